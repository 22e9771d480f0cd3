import { execFileSync } from 'node:child_process'
import { randomBytes } from 'node:crypto'
import { fileURLToPath } from 'node:url'
import { afterAll, beforeAll, describe, expect, it, onTestFinished } from 'vitest'
import { freePort } from '../dev/ports.ts'
import { Product } from './support/product.ts'
import type { Key, Person } from './support/school.ts'
import { startTestServer, type TestServer } from './support/server.ts'
import { eventually } from './support/wait.ts'

const MAIN = fileURLToPath(new URL('../src/main.ts', import.meta.url))
const PROCESSES = 3

let t: TestServer
let key: Key
let owner: Person
beforeAll(async () => {
  t = await startTestServer()
  owner = await t.school.person(await t.school.organization(), 'owner')
  key = await t.school.key(owner.orgId, ['tasks:read', 'tasks:write', 'usage:read'])
})
afterAll(() => t.close())

async function start(more: Record<string, string> = {}) {
  const [port, adminPort] = [await freePort(0), await freePort(0)]
  const settings = {
    WORKERS: String(PROCESSES),
    ROLE: 'api',
    HOST: '127.0.0.1',
    PORT: String(port),
    ADMIN_PORT: String(adminPort),
    DATABASE_URL: t.appUrl,
    AUTH_URL: t.identity.url,
    AUTH_AUDIENCE: t.identity.audience,
    ENCRYPTION_KEYS: `test:${randomBytes(32).toString('base64')}`,
    LOG_LEVEL: 'info',
    ...more,
  }
  const product = new Product(settings, [MAIN])
  onTestFinished(() => void product.child.kill('SIGKILL'))
  const baseUrl = `http://127.0.0.1:${port}`
  const listening = () => product.output.split('"msg":"listening"').length - 1
  return { product, baseUrl, metricsUrl: `http://127.0.0.1:${adminPort}/metrics`, listening }
}
const childrenOf = (pid: number) =>
  execFileSync('pgrep', ['-P', String(pid)], { encoding: 'utf8' })
    .trim()
    .split('\n')
    .map(Number)
/** Each over a connection of its own, so that the processes take turns. */
const list = (baseUrl: string) =>
  t.raw('GET', '/api/v1/tasks', { as: key, baseUrl, headers: { connection: 'close' } }).then(({ status }) => status)

describe('WORKERS', () => {
  it('answers from as many processes, replaces one that dies, counts as one server, and ends them all', async () => {
    const { product, baseUrl, metricsUrl, listening } = await start()
    await eventually(() => listening() === PROCESSES, 30_000)
    for (let i = 0; i < 30; i++) expect(await list(baseUrl)).toBe(200)
    const counted = async () => {
      const metrics = await (await fetch(metricsUrl)).text()
      expect(metrics).toContain('homeroom_request_duration_seconds_bucket{le="+Inf",operation="tasks.list"}')
      return Number(/requests_total\{operation="tasks.list",product="api",status="2xx"\} (\d+)/.exec(metrics)?.[1])
    }
    expect(await counted()).toBe(30)

    const [first = 0] = childrenOf(product.child.pid as number)
    process.kill(first, 'SIGKILL')
    await eventually(() => listening() === PROCESSES + 1, 30_000)
    expect(childrenOf(product.child.pid as number)).toHaveLength(PROCESSES)
    for (let i = 0; i < 10; i++) expect(await list(baseUrl)).toBe(200)
    // What the dead one had counted stays: a sum that falls would be taken for a restart, and counted anew.
    expect(await counted()).toBe(40)

    product.child.kill('SIGTERM')
    expect(await product.exited).toBe(0)
    const { data } = await t.as(owner).usage.getKeyUsage(`${(await t.as(owner).apiKeys.list()).data[0]?.id}`)
    expect(data.totals.requests).toBeGreaterThanOrEqual(30)
  }, 90_000)

  it('shares a budget among the processes', async () => {
    const { baseUrl, listening } = await start({ LIMIT_API_KEY_PER_MINUTE: '30' })
    await eventually(() => listening() === PROCESSES, 30_000)
    const answers: number[] = []
    for (let i = 0; i < 40; i++) answers.push(await list(baseUrl))
    expect(answers.filter((status) => status === 200).length).toBeGreaterThanOrEqual(28)
    expect(answers.filter((status) => status === 200).length).toBeLessThanOrEqual(30)
    expect(new Set(answers)).toEqual(new Set([200, 429]))
  }, 60_000)

  it('ends with one line when none can begin', async () => {
    const { product } = await start({ ENCRYPTION_KEYS: 'wrong' })
    expect(await product.exited).toBe(1)
    const url = new URL(t.appUrl)
    url.password = 'wrong'
    const other = await start({ DATABASE_URL: url.href })
    expect(await other.product.exited).toBe(1)
    expect(other.product.output).toContain('homeroom: DATABASE_URL')
    const { port } = new URL(t.url)
    const third = await start({ ADMIN_PORT: port })
    expect(await third.product.exited).toBe(1)
    const told = `homeroom: port ${port} is taken: set ADMIN_PORT to another one, or stop what runs there\n`
    expect(third.product.output).toBe(told)
  }, 60_000)
})
