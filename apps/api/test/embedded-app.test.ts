import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { fileURLToPath } from 'node:url'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { toPublic } from '../src/ids.ts'
import { chromium, dumpDom } from './support/browser.ts'
import type { Person } from './support/school.ts'
import { startTestServer, type TestServer } from './support/server.ts'

const EXAMPLE = fileURLToPath(new URL('../../../docs/examples/embedded-app.ts', import.meta.url))
if (!chromium) console.log('The embedded app is not opened in a browser: there is no Chromium on this machine.')

let t: TestServer
let admin: Person
let appId: string
let example: ChildProcess
let address: string
beforeAll(async () => {
  t = await startTestServer()
  const orgId = await t.school.organization({ name: 'Northfield & Sons' })
  admin = await t.school.person(orgId, 'admin')
  await t.school.person(orgId, 'teacher', { first_name: '<b>Tamsin' })
  appId = toPublic('app', await t.school.app(['tasks:read'], { slug: 'lunch-menu', name: 'Lunch Menu' }))
  const { data } = await t.as(admin).store.install(appId)
  const key = await t.school.key(orgId, ['apps:read', 'identity:read', 'org:read'])
  example = spawn(process.execPath, [EXAMPLE], {
    env: {
      PATH: process.env.PATH,
      HOMEROOM_URL: t.url,
      HOMEROOM_API_KEY: key.secret,
      HOMEROOM_APP_SECRET: data.credential.appSecret,
    },
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  const [line] = (await once(example.stdout as NodeJS.ReadableStream, 'data')) as [Buffer]
  address = line.toString().trim()
})
afterAll(async () => {
  example.kill()
  await t.close()
})

it('has a guide beside the API reference', async () => {
  const guide = await t.raw('GET', '/docs/embedded-apps')
  expect([guide.status, guide.text.includes('WebAppData')]).toEqual([200, true])
})

describe.skipIf(!chromium && !process.env.CI)('the example of an embedded app', () => {
  it('shows in a browser where it was opened, and by whom', { timeout: 90_000 }, async () => {
    const page = await dumpDom(address)
    expect(page).toContain('Hello, &lt;b&gt;Tamsin Person')
    for (const fact of ['Lunch Menu', 'Northfield &amp; Sons', 'teacher', 'en-US', 'week-47']) {
      expect(page).toContain(`<dd>${fact}</dd>`)
    }
  })

  it('shows nothing to init data that somebody changed, nor once it was uninstalled', { timeout: 90_000 }, async () => {
    expect(await dumpDom(address.replace('week-47', 'week-48'))).toContain('<h1 id="greeting">initdata_invalid</h1>')
    await t.as(admin).store.uninstall(appId)
    expect(await dumpDom(address)).toContain('<h1 id="greeting">initdata_invalid</h1>')
  })
})
