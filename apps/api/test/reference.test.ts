import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { chromium, dumpDom } from './support/browser.ts'
import { startTestServer, type TestServer } from './support/server.ts'

if (!chromium) console.log('The reference is not opened in a browser: there is no Chromium on this machine.')

let t: TestServer
beforeAll(async () => {
  t = await startTestServer()
})
afterAll(() => t.close())

describe('/docs', () => {
  it.skipIf(!chromium && !process.env.CI)(
    'draws the reference in a browser that can reach nothing but this server',
    { timeout: 90_000 },
    async () => {
      const page = await dumpDom(`${t.url}/docs`)
      const drawn = ['List tasks', 'Delete a project', '/api/v1/tasks/{id}/complete'].filter((text) =>
        page.includes(text),
      )
      expect(drawn).toHaveLength(3)
    },
  )

  it('serves the page, its scripts, and the guide that retired routes link to', async () => {
    const { status, headers } = await t.raw('GET', '/docs')
    expect(status).toBe(200)
    expect(headers.get('content-security-policy')).toContain("default-src 'self'")
    expect((await t.raw('GET', '/docs/scalar.js')).status).toBe(200)
    expect((await t.raw('GET', '/docs/start.js')).text).toContain('/openapi.json')
    const link = (await t.raw('GET', '/api/v1/channels')).headers.get('link') ?? ''
    const guide = await fetch(/<([^>]+)>/.exec(link)?.[1] ?? '')
    expect(guide.status).toBe(200)
    expect(await guide.text()).toContain('/api/v1/messaging/conversations')
  })
})
