import { sql } from 'kysely'
import type { Context } from '../../context.ts'
import { db, statement } from '../../db/statement.ts'

const directsWith = (p: { orgId: string; userId: string }) =>
  db
    .selectFrom('conversation_participants as mine')
    .select('mine.conversation_id')
    .where('mine.org_id', '=', p.orgId)
    .where('mine.user_id', '=', p.userId)

/** Before `archiveDirects`, so that two of them see what the other did. */
const lockDirects = statement('messaging.lockDirects', (p: { orgId: string; userId: string }) =>
  db
    .selectFrom('conversations')
    .select('id')
    .where('org_id', '=', p.orgId)
    .where('kind', '=', sql.lit('direct'))
    .where('id', 'in', directsWith(p))
    .orderBy('id')
    .forNoKeyUpdate(),
)

/** A person's direct conversations are archived while one of the two is not in the organization, and active otherwise. */
const archiveDirects = statement('messaging.archiveDirects', (p: { orgId: string; userId: string; now: string }) => {
  const status = sql<string>`case when exists (
    select from conversation_participants cp
    join memberships m on m.org_id = cp.org_id and m.user_id = cp.user_id and m.status in ('invited', 'removed')
    where cp.org_id = conversations.org_id and cp.conversation_id = conversations.id) then 'archived' else 'active' end`
  return db
    .updateTable('conversations')
    .set({ status, updated_at: p.now })
    .where('org_id', '=', p.orgId)
    .where('kind', '=', sql.lit('direct'))
    .where('id', 'in', directsWith(p))
    .where('status', '<>', status)
})

/** After a membership has begun or ended. */
export function followMember({ db, now }: Context, userId: string): void {
  db.write(lockDirects, { userId })
  db.write(archiveDirects, { userId, now })
}
