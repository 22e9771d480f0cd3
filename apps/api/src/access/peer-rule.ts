import { sql } from 'kysely'
import { notFound, unknownReferences } from '../api-error.ts'
import { db, statement } from '../db/statement.ts'
import { toPublic } from '../ids.ts'
import { requireMember } from './participant.ts'
import { messagingPeer, type PeerScope, peerScope } from './peer.ts'
import type { Rule } from './rules.ts'

const reachable = statement('access.messagingPeers', (p: PeerScope & { orgId: string; ids: string[] }, has) =>
  db
    .selectFrom('memberships as m')
    .select('m.user_id')
    .where('m.org_id', '=', p.orgId)
    .where('m.user_id', '=', sql<string>`any(${p.ids}::uuid[])`)
    .where(messagingPeer(p, has)),
)

/** R-PEER-MESSAGING: the caller may see everyone who is named, and may write to them. */
export const messagingPeerRule = (): Rule => ({
  prefix: 'usr',
  ask: (x, reads, ids) => reads.bound(reachable, { ...peerScope(x), ids }),
  judge(x, rows, { place, fields }) {
    requireMember(x)
    const found = new Set((rows as { user_id: string }[]).map(({ user_id }) => user_id))
    const absent = [...fields].filter(([id]) => !found.has(id))
    if (absent.length === 0) return
    const [[id] = ['']] = absent
    if (place === 'path') throw notFound('user', toPublic('usr', id))
    throw unknownReferences(
      absent.map(([, field]) => field),
      'user',
      place,
    )
  },
})
