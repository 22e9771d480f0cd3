import { expect, test, vi } from 'vitest'
import { failureOf } from './support/failing.ts'
import { client, drop, failure, json, ok, type Seen, serve, stall } from './support/server.ts'

const gap = (seen: Seen[], index = 1) => (seen[index]?.at ?? 0) - (seen[index - 1]?.at ?? 0)

test.each([
  ['429', failure(429, 'rate_limit_exceeded')],
  ['500', failure(500, 'internal_error')],
  ['503', failure(503, 'service_unavailable')],
  ['a dropped connection', drop],
])('%s is retried until it goes well', async (_, step) => {
  const { baseUrl, seen } = await serve(step, step, ok())
  const { data } = await client(baseUrl).tasks.get('task_1')
  expect(data.id).toBe('task_1')
  expect(seen).toHaveLength(3)
})

test('three retries by default, then the last answer’s error with every attempt', async () => {
  const { baseUrl, seen } = await serve(failure(500, 'internal_error', { 'x-request-id': 'req_9' }))
  const error = await failureOf(client(baseUrl).tasks.get('task_1'))
  expect(seen).toHaveLength(4)
  expect(error).toMatchObject({ code: 'internal_error', status: 500 })
  expect(error.attempts).toHaveLength(4)
  for (const attempt of error.attempts) expect(attempt).toMatchObject({ status: 500, requestId: 'req_9' })
  expect(error.attempts.map(({ wait }) => wait > 0)).toEqual([true, true, true, false])
})

test.each([400, 401, 403, 404, 409, 410, 413, 422])('%i is not retried', async (status) => {
  const { baseUrl, seen } = await serve(failure(status, 'bad_request', { 'retry-after': '0' }))
  const error = await failureOf(client(baseUrl).tasks.get('task_1'))
  expect(error.status).toBe(status)
  expect(seen).toHaveLength(1)
})

test('maxRetries is the client’s, or the call’s', async () => {
  const { baseUrl, seen } = await serve(failure(503, 'service_unavailable'))
  const homeroom = client(baseUrl, { maxRetries: 1 })
  await failureOf(homeroom.tasks.get('task_1'))
  expect(seen).toHaveLength(2)
  await failureOf(homeroom.tasks.get('task_1', { maxRetries: 0 }))
  expect(seen).toHaveLength(3)
})

test('a spent monthly quota is never retried', async () => {
  const { baseUrl, seen } = await serve(failure(429, 'org_quota_exceeded', { 'retry-after': '0' }))
  const error = await failureOf(client(baseUrl).tasks.get('task_1'))
  expect(error).toMatchObject({ code: 'org_quota_exceeded', isRateLimited: true, retryAfter: 0 })
  expect(seen).toHaveLength(1)
})

test('Retry-After in seconds is waited for in full', async () => {
  const { baseUrl, seen } = await serve(failure(429, 'rate_limit_exceeded', { 'retry-after': '1' }), ok())
  await client(baseUrl).tasks.get('task_1')
  expect(gap(seen)).toBeGreaterThanOrEqual(950)
  expect(gap(seen)).toBeLessThan(5_000)
})

test('Retry-After as a date is waited for, by the server’s clock', async () => {
  const hourAhead = Date.now() + 3_600_000
  const headers = { date: new Date(hourAhead).toUTCString(), 'retry-after': new Date(hourAhead + 1_000).toUTCString() }
  const { baseUrl, seen } = await serve(failure(503, 'service_unavailable', headers), ok())
  await client(baseUrl).tasks.get('task_1')
  expect(gap(seen)).toBeGreaterThanOrEqual(950)
  expect(gap(seen)).toBeLessThan(5_000)
})

test('Retry-After beyond the deadline fails at once, with the typed error', async () => {
  const { baseUrl, seen } = await serve(failure(429, 'rate_limit_exceeded', { 'retry-after': '120' }))
  const started = performance.now()
  const error = await failureOf(client(baseUrl).tasks.get('task_1'))
  expect(performance.now() - started).toBeLessThan(1_000)
  expect(seen).toHaveLength(1)
  expect(error).toMatchObject({ code: 'rate_limit_exceeded', retryAfter: 120, isRateLimited: true })
  expect(error.attempts).toEqual([{ status: 429, requestId: null, wait: 0 }])
})

test('waits double from the base, within the jitter', async () => {
  const { baseUrl, seen } = await serve(failure(500, 'internal_error'))
  const error = await failureOf(client(baseUrl, { retryBaseMs: 40 }).tasks.get('task_1'))
  const waits = error.attempts.map(({ wait }) => wait)
  for (const [index, middle] of [40, 80, 160].entries()) {
    expect(waits[index]).toBeGreaterThanOrEqual(middle * 0.75)
    expect(waits[index]).toBeLessThanOrEqual(middle * 1.25)
    expect(gap(seen, index + 1)).toBeGreaterThanOrEqual((waits[index] ?? 0) - 2)
  }
})

test('all attempts of a mutation carry one idempotency key and the whole body', async () => {
  const { baseUrl, seen } = await serve(failure(503, 'service_unavailable'), drop, ok())
  const { idempotencyKey } = await client(baseUrl).tasks.create({ title: 'Trip slips' })
  expect(seen.map(({ headers }) => headers['idempotency-key'])).toEqual(Array(3).fill(idempotencyKey))
  expect(seen.map(({ body }) => body)).toEqual(Array(3).fill('{"title":"Trip slips"}'))
})

test('an error of a mutation tells its idempotency key', async () => {
  const { baseUrl, seen } = await serve(drop)
  const error = await failureOf(client(baseUrl, { maxRetries: 0 }).tasks.create({ title: 'A' }))
  expect(error.idempotencyKey).toBe(seen[0]?.headers['idempotency-key'])
  expect(error.idempotencyKey).toMatch(/./)
})

test('after a lost answer, our own call still running there is waited for', async () => {
  const busy = failure(409, 'idempotency_conflict', { 'retry-after': '0' })
  const { baseUrl, seen } = await serve(drop, busy, ok({ 'idempotency-replayed': 'true' }))
  const result = await client(baseUrl).tasks.create({ title: 'A' })
  expect(result.replayed).toBe(true)
  expect(seen).toHaveLength(3)
})

test('someone else’s call with the same key is not waited for', async () => {
  const { baseUrl, seen } = await serve(failure(409, 'idempotency_conflict', { 'retry-after': '0' }), ok())
  const error = await failureOf(client(baseUrl).tasks.create({ title: 'A' }, { idempotencyKey: 'shared' }))
  expect(error.code).toBe('idempotency_conflict')
  expect(seen).toHaveLength(1)
})

test('the body of a refused attempt is drained, so its connection serves the next', async () => {
  const large = json(503, { error: { code: 'service_unavailable', message: 'x'.repeat(300_000) } })
  const { baseUrl, sockets } = await serve(large, large, ok())
  await client(baseUrl).tasks.get('task_1')
  expect(sockets.size).toBe(1)
})

test('a stalled body is cut off by the timeout, and tried again', async () => {
  const { baseUrl, seen } = await serve(stall, ok())
  const { data } = await client(baseUrl, { timeout: 150 }).tasks.get('task_1')
  expect(data.id).toBe('task_1')
  expect(gap(seen)).toBeGreaterThanOrEqual(145)
})

test('each attempt has its whole timeout', async () => {
  const { baseUrl, seen } = await serve(stall)
  const error = await failureOf(client(baseUrl, { timeout: 100, maxRetries: 2 }).tasks.get('task_1'))
  expect(seen).toHaveLength(3)
  expect(gap(seen, 1)).toBeGreaterThanOrEqual(70)
  expect(gap(seen, 2)).toBeGreaterThanOrEqual(70)
  expect(error).toMatchObject({ code: 'unknown_error', status: null, isNetworkError: true })
  expect(error.message).toContain('100 ms')
})

test('the deadline ends the call, whatever attempts are left', async () => {
  const { baseUrl } = await serve(stall)
  const started = performance.now()
  const error = await failureOf(client(baseUrl, { timeout: 120, deadline: 300, maxRetries: 50 }).tasks.get('task_1'))
  expect(performance.now() - started).toBeGreaterThanOrEqual(280)
  expect(performance.now() - started).toBeLessThan(900)
  expect(error).toMatchObject({ isNetworkError: true, status: null })
  expect(error.message).toContain('300 ms')
})

test('the deadline cuts an attempt short as well', async () => {
  const { baseUrl, seen } = await serve(stall)
  const started = performance.now()
  const error = await failureOf(client(baseUrl, { deadline: 200 }).tasks.get('task_1'))
  expect(performance.now() - started).toBeLessThan(3_000)
  expect(seen).toHaveLength(1)
  expect(error.message).toContain('200 ms')
})

test('a fetch that ignores its signal is left behind at the timeout', async () => {
  const deaf = () => new Promise<Response>(() => {})
  const homeroom = client('http://homeroom.test', { fetch: deaf, timeout: 50, maxRetries: 0 })
  const error = await failureOf(homeroom.tasks.get('task_1'))
  expect(error.isNetworkError).toBe(true)
})

test('no limit at all is possible: timers take no more than 2³¹−1', async () => {
  const { baseUrl } = await serve(ok())
  const { data } = await client(baseUrl, { timeout: Number.POSITIVE_INFINITY, deadline: 2 ** 40 }).tasks.get('task_1')
  expect(data.id).toBe('task_1')
})

test('a call may set its own timeout and deadline', async () => {
  const { baseUrl, seen } = await serve(stall)
  const { tasks } = client(baseUrl)
  const slow = await failureOf(tasks.get('task_1', { timeout: 60, maxRetries: 1 }))
  expect([slow.message, seen.length]).toEqual(['No complete answer within the timeout of 60 ms', 2])
  const late = await failureOf(tasks.get('task_1', { deadline: 90 }))
  expect([late.message, seen.length]).toEqual(['No answer within the deadline of 90 ms', 3])
  await expect(tasks.get('task_1', { deadline: 0 })).rejects.toThrow(TypeError)
})

test('by default an attempt has 20 s, a call 60 s, and the first wait is 250 ms', async () => {
  const { baseUrl } = await serve(failure(503, 'service_unavailable'), ok())
  const timer = vi.spyOn(globalThis, 'setTimeout')
  const delays = () => timer.mock.calls.map(([, ms]) => ms ?? 0)
  try {
    await client(baseUrl, { retryBaseMs: undefined }).tasks.get('task_1')
    expect(delays()).toContain(20_000)
    expect(delays().some((ms) => ms >= 187 && ms <= 313)).toBe(true)
    timer.mockClear()
    await client(baseUrl, { timeout: 100_000 }).tasks.get('task_1')
    expect(delays().some((ms) => ms > 59_900 && ms <= 60_000)).toBe(true)
  } finally {
    timer.mockRestore()
  }
})

test.each([
  ['after Retry-After', { 'retry-after': '0' }, 0, 40],
  ['after a backoff', {}, 30, 50],
])('clients that were refused together do not wake together: %s', async (_, headers, least, most) => {
  const { baseUrl } = await serve(failure(503, 'service_unavailable', headers))
  const homeroom = client(baseUrl, { retryBaseMs: 40, maxRetries: 1 })
  const errors = await Promise.all(Array.from({ length: 6 }, () => failureOf(homeroom.tasks.get('task_1'))))
  const waits = errors.map(({ attempts }) => attempts[0]?.wait ?? 0)
  expect(new Set(waits).size).toBe(6)
  for (const wait of waits) {
    expect(wait).toBeGreaterThanOrEqual(least)
    expect(wait).toBeLessThanOrEqual(most)
  }
})
