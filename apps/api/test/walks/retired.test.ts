import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { retired } from './support/bundle.ts'
import { errorOf } from './support/inspect.ts'
import { World } from './support/world.ts'

const DAY_MS = 86_400_000
const MESSAGE = 'This endpoint has been retired. Use GET /api/v1/messaging/conversations (scope conversations:read).'

let w: World
/** By what is sent with the request. */
const sent: Record<string, Record<string, string>> = {}
beforeAll(async () => {
  w = await World.open()
  const { orgId, people } = w.home
  const legacy = await w.key(['messages:read', 'channels:read'])
  const revoked = await w.school.key(orgId, ['messages:read'], { revoked_at: new Date().toISOString() })
  const suspended = await w.school.person(orgId, 'owner', { status: 'suspended' })
  const stranger = { ...people.owner, orgId: w.foreign.orgId }
  Object.assign(sent, {
    nothing: {},
    'an owner’s token': await w.credentials(people.owner),
    'a key with messages:read and channels:read': await w.credentials(legacy),
    'a revoked key': await w.credentials(revoked),
    'a suspended member’s token': await w.credentials(suspended),
    'another organization': await w.credentials(stranger),
    garbage: { Authorization: 'Bearer garbage', 'X-Org-Id': 'garbage', 'X-Init-Data': 'garbage' },
    'another scheme': { Authorization: 'Digest username="x"', 'Idempotency-Key': 'ü', 'X-Request-Id': 'no' },
  })
})
afterAll(() => w.close())

/** Whatever stands in the address. */
const IDS = [
  'conv_01jdq2v6w3e8rb5m0n4x7yk9ah',
  'x',
  '%20',
  '%C3%BC',
  'a%2Fb',
  '%25',
  '%00',
  '%7Bid%7D',
  'x'.repeat(8_000),
]
/** … even where it cannot be decoded. */
const GARBAGE = ['%', '%zz', '%ff', '%E0%A4%A', '%ED%A0%80']
const QUERIES = ['', '?page=0&page=1&zzz=%ZZ', '?cursor=x&page=x&limit=1e9']

describe.each(retired)('$id', (op) => {
  const { sunset = '', docs = '' } = op.deprecated ?? {}

  it('answers 410 with the way out, whatever is sent', async () => {
    const draft = { op, as: w.home.people.owner, path: {}, query: {}, body: undefined }
    const paths = op.path.includes('{') ? [...IDS, ...GARBAGE].map((id) => op.path.replace('{id}', id)) : [op.path]
    for (const [what, headers] of Object.entries(sent)) {
      for (const path of paths) {
        for (const query of QUERIES) {
          const answer = await w.send(draft, { as: null, headers, url: path + query })
          expect(answer.status, `${what}: ${path.slice(0, 100)}`).toBe(410)
          expect(errorOf(answer)).toMatchObject({
            code: 'GONE',
            message: MESSAGE,
            details: { replacement: 'GET /api/v1/messaging/conversations', scope: 'conversations:read' },
          })
          expect(Object.fromEntries(answer.headers)).toMatchObject({
            deprecation: 'true',
            sunset: 'Tue, 01 Dec 2026 00:00:00 GMT',
            link: `<${w.server.url}${docs}>; rel="sunset"; type="text/html"`,
          })
        }
      }
    }
  })

  it('has its sunset 30 days after its retirement', () => {
    expect(Date.parse(sunset) - Date.parse(op.deprecated?.at ?? '')).toBe(30 * DAY_MS)
    expect(docs).toBe('/docs/migrations/conversations')
  })

  it('counts for no organization', async () => {
    await w.server.server.services.meter.flush()
    expect(await w.server.db.selectFrom('usage_daily').selectAll().execute()).toEqual([])
  })
})
