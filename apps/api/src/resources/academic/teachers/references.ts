import { sql } from 'kysely'
import { db, statement } from '../../../db/statement.ts'
import { missing, type References, unfit } from '../../../references.ts'

const teacherStates = statement('academic.teachers.states', (p: { orgId: string; ids: string[] }) =>
  db
    .selectFrom('teachers')
    .select(['id', 'status'])
    .where('org_id', '=', p.orgId)
    .where('id', '=', sql<string>`any(${p.ids}::uuid[])`)
    .where('deleted_at', 'is', null),
)

/** Each field must name an active teacher. */
export function askTeachers(references: References, named: { id: string; field: string }[]): void {
  if (named.length === 0) return
  references.ask(teacherStates, { ids: named.map(({ id }) => id) }, (rows) => {
    const states = new Map(rows.map(({ id, status }) => [id, status]))
    return named.flatMap(({ id, field }) => {
      const status = states.get(id)
      if (status === 'active') return []
      return [status ? unfit(field, 'names a teacher who is not active') : missing(field, 'teacher')]
    })
  })
}
