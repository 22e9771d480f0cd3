import { randomBytes } from 'node:crypto'
import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { Operator, runOperator } from '../../test/support/operator.ts'
import { startTestServer, type TestServer } from '../../test/support/server.ts'
import { openAsOwner } from './operator-database.ts'
import { retiredRoutes } from './routes.ts'

let t: TestServer
let operator: Operator
let folder: string
beforeAll(async () => {
  t = await startTestServer()
  folder = await mkdtemp(join(tmpdir(), 'homeroom-operator-'))
  operator = await Operator.of(t)
})
afterAll(async () => {
  await operator.close()
  await rm(folder, { recursive: true })
  await t.close()
})

const run = (...args: string[]) => operator.run(...args)
const json = (...args: string[]) => operator.json(...args)
const auditOf = (orgId: string) =>
  t.db
    .selectFrom('audit_logs')
    .select(['action', 'changes', 'actor_kind'])
    .where('org_id', '=', orgId)
    .orderBy('id')
    .execute()

describe('an organization', () => {
  it('is made with its owner, who signs in and can work', async () => {
    const slug = `made-${randomBytes(4).toString('hex')}`
    const made = await json('org:create', '--slug', slug, '--name', 'Söder skola', '--owner', 'Head@example.org')
    expect(made).toEqual({ id: expect.stringMatching(/^org_/), slug, ownerId: expect.stringMatching(/^usr_/) })
    const token = await t.identity.token({ sub: `head-${slug}`, email: 'head@example.org', email_verified: true })
    const answer = await t.raw('GET', '/api/v1/organization', {
      headers: { authorization: `Bearer ${token}`, 'x-org-id': made.id },
    })
    expect(answer.json.data).toMatchObject({ slug, name: 'Söder skola', timezone: 'UTC', status: 'active' })
    const { json: audit } = await t.raw('GET', '/api/v1/audit-logs', {
      headers: { authorization: `Bearer ${token}`, 'x-org-id': made.id },
    })
    expect(audit.data).toMatchObject([{ action: 'operator.org:create', actor: { kind: 'system' } }])
  })

  it.each([
    [['--slug', 'UPPER', '--name', 'x', '--owner', 'a@example.org'], 'slug must'],
    [['--slug', 'fine-one', '--name', '', '--owner', 'a@example.org'], 'name must not be empty'],
    [['--slug', 'fine-two', '--name', 'x', '--owner', 'nobody'], 'email must be'],
    [
      ['--slug', 'fine-three', '--name', 'x', '--owner', 'a@example.org', '--timezone', 'Mars/Base'],
      'timezone must be',
    ],
    [['--slug', 'fine-four', '--name', 'x', '--owner', 'a@example.org', '--quota', '1.5'], 'A whole number'],
    [['--slug', 'fine-five', '--name', 'x'], "required option '--owner"],
  ])('is refused with a clear line and nothing made: %j', async (args, line) => {
    const { status, err } = await run('org:create', ...args)
    expect([status, err]).toEqual([1, expect.stringContaining(line)])
    const left = await t.db
      .selectFrom('organizations')
      .select('id')
      .where('slug', '=', args[1] as string)
      .execute()
    expect(left).toEqual([])
  })

  it('cannot be made twice', async () => {
    const slug = `once-${randomBytes(4).toString('hex')}`
    const args = ['org:create', '--slug', slug, '--name', 'Once', '--owner', 'once@example.org']
    await json(...args)
    expect(await run(...args)).toMatchObject({ status: 1, err: `There is an organization ${slug} already.\n` })
  })

  it('is suspended, reactivated and deleted, and every act is in its audit log', async () => {
    const orgId = await t.school.organization({ slug: `life-${randomBytes(4).toString('hex')}` })
    const { slug } = await t.db
      .selectFrom('organizations')
      .select('slug')
      .where('id', '=', orgId)
      .executeTakeFirstOrThrow()
    const owner = await t.school.person(orgId, 'owner')
    expect(await json('org:suspend', slug)).toMatchObject({ slug, status: 'suspended' })
    t.server.services.directory.forgetOrganization(orgId)
    await expect(t.as(owner).organization.get()).rejects.toMatchObject({ status: 401 })
    expect(await run('org:suspend', slug)).toMatchObject({
      status: 1,
      err: `${slug} is suspended and cannot become suspended.\n`,
    })
    expect(await json('org:reactivate', slug)).toMatchObject({ status: 'active' })
    t.server.services.directory.forgetOrganization(orgId)
    expect((await t.as(owner).organization.get()).data.status).toBe('active')
    expect(await run('org:delete', slug)).toMatchObject({ status: 1, err: expect.stringContaining('--yes') })
    expect(await json('org:delete', slug, '--yes')).toMatchObject({ status: 'deleted' })
    expect(await run('org:reactivate', slug)).toMatchObject({ status: 1, err: expect.stringContaining('is deleted') })
    const status = (from: string, to: string) => ({ actor_kind: 'system', changes: { status: { from, to } } })
    expect(await auditOf(orgId)).toEqual([
      { action: 'operator.org:suspend', ...status('active', 'suspended') },
      { action: 'operator.org:reactivate', ...status('suspended', 'active') },
      { action: 'operator.org:delete', ...status('active', 'deleted') },
    ])
  })

  it('is given a quota and a consent policy', async () => {
    const orgId = await t.school.organization({ slug: `quota-${randomBytes(4).toString('hex')}` })
    const owner = await t.school.person(orgId, 'owner')
    const { slug } = (await t.as(owner).organization.get()).data
    expect(await json('org:quota', slug, '--limit', '500', '--mode', 'block')).toMatchObject({
      quota: 500,
      quotaMode: 'block',
    })
    t.server.services.directory.forgetOrganization(orgId)
    expect((await t.as(owner).organization.getQuota()).data).toMatchObject({ limit: 500, mode: 'block' })
    expect(await json('org:quota', slug, '--limit', 'unlimited')).toMatchObject({ quota: null, quotaMode: 'block' })
    expect(await run('org:quota', slug)).toMatchObject({ status: 1, err: 'Give --limit, --mode or both.\n' })
    await json('org:consent-policy', slug, '2027-01')
    expect((await t.as(owner).organization.get()).data.consentPolicyVersion).toBe('2027-01')
    expect(await run('org:quota', 'nowhere', '--limit', '1')).toMatchObject({
      status: 1,
      err: 'There is no organization nowhere.\n',
    })
    expect((await run('org:list')).out).toContain(slug)
  })
})

describe('an app', () => {
  const manifest = {
    slug: 'bus-times',
    name: 'Bus times',
    description: 'Tells when the bus comes.',
    developerName: 'Example Labs',
    privacyPolicyUrl: 'https://bus.example.org/privacy',
    requestedScopes: ['tasks:read'],
    version: '1.0.0',
  }
  const publish = async (more: object) => {
    const file = join(folder, 'app.json')
    await writeFile(file, JSON.stringify({ ...manifest, ...more }))
    return run('--json', 'app:publish', file)
  }

  it('is published, changed, suspended with the keys of its installations, and reactivated', async () => {
    expect(JSON.parse((await publish({})).out)).toMatchObject({ slug: 'bus-times', status: 'published' })
    const admin = await t.school.person(await t.school.organization(), 'admin')
    const { data: apps } = await t.as(admin).store.list()
    expect(apps).toMatchObject([{ slug: 'bus-times', version: '1.0.0' }])
    const { data: installed } = await t
      .as(admin)
      .store.install(apps[0]?.id as string, { grantedScopes: ['tasks:read'] })
    const key = { secret: installed.credential.appSecret, orgId: admin.orgId } as never
    expect((await t.as(key).tasks.list()).data).toEqual([])
    expect(JSON.parse((await publish({ version: '1.1.0' })).out)).toMatchObject({ version: '1.1.0' })
    expect(await json('app:list')).toMatchObject([{ slug: 'bus-times', version: '1.1.0', status: 'published' }])

    expect(await json('app:suspend', 'bus-times')).toMatchObject({ status: 'suspended', installs: 1 })
    t.server.services.directory.forgetKey(await keyIdOf(admin.orgId))
    await expect(t.as(key).tasks.list()).rejects.toMatchObject({ status: 401 })
    expect((await t.as(admin).store.list()).data).toEqual([])
    expect(await auditOf(admin.orgId)).toContainEqual({
      action: 'operator.app:suspend',
      actor_kind: 'system',
      changes: null,
    })
    expect(JSON.parse((await publish({ version: '1.2.0' })).out)).toMatchObject({
      version: '1.2.0',
      status: 'suspended',
    })
    expect((await t.as(admin).store.list()).data).toEqual([])
    expect(await json('app:reactivate', 'bus-times')).toMatchObject({ status: 'published', installs: 1 })
    t.server.services.directory.forgetKey(await keyIdOf(admin.orgId))
    expect((await t.as(key).tasks.list()).data).toEqual([])
    const { data: log } = await t.as(admin).audit.list({ resourceType: 'app' })
    const about = { actor: { kind: 'system' }, resourceId: apps[0]?.id }
    expect(log).toMatchObject([
      { action: 'operator.app:reactivate', ...about },
      { action: 'operator.app:suspend', ...about },
    ])
    expect(await run('app:suspend', 'no-such')).toMatchObject({ status: 1, err: 'There is no app no-such.\n' })
  })
  const keyIdOf = async (orgId: string) =>
    (await t.db.selectFrom('api_keys').select('id').where('org_id', '=', orgId).executeTakeFirstOrThrow()).id

  it.each([
    [{ requestedScopes: ['cookies:eat'] }, 'there is no scope cookies:eat'],
    [{ isEmbedded: true }, 'needs an embedUrl'],
    [{ installCount: 5 }, 'installCount is the store'],
    [{ name: 7 }, 'name must be'],
    [{ colour: 'red' }, 'colour is not allowed'],
    [{ version: undefined }, 'version is required'],
  ])('is refused with %j', async (more, line) => {
    const { status, err } = await publish(more)
    expect([status, err]).toEqual([1, expect.stringContaining(line)])
  })

  it('of a file that is none is refused', async () => {
    expect(await run('app:publish', join(folder, 'none.json'))).toMatchObject({
      status: 1,
      err: expect.stringContaining('cannot be read'),
    })
    await writeFile(join(folder, 'bad.json'), '{')
    expect(await run('app:publish', join(folder, 'bad.json'))).toMatchObject({
      status: 1,
      err: expect.stringContaining('is not JSON'),
    })
  })
})

describe('retired routes', () => {
  it('are told with their calls and days at zero, and may go after thirty', async () => {
    await t.raw('GET', '/api/v1/channels')
    await t.raw('GET', '/api/v1/channels')
    await t.server.services.routeHits.flush()
    const today = new Date().toISOString().slice(0, 10)
    const found = (await json('routes:retired')) as { operation: string }[]
    expect(found.map(({ operation }) => operation).sort()).toEqual([
      'retired.channels',
      'retired.conversationById',
      'retired.conversations',
    ])
    const db = openAsOwner(operator.url)
    const on = async (day: string) =>
      (await retiredRoutes(db, new Date(day))).find((r) => r.operation === 'retired.channels')
    const inDays = (days: number) => new Date(Date.parse(today) + days * 86_400_000).toISOString()
    try {
      expect(await on(inDays(0))).toMatchObject({ calls: 2, lastCall: today, daysAtZero: 0, removable: false })
      expect(await on(inDays(29))).toMatchObject({ calls: 2, daysAtZero: 28, removable: false })
      // The thirtieth day is not over yet.
      expect(await on(inDays(30))).toMatchObject({ calls: 0, lastCall: today, daysAtZero: 29, removable: false })
      expect(await on(inDays(31))).toMatchObject({ calls: 0, lastCall: today, daysAtZero: 30, removable: true })
    } finally {
      await db.destroy()
    }
  })
})

describe('callers of retired routes', () => {
  it('are told by organization and key, as an owner whom row-level security binds', async () => {
    const orgId = await t.school.organization({ slug: `calls-${randomBytes(4).toString('hex')}` })
    const key = await t.school.key(orgId, ['tasks:read'])
    await t.raw('GET', '/api/v1/channels', { as: key })
    await t.raw('GET', '/api/v1/channels', { as: await t.school.person(orgId, 'teacher') })
    await t.server.services.routeHits.flush()
    const found = (await json('routes:callers')) as { organization: string; caller: string }[]
    const ours = found.filter(({ organization }) => organization.startsWith('calls-'))
    expect(ours.map(({ caller }) => caller).sort()).toEqual([expect.stringMatching(/ \(hrk_live_/), 'members'])
    expect(ours).toMatchObject([{ operation: 'retired.channels', calls: 1 }, { calls: 1 }])
  })
})

it('needs a database, and says which', async () => {
  const { status, err } = await runOperator(['org:list'])
  expect([status, err]).toEqual([1, 'Name the database with --database-url or MIGRATE_URL, as its owner.\n'])
})
