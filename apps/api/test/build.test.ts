import { execFile, spawn } from 'node:child_process'
import { randomBytes } from 'node:crypto'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { promisify } from 'node:util'
import { Homeroom } from '@homeroom/sdk'
import { afterAll, beforeAll, expect, inject, it } from 'vitest'
import { freePort } from '../dev/ports.ts'
import { Collector } from './support/collector.ts'
import { type Identity, startIdentity } from './support/identity.ts'
import { createEmptyDatabase } from './support/postgres.ts'
import { command, databaseUrl } from './support/postgres-server.ts'
import { eventually } from './support/wait.ts'

const run = promisify(execFile)
const BUILD = fileURLToPath(new URL('../build.ts', import.meta.url))

/** Outside of the checkout: nothing there can be found by accident. */
let folder: string
let database: Awaited<ReturnType<typeof createEmptyDatabase>>
let identity: Identity
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'homeroom-build-'))
  ;[database, identity] = await Promise.all([createEmptyDatabase(), startIdentity()])
  await run(process.execPath, [BUILD, folder])
}, 60_000)
afterAll(async () => {
  await identity.close()
  await database.drop()
  await rm(folder, { recursive: true })
})

const program = (name: string, args: string[] = [], env: Record<string, string> = {}) =>
  run(process.execPath, [join(folder, `${name}.js`), ...args], { cwd: folder, env: { PATH: process.env.PATH, ...env } })

const REFUSE = `create function refuse() returns trigger language plpgsql as $$ begin raise 'no tasks today'; end $$;
  create trigger refuse before insert on tasks for each row execute function refuse()`

it('is built into a folder that needs Node alone: migrated, given an organization, started, called, stopped', async () => {
  const owner = { MIGRATE_URL: database.adminUrl }
  expect((await program('migrate', [], owner)).stdout).toContain('applied 0001-roles.sql')
  expect((await program('migrate', [], owner)).stdout).toBe('The schema is up to date.\n')
  const args = ['--json', 'org:create', '--slug', 'built', '--name', 'Built', '--owner', 'head@example.org']
  const { id: orgId } = JSON.parse((await program('operator', args, owner)).stdout)

  const port = await freePort(0)
  const baseUrl = `http://127.0.0.1:${port}`
  const login = { user: 'homeroom_app', password: inject('postgres').appPassword }
  const [traces, sentry] = [await Collector.start(), await Collector.start()]
  const child = spawn(process.execPath, [join(folder, 'server.js')], {
    cwd: folder,
    env: {
      PATH: process.env.PATH,
      NODE_ENV: 'production',
      HOST: '127.0.0.1',
      PORT: String(port),
      DATABASE_URL: databaseUrl(database.adminUrl, new URL(database.adminUrl).pathname.slice(1), login),
      AUTH_URL: identity.url,
      AUTH_AUDIENCE: identity.audience,
      ENCRYPTION_KEYS: `k1:${randomBytes(32).toString('base64')}`,
      LOG_LEVEL: 'warn',
      OTEL_EXPORTER_OTLP_ENDPOINT: traces.url,
      SENTRY_DSN: `${sentry.url.replace('//', '//public@')}/1`,
    },
  })
  const said: string[] = []
  for (const stream of [child.stdout, child.stderr]) stream.setEncoding('utf8').on('data', (text) => said.push(text))
  const ended = new Promise<number | null>((resolve) => child.once('exit', resolve))
  try {
    await eventually(async () => (await fetch(`${baseUrl}/health/ready`).catch(() => null))?.status === 200, 15_000)
    const token = await identity.token({ sub: 'head', email: 'head@example.org', email_verified: true })
    const homeroom = new Homeroom({ baseUrl, token, orgId })
    const { data: task } = await homeroom.tasks.create({ title: 'Built by nobody but Node' })
    expect((await homeroom.tasks.list()).data).toEqual([task])
    for (const [path, text] of [
      ['/docs', 'Homeroom API reference'],
      ['/docs/scalar.js', 'Scalar'],
      ['/docs/migrations/conversations', '<h1'],
      ['/docs/changelog', 'The first published contract'],
      ['/docs/changelog/page.js', 'addEventListener'],
      ['/docs/changelog/feed.atom', '<entry>'],
      ['/openapi.json', '"openapi"'],
    ] as const) {
      const answer = await fetch(baseUrl + path)
      expect([path, answer.status, (await answer.text()).includes(text)]).toEqual([path, 200, true])
    }
    await command(database.adminUrl, REFUSE)
    await expect(homeroom.tasks.create({ title: 'Zoe' }, { maxRetries: 0 })).rejects.toMatchObject({ status: 500 })
  } finally {
    child.kill('SIGTERM')
  }
  expect(await ended).toBe(0)
  const lines = said.map((line) => JSON.parse(line))
  expect(lines).toMatchObject([{ msg: 'server error', operation: 'tasks.create', err: { code: 'P0001' } }])
  // What was traced and what Sentry was told: the operation and the error, nothing of the request.
  expect(traces.posts.map(({ body }) => body.toString('latin1')).join()).toContain('POST /api/v1/tasks')
  const told = sentry.posts.map(({ body }) => body.toString()).join()
  expect(told).toContain(`"requestId":"${lines[0].requestId}"`)
  expect(told).toContain('no tasks today')
  for (const secret of ['Zoe', 'Bearer', orgId, 'head@example.org']) expect(told + said.join()).not.toContain(secret)
  await Promise.all([traces.close(), sentry.close()])
}, 60_000)

it('says in one line which setting is missing', async () => {
  await expect(program('server')).rejects.toMatchObject({ code: 1, stderr: expect.stringMatching(/^homeroom: .+\n$/) })
})
