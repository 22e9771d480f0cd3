import { AsyncLocalStorage } from 'node:async_hooks'
import { expect, test, vi } from 'vitest'
import type { TracedAttempt, TracedCall, TracedOutcome } from '../src/index.ts'
import { raw } from '../src/raw.ts'
import { failureOf } from './support/failing.ts'
import { client, drop, failure, ok, serve } from './support/server.ts'

test('hooks see one call and each of its attempts, and say which span is active', async () => {
  const { baseUrl, seen } = await serve(failure(503, 'service_unavailable', { 'x-request-id': 'req_1' }), drop, ok())
  const span = new AsyncLocalStorage<string>()
  const calls: [TracedCall, TracedOutcome][] = []
  const attempts: [number, string | undefined, TracedOutcome][] = []
  const homeroom = client(baseUrl, {
    tracing: {
      call: (facts, run) => span.run('call-span', async () => calls.push([facts, await run()])),
      attempt: async ({ attempt, headers }: TracedAttempt, run) => {
        headers.set('traceparent', `00-span-${attempt}`)
        attempts.push([attempt, span.getStore(), await run()])
      },
    },
  })
  expect((await homeroom.tasks.get('task_secret')).data.id).toBe('task_1')
  expect(calls).toEqual([
    [
      { operation: 'tasks.getById', method: 'GET', path: '/api/v1/tasks/{id}' },
      { status: 200, requestId: null },
    ],
  ])
  expect(attempts).toEqual([
    [1, 'call-span', { status: 503, requestId: 'req_1' }],
    [2, 'call-span', { status: null, requestId: null }],
    [3, 'call-span', { status: 200, requestId: null }],
  ])
  expect(seen.map(({ headers }) => headers.traceparent)).toEqual(['00-span-1', '00-span-2', '00-span-3'])
})

test('a call that fails rejects inside its hook, and once for the caller', async () => {
  const { baseUrl } = await serve(drop)
  const told: unknown[] = []
  const tracing = { call: (_: TracedCall, run: () => Promise<TracedOutcome>) => run().catch((e) => told.push(e)) }
  const error = await failureOf(client(baseUrl, { maxRetries: 0, tracing }).tasks.get('task_1'))
  expect(told).toEqual([error])
  const unhandled = client(baseUrl, { maxRetries: 0, tracing: { call: (_, run) => run() } })
  expect((await failureOf(unhandled.tasks.get('task_1'))).isNetworkError).toBe(true)
})

test('a raw call is traced under its path', async () => {
  const { baseUrl } = await serve(ok())
  const paths: unknown[] = []
  const tracing = { call: (facts: TracedCall, run: () => unknown) => [paths.push(facts), run()] }
  await raw(client(baseUrl, { tracing })).GET('/api/v1/tasks/{id}', { params: { path: { id: 'task_1' } } })
  expect(paths).toEqual([{ operation: null, method: 'GET', path: '/api/v1/tasks/{id}' }])
})

test.each([
  [
    'throws',
    () => {
      throw new Error('no tracer')
    },
  ],
  ['never runs the call', () => {}],
  ['never ends', (_: unknown, run: () => unknown) => [run(), new Promise(() => {})][1]],
  ['runs it twice', (_: unknown, run: () => unknown) => [run(), run()]],
  [
    'throws after it',
    (_: unknown, run: () => unknown) => {
      run()
      throw new Error('no tracer')
    },
  ],
])('a hook that %s changes nothing', async (_, hook) => {
  const warn = vi.spyOn(console, 'warn').mockReturnValue()
  const { baseUrl, seen } = await serve(ok())
  const homeroom = client(baseUrl, { tracing: { call: hook, attempt: hook } })
  expect((await homeroom.tasks.get('task_1')).data.id).toBe('task_1')
  expect(seen).toHaveLength(1)
  warn.mockRestore()
})
