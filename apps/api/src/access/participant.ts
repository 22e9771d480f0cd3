import { sql } from 'kysely'
import { ApiError, forbidden, notFound } from '../api-error.ts'
import { db, type RowOf, statement } from '../db/statement.ts'
import type { Exchange } from '../http/exchange.ts'
import { fromPublic, toPublic } from '../ids.ts'

/** R-PARTICIPANT: who takes part in a conversation. A key does through its service user. */
export const participantOf = statement('access.participant', (p: { orgId: string; userId: string; id: string }) =>
  db
    .selectFrom('conversations as c')
    .leftJoin('conversation_participants as cp', (join) =>
      join.onRef('cp.org_id', '=', 'c.org_id').onRef('cp.conversation_id', '=', 'c.id').on('cp.user_id', '=', p.userId),
    )
    .select(['c.kind', 'cp.role', sql<boolean>`cp.user_id is not null`.as('ever')])
    .select(sql<boolean>`(cp.user_id is not null and cp.left_at is null)`.as('present'))
    .where('c.org_id', '=', p.orgId)
    .where('c.id', '=', p.id)
    .where('c.deleted_at', 'is', null),
)

type Found = RowOf<typeof participantOf> | undefined

export function requireParticipant(_x: Exchange, row: Found, id: string): asserts row {
  if (!row) throw notFound('conversation', toPublic('conv', id))
  if (!row.present) throw forbidden('relationship')
}

/** Owners and admins of a group. Of a direct conversation, which is none, both: the operation then says so. */
export function requireManager(x: Exchange, row: Found, id: string): void {
  requireParticipant(x, row, id)
  if (row.kind === 'group' && !isManager(row.role)) throw forbidden('relationship')
}

/** Managers; and oneself, also after having left, so that a replay is served. */
export function requireLeave(x: Exchange, row: Found, id: string): void {
  const own = fromPublic('usr', x.pathParams.userId) === x.caller.userId
  if (!(own && row?.ever)) requireManager(x, row, id)
}

export const isManager = (role: string | null): boolean => role === 'owner' || role === 'admin'

/** A super-admin who is no member of the organization has no place among its people. */
export function requireMember({ caller }: Pick<Exchange, 'caller'>): void {
  if (caller.kind === 'user' && !caller.memberId) {
    throw new ApiError('membership_inactive', { details: { status: null } })
  }
}
