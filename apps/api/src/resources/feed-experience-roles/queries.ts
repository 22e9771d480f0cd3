import { sql } from 'kysely'
import { avatarColumns, studentOfMember } from '../../access/avatar.ts'
import { type PeerScope, visiblePeer } from '../../access/peer.ts'
import { db, type Has, statement } from '../../db/statement.ts'
import { contains, listing, newestFirst } from '../../paging.ts'

interface Scoped extends PeerScope {
  orgId: string
}
interface ById {
  orgId: string
  id: string
}

/** Members of the role whom the caller may see, as the list of them has it. */
const memberCount = (p: Scoped, has: Has<PeerScope>) => sql<number>`(
  select count(*) from experience_role_members xm
  join memberships m on m.org_id = xm.org_id and m.user_id = xm.user_id
  where xm.org_id = ${p.orgId} and xm.role_id = xr.id and xm.deleted_at is null and ${visiblePeer(p, has)})`

export const roleList = listing({
  name: 'feedExperienceRoles.getRoles',
  rows: (p: Scoped & { q?: string }, has) => {
    const query = db
      .selectFrom('experience_roles as xr')
      .select(['xr.id', 'xr.key', 'xr.name', 'xr.description', 'xr.color', 'xr.created_at', 'xr.updated_at'])
      .select(memberCount(p, has).as('member_count'))
      .where('xr.org_id', '=', p.orgId)
      .where('xr.deleted_at', 'is', null)
    if (!has('q')) return query
    const q = p.q as string
    return query.where(sql<boolean>`(${contains(sql.ref('xr.name'), q)} or ${contains(sql.ref('xr.key'), q)})`)
  },
  sort: newestFirst('xr'),
})

interface RoleValues extends ById {
  key: string
  name: string
  description: string | null
  color: string | null
  userId: string
  now: string
}
export const insertRole = statement('feedExperienceRoles.createRole', (p: RoleValues) =>
  db.insertInto('experience_roles').values({
    org_id: p.orgId,
    id: p.id,
    key: p.key,
    name: p.name,
    description: p.description,
    color: p.color,
    created_at: p.now,
    updated_at: p.now,
    created_by_id: p.userId,
    updated_by_id: p.userId,
  }),
)

const role = (p: ById) =>
  db
    .selectFrom('experience_roles')
    .select('id')
    .where('org_id', '=', p.orgId)
    .where('id', '=', p.id)
    .where('deleted_at', 'is', null)
export const roleById = statement('feedExperienceRoles.role', role)
/** Whoever gives or takes a role waits here for their turn. */
export const lockRole = statement('feedExperienceRoles.lock', (p: ById) => role(p).forNoKeyUpdate())

const members = (p: Scoped & { roleId: string }, has: Has<PeerScope>) =>
  db
    .selectFrom('experience_role_members as xm')
    .innerJoin('memberships as m', (join) =>
      join.onRef('m.org_id', '=', 'xm.org_id').onRef('m.user_id', '=', 'xm.user_id'),
    )
    .innerJoin('users as u', 'u.id', 'xm.user_id')
    .leftJoinLateral(studentOfMember, (join) => join.onTrue())
    .select(['xm.id', 'xm.role_id', 'xm.user_id', 'xm.joined_at', 'xm.created_at', 'm.role', 's.id as student_id'])
    .select(['u.first_name', 'u.last_name'])
    .select(avatarColumns(p, has))
    .where('xm.org_id', '=', p.orgId)
    .where('xm.role_id', '=', p.roleId)
    .where('xm.deleted_at', 'is', null)

export const memberList = listing({
  name: 'feedExperienceRoles.getMembers',
  rows: (p: Scoped & { roleId: string }, has) => members(p, has).where(visiblePeer(p, has)),
  sort: newestFirst('xm'),
})

export const memberOf = statement(
  'feedExperienceRoles.member',
  (p: Scoped & { roleId: string; memberUserId: string }, has) =>
    members(p, has).where('xm.user_id', '=', p.memberUserId),
)

/** Who is to hold a role. Held until the commit, so that they are not removed meanwhile. */
export const candidate = statement('feedExperienceRoles.candidate', (p: ById) =>
  db
    .selectFrom('memberships')
    .select('status')
    .where('org_id', '=', p.orgId)
    .where('user_id', '=', p.id)
    .where('deleted_at', 'is', null)
    .forShare(),
)

interface NewMember extends ById {
  roleId: string
  memberUserId: string
  userId: string
  now: string
}
export const insertMember = statement('feedExperienceRoles.addMember', (p: NewMember) =>
  db.insertInto('experience_role_members').values({
    org_id: p.orgId,
    id: p.id,
    role_id: p.roleId,
    user_id: p.memberUserId,
    added_by: p.userId,
    joined_at: p.now,
    created_at: p.now,
    updated_at: p.now,
    created_by_id: p.userId,
    updated_by_id: p.userId,
  }),
)

export const deleteMember = statement('feedExperienceRoles.removeMember', (p: ById & { userId: string; now: string }) =>
  db
    .updateTable('experience_role_members')
    .set({ deleted_at: p.now, updated_at: p.now, updated_by_id: p.userId })
    .where('org_id', '=', p.orgId)
    .where('id', '=', p.id),
)
