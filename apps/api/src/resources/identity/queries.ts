import { sql } from 'kysely'
import { avatarColumns, studentOfMember } from '../../access/avatar.ts'
import { type PeerScope, visiblePeer } from '../../access/peer.ts'
import { db, type Has, statement } from '../../db/statement.ts'
import { contains, listing } from '../../paging.ts'

/** As shown: `Tamsin Okoro`; a service user has one name only. */
export const fullName = sql<string>`trim(u.first_name || ' ' || u.last_name)`

interface UserFilters extends PeerScope {
  orgId: string
  role?: string
  q?: string
}

/** Active members as the people that they are. */
const users = (p: PeerScope & { orgId: string }, has: Has<PeerScope>) =>
  db
    .selectFrom('memberships as m')
    .innerJoin('users as u', 'u.id', 'm.user_id')
    .leftJoinLateral(studentOfMember, (join) => join.onTrue())
    .select(['u.id', 'u.kind', 'u.email', 'u.first_name', 'u.last_name', 'u.created_at', 'm.role'])
    .select(['m.id as member_id', 'm.created_at as member_created_at'])
    .select(avatarColumns(p, has))
    .where('m.org_id', '=', p.orgId)
    .where('m.status', '=', sql.lit('active'))
    .where('m.deleted_at', 'is', null)
    .where('u.deleted_at', 'is', null)

export const userList = listing({
  name: 'identity.listUsers',
  rows: (p: UserFilters, has) => {
    let query = users(p, has).where(visiblePeer(p, has))
    if (has('role')) query = query.where('m.role', '=', p.role as string)
    if (has('q')) query = query.where(contains(fullName, p.q as string))
    return query
  },
  sort: [
    { by: sql.ref('m.created_at'), direction: 'desc', type: 'timestamptz', of: (row) => row.member_created_at },
    { by: sql.ref('m.id'), direction: 'desc', type: 'uuid', of: (row) => row.member_id },
  ],
})

export const userById = statement('identity.getUser', (p: PeerScope & { orgId: string; id: string }, has) =>
  users(p, has).where('m.user_id', '=', p.id),
)

export const currentUser = statement('identity.me', (p: { userId: string }) =>
  db
    .selectFrom('users')
    .select([
      'id',
      'email',
      'first_name',
      'last_name',
      'avatar_url',
      'locale',
      'timezone',
      'is_super_admin',
      'created_at',
    ])
    .where('id', '=', p.userId),
)

const MAX_ORGANIZATIONS = 100

/** Where somebody is or was a member; the membership itself is behind each organization's own wall. */
export const organizationsOf = statement('identity.organizations', (p: { userId: string }) =>
  db
    .selectFrom('membership_directory as d')
    .innerJoin('organizations as o', 'o.id', 'd.org_id')
    .select(['o.id', 'o.slug', 'o.name', 'o.status'])
    .where('d.user_id', '=', p.userId)
    .orderBy('o.name')
    .orderBy('o.id')
    .limit(sql.lit(MAX_ORGANIZATIONS)),
)

export const ownStudent = statement('identity.ownStudent', (p: { orgId: string; userId: string }) =>
  db
    .selectFrom('students')
    .select('id')
    .where('org_id', '=', p.orgId)
    .where('user_id', '=', p.userId)
    .where('deleted_at', 'is', null),
)
