/** Latency in 64 logarithmic buckets from 1 ms to 60 s, so that days, keys and nodes add up by adding arrays. */
export const BUCKETS = 64
const RATIO = Math.log(60_000) / (BUCKETS - 1)

/** Bucket i holds latencies in (bound(i − 1), bound(i)] ms; the last one everything above 60 s as well. */
export const bucketBound = (bucket: number): number => Math.exp(RATIO * bucket)

export function bucketOf(ms: number): number {
  if (ms <= 1) return 0
  return Math.min(BUCKETS - 1, Math.ceil(Math.log(ms) / RATIO - 1e-9))
}

export const emptyHistogram = (): number[] => new Array<number>(BUCKETS).fill(0)

/** The q-th quantile in ms, interpolated inside its bucket (within 19 % of the true value); null when empty. */
export function quantile(histogram: readonly number[], q: number): number | null {
  const total = histogram.reduce((sum, n) => sum + n, 0)
  if (total === 0) return null
  let rank = q * total
  for (let i = 0; i < histogram.length; i++) {
    const n = histogram[i] ?? 0
    if (n > 0 && rank <= n) {
      const lower = i === 0 ? 0 : bucketBound(i - 1)
      return Math.round((lower + (bucketBound(i) - lower) * (rank / n)) * 100) / 100
    }
    rank -= n
  }
  return Math.round(bucketBound(BUCKETS - 1) * 100) / 100
}
