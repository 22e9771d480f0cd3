import { operations } from '@homeroom/contract/operations'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { freePort } from '../dev/ports.ts'
import { startTestServer, type TestServer } from './support/server.ts'

let t: TestServer
let adminUrl: string
beforeAll(async () => {
  const adminPort = await freePort(0)
  t = await startTestServer({ adminPort })
  adminUrl = `http://127.0.0.1:${adminPort}`
})
afterAll(() => t.close())

const scrape = async () => {
  const text = await (await fetch(`${adminUrl}/metrics`)).text()
  return text.split('\n').filter((line) => line.startsWith('homeroom_'))
}
const seriesOf = (lines: string[]) => lines.map((line) => line.replace(/ \S+$/, ''))
const valuesOf = (lines: string[], name: string, label: string) =>
  new Set(lines.flatMap((line) => (line.startsWith(name) ? [new RegExp(`${label}="([^"]*)"`).exec(line)?.[1]] : [])))
const figure = (lines: string[], series: string) =>
  Number(
    lines
      .find((line) => line.startsWith(`${series} `))
      ?.split(' ')
      .at(-1) ?? 0,
  )

it('counts and times every request by its operation, with buckets that add up', async () => {
  const as = await t.school.person(await t.school.organization(), 'owner')
  for (let i = 0; i < 3; i++) await t.raw('GET', '/api/v1/tasks', { as })
  await t.raw('GET', '/api/v1/tasks?colour=red', { as })
  await t.raw('GET', '/api/v1/tasks')
  await t.as(as).tasks.create({ title: 'Trip' })
  const lines = await scrape()
  const requests = (operation: string, product: string, status: string) =>
    figure(lines, `homeroom_requests_total{operation="${operation}",product="${product}",status="${status}"}`)
  expect([requests('tasks.list', 'api', '2xx'), requests('tasks.list', 'api', '4xx')]).toEqual([3, 2])
  expect(requests('tasks.create', 'sdk', '2xx')).toBe(1)
  const timed = (what: string) => figure(lines, `homeroom_request_duration_seconds_${what}`)
  expect([timed('count{operation="tasks.list"}'), timed('bucket{le="+Inf",operation="tasks.list"}')]).toEqual([5, 5])
  expect(timed('sum{operation="tasks.list"}')).toBeGreaterThan(0)
})

it('makes no label of what callers make up', async () => {
  const strange = async (n: number) => {
    const headers = { 'X-Homeroom-Client': `mine-${n}/1`, 'X-Product': `p${n}`, 'User-Agent': `agent-${n}` }
    await t.raw('GET', `/api/v1/nothing-${n}`, { headers })
    await t.raw('GET', `/wp-admin/${n}.php?x=${n}`, { headers })
    await t.raw('GET', `/api/v1/tasks/task_${n}`, { headers })
    await t.raw(['PUT', 'PURGE', 'PROPFIND'][n % 3] ?? '', '/api/v1/tasks', { headers })
  }
  for (let n = 0; n < 3; n++) await strange(n)
  const before = seriesOf(await scrape())
  for (let n = 3; n < 40; n++) await strange(n)
  const lines = await scrape()
  expect(seriesOf(lines)).toEqual(before)
  const known = new Set(['none', ...Object.keys(operations)])
  for (const name of ['homeroom_requests_total', 'homeroom_request_duration_seconds'])
    expect([...valuesOf(lines, name, 'operation')].filter((operation) => !known.has(operation ?? ''))).toEqual([])
  expect([...valuesOf(lines, 'homeroom_requests_total', 'product')].sort()).toEqual(['api', 'sdk'])
})

it('is for those who reach the admin port, and is all that is there', async () => {
  expect((await t.raw('GET', '/metrics')).status).toBe(404)
  for (const path of ['/', '/api/v1/tasks', '/metrics/', '/health/live'])
    expect([path, (await fetch(adminUrl + path)).status]).toEqual([path, 404])
})
