import type { ConsentNeed, Relationship } from '@homeroom/contract/record'
import { sql } from 'kysely'
import { forbidden, notFound } from '../api-error.ts'
import { isOrgAdmin } from '../caller.ts'
import { db, type Prepared, type RowOf, type Statement, statement } from '../db/statement.ts'
import type { Given, TenantReads } from '../db/tenant.ts'
import type { Exchange } from '../http/exchange.ts'
import { toPublic } from '../ids.ts'
import { audienceRule, authorRule, mayPostRule, roleHolderRule } from './audience-rule.ts'
import { childRule } from './child-rule.ts'
import { commentAuthorRule } from './comment-rule.ts'
import { endpointRule } from './endpoint.ts'
import { type EventScope, eventScope, visibleEvent } from './event.ts'
import type { Located } from './locator.ts'
import { participantOf, requireLeave, requireManager, requireParticipant } from './participant.ts'
import { type PeerScope, peerScope, visiblePeer } from './peer.ts'
import { messagingPeerRule } from './peer-rule.ts'
import { sectionRule } from './section-rule.ts'
import { type TaskScope, taskScope, visibleProject, visibleTask } from './task.ts'

/** A rule of guard 8 over ids that the request names: what to ask the database, and what the answer means. */
export interface Rule {
  /** Prefix of the public ids that its locator yields. */
  prefix: string
  ask(x: Exchange, reads: TenantReads, ids: string[]): Prepared
  /** Throws the refusal. `rows` answer `ask`. */
  judge(x: Exchange, rows: unknown[], located: Located): void
}
/** Makes the rule that an entry of `x-relationship` asks for; `consents` are what guard 9 needs at the same place. */
export type RuleFor = (need: Relationship, consents: readonly ConsentNeed[]) => Rule

interface ById<S, R> {
  prefix: string
  scope(x: Exchange): S
  statement: Statement<S & { orgId: string; id: string }, R>
  judge(x: Exchange, row: R | undefined, id: string): void
}

/** A rule over one row. */
function byId<S extends object, R>({ prefix, scope, statement: s, judge }: ById<S, R>): RuleFor {
  return () => ({
    prefix,
    ask: (x, reads, [id = '']) =>
      reads.bound(s, { ...scope(x), id } as unknown as Given<S & { orgId: string; id: string }>),
    judge: (x, rows, { fields }) => judge(x, rows[0] as R | undefined, [...fields.keys()][0] as string),
  })
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

/** Whether the caller may see a user here (R-PEER). */
const peerById = statement('access.peer', (p: PeerScope & { orgId: string; id: string }, has) =>
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

const eventById = statement('access.event', (p: EventScope & { orgId: string; id: string }, has) =>
  db
    .selectFrom('outbox_events as ev')
    .select(visibleEvent(p, has).as('visible'))
    .where('ev.org_id', '=', p.orgId)
    .where('ev.id', '=', p.id),
)

const ofConversation = (judge: ById<{ userId: string }, RowOf<typeof participantOf>>['judge']): RuleFor =>
  byId({ prefix: 'conv', scope: ({ caller }) => ({ userId: caller.userId }), statement: participantOf, judge })

/** Guard 8 by the names that the contract uses in `x-relationship`. */
export const rules: Record<string, RuleFor> = {
  'R-CHILD': childRule,
  'R-SECTION': sectionRule,
  'R-TEACHES': sectionRule,
  'R-AUDIENCE': audienceRule,
  'R-AUTHOR': authorRule,
  'R-COMMENT-AUTHOR': commentAuthorRule,
  'R-MAY-POST': mayPostRule,
  'R-ROLE-HOLDER': roleHolderRule,
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
  'R-PEER': byId({
    prefix: 'usr',
    scope: peerScope,
    statement: peerById,
    judge(_x, row, id) {
      if (!row?.visible) throw notFound('user', toPublic('usr', id))
    },
  }),
  'R-ENDPOINT': endpointRule,
  'R-EVENT': byId({
    prefix: 'evt',
    scope: eventScope,
    statement: eventById,
    judge(_x, row, id) {
      if (!row?.visible) throw notFound('event', toPublic('evt', id))
    },
  }),

  'R-PEER-MESSAGING': messagingPeerRule,
  'R-PARTICIPANT': ofConversation(requireParticipant),
  'R-GROUP-MANAGER': ofConversation(requireManager),
  'R-GROUP-LEAVE': ofConversation(requireLeave),
  'R-SELF-MEMBER': byId({
    prefix: 'mbr',
    scope: () => ({}),
    statement: memberUser,
    judge(x, row, id) {
      if (!row || row.user_id !== x.caller.userId) throw notFound('member', toPublic('mbr', id))
    },
  }),
}
