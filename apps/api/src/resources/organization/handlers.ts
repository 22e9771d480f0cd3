import { invalid, notFound, type Problem } from '../../api-error.ts'
import { ifNew, orKeep, previousOf } from '../../changes.ts'
import type { Context } from '../../context.ts'
import type { HandlersOf } from '../../handler-types.ts'
import { toPublic } from '../../ids.ts'
import { localeProblems, timeZoneProblem } from '../../locales.ts'
import type { OrganizationSettings } from '../../organization.ts'
import { ownOrganization, ownOrganizationForUpdate, timeZoneIsKnown, updateOrganization } from './queries.ts'
import { type OrganizationRow, toOrganization, toQuota } from './view.ts'

export const organization: HandlersOf<'organization'> = {
  'organization.get': async (_input, ctx) => {
    const row = await ctx.db.one(ownOrganization, {})
    if (!row) throw notFound('organization', toPublic('org', ctx.orgId))
    return toOrganization(row)
  },

  'organization.update': async ({ body }, ctx) => {
    const before = await ctx.db.one(ownOrganizationForUpdate, {})
    if (!before) throw notFound('organization', toPublic('org', ctx.orgId))
    const settings = { ...(before.settings as Partial<OrganizationSettings>), ...body.settings }
    const problems = [...localeProblems(body), ...scaleProblems(body.settings?.gradingScale)]
    if (problems.length > 0) throw invalid(problems)
    await checkTimeZone(ctx, ifNew(body.timezone, before.timezone))
    const row: OrganizationRow = {
      ...before,
      name: orKeep(body.name, before.name),
      timezone: orKeep(body.timezone, before.timezone),
      locale: orKeep(body.locale, before.locale),
      settings: settings as OrganizationRow['settings'],
      updated_at: ctx.now,
    }
    const previous = previousOf(toOrganization(before), toOrganization(row))
    const told = { resource: 'organization', id: row.id, object: toOrganization(previous ? row : before), previous }
    if (!previous) {
      ctx.audit(told)
      return toOrganization(before)
    }
    const { name, timezone, locale } = row
    ctx.db.write(updateOrganization, { name, timezone, locale, settings: JSON.stringify(settings), now: ctx.now })
    ctx.emit('organization.updated', told)
    ctx.afterCommit(() => ctx.services.directory.forgetOrganization(row.id))
    return toOrganization(row)
  },

  'organization.getQuota': async (_input, ctx) =>
    toQuota(await ctx.services.quotas.state(ctx.organization, ctx.now), ctx.organization.quotaMode),
}

/** Days and lessons are reckoned in the database, so it has to know the zone as well. */
async function checkTimeZone(ctx: Context, timezone: string | undefined): Promise<void> {
  if (timezone === undefined) return
  const found = await ctx.db.one(timeZoneIsKnown, { timezone })
  if (!found?.known) throw invalid([timeZoneProblem])
}

/** Each step of a grading scale must be lower than the one before, so that a percentage has one letter. */
function scaleProblems(scale: OrganizationSettings['gradingScale'] | undefined): Problem[] {
  return (scale ?? []).flatMap(({ minPercentage }, i, all) => {
    const above = all[i - 1]
    if (!above || minPercentage < above.minPercentage) return []
    const field = `settings.gradingScale[${i}].minPercentage`
    return [{ field, location: 'body' as const, code: 'range', message: `${field} must be lower than the step before` }]
  })
}
