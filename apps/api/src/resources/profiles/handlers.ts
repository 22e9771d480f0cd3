import { peerScope } from '../../access/peer.ts'
import { ApiError, invalid, notFound } from '../../api-error.ts'
import { orKeep, previousOf } from '../../changes.ts'
import type { Context } from '../../context.ts'
import type { HandlersOf } from '../../handler-types.ts'
import { uuidOf } from '../../ids.ts'
import { localeProblems } from '../../locales.ts'
import { readPage } from '../../paging.ts'
import type { Schemas } from '../../schemas.ts'
import {
  lockAccount,
  lockMember,
  profileById,
  profileList,
  writeAccount,
  writeContact,
  writeProfile,
} from './queries.ts'
import { type ProfileRow, toAnnouncedProfile, toProfile } from './view.ts'

export const profiles: HandlersOf<'profiles'> = {
  'profiles.list': async ({ query }, ctx) => {
    const { role, q } = query
    const { rows, pagination } = await readPage(ctx, profileList, query, { ...peerScope(ctx), role, q })
    return { data: rows.map(toProfile), pagination }
  },

  'profiles.getProfile': async ({ path }, ctx) => {
    const row = await ctx.db.one(profileById, { ...peerScope(ctx), id: uuidOf('usr', path.userId) })
    if (!row) throw notFound('profile', path.userId)
    return toProfile(row)
  },

  'profiles.updateMine': async ({ body }, ctx) => {
    const { userId } = ctx.caller
    const problems = localeProblems(body)
    if (problems.length > 0) throw invalid(problems)
    const { db } = ctx
    const read = db.bound(profileById, { ...peerScope(ctx), id: userId })
    const locks = [db.bound(lockAccount, { id: userId }), db.bound(lockMember, { id: userId })] as const
    const [, , [before] = []] = await db.block([...locks, read])
    // A super-admin is no member here, so there is nobody to present.
    if (!before) throw new ApiError('membership_inactive', { details: { status: null } })
    const row: ProfileRow = {
      ...before,
      pronouns: orKeep(body.pronouns, before.pronouns),
      headline: orKeep(body.headline, before.headline),
      bio: orKeep(body.bio, before.bio),
      links: orKeep(body.links as unknown as ProfileRow['links'], before.links),
      avatar_url: before.student_id ? before.avatar_url : orKeep(body.avatarUrl, before.avatar_url),
      locale: orKeep(body.locale, before.locale),
      timezone: orKeep(body.timezone, before.timezone),
      updated_at: ctx.now,
    }
    write(ctx, row, body)
    ctx.emit('profile.updated', {
      resource: 'profile',
      id: userId,
      object: toAnnouncedProfile(row),
      previous: previousOf(toAnnouncedProfile(before), toAnnouncedProfile(row)),
      studentIds: row.student_id ? [row.student_id] : [],
    })
    return toProfile(row)
  },
}

function write({ db, caller, now, orgId, services }: Context, row: ProfileRow, body: Schemas['ProfileUpdate']): void {
  const { userId } = caller
  const { pronouns, headline, bio } = row
  db.write(writeProfile, { userId, pronouns, headline, bio, links: JSON.stringify(row.links ?? []), now })
  const sealed = (field: 'phone' | 'address') => {
    const text = body[field]
    return typeof text === 'string' ? services.secrets.seal(text, contactContext(orgId, userId, field)) : text
  }
  const { avatarUrl, locale, timezone } = body
  if (body.phone !== undefined || body.address !== undefined) {
    db.write(writeContact, { userId, phone: sealed('phone'), address: sealed('address') })
  }
  if (avatarUrl !== undefined || locale !== undefined || timezone !== undefined) {
    db.write(writeAccount, { userId, avatarUrl, locale, timezone, now })
  }
}

/** AAD of the sealed phone numbers and addresses. */
export const contactContext = (orgId: string, userId: string, field: 'phone' | 'address'): string =>
  `profile-${field}:${orgId}:${userId}`
