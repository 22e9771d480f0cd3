import { type RawBuilder, sql } from 'kysely'
import { avatarColumns, studentOfMember } from '../../access/avatar.ts'
import type { ChildScope } from '../../access/child.ts'
import { db, type Has, statement } from '../../db/statement.ts'
import { contains, listing, newestFirst } from '../../paging.ts'
import { fullName } from './queries.ts'

interface Scope extends ChildScope {
  orgId: string
}
interface MemberFilters extends Scope {
  role?: string
  status?: string
  q?: string
}

/** As `isPending` in view.ts: until the invitation is accepted the row shows its address and nothing of an account. */
const shownName = sql<string>`case
  when m.status = 'invited' or (m.status = 'removed' and m.joined_at is null and m.invited_email is not null)
  then coalesce(m.invited_email, u.email) else ${fullName} end`

const members = (p: Scope, has: Has<ChildScope>) =>
  db
    .selectFrom('memberships as m')
    .leftJoin('users as u', 'u.id', 'm.user_id')
    .leftJoinLateral(studentOfMember, (join) => join.onTrue())
    .select(['m.id', 'm.user_id', 'm.invited_email', 'm.role', 'm.additional_roles', 'm.status', 'm.title'])
    .select(['m.joined_at', 'm.created_at', 'm.updated_at'])
    .select(['u.kind', 'u.email', 'u.first_name', 'u.last_name', 's.id as student_id'])
    .select(avatarColumns(p, has))
    .where('m.org_id', '=', p.orgId)
    .where('m.deleted_at', 'is', null)

export const memberList = listing({
  name: 'identity.listMembers',
  rows: (p: MemberFilters, has) => {
    let query = members(p, has)
    if (has('role')) query = query.where(holds(p.role as string))
    if (has('status')) query = query.where('m.status', '=', p.status as string)
    if (has('q')) query = query.where(contains(shownName, p.q as string))
    return query
  },
  sort: newestFirst('m'),
})

const holds = (role: string | RawBuilder<unknown>): RawBuilder<boolean> =>
  sql`(m.role = ${role} or m.additional_roles @> array[${role}]::text[])`

type ById = Scope & { id: string }
const member = (p: ById, has: Has<ChildScope>) => members(p, has).where('m.id', '=', p.id)

export const memberById = statement('identity.getMember', (p: ById, has) => member(p, has))
/** Not against those who only refer to the member, as whatever she writes does: see `memberAndOwnersForUpdate`. */
export const memberForUpdate = statement('identity.lockMember', (p: ById, has) => member(p, has).forNoKeyUpdate('m'))

/**
 * The member and every other active owner. All take their locks in the order of ids, so that two owners who demote each
 * other wait instead of deadlocking; the second then finds the first no longer an owner. What they write meanwhile only refers
 * to them: if that waited, with the conversation in its hands that is to be archived, it would wait for ever.
 */
export const memberAndOwnersForUpdate = statement('identity.lockMemberAndOwners', (p: ById, has) =>
  members(p, has)
    .where(sql<boolean>`(m.id = ${p.id} or (m.status = 'active' and ${holds(sql.lit('owner'))}))`)
    .orderBy('m.id')
    .forNoKeyUpdate('m'),
)

interface Account {
  id: string
  email: string
  timezone: string
  now: string
}

/**
 * The account of an address; one that is made for it has no names, and is not verified before somebody signs in with it. Held
 * until the commit: one that no organization knows would else be removed before this one does.
 */
export const holdAccount = statement('identity.holdAccount', (p: Account) =>
  db
    .insertInto('users')
    .values({
      id: p.id,
      email: p.email,
      kind: sql.lit('person'),
      first_name: sql.lit(''),
      last_name: sql.lit(''),
      timezone: p.timezone,
      created_at: p.now,
      updated_at: p.now,
    })
    .onConflict((conflict) =>
      conflict
        .expression(sql`lower(email)`)
        .where('deleted_at', 'is', null)
        .where('kind', '=', sql.lit('person'))
        .doUpdateSet({ updated_at: sql<string>`users.updated_at` }),
    )
    .returning('id'),
)

interface Invitation {
  orgId: string
  id: string
  userId: string
  email: string
  role: string
  additionalRoles: string[]
  title: string | null
  invitedBy: string
  now: string
}

/** No row comes back where the address belongs to a member already, or to somebody whom another call has just invited. */
export const inviteMember = statement('identity.invite', (p: Invitation) => {
  const invited = {
    invited_email: p.email,
    role: p.role,
    additional_roles: p.additionalRoles,
    status: sql.lit('invited'),
    title: p.title,
    joined_at: sql.lit(null),
    invited_by: p.invitedBy,
    updated_at: p.now,
    updated_by_id: p.invitedBy,
  }
  return db
    .insertInto('memberships')
    .values({
      org_id: p.orgId,
      id: p.id,
      user_id: p.userId,
      ...invited,
      created_at: p.now,
      created_by_id: p.invitedBy,
    })
    .onConflict((conflict) =>
      conflict.columns(['org_id', 'user_id']).doUpdateSet(invited).where('memberships.status', '=', sql.lit('removed')),
    )
    .returning('id')
})

export const memberByUser = statement('identity.memberByUser', (p: Scope & { memberUserId: string }, has) =>
  members(p, has).where('m.user_id', '=', p.memberUserId),
)

export const insertDirectoryEntry = statement(
  'identity.insertDirectoryEntry',
  (p: { orgId: string; userId: string; memberId: string }) =>
    db
      .insertInto('membership_directory')
      .values({ user_id: p.userId, org_id: p.orgId, member_id: p.memberId })
      .onConflict((conflict) => conflict.columns(['user_id', 'org_id']).doNothing()),
)

interface Changed {
  orgId: string
  id: string
  userId: string
  now: string
  role: string
  additionalRoles: string[]
  title: string | null
  status: string
  joinedAt: string | null
}

/** Writes every column that a caller can change, from a row that was read under lock. */
export const updateMember = statement('identity.updateMember', (p: Changed) =>
  db
    .updateTable('memberships')
    .set({
      role: p.role,
      additional_roles: p.additionalRoles,
      title: p.title,
      status: p.status,
      joined_at: p.joinedAt,
      updated_at: p.now,
      updated_by_id: p.userId,
    })
    .where('org_id', '=', p.orgId)
    .where('id', '=', p.id),
)

/** A teacher is active as long as the membership is. */
export const updateTeacher = statement(
  'identity.updateTeacher',
  (p: { orgId: string; memberUserId: string; status: string; userId: string; now: string }) =>
    db
      .updateTable('teachers')
      .set({ status: p.status, updated_at: p.now, updated_by_id: p.userId })
      .where('org_id', '=', p.orgId)
      .where('user_id', '=', p.memberUserId)
      .where('deleted_at', 'is', null),
)
