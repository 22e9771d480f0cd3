import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { Person } from '../../../test/support/school.ts'
import { startTestServer, type TestServer } from '../../../test/support/server.ts'
import { isPublicAddress, targetProblem } from './targets.ts'

/** Ways to write an address, or a name, that must not be reached from inside. */
const REFUSED = [
  'https://127.0.0.1/',
  'https://127.1/',
  'https://2130706433/',
  'https://0x7f.1/',
  'https://0x7f000001/',
  'https://017700000001/',
  'https://0177.0.0.1/',
  'https://127.0.0.1./',
  'https://①②⑦.⓪.⓪.①/',
  'https://0/',
  'https://0.0.0.0/',
  'https://10.0.0.1/',
  'https://172.16.0.1/',
  'https://172.31.255.254/',
  'https://192.168.1.1/',
  'https://169.254.169.254/latest/meta-data/',
  'https://100.64.0.1/',
  'https://100.100.100.200/',
  'https://168.63.129.16/',
  'https://192.0.0.192/',
  'https://192.0.2.1/',
  'https://198.18.0.1/',
  'https://198.51.100.7/',
  'https://203.0.113.9/',
  'https://224.0.0.1/',
  'https://240.0.0.1/',
  'https://255.255.255.255/',
  'https://[::]/',
  'https://[::1]/',
  'https://[::127.0.0.1]/',
  'https://[::ffff:127.0.0.1]/',
  'https://[::ffff:a9fe:a9fe]/',
  'https://[64:ff9b::7f00:1]/',
  'https://[64:ff9b:1::a00:1]/',
  'https://[100::1]/',
  'https://[2001::1]/',
  'https://[2001:db8::1]/',
  'https://[2002:7f00:1::]/',
  'https://[3fff::1]/',
  'https://[fc00::1]/',
  'https://[fd00:ec2::254]/',
  'https://[fe80::1]/',
  'https://[fec0::1]/',
  'https://[ff02::1]/',
  'https://localhost/',
  'https://LOCALHOST./',
  'https://hooks.localhost/',
  'https://printer.local/',
  'https://metadata.google.internal/',
  'https://router.home.arpa/',
  'https://intranet/',
  'http://hooks.example.org/',
  'https://hooks.example.org:80/',
  'https://hooks.example.org:22/',
  'https://hooks.example.org:6379/',
  'https://user@hooks.example.org/',
  'https://user:pass@hooks.example.org/',
]
const TAKEN = [
  'https://hooks.example.org/in?x=1#y',
  'https://hooks.example.org:443/',
  'https://hooks.example.org:8443/',
  'https://bücher.example/',
  'https://93.184.216.34/',
  'https://[2606:2800:220:1:248:1893:25c8:1946]/',
]

describe('a webhook’s target', () => {
  it.each(REFUSED)('is not %s', (url) => {
    expect(targetProblem(url, false)).not.toBeNull()
  })
  it.each(TAKEN)('may be %s', (url) => {
    expect(targetProblem(url, false)).toBeNull()
  })
  it('may be anything by http in development, but for credentials and other protocols', () => {
    for (const url of ['http://localhost:3000/', 'http://10.0.0.1/', 'https://[::1]:9/']) {
      expect(targetProblem(url, true)).toBeNull()
    }
    for (const url of ['ftp://example.org/', 'file:///etc/passwd', 'http://a:b@localhost/', 'nonsense'])
      expect(targetProblem(url, true)).not.toBeNull()
  })
  it('is at a public address only: not at what is none', () => {
    for (const text of ['', 'localhost', '1.2.3', '::ffff:8.8.8.8x']) expect(isPublicAddress(text)).toBe(false)
    for (const text of ['8.8.8.8', '::ffff:8.8.8.8', '2a00:1450:4001::1']) expect(isPublicAddress(text)).toBe(true)
  })
})

describe('registering a target', () => {
  let t: TestServer
  let owner: Person
  beforeAll(async () => {
    t = await startTestServer()
    owner = await t.school.person(await t.school.organization(), 'owner')
  })
  afterAll(() => t.close())

  it('is refused for each of them, at creation and at change', async () => {
    const { data } = await t.as(owner).webhooks.create({ url: 'https://hooks.example.org/', eventTypes: ['*'] })
    for (const url of REFUSED) {
      const path = `/api/v1/webhook-endpoints`
      const body = { url, eventTypes: ['*'] }
      const answers = [
        await t.raw('POST', path, { as: owner, body, headers: key() }),
        await t.raw('PATCH', `${path}/${data.id}`, { as: owner, body: { url }, headers: key() }),
      ]
      for (const { status, json } of answers) {
        expect([url, status]).toEqual([url, 400])
        // What the contract's format refuses does not reach our question.
        expect(json.error.details).toMatchObject([
          { field: 'url', code: expect.stringMatching(/^(url_not_allowed|format)$/) },
        ])
      }
    }
    expect((await t.as(owner).webhooks.list()).pagination.total).toBe(1)
  })
})

let serial = 0
const key = () => ({ 'Idempotency-Key': `target-${++serial}` })
