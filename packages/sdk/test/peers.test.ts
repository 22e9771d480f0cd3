// What other clients are known to get wrong. Each case names the fault; the server is a real one.
import { expect, test, vi } from 'vitest'
import { failureOf } from './support/failing.ts'
import { client, drop, failure, ok, type Step, serve, stall } from './support/server.ts'

const until = async (holds: () => boolean) => {
  const stop = performance.now() + 5_000
  while (!holds() && performance.now() < stop) await new Promise((resolve) => setImmediate(resolve))
  expect(holds()).toBe(true)
}
const timed = async <T>(call: () => Promise<T>) => {
  const started = performance.now()
  return { value: await call(), elapsed: performance.now() - started }
}
const busyFor90 = failure(429, 'rate_limit_exceeded', { 'retry-after': '90' })

test('Retry-After: 90 is not cut to a backoff of ours (openai: three attempts in 1.4 s)', async () => {
  const { baseUrl, seen } = await serve(busyFor90)
  const { value: error, elapsed } = await timed(() => failureOf(client(baseUrl).tasks.get('task_1')))
  expect(seen).toHaveLength(1)
  expect(elapsed).toBeLessThan(1_000)
  expect(error).toMatchObject({ code: 'rate_limit_exceeded', isRateLimited: true, retryAfter: 90 })
})

test('Retry-After: 90 is waited for in full where the deadline allows it (stripe, svix: 429 is never retried)', async () => {
  const { baseUrl, seen } = await serve(busyFor90, ok())
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'performance'] })
  try {
    const call = client(baseUrl, { deadline: 120_000 }).tasks.get('task_1')
    let waits = false
    const watch = () => {
      waits ||= vi.getTimerCount() > 0 && seen.length === 1
      return waits
    }
    await until(watch)
    // The answer has been read and the wait begun once nothing but its timer is left.
    for (let turn = 0; turn < 200; turn += 1) await new Promise((resolve) => setImmediate(resolve))
    await vi.advanceTimersByTimeAsync(89_900)
    expect(seen).toHaveLength(1)
    await vi.advanceTimersByTimeAsync(101)
    vi.useRealTimers()
    expect((await call).data.id).toBe('task_1')
    expect(seen).toHaveLength(2)
  } finally {
    vi.useRealTimers()
  }
})

test('a server that hangs costs the deadline, not a multiple of the timeout (openai: 8 times its timeout)', async () => {
  const { baseUrl } = await serve(() => {})
  const homeroom = client(baseUrl, { timeout: 200, deadline: 500, maxRetries: 50 })
  const { value: error, elapsed } = await timed(() => failureOf(homeroom.tasks.get('task_1')))
  expect(elapsed).toBeGreaterThanOrEqual(480)
  expect(elapsed).toBeLessThan(1_000)
  expect(error).toMatchObject({ isNetworkError: true, status: null })
})

test('each attempt has a time limit of its own (svix: one signal aborts all that follow the first)', async () => {
  const { baseUrl, seen } = await serve(stall, stall, ok())
  expect((await client(baseUrl, { timeout: 150 }).tasks.get('task_1')).data.id).toBe('task_1')
  expect(seen).toHaveLength(3)
})

const resetInBody: Step = (response) => {
  response.writeHead(200, { 'content-type': 'application/json', 'content-length': '1000' })
  response.write('{"data":{"id":"task_1"', () => response.socket?.resetAndDestroy())
}

test('a reset in mid-body is retried under the same key, and in the end the one typed error', async () => {
  const { baseUrl, seen } = await serve(resetInBody, ok({ 'idempotency-replayed': 'true' }))
  const { data, replayed } = await client(baseUrl).tasks.create({ title: 'Trip slips' })
  expect([data.id, replayed]).toEqual(['task_1', true])
  expect(new Set(seen.map(({ headers }) => headers['idempotency-key'])).size).toBe(1)
  const broken = await serve(resetInBody)
  const error = await failureOf(client(broken.baseUrl, { maxRetries: 1 }).tasks.get('task_1'))
  expect(error).toMatchObject({ code: 'unknown_error', status: null, isNetworkError: true })
  expect(error.attempts).toHaveLength(2)
})

test('a proxy’s HTML 502 is retried, then the typed error rather than a parser’s', async () => {
  const html: Step = (response) => response.writeHead(502, { 'content-type': 'text/html' }).end('<h1>Bad gateway</h1>')
  const { baseUrl, seen } = await serve(html, ok())
  expect((await client(baseUrl).tasks.get('task_1')).data.id).toBe('task_1')
  expect(seen).toHaveLength(2)
  const down = await serve(html)
  const error = await failureOf(client(down.baseUrl, { maxRetries: 1 }).tasks.get('task_1'))
  expect(error).toMatchObject({ code: 'unknown_error', status: 502, isNetworkError: false })
})

test.each([
  ['an hour ahead', 3_600_000],
  ['an hour back', -3_600_000],
])('a clock that jumps %s in mid-call neither ends the call nor makes it wait', async (_, jump) => {
  const { baseUrl, seen } = await serve((response, request) => {
    vi.setSystemTime(Date.now() + jump)
    drop(response, request)
  }, ok())
  vi.useFakeTimers({ toFake: ['Date'] })
  try {
    const homeroom = client(baseUrl, { deadline: 3_000 })
    const { value, elapsed } = await timed(async () => homeroom.tasks.get('task_1'))
    expect(value.data.id).toBe('task_1')
    expect(elapsed).toBeLessThan(1_000)
    expect(seen).toHaveLength(2)
  } finally {
    vi.useRealTimers()
  }
})

test('our clock an hour off does not change a Retry-After date: it is the server’s own', async () => {
  const server = Date.now() - 3_600_000
  const dates = { date: new Date(server).toUTCString(), 'retry-after': new Date(server + 90_000).toUTCString() }
  const { baseUrl } = await serve(failure(429, 'rate_limit_exceeded', dates))
  expect((await failureOf(client(baseUrl).tasks.get('task_1'))).retryAfter).toBe(90)
})

test('a deprecation is told once per path (octokit: on every call)', async () => {
  const { baseUrl } = await serve(ok({ deprecation: '@1795251600' }))
  const warn = vi.spyOn(console, 'warn').mockReturnValue()
  const homeroom = client(baseUrl)
  for (const id of ['task_1', 'task_2', 'task_3']) await homeroom.tasks.get(id)
  expect(warn).toHaveBeenCalledTimes(1)
  expect(homeroom.deprecations.map(({ path }) => path)).toEqual(['/api/v1/tasks/{id}'])
  warn.mockRestore()
})
