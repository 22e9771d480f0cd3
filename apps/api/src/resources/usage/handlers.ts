import { ApiError, invalid } from '../../api-error.ts'
import type { Context } from '../../context.ts'
import type { HandlersOf } from '../../handler-types.ts'
import { uuidOf } from '../../ids.ts'
import { deprecatedCalls, keyExists, usageByDay } from './queries.ts'
import { toDeprecatedCall, toUsageSeries } from './view.ts'

const DAY_MS = 86_400_000
const DEFAULT_DAYS = 30
const MAX_DAYS = 92
/** There is no day before it, neither in the contract nor in the database. */
const FIRST = Date.parse('0001-01-01')

export const usage: HandlersOf<'usage'> = {
  'usage.getOrgUsage': async ({ query }, ctx) => {
    const { from, to } = rangeOf(query, ctx)
    return toUsageSeries(await ctx.db.read(usageByDay, { from, to }), from, to, null)
  },

  'usage.getKeyUsage': async ({ path, query }, ctx) => {
    const { from, to } = rangeOf(query, ctx)
    const keyId = uuidOf('key', path.apiKeyId)
    const [found = [], rows = []] = await ctx.db.block([
      ctx.db.bound(keyExists, { id: keyId }),
      ctx.db.bound(usageByDay, { from, to, keyId }),
    ])
    if (found.length === 0) throw new ApiError('credential_not_found', { details: { id: path.apiKeyId } })
    return toUsageSeries(rows, from, to, keyId)
  },

  'usage.getDeprecations': async ({ query }, ctx) => {
    const { from, to } = rangeOf(query, ctx)
    return { from, to, calls: (await ctx.db.read(deprecatedCalls, { from, to })).map(toDeprecatedCall) }
  },
}

/** The asked UTC days, by default the last 30; at most 92. */
function rangeOf(query: { from?: string; to?: string }, ctx: Context): { from: string; to: string } {
  const to = query.to ?? ctx.now.slice(0, 10)
  const from = query.from ?? dayOf(Math.max(FIRST, Date.parse(to) - (DEFAULT_DAYS - 1) * DAY_MS))
  const days = (Date.parse(to) - Date.parse(from)) / DAY_MS + 1
  if (days < 1) throw rangeProblem('from', 'from must not be after to')
  if (days > MAX_DAYS) throw rangeProblem('from', `from and to may span at most ${MAX_DAYS} days`)
  return { from, to }
}

const dayOf = (ms: number): string => new Date(ms).toISOString().slice(0, 10)
const rangeProblem = (field: string, message: string) => invalid([{ field, location: 'query', code: 'range', message }])
