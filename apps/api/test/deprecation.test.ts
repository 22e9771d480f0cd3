import { operations } from '@homeroom/contract/operations'
import type { Deprecation } from '@homeroom/contract/record'
import type { DeprecationReport } from '@homeroom/sdk'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { openAsOwner } from '../src/operator/operator-database.ts'
import { retiredRoutes } from '../src/operator/routes.ts'
import type { Key, Person } from './support/school.ts'
import { startTestServer, type TestServer } from './support/server.ts'

/** As `deprecated: true`, `x-deprecated-at`, `x-sunset` and so on make it; the contract has no such operation now. */
const DEPRECATION: Deprecation = {
  at: '2026-10-01',
  sunset: '2027-04-01',
  docs: '/docs/migrations/projects',
  replacement: 'GET /api/v1/tasks',
  retired: false,
}
const record = operations['tasks.listProjects'] as { deprecated: Deprecation | null }

let t: TestServer
let key: Key
let owner: Person
beforeAll(async () => {
  record.deprecated = DEPRECATION
  t = await startTestServer()
  owner = await t.school.person(await t.school.organization(), 'owner')
  key = await t.school.key(owner.orgId, ['tasks:read'])
})
afterAll(async () => {
  record.deprecated = null
  await t.close()
})

it('a deprecated operation answers on, says so in its headers, and the SDK reports it once', async () => {
  const reports: DeprecationReport[] = []
  const homeroom = t.as(key, { onDeprecation: (report) => reports.push(report) })
  for (let i = 0; i < 2; i++) expect((await homeroom.tasks.listProjects()).data).toEqual([])
  expect(reports).toMatchObject([
    {
      path: '/api/v1/projects',
      deprecatedAt: new Date(DEPRECATION.at),
      sunsetAt: new Date(DEPRECATION.sunset),
      docsUrl: `${t.url.replace('localhost', '127.0.0.1')}${DEPRECATION.docs}`,
      headers: { deprecation: `@${Date.parse(DEPRECATION.at) / 1000}`, sunset: 'Thu, 01 Apr 2027 00:00:00 GMT' },
    },
  ])
  const { headers } = await t.raw('GET', '/api/v1/tasks', { as: key })
  expect([headers.get('deprecation'), headers.get('sunset')]).toEqual([null, null])
})

it('and who calls it is told to the organization and to the operator', async () => {
  await t.as(owner, { onDeprecation: () => {} }).tasks.listProjects()
  await t.server.services.routeHits.flush()
  const { data } = await t.as(owner).usage.getDeprecations()
  const told = {
    operation: 'tasks.listProjects',
    retired: false,
    sunset: '2027-04-01',
    replacement: 'GET /api/v1/tasks',
  }
  expect(data.calls).toMatchObject([
    { ...told, apiKeyId: null, calls: 1 },
    { ...told, apiKeyId: expect.stringMatching(/^key_/), calls: 2 },
  ])
  const db = openAsOwner(t.adminUrl)
  try {
    expect((await retiredRoutes(db)).find(({ state }) => state === 'deprecated')).toMatchObject({
      operation: 'tasks.listProjects',
      calls: 3,
      daysAtZero: 0,
      removable: false,
    })
  } finally {
    await db.destroy()
  }
})
