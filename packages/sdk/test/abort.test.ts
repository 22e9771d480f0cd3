import { getEventListeners } from 'node:events'
import { expect, test } from 'vitest'
import { failureOf } from './support/failing.ts'
import { client, failure, ok, page, serve, stall } from './support/server.ts'

const soon = (ms = 400) => {
  const controller = new AbortController()
  setTimeout(() => controller.abort(new Error('changed my mind')), ms)
  return controller.signal
}

test('a signal ends an attempt under way', async () => {
  const { baseUrl, seen } = await serve(stall)
  const started = performance.now()
  const error = await failureOf(client(baseUrl).tasks.create({ title: 'A' }, { signal: soon(), idempotencyKey: 'k1' }))
  expect(performance.now() - started).toBeLessThan(5_000)
  expect(seen).toHaveLength(1)
  expect(error).toMatchObject({ code: 'unknown_error', status: null, isNetworkError: false, idempotencyKey: 'k1' })
  expect(error.message).toBe('The call was aborted')
  expect((error.cause as Error).message).toBe('changed my mind')
})

test('a signal ends a wait between attempts', async () => {
  const { baseUrl, seen } = await serve(failure(503, 'service_unavailable', { 'retry-after': '30' }))
  const started = performance.now()
  const error = await failureOf(client(baseUrl).tasks.get('task_1', { signal: soon() }))
  expect(performance.now() - started).toBeLessThan(5_000)
  expect(seen).toHaveLength(1)
  expect(error.message).toBe('The call was aborted')
  expect(error.attempts).toHaveLength(1)
})

test('nothing is sent under a signal that is aborted already', async () => {
  const { baseUrl, seen } = await serve(ok())
  const error = await failureOf(client(baseUrl).tasks.get('task_1', { signal: AbortSignal.abort() }))
  expect(error.message).toBe('The call was aborted')
  expect(seen).toHaveLength(0)
})

test('a signal ends a walk between its pages', async () => {
  const { baseUrl, seen } = await serve(page(['task_1'], 'c1'), stall)
  const walk = async () => {
    for await (const _ of client(baseUrl).tasks.list({}, { signal: soon(100) }));
  }
  const error = await failureOf(walk())
  expect(error.message).toBe('The call was aborted')
  expect(seen).toHaveLength(2)
})

test('a signal shared by many calls keeps no listeners', async () => {
  const { baseUrl } = await serve(failure(503, 'service_unavailable'), ok())
  const { signal } = new AbortController()
  const { tasks } = client(baseUrl)
  for (let calls = 0; calls < 5; calls += 1) await tasks.get('task_1', { signal })
  expect(getEventListeners(signal, 'abort')).toHaveLength(0)
})
