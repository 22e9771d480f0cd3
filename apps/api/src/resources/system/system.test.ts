import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest'
import { passTime, resetClock } from '../../../test/support/clock.ts'
import { startTestServer, type TestServer } from '../../../test/support/server.ts'
import { openapi } from '../../contract.ts'
import { VERSION } from '../../version.ts'

let t: TestServer
beforeAll(async () => {
  t = await startTestServer()
})
afterEach(resetClock)
afterAll(() => t.close())

const get = (path: string) => t.raw('GET', path)

describe('system', () => {
  it('serves the contract that the server runs, without an envelope', async () => {
    const { status, json, headers } = await get('/openapi.json')
    expect(status).toBe(200)
    expect(json).toEqual(openapi)
    expect(headers.get('x-contract-version')).toBe(openapi.info['x-contract-date'])
  })

  it('is alive whatever its dependencies do', async () => {
    const { status, json } = await get('/health/live')
    expect([status, json]).toEqual([200, { status: 'ok', checks: {}, version: VERSION }])
  })

  it('is ready with its database and the keys of the identity provider, and names no place', async () => {
    const { status, json, text } = await get('/health/ready')
    const ok = { status: 'ok', latencyMs: expect.any(Number) }
    expect([status, json]).toEqual([200, { status: 'ok', checks: { db: ok, jwks: ok }, version: VERSION }])
    expect(text).not.toMatch(/127\.0\.0\.1|localhost|postgres/)
  })

  it('is not ready without a usable key of the identity provider', async () => {
    const node = await t.another()
    t.identity.behave('error')
    try {
      const { status, json } = await t.raw('GET', '/health/ready', { baseUrl: node.url })
      expect([status, json.status, json.checks.jwks]).toEqual([503, 'down', { status: 'down', latencyMs: null }])
      expect((await t.raw('GET', '/health/live', { baseUrl: node.url })).status).toBe(200)
    } finally {
      t.identity.behave('normal')
    }
    await passTime(31_000) // keys are asked for again after half a minute
    expect((await t.raw('GET', '/health/ready', { baseUrl: node.url })).status).toBe(200)
  })

  it('is ready without the identity provider as long as its keys are trusted, and asks for them twice a minute', async () => {
    const node = await t.another()
    const ready = () => t.raw('GET', '/health/ready', { baseUrl: node.url }).then(({ status }) => status)
    expect(await ready()).toBe(200)
    t.identity.behave('error')
    try {
      await passTime(11 * 60_000)
      const before = t.identity.jwksRequests
      for (let i = 0; i < 5; i++) expect(await ready()).toBe(200)
      expect(t.identity.jwksRequests).toBe(before + 1)
      await passTime(50 * 60_000)
      expect(await ready()).toBe(503)
    } finally {
      t.identity.behave('normal')
    }
  })
})
