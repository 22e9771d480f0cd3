import { randomBytes } from 'node:crypto'
import { Agent, request } from 'node:http'
import { connect } from 'node:net'
import { fileURLToPath } from 'node:url'
import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, it, onTestFinished } from 'vitest'
import { freePort } from '../dev/ports.ts'
import { toPublic } from '../src/ids.ts'
import { findingsIn, replay, settle } from './kills/findings.ts'
import { Load } from './kills/load.ts'
import { openBranch, refuseAtCommit } from './kills/school.ts'
import { settings } from './kills/server.ts'
import { holdTask } from './support/locks.ts'
import { Product } from './support/product.ts'
import type { Key } from './support/school.ts'
import { startTestServer, type TestServer } from './support/server.ts'
import { eventually } from './support/wait.ts'

const MAIN = fileURLToPath(new URL('../src/main.ts', import.meta.url))

let t: TestServer
let key: Key
beforeAll(async () => {
  t = await startTestServer()
  key = await t.school.key(await t.school.organization(), ['tasks:read', 'tasks:write'])
})
afterAll(() => t.close())

/** The server as it runs in production: a process of its own, on the test's database. */
async function startProcess(): Promise<{ product: Product; url: string; port: number }> {
  const port = await freePort(0)
  const product = new Product(
    {
      HOST: '127.0.0.1',
      PORT: String(port),
      DATABASE_URL: t.appUrl,
      AUTH_URL: t.identity.url,
      AUTH_AUDIENCE: t.identity.audience,
      ENCRYPTION_KEYS: `test:${randomBytes(32).toString('base64')}`,
      LOG_LEVEL: 'info',
    },
    [MAIN],
  )
  onTestFinished(() => void product.child.kill('SIGKILL'))
  await product.prints('listening')
  return { product, url: `http://127.0.0.1:${port}`, port }
}

const list = (baseUrl: string) => t.raw('GET', '/api/v1/tasks', { as: key, baseUrl })
/** Asked by a probe, since that is not counted. */
const refusesConnections = (baseUrl: string) =>
  eventually(() =>
    t.raw('GET', '/health/live', { baseUrl }).then(
      () => false,
      () => true,
    ),
  )
const seconds = async (what: Promise<unknown>) => {
  const start = performance.now()
  await what
  return (performance.now() - start) / 1000
}

/** A request over a connection that the client wants to keep. */
const kept = (agent: Agent, url: string) =>
  new Promise<{ status: number | undefined; connection: string | undefined }>((resolve, reject) => {
    const headers = { Authorization: `Bearer ${key.secret}` }
    request(`${url}/api/v1/tasks`, { agent, headers }, (response) => {
      response
        .resume()
        .on('end', () => resolve({ status: response.statusCode, connection: response.headers.connection }))
    })
      .on('error', reject)
      .end()
  })

describe('SIGTERM', () => {
  it('ends what runs, refuses what is new, writes what was counted, and exits with 0', async () => {
    const { product, url } = await startProcess()
    for (let i = 0; i < 3; i++) expect((await list(url)).status).toBe(200)
    const id = await t.school.task(key.orgId, { title: 'Before' })
    const holder = await holdTask(t.db, id)
    const running = t.raw('PATCH', `/api/v1/tasks/${toPublic('task', id)}`, {
      as: key,
      body: { title: 'After' },
      baseUrl: url,
    })
    await holder.somebodyWaits()
    product.child.kill('SIGTERM')
    await refusesConnections(url)
    expect(product.child.exitCode).toBeNull()
    await holder.release()
    const answer = await running
    expect([answer.status, answer.json.data.title]).toEqual([200, 'After'])
    expect(await seconds(product.exited)).toBeLessThan(4)
    expect(await product.exited).toBe(0)

    const { rows } = await sql<{ requests: number; used: number }>`
      select (select sum(requests)::int from usage_daily where api_key_id = ${key.id}) as requests,
        (select sum(used)::int from usage_monthly where org_id = ${key.orgId}) as used`.execute(t.db)
    expect(rows).toEqual([{ requests: 4, used: 4 }])
  })

  it('is not held up by a client that keeps its connection busy', async () => {
    const { product, url } = await startProcess()
    const agent = new Agent({ keepAlive: true, maxSockets: 1 })
    expect(await kept(agent, url)).toEqual({ status: 200, connection: 'keep-alive' })
    let [answered, refused] = [0, false]
    const chatter = (async () => {
      while (!refused) {
        await kept(agent, url).then(
          () => answered++,
          () => (refused = true),
        )
      }
    })()
    await eventually(() => answered > 5)
    product.child.kill('SIGTERM')
    expect(await seconds(product.exited)).toBeLessThan(4)
    expect(await product.exited).toBe(0)
    await chatter
  })

  it('does not wait for ever for a request that never ends, nor for a connection that says nothing', async () => {
    const { product, port } = await startProcess()
    const head = `POST /api/v1/tasks HTTP/1.1\r\nHost: x\r\nAuthorization: Bearer ${key.secret}\r\nContent-Type: application/json\r\n`
    const [silent, slow] = [connect(port, '127.0.0.1'), connect(port, '127.0.0.1')]
    for (const socket of [silent, slow]) socket.on('error', () => {})
    slow.write(`${head}Content-Length: 20\r\n\r\n{"title":`)
    await list(`http://127.0.0.1:${port}`)
    product.child.kill('SIGTERM')
    expect(await seconds(product.exited)).toBeLessThan(12)
    expect(await product.exited).toBe(0)
  })

  it('tells probes to send no more, while it drains', async () => {
    const { product, url, port } = await startProcess()
    const socket = connect(port, '127.0.0.1')
    let heard = ''
    socket.setEncoding('utf8').on('data', (text: string) => (heard += text))
    socket.on('error', () => {})
    // Half a request keeps the connection open; the rest of it comes once the server drains.
    socket.write('GET /health/ready HTTP/1.1\r\nHost: x\r\n')
    await list(url)
    product.child.kill('SIGTERM')
    await refusesConnections(url)
    socket.write('\r\n')
    await eventually(() => heard.includes('"status":"down"'))
    expect(heard).toMatch(/^HTTP\/1\.1 503/)
    expect(heard).toMatch(/^connection: close/im)
    expect(await seconds(product.exited)).toBeLessThan(4)
    expect(await product.exited).toBe(0)
  })
})

describe('SIGTERM under load', () => {
  it('drops no call that was begun, gives back what was to be delivered, and the next process goes on', async () => {
    const port = await freePort(0)
    const env = { ...settings(t.appUrl, t.identity, port), LOG_LEVEL: 'info' }
    const start = async () => {
      const product = new Product(env, [MAIN])
      onTestFinished(() => void product.child.kill('SIGKILL'))
      await product.prints('listening')
      return product
    }
    await refuseAtCommit(t.db)
    const first = await start()
    const branch = await openBranch(t.db, t.identity, `http://127.0.0.1:${port}`)
    onTestFinished(() => Promise.all(branch.hooks.map(({ receiver }) => receiver.close())).then(() => {}))
    const load = new Load()
    load.start([branch], 12)
    const received = () => branch.hooks.reduce((sum, { receiver }) => sum + receiver.events.length, 0)
    await eventually(() => load.calls.length > 200 && received() > 50, 20_000)
    expect(await first.stop('SIGTERM')).toBe(0)
    await load.stop()

    const lost = load.calls.filter(({ failures }) => failures.includes(null)).map((call) => call.key)
    expect(lost.length).toBeGreaterThan(0)
    expect(await t.db.selectFrom('idempotency_keys').select('key').where('key', 'in', lost).execute()).toEqual([])
    const held = t.db.selectFrom('webhook_deliveries').select('id').where('locked_until', 'is not', null)
    expect(await held.execute()).toEqual([])

    const second = await start()
    expect(await replay(load.calls)).toEqual([])
    expect(await settle(t.db, 30_000)).toEqual([])
    expect(await findingsIn(t.db, [branch], load)).toEqual([])
    // Nobody died, so nothing was sent twice.
    const steady = branch.hooks[0]?.receiver.events.map(({ event }) => event.id) ?? []
    expect(steady.length).toBe(new Set(steady).size)
    expect(await second.stop('SIGTERM')).toBe(0)
  }, 90_000)
})

it('what is logged of a failure names the request, and no value of a row', async () => {
  const { product, url } = await startProcess()
  await sql`create function explode() returns trigger language plpgsql as
    $$ begin raise exception 'exploded' using detail = new::text; end $$`.execute(t.db)
  await sql`create trigger broken before insert on tasks for each row execute function explode()`.execute(t.db)
  const body = { title: 'Rosa needs her inhaler' }
  const failed = await t.raw('POST', '/api/v1/tasks', { as: key, body, baseUrl: url })
  expect(failed.status).toBe(500)
  await product.prints('exploded')
  const line = product.output.split('\n').find((l) => l.includes('exploded'))
  expect(JSON.parse(line ?? '')).toMatchObject({
    level: 50,
    requestId: failed.json.error.requestId,
    operation: 'tasks.create',
    err: { message: 'exploded', code: 'P0001', stack: expect.stringContaining('error: exploded') },
  })
  expect(product.output).not.toContain('Rosa')
  await product.stop('SIGTERM')
})
