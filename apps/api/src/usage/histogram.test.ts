import { describe, expect, it } from 'vitest'
import { BUCKETS, bucketBound, bucketOf, emptyHistogram, quantile } from './histogram.ts'

function histogramOf(values: readonly number[]): number[] {
  const histogram = emptyHistogram()
  for (const ms of values) {
    const bucket = bucketOf(ms)
    histogram[bucket] = (histogram[bucket] as number) + 1
  }
  return histogram
}
const plus = (a: readonly number[], b: readonly number[]) => a.map((n, i) => n + (b[i] as number))

/** Deterministic, spread over five orders of magnitude. */
function latencies(count: number, seed: number): number[] {
  let state = seed
  return Array.from({ length: count }, () => {
    state = (state * 1_103_515_245 + 12_345) % 2 ** 31
    return Math.exp((state / 2 ** 31) * Math.log(60_000))
  })
}

describe('buckets', () => {
  it('go from 1 ms to 60 s', () => {
    expect(bucketBound(0)).toBe(1)
    expect(bucketBound(BUCKETS - 1)).toBeCloseTo(60_000, 6)
  })

  it('hold what lies above the bound before them, up to their own', () => {
    for (let i = 0; i < BUCKETS; i++) {
      expect(bucketOf(bucketBound(i))).toBe(i)
      if (i < BUCKETS - 1) expect(bucketOf(bucketBound(i) * 1.001)).toBe(i + 1)
    }
  })

  it.each([
    [0, 0],
    [-1, 0],
    [0.2, 0],
    [1, 0],
    [60_001, BUCKETS - 1],
    [1e9, BUCKETS - 1],
    [Number.POSITIVE_INFINITY, BUCKETS - 1],
  ])('%d ms is in bucket %d', (ms, bucket) => {
    expect(bucketOf(ms)).toBe(bucket)
  })
})

describe('quantile', () => {
  it('is within 19 % of the true one', () => {
    for (const seed of [1, 7, 42]) {
      const values = latencies(5_000, seed)
      const sorted = values.toSorted((a, b) => a - b)
      for (const q of [0.5, 0.9, 0.95, 0.99]) {
        const truth = sorted[Math.ceil(q * sorted.length) - 1] as number
        const told = quantile(histogramOf(values), q) as number
        expect(Math.abs(told - truth) / truth, `q${q} of seed ${seed}: ${told} for ${truth}`).toBeLessThan(0.19)
      }
    }
  })

  it('of added histograms is that of all values together', () => {
    const [a, b] = [latencies(400, 3), latencies(4_000, 4).map((ms) => ms / 10)]
    const merged = plus(histogramOf(a), histogramOf(b))
    expect(merged).toEqual(histogramOf([...a, ...b]))
    expect(quantile(merged, 0.95)).toBe(quantile(histogramOf([...a, ...b]), 0.95))
  })

  it('does not move with the order of adding', () => {
    const parts = [histogramOf(latencies(10, 1)), histogramOf(latencies(20, 2)), histogramOf(latencies(30, 3))]
    const sum = parts.reduce(plus)
    expect(parts.toReversed().reduce(plus)).toEqual(sum)
  })

  it('is null of nothing, and never beyond the last bound', () => {
    expect(quantile(emptyHistogram(), 0.95)).toBeNull()
    expect(quantile(histogramOf([1e9]), 0.95)).toBeLessThanOrEqual(60_000)
    expect(quantile(histogramOf([0.1]), 0.95)).toBeLessThanOrEqual(1)
  })

  it('of one value is near that value', () => {
    for (const ms of [2, 25, 480, 9_000]) {
      const told = quantile(histogramOf([ms]), 0.95) as number
      expect(Math.abs(told - ms) / ms).toBeLessThan(0.19)
    }
  })
})
