import { execFile } from 'node:child_process'
import { chmod, mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises'
import { createServer } from 'node:http'
import { connect } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as delay } from 'node:timers/promises'
import { fileURLToPath } from 'node:url'
import { promisify } from 'node:util'
import { afterAll, beforeAll, describe, expect, inject, onTestFinished, test } from 'vitest'
import { PORT } from '../dev/identity-provider.ts'
import { freePort } from '../dev/ports.ts'
import { commandOf } from '../dev/processes.ts'
import { createEmptyDatabase } from './support/postgres.ts'
import { command, databaseUrl } from './support/postgres-server.ts'
import { type Environment, login, Product } from './support/product.ts'

const run = promisify(execFile)
const PATIENCE = 60_000

let folder: string
let env: Environment

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'homeroom-start-'))
  await chmod(folder, 0o755)
  env = { HOMEROOM_DATA_DIR: folder, PORT: String(await freePort(0)) }
  // Not 4010, which another test's product may take between two starts of ours: tokens name the provider's port.
  await writeFile(join(folder, PORT), JSON.stringify({ port: await freePort(0) }))
})
afterAll(() => rm(folder, { recursive: true, force: true }))

// One story, in order: each start finds what the one before has left.
describe('pnpm start', () => {
  test('starts from nothing; its curl and every way of signing in work; Ctrl-C stops everything', {
    timeout: PATIENCE,
  }, async () => {
    const product = new Product(env)
    onTestFinished(() => void product.child.kill('SIGKILL'))
    const ms = await product.isReady()
    console.log(`first start: ${ms} ms`)
    expect(product.output).toContain(`${product.baseUrl}/docs`)

    const { stdout } = await run('/bin/sh', ['-c', product.curl])
    expect(JSON.parse(stdout).data).toHaveLength(3)

    const owner = await login(env, 'owner')
    const { baseUrl, token, orgId, userId } = JSON.parse(owner.out)
    expect(baseUrl).toBe(product.baseUrl)
    const me = await call(baseUrl, '/identity/me', token, orgId)
    expect(me.body.data).toMatchObject({ id: userId, email: 'ada.marsh@example.org' })

    const key = JSON.parse((await login(env, 'owner', '--key')).out)
    expect(key).toMatchObject({ baseUrl, orgId, token: expect.stringMatching(/^hrk_live_/) })
    expect((await call(baseUrl, '/tasks', key.token)).status).toBe(200)
    const app = JSON.parse((await login(env, 'key-app')).out)
    expect((await call(baseUrl, '/tasks', app.token)).status).toBe(200)

    expect(await login(env, 'nobody')).toMatchObject({
      code: 1,
      out: '',
      error: expect.stringContaining('student-over-13'),
    })
    await expectStopped(product, 'SIGINT')
    expect(await login(env, 'owner')).toMatchObject({ code: 1, out: '', error: expect.stringContaining('not running') })
  })

  test('starts again quickly, with the old data, tokens and the requests counted just before the stop', {
    timeout: PATIENCE,
  }, async () => {
    const first = new Product(env)
    onTestFinished(() => void first.child.kill('SIGKILL'))
    const ms = await first.isReady()
    console.log(`second start: ${ms} ms`)
    expect(first.output).not.toContain('creating the database')
    const owner = JSON.parse((await login(env, 'owner')).out)
    const created = await call(owner.baseUrl, '/tasks', owner.token, owner.orgId, { title: 'Outlives a restart' })
    expect(created.status).toBe(201)
    const before = await requestsToday(owner)
    await expectStopped(first, 'SIGTERM')

    const second = new Product(env)
    onTestFinished(() => void second.child.kill('SIGKILL'))
    await second.isReady()
    expect((await call(owner.baseUrl, `/tasks/${created.body.data.id}`, owner.token, owner.orgId)).status).toBe(200)
    expect(await requestsToday(owner)).toBeGreaterThan(before)

    const third = new Product({ ...env, PORT: String(await freePort(0)) })
    expect(await third.exited).toBe(1)
    expect(third.output).toMatch(/is in use by another Homeroom/)
    expectOneLine(third)
    second.child.kill('SIGKILL')
    await second.exited
    await eventually(() => databaseStopped())
  })

  test('recovers from a kill -9, and from a signing key that is damaged', { timeout: PATIENCE }, async () => {
    await writeFile(join(folder, 'identity-key.json'), '{"kty":')
    const product = new Product(env)
    onTestFinished(() => void product.child.kill('SIGKILL'))
    await product.isReady()
    expect(product.output).toContain('identity-key.json is damaged; it was kept as identity-key.json.broken')
    expect(await readdir(folder)).toContain('identity-key.json.broken')
    const { stdout } = await run('/bin/sh', ['-c', product.curl])
    expect(JSON.parse(stdout).data).toHaveLength(3)
    await expectStopped(product, 'SIGHUP')
  })

  test.each([['SIGINT'], ['SIGTERM']] as const)(
    '%s twice while it starts stops what was there',
    { timeout: PATIENCE },
    async (signal) => {
      const product = new Product(env)
      await product.prints('Starting')
      await delay(signal === 'SIGINT' ? 150 : 600)
      product.child.kill(signal)
      await delay(20)
      await expectStopped(product, signal)
    },
  )

  test('stops with the package manager that started it', { timeout: PATIENCE }, async () => {
    // As npx does when it is killed: it ends, and says nothing to its child.
    const launcher = join(folder, 'pnpm.cjs')
    const start = fileURLToPath(new URL('../dev/start.ts', import.meta.url))
    await writeFile(
      launcher,
      `require('child_process').spawn(process.execPath, [${JSON.stringify(start)}], {stdio: 'inherit'})`,
    )
    const product = new Product(env, [launcher])
    await product.isReady()
    const { pid } = JSON.parse(await readFile(join(folder, 'running.json'), 'utf8'))
    product.child.kill('SIGKILL')
    await eventually(async () => (await commandOf(pid)) === '')
    await eventually(() => databaseStopped())
  })
})

describe('pnpm start says in one line', () => {
  test('that its port is taken', async () => {
    const blocker = createServer().listen(0, '127.0.0.1')
    onTestFinished(() => void blocker.close())
    await new Promise((resolve) => blocker.once('listening', resolve))
    const { port } = blocker.address() as { port: number }
    const product = new Product({ ...env, PORT: String(port) })
    expect(await product.exited).toBe(1)
    expect(product.output).toContain(`homeroom: port ${port} is taken: set PORT to another one`)
    expectOneLine(product)
  })

  test.each<[string, Environment, string]>([
    ['a port that is no number', { PORT: 'many' }, 'PORT must be a whole number'],
    ['a database that is no URL', { DATABASE_URL: 'mysql' }, 'DATABASE_URL must be a URL'],
    [
      'a database that is not there',
      { DATABASE_URL: 'postgres://127.0.0.1:1/none' },
      'DATABASE_URL: the database cannot be reached',
    ],
    ['an identity provider without audience', { AUTH_URL: 'https://id.example.org' }, 'AUTH_AUDIENCE is not set'],
  ])('what is wrong with %s', async (_, settings, sentence) => {
    const product = new Product({ ...env, ...settings })
    expect(await product.exited).toBe(1)
    expect(product.output).toContain(`homeroom: ${sentence}`)
    expectOneLine(product)
  })

  test('that a login may not migrate', async () => {
    const database = await createEmptyDatabase()
    onTestFinished(database.drop)
    const name = new URL(database.adminUrl).pathname.slice(1)
    await command(database.adminUrl, `CREATE ROLE visitor_${name} LOGIN PASSWORD 'visitor'`)
    onTestFinished(() => command(inject('postgres').adminUrl, `DROP ROLE visitor_${name}`))
    const url = databaseUrl(database.adminUrl, name, { user: `visitor_${name}`, password: 'visitor' })
    const product = new Product({ ...env, DATABASE_URL: url })
    expect(await product.exited).toBe(1)
    expect(product.output).toMatch(/DATABASE_URL: the schema lacks \d+ migrations .* run pnpm db:migrate/)
    expectOneLine(product)
  })
})

async function call(baseUrl: string, path: string, token: string, orgId?: string, body?: unknown) {
  const response = await fetch(`${baseUrl}/api/v1${path}`, {
    method: body ? 'POST' : 'GET',
    headers: {
      authorization: `Bearer ${token}`,
      ...(orgId ? { 'x-org-id': orgId } : {}),
      ...(body ? { 'content-type': 'application/json' } : {}),
    },
    body: body ? JSON.stringify(body) : undefined,
  })
  return { status: response.status, body: await response.json() }
}

async function requestsToday(owner: { baseUrl: string; token: string; orgId: string }): Promise<number> {
  const { body } = await call(owner.baseUrl, '/usage', owner.token, owner.orgId)
  return body.data.points.at(-1).requests
}

/** It ends well, its ports are free, and its database was shut down, not killed. */
async function expectStopped(product: Product, signal: NodeJS.Signals): Promise<void> {
  const pid = Number((await readFile(join(folder, 'postgres/postmaster.pid'), 'utf8').catch(() => '')).split('\n')[0])
  expect(await product.stop(signal), product.output).toBe(0)
  expect(product.output).not.toMatch(/terminating connection|at file:/)
  expect(await listens(Number(env.PORT))).toBe(false)
  expect(await databaseStopped()).toBe(true)
  if (pid) expect(await commandOf(pid)).toBe('')
  expect(await readdir(folder)).not.toContain('running.json')
}

const databaseStopped = async (): Promise<boolean> =>
  !(await readdir(join(folder, 'postgres'))).includes('postmaster.pid')

function listens(port: number): Promise<boolean> {
  return new Promise((resolve) => {
    const socket = connect({ port, host: '127.0.0.1' })
    socket.once('connect', () => {
      socket.destroy()
      resolve(true)
    })
    socket.once('error', () => resolve(false))
  })
}

function expectOneLine(product: Product): void {
  expect(product.output.trim().split('\n')).toEqual(['Starting Homeroom …', expect.stringMatching(/^homeroom: /)])
}

async function eventually(holds: () => Promise<boolean>): Promise<void> {
  for (let i = 0; i < 200 && !(await holds()); i++) await delay(50)
  expect(await holds()).toBe(true)
}
