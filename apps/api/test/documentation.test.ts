import { readdirSync } from 'node:fs'
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
    const { status, headers, text } = await t.raw('GET', '/docs')
    expect(status).toBe(200)
    expect(text).toContain('<a href="/docs/changelog">Changelog</a>')
    expect(headers.get('content-security-policy')).toContain("default-src 'self'")
    expect((await t.raw('GET', '/docs/scalar.js')).status).toBe(200)
    expect((await t.raw('GET', '/docs/start.js')).text).toContain('/openapi.json')
    const link = (await t.raw('GET', '/api/v1/channels')).headers.get('link') ?? ''
    const guide = await fetch(/<([^>]+)>/.exec(link)?.[1] ?? '')
    expect(guide.status).toBe(200)
    expect(await guide.text()).toContain('/api/v1/messaging/conversations')
  })
})

describe('/docs/changelog', () => {
  const newest = readdirSync(new URL('../../../changelog', import.meta.url))
    .flatMap((name) => /^(\d{4}-\d{2}-\d{2})\.json$/.exec(name)?.[1] ?? [])
    .sort()
    .at(-1)

  it('shows the stored records, and lets in nothing from elsewhere', async () => {
    const { status, headers, text } = await t.raw('GET', '/docs/changelog')
    expect([status, headers.get('content-type')]).toEqual([200, 'text/html; charset=utf-8'])
    expect(headers.get('content-security-policy')).toBe(
      "default-src 'none'; script-src 'self'; style-src 'self'; img-src data:; form-action 'self'; base-uri 'none'; frame-ancestors 'none'",
    )
    expect(text).toContain(`<section class="date" id="${newest}"`)
    expect(text).toContain('<a href="/docs">Reference</a>')
    expect(text).not.toMatch(/style=|<style|\son\w+=|<script(?![^>]* src=)/)
  })

  it('has a feed that leads back to the page', async () => {
    const { headers, text } = await t.raw('GET', '/docs/changelog/feed.atom')
    expect(headers.get('content-type')).toBe('application/atom+xml; charset=utf-8')
    expect(text).toContain('<link rel="self" type="application/atom+xml" href="/docs/changelog/feed.atom"/>')
    expect(text).toContain('<link rel="alternate" type="text/html" href="/docs/changelog"/>')
    expect(text).toContain(`<link rel="alternate" type="text/html" href="/docs/changelog#${newest}"/>`)
    const published = await t.another({ publicUrl: 'https://api.school.example' })
    const absolute = await t.raw('GET', '/docs/changelog/feed.atom', { baseUrl: published.url })
    expect(absolute.text).toContain('href="https://api.school.example/docs/changelog/feed.atom"')
    expect(absolute.text).toContain(`href="https://api.school.example/docs/changelog#${newest}"`)
  })

  it('is sent compressed, and once', async () => {
    const get = (path: string, headers: Record<string, string>, method = 'GET') => t.raw(method, path, { headers })
    for (const path of ['/docs/changelog', '/docs/changelog/feed.atom']) {
      const [plain, zipped] = [await get(path, { 'accept-encoding': 'identity' }), await get(path, {})]
      expect([plain.headers.get('content-encoding'), zipped.headers.get('content-encoding')]).toEqual([null, 'gzip'])
      expect(zipped.text).toBe(plain.text)
      expect(Number(zipped.headers.get('content-length'))).toBeLessThan(Number(plain.headers.get('content-length')) / 3)
      expect([plain.headers.get('vary'), plain.headers.get('cache-control')]).toEqual(['Accept-Encoding', 'no-cache'])
      const etag = zipped.headers.get('etag') ?? ''
      // As browsers ask; `fetch` would add that nothing may come from a cache.
      const again = await get(path, { 'if-none-match': etag, 'cache-control': 'max-age=0' })
      expect([again.status, again.text, again.headers.get('etag')]).toEqual([304, '', etag])
      expect(await get(path, { 'if-none-match': 'W/"older"', 'cache-control': 'max-age=0' })).toMatchObject({
        status: 200,
      })
      const head = await get(path, {}, 'HEAD')
      expect([head.status, head.text, head.headers.get('etag')]).toEqual([200, '', etag])
    }
  })
})
