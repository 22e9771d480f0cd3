import type { Role } from '@homeroom/contract/access'
import type { EventType } from '@homeroom/contract/events'
import { childScope } from '../../access/child.ts'
import { conflict, forbidden, invalidTransition, notFound } from '../../api-error.ts'
import { orKeep, previousOf } from '../../changes.ts'
import type { Context } from '../../context.ts'
import type { HandlersOf } from '../../handler-types.ts'
import { newId, uuidOf } from '../../ids.ts'
import { readPage } from '../../paging.ts'
import type { Schemas } from '../../schemas.ts'
import { followMember } from '../messaging/archiving.ts'
import {
  holdAccount,
  insertDirectoryEntry,
  inviteMember,
  memberAndOwnersForUpdate,
  memberById,
  memberByUser,
  memberForUpdate,
  memberList,
  updateMember,
  updateTeacher,
} from './member-queries.ts'
import { refuseAbove } from './ranks.ts'
import { type MemberRow, toAnnouncedMember, toMember } from './view.ts'

type MemberOperations = Pick<
  HandlersOf<'identity'>,
  | 'identity.listMembers'
  | 'identity.getMember'
  | 'identity.inviteMember'
  | 'identity.updateMember'
  | 'identity.acceptInvitation'
>

export const memberHandlers: MemberOperations = {
  'identity.listMembers': async ({ query }, ctx) => {
    const { role, status, q } = query
    const { rows, pagination } = await readPage(ctx, memberList, query, { ...scopeOf(ctx), role, status, q })
    return { data: rows.map((row) => toMember(row, ctx.caller)), pagination }
  },

  'identity.getMember': async ({ path }, ctx) => {
    const row = await ctx.db.one(memberById, { ...scopeOf(ctx), id: uuidOf('mbr', path.id) })
    if (!row) throw notFound('member', path.id)
    return toMember(row, ctx.caller)
  },

  'identity.inviteMember': async ({ body }, ctx) => {
    const additionalRoles = withoutRepeats(body.role, body.additionalRoles ?? [])
    refuseAbove(ctx.caller, [body.role, ...additionalRoles])
    const { row, userId } = await invite(ctx, {
      email: body.email.toLowerCase(),
      role: body.role,
      additionalRoles,
      title: body.title ?? null,
    })
    ctx.db.write(insertDirectoryEntry, { userId, memberId: row.id })
    ctx.emit('member.invited', told(row))
    ctx.afterCommit(() => ctx.services.directory.forgetMember(ctx.orgId, userId))
    return toMember(row, ctx.caller)
  },

  'identity.updateMember': async ({ path, body }, ctx) => {
    const id = uuidOf('mbr', path.id)
    const locked = await ctx.db.read(memberAndOwnersForUpdate, { ...scopeOf(ctx), id })
    const before = locked.find((row) => row.id === id)
    if (!before) throw notFound('member', path.id)
    // Service users belong to their keys.
    if (before.role === 'service') throw forbidden('role_escalation')
    refuseAbove(ctx.caller, rolesOf(before))
    const role = orKeep(body.role, before.role as Role)
    const row: MemberRow = {
      ...before,
      role,
      additional_roles: withoutRepeats(role, orKeep(body.additionalRoles, before.additional_roles as Role[])),
      title: orKeep(body.title, before.title),
      status: orKeep(body.status, before.status),
    }
    refuseAbove(ctx.caller, rolesOf(row))
    const event = transition(before.status as Status, row.status as Status)
    if (isActiveOwner(before) && !isActiveOwner(row) && locked.length === 1) throw conflict('last_owner')
    return change(ctx, before, row, event ? ['member.updated', event] : ['member.updated'])
  },

  'identity.acceptInvitation': async ({ path }, ctx) => {
    const before = await ctx.db.one(memberForUpdate, { ...scopeOf(ctx), id: uuidOf('mbr', path.id) })
    if (!before) throw notFound('member', path.id)
    const status = before.status as Status
    if (status !== 'invited') throw invalidTransition('member', status, 'accept', actionsFrom(status))
    if (before.invited_email && before.invited_email.toLowerCase() !== before.email?.toLowerCase()) {
      throw forbidden('relationship')
    }
    return change(ctx, before, { ...before, status: 'active', joined_at: ctx.now }, ['member.activated'])
  },
}

const scopeOf = (ctx: Context) => childScope(ctx)
const rolesOf = (row: MemberRow): Role[] => [row.role, ...row.additional_roles] as Role[]
const withoutRepeats = (role: Role, additional: readonly Role[]): Role[] =>
  [...new Set(additional)].filter((other) => other !== role)
const isActiveOwner = (row: MemberRow): boolean => row.status === 'active' && rolesOf(row).includes('owner')

interface Invitation {
  email: string
  role: Role
  additionalRoles: Role[]
  title: string | null
}

/** Finds or makes the account of the address, then the membership: new, or the same one after it was removed. */
async function invite(ctx: Context, invitation: Invitation): Promise<{ row: MemberRow; userId: string }> {
  const { db, now } = ctx
  const { email } = invitation
  const account = await db.one(holdAccount, { id: newId(), email, timezone: ctx.organization.timezone, now })
  if (!account) throw new Error('the account of an invitation disappeared')
  const userId = account.id
  const [invited = [], rows = []] = await db.block([
    db.bound(inviteMember, { ...invitation, id: newId(), userId, invitedBy: ctx.caller.userId, now }),
    db.bound(memberByUser, { ...scopeOf(ctx), memberUserId: userId }),
  ])
  if (invited.length === 0) throw conflict('duplicate', { field: 'email' })
  const row = rows[0]
  if (!row) throw new Error('the membership of an invitation disappeared')
  return { row, userId }
}

type Status = Schemas['MemberStatus']
type Step = { action: string; event?: EventType }

/** What can happen to a membership in each state; other operations than updateMember have no event here. */
const steps: Record<Status, Partial<Record<Status, Step>>> = {
  invited: { active: { action: 'accept' }, removed: { action: 'remove', event: 'member.removed' } },
  active: {
    suspended: { action: 'suspend', event: 'member.suspended' },
    removed: { action: 'remove', event: 'member.removed' },
  },
  suspended: {
    active: { action: 'reactivate', event: 'member.reactivated' },
    removed: { action: 'remove', event: 'member.removed' },
  },
  removed: { invited: { action: 'invite' } },
}
const actionsFrom = (status: Status): string[] => Object.values(steps[status]).map(({ action }) => action)

/** The event of a change of state; null where the state stays. A removed membership is closed to every change. */
function transition(from: Status, to: Status): EventType | null {
  if (from === to && from !== 'removed') return null
  const event = steps[from][to]?.event
  if (!event) throw invalidTransition('member', from, 'update', actionsFrom(from))
  return event
}

const told = (row: MemberRow) => ({
  resource: 'member',
  id: row.id,
  object: toAnnouncedMember(row),
  studentIds: row.student_id ? [row.student_id] : [],
})

/** Writes the changed row and tells of it; a change that changes nothing is audited and no more. */
function change(ctx: Context, before: MemberRow, changed: MemberRow, events: EventType[]) {
  const previous = previousOf(toAnnouncedMember(before), toAnnouncedMember(changed))
  if (!previous) {
    ctx.audit(told(before))
    return toMember(before, ctx.caller)
  }
  const row = { ...changed, updated_at: ctx.now }
  const by = { userId: ctx.caller.userId, now: ctx.now }
  ctx.db.write(updateMember, {
    ...by,
    id: row.id,
    role: row.role,
    additionalRoles: row.additional_roles,
    title: row.title,
    status: row.status,
    joinedAt: row.joined_at,
  })
  for (const event of events) ctx.emit(event, { ...told(row), previous })
  followMembership(ctx, before, row)
  return toMember(row, ctx.caller)
}

/** A teacher's record, direct conversations and the cached membership go along with the member's row. */
function followMembership(ctx: Context, before: MemberRow, { user_id: memberUserId, status }: MemberRow): void {
  if (!memberUserId) return
  if ((before.status === 'active') !== (status === 'active')) {
    const teacher = { status: status === 'active' ? 'active' : 'inactive', userId: ctx.caller.userId, now: ctx.now }
    ctx.db.write(updateTeacher, { ...teacher, memberUserId })
  }
  if (status === 'removed' || before.status === 'invited') followMember(ctx, memberUserId)
  ctx.afterCommit(() => ctx.services.directory.forgetMember(ctx.orgId, memberUserId))
}
