import { sql } from 'kysely'
import { type SectionScope, seesDrafts, visibleSection } from '../../../access/section.ts'
import { startOfDay } from '../../../days.ts'
import { db, type Has, statement } from '../../../db/statement.ts'
import type { Claim } from '../../../events/schedule.ts'
import { listing, newestFirst, nullsLast } from '../../../paging.ts'
import type { Schemas } from '../../../schemas.ts'

const assignments = (p: { orgId: string }) =>
  db
    .selectFrom('assignments as a')
    .select(['a.id', 'a.section_id', 'a.title', 'a.instructions', 'a.type', 'a.status', 'a.points_possible'])
    .select(['a.submission_types', 'a.max_attempts', 'a.allow_late', 'a.available_from', 'a.due_at', 'a.closes_at'])
    .select(['a.standard_ids', 'a.published_at', 'a.created_at', 'a.updated_at'])
    .select(sql<Schemas['Attachment'][]>`a.attachments`.as('attachments'))
    .where('a.org_id', '=', p.orgId)
    .where('a.deleted_at', 'is', null)

interface Seen extends SectionScope {
  orgId: string
}
const section = sql.ref('a.section_id')
/** Over an assignment of a section that the caller sees. A draft that was archived has never been published either. */
const notHidden = (p: Seen, has: Has<SectionScope>) =>
  sql<boolean>`(a.status in ('published', 'closed') or a.published_at is not null or ${seesDrafts(p, has, section)})`

interface AssignmentFilters extends Seen {
  timezone: string
  sectionId?: string
  status?: string
  type?: string
  dueFrom?: string
  dueTo?: string
}

/** No due time sorts last; the index `assignments_section` is over this expression. */
const dueAt = nullsLast(sql.ref('a.due_at'), 'timestamptz')

const filtered = (p: AssignmentFilters, has: Has<AssignmentFilters>) => {
  let query = assignments(p)
    .where(visibleSection(p, has, section))
    .where(notHidden(p, has))
  if (has('sectionId')) query = query.where('a.section_id', '=', p.sectionId as string)
  if (has('status')) query = query.where('a.status', '=', p.status as string)
  if (has('type')) query = query.where('a.type', '=', p.type as string)
  if (has('dueFrom'))
    query = query.where('a.due_at', 'is not', null).where(dueAt, '>=', startOfDay(p.dueFrom, p.timezone))
  if (has('dueTo')) query = query.where(dueAt, '<', startOfDay(p.dueTo, p.timezone, 1))
  return query
}

export const assignmentList = listing({
  name: 'academic.assignments.list',
  rows: filtered,
  sort: newestFirst('a'),
})

export const assignmentListOfSection = listing({
  name: 'academic.assignments.list.due',
  rows: filtered,
  sort: [
    { by: dueAt, direction: 'asc', type: 'timestamptz', of: (row) => row.due_at ?? 'infinity' },
    { by: sql.ref('a.id'), direction: 'asc', type: 'uuid', of: (row) => row.id },
  ],
})

interface ById {
  orgId: string
  id: string
}
const assignment = (p: ById) => assignments(p).where('a.id', '=', p.id)

export const assignmentById = statement('academic.assignments.get', (p: Seen & ById, has) =>
  assignment(p).where(notHidden(p, has)),
)

export const assignmentForUpdate = statement('academic.assignments.lock', (p: ById) => assignment(p).forNoKeyUpdate())
/** What work is handed in to: it stays open until the commit. */
export const assignmentToSubmit = statement('academic.assignments.use', (p: ById) => assignment(p).forShare())

/** To be asked once the assignment is locked. */
export const isAnswered = statement('academic.assignments.isAnswered', (p: ById) =>
  db
    .selectFrom('submissions')
    .select('id')
    .where('org_id', '=', p.orgId)
    .where('assignment_id', '=', p.id)
    .where('deleted_at', 'is', null)
    .limit(sql.lit(1)),
)

interface AssignmentValues extends ById {
  userId: string
  now: string
  title: string
  instructions: string | null
  type: string
  status: string
  pointsPossible: number | null
  submissionTypes: string[]
  maxAttempts: number | null
  allowLate: boolean
  availableFrom: string | null
  dueAt: string | null
  closesAt: string | null
  /** JSON */
  attachments: string
  standardIds: string[]
  publishedAt: string | null
}

const values = (p: AssignmentValues) => ({
  title: p.title,
  instructions: p.instructions,
  type: p.type,
  status: p.status,
  points_possible: p.pointsPossible,
  submission_types: p.submissionTypes,
  max_attempts: p.maxAttempts,
  allow_late: p.allowLate,
  available_from: p.availableFrom,
  due_at: p.dueAt,
  closes_at: p.closesAt,
  attachments: p.attachments,
  standard_ids: p.standardIds,
  published_at: p.publishedAt,
  updated_at: p.now,
  updated_by_id: p.userId,
})

export const insertAssignment = statement(
  'academic.assignments.insert',
  (p: AssignmentValues & { sectionId: string }) =>
    db.insertInto('assignments').values({
      org_id: p.orgId,
      id: p.id,
      section_id: p.sectionId,
      created_at: p.now,
      created_by_id: p.userId,
      ...values(p),
    }),
)

export const updateAssignment = statement('academic.assignments.update', (p: AssignmentValues) =>
  db.updateTable('assignments').set(values(p)).where('org_id', '=', p.orgId).where('id', '=', p.id),
)

export const assignmentsToClose = statement('academic.assignments.toClose', (p: Claim) =>
  assignments(p)
    .where('a.status', '=', sql.lit('published'))
    .where('a.closes_at', '<=', p.now)
    .orderBy('a.closes_at')
    .limit(p.batch)
    .forNoKeyUpdate()
    .skipLocked(),
)

export const closeAssignments = statement(
  'academic.assignments.close',
  (p: { orgId: string; ids: string[]; now: string }) =>
    db
      .updateTable('assignments')
      .set({ status: sql.lit('closed'), updated_at: p.now })
      .where('org_id', '=', p.orgId)
      .where('id', '=', sql<string>`any(${p.ids}::uuid[])`),
)
