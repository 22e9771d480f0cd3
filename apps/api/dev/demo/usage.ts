import { createHash } from 'node:crypto'
import { bucketOf, emptyHistogram } from '../../src/usage/histogram.ts'
import { keyId } from './keys.ts'
import { NORTHFIELD_ID, RIVERSIDE_ID } from './organizations.ts'

/** Traffic of signed-in people is kept under this key. */
const PEOPLE = '00000000-0000-0000-0000-000000000000'
const DAYS = 30
/** What Riverside has used of its 500 requests this month. */
const RIVERSIDE_USED = 495

/** [organization, key, requests on a school day, share of errors, rate-limit hits, typical latency in ms, last day] */
const TRAFFIC: [string, string, number, number, number, number, number][] = [
  [NORTHFIELD_ID, PEOPLE, 900, 0.02, 0, 11, 1],
  [NORTHFIELD_ID, keyId('read-only'), 240, 0.005, 0, 7, 1],
  [NORTHFIELD_ID, keyId('full'), 400, 0.03, 2, 16, 1],
  [NORTHFIELD_ID, keyId('sis-sync'), 120, 0.01, 1, 24, 1],
  [NORTHFIELD_ID, keyId('revoked'), 60, 0.08, 0, 18, 12],
  [RIVERSIDE_ID, PEOPLE, 12, 0.02, 0, 10, 1],
]

export interface UsageRow {
  org_id: string
  day: string
  api_key_id: string
  requests: number
  errors: number
  rate_limit_hits: number
  latency_hist: number[]
}

/** 30 days of buckets up to yesterday, and today's first ones of Riverside. */
export function usageRows(today: string): UsageRow[] {
  const rows = TRAFFIC.flatMap(([org, key, requests, errors, hits, latency, last]) =>
    Array.from({ length: DAYS }, (_, i) => DAYS - i)
      .filter((ago) => ago >= last)
      .map((ago) => bucket(org, key, dayBefore(today, ago), requests, errors, hits, latency)),
  )
  const missing = RIVERSIDE_USED - usedInMonth(rows, RIVERSIDE_ID, today)
  rows.push({
    ...bucket(RIVERSIDE_ID, PEOPLE, today, 1, 0, 0, 10),
    requests: missing,
    latency_hist: spread(missing, 10),
  })
  return rows
}

/** All requests of the running UTC month: what the quota counts. */
export function usedInMonth(rows: UsageRow[], org: string, today: string): number {
  const month = today.slice(0, 7)
  return rows
    .filter((row) => row.org_id === org && row.day.startsWith(month))
    .reduce((sum, row) => sum + row.requests, 0)
}

/** SIS Sync has not moved from a retired route yet: calls of the last working days. */
export const retiredCalls = (today: string) =>
  [1, 2, 3].map((ago) => {
    const day = dayBefore(today, ago)
    return {
      org_id: NORTHFIELD_ID,
      operation_id: 'retired.conversations',
      api_key_id: keyId('sis-sync'),
      day,
      calls: 24,
      last_at: `${day}T23:00:00.000Z`,
    }
  })

function bucket(
  org_id: string,
  api_key_id: string,
  day: string,
  usual: number,
  errorShare: number,
  rate_limit_hits: number,
  latency: number,
): UsageRow {
  const weekend = [0, 6].includes(new Date(`${day}T00:00:00Z`).getUTCDay())
  const requests = Math.ceil(usual * (weekend ? 0.1 : 0.8 + 0.4 * fraction(`${api_key_id} ${day}`)))
  return {
    org_id,
    day,
    api_key_id,
    requests,
    errors: Math.round(requests * errorShare),
    rate_limit_hits: weekend ? 0 : rate_limit_hits,
    latency_hist: spread(requests, latency),
  }
}

/** A long tail to the right: most requests near the typical latency, one in a hundred twenty times as slow. */
const TAIL: [number, number][] = [
  [0.5, 0.7],
  [0.75, 1],
  [0.9, 1.6],
  [0.97, 3],
  [0.99, 6],
  [1, 20],
]
function spread(requests: number, latency: number): number[] {
  const histogram = emptyHistogram()
  let placed = 0
  for (const [share, factor] of TAIL) {
    const until = Math.round(requests * share)
    const at = bucketOf(latency * factor)
    histogram[at] = (histogram[at] ?? 0) + until - placed
    placed = until
  }
  return histogram
}

const dayBefore = (today: string, days: number): string =>
  new Date(Date.parse(`${today}T00:00:00Z`) - days * 86_400_000).toISOString().slice(0, 10)

/** Between 0 and 1, and always the same for the same name. */
const fraction = (name: string): number => createHash('sha256').update(name).digest().readUInt32BE() / 2 ** 32
