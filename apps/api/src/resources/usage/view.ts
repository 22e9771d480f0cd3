import { operations } from '@homeroom/contract/operations'
import type { Operation } from '@homeroom/contract/record'
import type { RowOf } from '../../db/statement.ts'
import { toPublicOrNull } from '../../ids.ts'
import type { Schemas } from '../../schemas.ts'
import { emptyHistogram, quantile } from '../../usage/histogram.ts'
import { USERS } from '../../usage/meter.ts'
import type { deprecatedCalls, usageByDay } from './queries.ts'

type UsageRow = RowOf<typeof usageByDay>
interface Sum {
  requests: number
  errors: number
  rateLimitHits: number
  histogram: number[]
}
const nothing = (): Sum => ({ requests: 0, errors: 0, rateLimitHits: 0, histogram: emptyHistogram() })

const plus = (sum: Sum, row: UsageRow): Sum => ({
  requests: sum.requests + row.requests,
  errors: sum.errors + row.errors,
  rateLimitHits: sum.rateLimitHits + row.rate_limit_hits,
  histogram: sum.histogram.map((n, i) => n + Number(row.latency_hist[i] ?? 0)),
})

const counts = ({ requests, errors, rateLimitHits, histogram }: Sum): Schemas['UsageTotals'] => ({
  requests,
  errors,
  p95LatencyMs: quantile(histogram, 0.95),
  rateLimitHits,
})

/** Days as dates, from `from` to `to`, both included. */
export function daysBetween(from: string, to: string): string[] {
  const days: string[] = []
  for (let at = Date.parse(from); at <= Date.parse(to); at += 86_400_000)
    days.push(new Date(at).toISOString().slice(0, 10))
  return days
}

/** A point for every day of the range, days without traffic included. */
export function toUsageSeries(
  rows: UsageRow[],
  from: string,
  to: string,
  keyId: string | null,
): Schemas['UsageSeries'] {
  const byDay = Map.groupBy(rows, (row) => row.day)
  return {
    apiKeyId: toPublicOrNull('key', keyId),
    bucket: 'day',
    timezone: 'UTC',
    from,
    to,
    points: daysBetween(from, to).map((date) => ({ date, ...counts((byDay.get(date) ?? []).reduce(plus, nothing())) })),
    totals: counts(rows.reduce(plus, nothing())),
  }
}

/** An operation that the contract no longer has keeps its id and loses the rest. */
export function toDeprecatedCall(row: RowOf<typeof deprecatedCalls>): Schemas['DeprecatedCalls'] {
  const op: Operation | undefined = operations[row.operation_id as keyof typeof operations]
  return {
    operation: row.operation_id,
    route: op ? `${op.method} ${op.path}` : null,
    retired: op?.deprecated?.retired ?? true,
    sunset: op?.deprecated?.sunset ?? null,
    replacement: op?.deprecated?.replacement ?? null,
    apiKeyId: row.api_key_id === USERS ? null : toPublicOrNull('key', row.api_key_id),
    calls: row.calls,
    lastCalledAt: row.last_at,
  }
}
