import { sql } from 'kysely'
import { ApiError, forbidden, notFound, unknownReference } from '../api-error.ts'
import { isOrgAdmin } from '../caller.ts'
import { db, type Prepared, type Statement, statement } from '../db/statement.ts'
import type { Given, TenantReads } from '../db/tenant.ts'
import type { Exchange } from '../http/exchange.ts'
import { toPublic } from '../ids.ts'
import { type ChildFacts, type ChildScope, childScope, processable, related, sharable } from './child.ts'
import { type PeerScope, peerScope, visiblePeer } from './peer.ts'
import { type SectionScope, sectionScope, visibleSection } from './section.ts'
import { type TaskScope, taskScope, visibleProject, visibleTask } from './task.ts'

/** A rule of guard 8 over ids that the request names: what to ask the database, and what the answer means. */
export interface Rule {
  /** Prefix of the public ids that its locator yields. */
  prefix: string
  ask(x: Exchange, reads: TenantReads, ids: string[]): Prepared
  /** Throws the refusal. `rows` answer `ask`. */
  judge(x: Exchange, rows: unknown[], ids: string[], from: string): void
}

interface ById<S, R> {
  prefix: string
  scope(x: Exchange): S
  statement: Statement<S & { orgId: string; id: string }, R>
  judge(x: Exchange, row: R | undefined, id: string): void
}

/** A rule over one row. */
function byId<S extends object, R>({ prefix, scope, statement: s, judge }: ById<S, R>): Rule {
  return {
    prefix,
    ask: (x, reads, [id = '']) =>
      reads.bound(s, { ...scope(x), id } as unknown as Given<S & { orgId: string; id: string }>),
    judge: (x, rows, [id = '']) => judge(x, rows[0] as R | undefined, id),
  }
}

// A soft-deleted row is found too: the handler then answers 404, or a replay of the deletion is served.
const taskById = statement('access.task', (p: TaskScope & { orgId: string; id: string }, has) =>
  db
    .selectFrom('tasks as t')
    .select(['t.created_by_id', visibleTask(p, has).as('visible')])
    .where('t.org_id', '=', p.orgId)
    .where('t.id', '=', p.id),
)

const memberUser = statement('access.member', (p: { orgId: string; id: string }) =>
  db.selectFrom('memberships').select('user_id').where('org_id', '=', p.orgId).where('id', '=', p.id),
)

export interface PeerFound {
  visible: boolean
}
/** Whether the caller may see a user here (R-PEER). */
export const peerById = statement('access.peer', (p: PeerScope & { orgId: string; id: string }, has) =>
  db
    .selectFrom('memberships as m')
    .select(visiblePeer(p, has).as('visible'))
    .where('m.org_id', '=', p.orgId)
    .where('m.user_id', '=', p.id),
)

const projectById = statement('access.project', (p: TaskScope & { orgId: string; id: string }, has) =>
  db
    .selectFrom('projects as pr')
    .select((has('ownOnly') ? visibleProject(p, has) : sql<boolean>`true`).as('visible'))
    .where('pr.org_id', '=', p.orgId)
    .where('pr.id', '=', p.id),
)

const sectionById = statement('access.section', (p: SectionScope & { orgId: string; id: string }, has) =>
  db
    .selectFrom('sections as s')
    .select(visibleSection(p, has, sql.ref('s.id')).as('visible'))
    .where('s.org_id', '=', p.orgId)
    .where('s.id', '=', p.id),
)

/** Facts about children, for guards 8 and 9 at once. */
const children = statement('access.children', (p: ChildScope & { orgId: string; ids: string[] }, has) =>
  db
    .selectFrom('students as s')
    .select([
      's.id',
      related(p, has, sql.ref('s.id')).as('related'),
      processable(p, has, sql.ref('s.id')).as('data_processing'),
      sharable(p, has, sql.ref('s.id')).as('third_party_sharing'),
    ])
    .where('s.org_id', '=', p.orgId)
    .where('s.id', '=', sql<string>`any(${p.ids}::uuid[])`),
)
const rChild: Rule = {
  prefix: 'stu',
  ask: (x, reads, ids) => reads.bound(children, { ...childScope(x, 'directory'), ids }),
  judge(x, rows, ids, from) {
    const known = new Map((rows as ChildFacts[]).map((row) => [row.id, row]))
    for (const [id, facts] of known) x.children.set(id, facts)
    const refused = ids.filter((id) => !known.get(id)?.related)
    if (refused.length === 0) return
    // These see every child there is, so for them the refusal may tell that there is none.
    const tellsAbsence = isOrgAdmin(x.caller) || x.caller.kind === 'api_key'
    if (tellsAbsence && from.startsWith('body.')) throw unknownReference(from.slice(5), 'student')
    const code = tellsAbsence ? 'CHILD_NOT_FOUND' : 'RELATIONSHIP_REQUIRED'
    const named = refused.map((id) => toPublic('stu', id))
    throw new ApiError(code, { details: named.length === 1 ? { childId: named[0] } : { childIds: named } })
  },
}

/** Guard 8 by the names that the contract uses in `x-relationship`. */
export const rules: Record<string, Rule> = {
  'R-CHILD': rChild,
  'R-TASK': byId({
    prefix: 'task',
    scope: taskScope,
    statement: taskById,
    judge(_x, row, id) {
      if (!row?.visible) throw notFound('task', toPublic('task', id))
    },
  }),
  'R-TASK-CREATOR': byId({
    prefix: 'task',
    scope: taskScope,
    statement: taskById,
    judge(x, row) {
      if (row?.created_by_id !== x.caller.userId && !isOrgAdmin(x.caller)) throw forbidden('relationship')
    },
  }),
  'R-PROJECT': byId({
    prefix: 'proj',
    scope: taskScope,
    statement: projectById,
    judge(_x, row, id) {
      if (!row?.visible) throw notFound('project', toPublic('proj', id))
    },
  }),
  'R-SECTION': byId({
    prefix: 'sec',
    scope: sectionScope,
    statement: sectionById,
    judge(_x, row, id) {
      if (!row) throw notFound('section', toPublic('sec', id))
      if (!row.visible) throw forbidden('relationship')
    },
  }),
  'R-PEER': byId({
    prefix: 'usr',
    scope: peerScope,
    statement: peerById,
    judge(_x, row, id) {
      if (!row?.visible) throw notFound('user', toPublic('usr', id))
    },
  }),
  'R-SELF-MEMBER': byId({
    prefix: 'mbr',
    scope: () => ({}),
    statement: memberUser,
    judge(x, row, id) {
      if (!row || row.user_id !== x.caller.userId) throw notFound('member', toPublic('mbr', id))
    },
  }),
}
