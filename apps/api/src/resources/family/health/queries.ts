import { sql } from 'kysely'
import { type ChildScope, related } from '../../../access/child.ts'
import { db, statement } from '../../../db/statement.ts'

interface ByChild {
  orgId: string
  childId: string
}

/** The child's sealed record, if there is one; and whether the scope sees the child, which tells who may read all of it. */
export const healthOfChild = statement('family.health.get', (p: ByChild & ChildScope, has) =>
  db
    .selectFrom('students as s')
    .leftJoin('health_infos as h', (join) => join.onRef('h.org_id', '=', 's.org_id').onRef('h.student_id', '=', 's.id'))
    .select(['s.id', 'h.payload_enc', 'h.updated_at', related(p, has, sql.ref('s.id')).as('whole')])
    .where('s.org_id', '=', p.orgId)
    .where('s.id', '=', p.childId)
    .where('s.deleted_at', 'is', null),
)

export const storedHealth = statement('family.health.stored', (p: ByChild) =>
  db
    .selectFrom('health_infos')
    .select(['payload_enc', 'updated_at'])
    .where('org_id', '=', p.orgId)
    .where('student_id', '=', p.childId),
)

export const putHealth = statement(
  'family.health.put',
  (p: ByChild & { sealed: Buffer; userId: string; now: string }) =>
    db
      .insertInto('health_infos')
      .values({
        org_id: p.orgId,
        student_id: p.childId,
        payload_enc: p.sealed,
        created_at: p.now,
        updated_at: p.now,
        created_by_id: p.userId,
        updated_by_id: p.userId,
      })
      .onConflict((conflict) =>
        conflict
          .columns(['org_id', 'student_id'])
          .doUpdateSet({ payload_enc: p.sealed, updated_at: p.now, updated_by_id: p.userId }),
      ),
)
