import { sql } from 'kysely'
import { conflict } from '../../api-error.ts'
import { db, statement } from '../../db/statement.ts'
import { toPublic } from '../../ids.ts'

interface Asked {
  orgId: string
  ids: string[]
  sectionId?: string
  /** In place of the section: an assessment of it. */
  assessmentId?: string
}

/** Those of the children whose enrollment in the section is active, or completed: their marks and grades may still be set. */
export const enrolledIn = statement('academic.enrolledIn', (p: Asked, has) =>
  db
    .selectFrom('enrollments')
    .select('student_id as id')
    .where('org_id', '=', p.orgId)
    .where(
      'section_id',
      '=',
      has('assessmentId')
        ? sql<string>`(select m.section_id from assessments m where m.org_id = ${p.orgId} and m.id = ${p.assessmentId})`
        : (p.sectionId as string),
    )
    .where('student_id', '=', sql<string>`any(${p.ids}::uuid[])`)
    .where('status', 'in', [sql.lit('active'), sql.lit('completed')])
    .where('deleted_at', 'is', null),
)

/** Refuses the call when any of the children is not among the enrolled. */
export function refuseStrangers(ids: readonly string[], enrolled: readonly { id: string }[]): void {
  const known = new Set(enrolled.map(({ id }) => id))
  const strangers = ids.filter((id) => !known.has(id))
  if (strangers.length > 0) throw conflict('not_enrolled', { studentIds: strangers.map((id) => toPublic('stu', id)) })
}

interface Named {
  studentId: string
}

/** In a list that names children each comes once. */
export const repeatedChildren = (entries: readonly Named[], fieldOf: (i: number) => string) => {
  const seen = new Set<string>()
  return entries.flatMap(({ studentId }, i) => {
    const again = seen.has(studentId)
    seen.add(studentId)
    const field = `${fieldOf(i)}studentId`
    const message = `${field} names a student for the second time`
    return again ? [{ field, location: 'body' as const, code: 'duplicate', message }] : []
  })
}
