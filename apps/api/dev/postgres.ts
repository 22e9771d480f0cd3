import { type ChildProcess, spawn } from 'node:child_process'
import { setTimeout as delay } from 'node:timers/promises'
import { freePort } from './ports.ts'
import { type DataFolder, prepareData, setAside } from './postgres-data.ts'
import { claim, endPredecessor, release } from './postgres-predecessor.ts'
import { findPrograms, type Programs } from './postgres-programs.ts'

export interface PostgresOptions {
  /** Kept between runs, made when absent. */
  dataDir: string
  /** Taken when free; otherwise another one. */
  port?: number
  /** Server settings, e.g. `{ fsync: 'off' }` for tests. */
  settings?: Record<string, string>
  /** false: do not wait for the disk when the cluster is made. */
  durable?: boolean
  /** Gives up starting. */
  signal?: AbortSignal
  log?: (line: string) => void
}

export interface RunningPostgres {
  /** A superuser on the database `postgres`. */
  adminUrl: string
  port: number
  /** Where the cluster really is: `dataDir`, or the folder that it links to. */
  dataPath: string
  /** Resolves with the server's last words when it ends without having been told to. */
  exited: Promise<string>
  stop(): Promise<void>
}

/** What the server says when its surroundings, not its files, are at fault. */
const SURROUNDINGS =
  /could not bind|No space|Permission denied|not permitted|memory|semaphore|lock file|Too many|aborted/i

/** Starts PostgreSQL from the npm package, as root too, on 127.0.0.1 only. */
export async function startPostgres(options: PostgresOptions): Promise<RunningPostgres> {
  const programs = await findPrograms()
  await claim(options.dataDir)
  try {
    return await launchOn(programs, options)
  } catch (error) {
    await release(options.dataDir)
    throw error
  }
}

async function launchOn(programs: Programs, options: PostgresOptions): Promise<RunningPostgres> {
  const { log = () => {} } = options
  const prepare = () => prepareData(options.dataDir, programs, { durable: true, ...options, log })
  const data = await prepare()
  await endPredecessor(data.path, log)
  try {
    return await launch(data, programs, options)
  } catch (error) {
    if (!(error instanceof Error) || SURROUNDINGS.test(error.message)) throw error
    await setAside(data.path, `is damaged (${error.message})`, log)
    return launch(await prepare(), programs, options)
  }
}

async function launch(data: DataFolder, programs: Programs, options: PostgresOptions): Promise<RunningPostgres> {
  for (let attempt = 1; ; attempt++) {
    const port = await freePort(options.port ?? 5439)
    const server = spawnServer(data.path, programs, port, options)
    try {
      await server.ready
    } catch (error) {
      // Somebody took the port between our look and the server's.
      if (attempt < 3 && /could not (bind|create any TCP)/.test((error as Error).message)) continue
      throw error
    }
    const adminUrl = `postgres://postgres:${data.password}@127.0.0.1:${port}/postgres`
    const stop = () => server.stop().then(() => release(options.dataDir))
    return { adminUrl, port, dataPath: data.path, exited: server.exited, stop }
  }
}

function spawnServer(path: string, programs: Programs, port: number, { settings, signal }: PostgresOptions) {
  const all = { listen_addresses: '127.0.0.1', unix_socket_directories: '', timezone: 'UTC', ...settings }
  const flags = Object.entries(all).flatMap(([name, value]) => ['-c', `${name}=${value}`])
  const child = spawn(programs.postgres, ['-D', path, '-p', String(port), ...flags], {
    ...programs.account,
    cwd: '/',
    env: { PATH: process.env.PATH, LC_ALL: 'C' },
    stdio: ['ignore', 'ignore', 'pipe'],
    // Its own process group: Ctrl-C in the terminal reaches us alone, and we stop things in order.
    detached: true,
  })
  const guard = child.pid === undefined ? undefined : spawnGuard(child.pid)
  const words: string[] = []
  let stopping = false
  const ended = new Promise<string>((resolve) => {
    child.once('error', (error) => resolve(error.message))
    child.once('close', () => resolve(signal?.aborted ? 'aborted' : lastWords(words)))
  })
  signal?.addEventListener('abort', () => child.kill('SIGINT'), { once: true })
  if (signal?.aborted) child.kill('SIGINT')
  const ready = new Promise<void>((resolve, reject) => {
    child.stderr.setEncoding('utf8').on('data', (text: string) => {
      words.push(...text.split('\n').filter(Boolean))
      words.splice(0, words.length - 40)
      if (text.includes('ready to accept connections')) resolve()
    })
    ended.then((line) => reject(new Error(`PostgreSQL did not start: ${line}`)))
  })
  ended.then(() => guard?.kill('SIGKILL'))
  const exited = new Promise<string>((resolve) => ended.then((line) => stopping || resolve(line)))
  const stop = () => {
    stopping = true
    return shutDown(child, ended)
  }
  return { ready, exited, stop }
}

/** Waits for our end of a pipe to close, which even `kill -9` brings about, and then stops the server. */
function spawnGuard(pid: number): ChildProcess {
  const guard = spawn('/bin/sh', ['-c', `read -r _; kill -INT ${pid}`], {
    stdio: ['pipe', 'ignore', 'ignore'],
    detached: true,
  })
  guard.on('error', () => {})
  guard.unref()
  return guard
}

async function shutDown(child: ChildProcess, ended: Promise<unknown>): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null) return
  // SIGINT: PostgreSQL's fast shutdown. SIGQUIT: at once, with recovery at the next start.
  child.kill('SIGINT')
  const clean = await Promise.race([ended.then(() => true), delay(10_000, false, { ref: false })])
  if (!clean) child.kill('SIGQUIT')
  await ended
}

function lastWords(lines: string[]): string {
  const telling = lines.findLast((line) => /FATAL|PANIC|ERROR|could not/.test(line)) ?? lines.at(-1) ?? 'no message'
  return telling.replace(/^.*?(FATAL|PANIC|ERROR|LOG|WARNING): +/, '$1: ')
}
