import { childScope, dateIn, listedChildren } from '../../../access/child.ts'
import { ApiError } from '../../../api-error.ts'
import { isOrgAdmin } from '../../../caller.ts'
import { previousOf } from '../../../changes.ts'
import type { Context } from '../../../context.ts'
import type { HandlersOf } from '../../../handler-types.ts'
import { newId, uuidOf } from '../../../ids.ts'
import { readPage } from '../../../paging.ts'
import { createGuardianLink } from './create.ts'
import { familyToJoin, insertFamily, joinChild, joinGuardian, leaveFamilies } from './family-queries.ts'
import {
  guardianship,
  linkById,
  linkList,
  lockChildOfLink,
  lockGuardianOfLink,
  lockLink,
  updateLink,
} from './queries.ts'
import { childrenOf, type LinkRow, toAnnouncedLink, toGuardianLink } from './view.ts'

type LinkOperations = Pick<
  HandlersOf<'family'>,
  'family.listGuardianLinks' | 'family.createGuardianLink' | 'family.acceptGuardianLink' | 'family.revokeGuardianLink'
>

export const linkHandlers: LinkOperations = {
  'family.listGuardianLinks': async ({ query }, ctx) => {
    const { rows, pagination } = await readPage(ctx, linkList, query, {
      ...listedChildren(ctx),
      childId: query.childId && uuidOf('stu', query.childId),
      guardianId: query.guardianUserId && uuidOf('usr', query.guardianUserId),
      status: query.status,
    })
    return { data: rows.map(toGuardianLink), pagination }
  },

  'family.createGuardianLink': createGuardianLink,

  'family.acceptGuardianLink': async ({ path }, ctx) => {
    const { link, family } = await lock(ctx, path.id)
    if (link.status !== 'pending') {
      throw new ApiError('GUARDIAN_LINK_NOT_PENDING', { details: { status: link.status } })
    }
    const familyId = family.family_id ?? newId()
    const change = { userId: ctx.caller.userId, now: ctx.now }
    if (!family.family_id) ctx.db.write(insertFamily, { id: familyId, name: family.last_name, ...change })
    ctx.db.write(joinGuardian, { id: newId(), familyId, linkId: link.id, ...change })
    ctx.db.write(joinChild, { id: newId(), familyId, linkId: link.id, ...change })
    return become(ctx, link, { ...link, status: 'active', activated_at: ctx.now }, 'guardian_link.activated')
  },

  'family.revokeGuardianLink': async ({ path }, ctx) => {
    const { link, child } = await lock(ctx, path.id)
    if (link.status === 'revoked') {
      throw new ApiError('GUARDIAN_LINK_NOT_ACTIVE', { details: { status: link.status } })
    }
    const last = child.enrolled && holds(ctx, link) && !child.otherwise_guarded
    if (last && !isOrgAdmin(ctx.caller)) throw new ApiError('LAST_PRIMARY_GUARDIAN')
    const change = { id: link.id, userId: ctx.caller.userId, now: ctx.now }
    if (link.status !== 'pending') ctx.db.write(leaveFamilies, change)
    return become(ctx, link, { ...link, status: 'revoked', revoked_at: ctx.now }, 'guardian_link.revoked')
  },
}

/** The link as it is once nobody else can change it, or another one of its child's or its guardian's. */
async function lock(ctx: Context, publicId: string) {
  const { db } = ctx
  const id = uuidOf('glnk', publicId)
  const [, , [present], [link], [family], [child]] = await db.block([
    db.bound(lockChildOfLink, { id }),
    db.bound(lockGuardianOfLink, { id }),
    db.bound(lockLink, { id }),
    db.bound(linkById, { ...childScope(ctx), id }),
    db.bound(familyToJoin, { id }),
    db.bound(guardianship, { id, today: dateIn(ctx.organization.timezone, ctx.now) }),
  ])
  if (!present || !link || !family || !child) {
    throw new ApiError('GUARDIAN_LINK_NOT_FOUND', { details: { linkId: publicId } })
  }
  return { link, family, child }
}

/** Whether the link makes somebody a guardian today. */
function holds(ctx: Context, { status, starts_on, ends_on }: LinkRow): boolean {
  const today = dateIn(ctx.organization.timezone, ctx.now)
  return status === 'active' && (starts_on === null || starts_on <= today) && (ends_on === null || ends_on >= today)
}

function become(
  ctx: Context,
  before: LinkRow,
  changed: LinkRow,
  event: 'guardian_link.activated' | 'guardian_link.revoked',
) {
  const row = { ...changed, updated_at: ctx.now }
  ctx.db.write(updateLink, {
    id: row.id,
    status: row.status,
    activatedAt: row.activated_at,
    revokedAt: row.revoked_at,
    userId: ctx.caller.userId,
    now: ctx.now,
  })
  const link = toAnnouncedLink(row)
  const previous = previousOf(toAnnouncedLink(before), link)
  ctx.emit(event, { resource: 'guardian_link', id: row.id, object: link, previous, studentIds: childrenOf(row) })
  return toGuardianLink(row)
}
