import type { Role } from '@homeroom/contract/access'
import { ApiError } from '../../api-error.ts'
import { TenantReads } from '../../db/tenant.ts'
import type { HandlersOf } from '../../handler-types.ts'
import { toPublic } from '../../ids.ts'
import { launched } from './queries.ts'

const MAX_START_PARAM = 256
const LOCALE = /^[A-Za-z]{2,3}(-[A-Za-z0-9]{1,8}){0,8}$/

export const embedded: HandlersOf<'embedded'> = {
  'embedded.getContext': async (_input, ctx) => {
    const { embedded: launch, services } = ctx
    if (!launch) throw new Error('embedded.getContext without guard 10')
    const { appId, orgId, userId, startParam, locale, authDate } = launch
    const organization = await services.directory.organization(orgId)
    const row = await new TenantReads(services.database, orgId).one(launched, { appId, userId })
    const tooLong = (startParam?.length ?? 0) > MAX_START_PARAM
    if (!organization || !row || tooLong) throw new ApiError('initdata_invalid')
    return {
      app: { id: toPublic('app', appId), slug: row.app_slug, name: row.app_name },
      organization: { id: toPublic('org', orgId), slug: organization.slug, name: organization.name },
      user: {
        id: toPublic('usr', userId),
        displayName: `${row.first_name} ${row.last_name}`.trim(),
        avatarUrl: row.avatar_url,
        role: row.role as Role,
      },
      locale: locale && LOCALE.test(locale) ? locale : row.locale,
      startParam,
      authDate: new Date(authDate * 1_000).toISOString(),
    }
  },
}
