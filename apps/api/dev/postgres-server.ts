import { type ChildProcessByStdio, spawn } from 'node:child_process'
import type { Readable } from 'node:stream'
import { setTimeout as delay } from 'node:timers/promises'
import type { Programs } from './postgres-programs.ts'

export interface ServerOptions {
  port: number
  settings?: Record<string, string>
  /** Gives up starting; has no effect on a server that runs. */
  signal?: AbortSignal
}

/** One run of the `postgres` program on a cluster. */
export class PostgresServer {
  /** Resolves when it accepts connections; rejects with its reason when it does not come to that. */
  readonly ready: Promise<void>
  /** Resolves with its last words when it ends without having been told to. */
  readonly exited: Promise<string>
  readonly #child: ChildProcessByStdio<null, null, Readable>
  readonly #ended: Promise<void>
  readonly #words: string[] = []
  #stopping = false

  constructor(path: string, programs: Programs, options: ServerOptions) {
    this.#child = spawnPostgres(path, programs, options)
    this.#ended = new Promise((resolve) => {
      this.#child.once('error', (error) => {
        this.#words.push(error.message)
        resolve()
      })
      this.#child.once('close', () => resolve())
    })
    this.ready = this.#untilReady(options.signal)
    this.exited = new Promise((resolve) => this.#ended.then(() => this.#stopping || resolve(lastOf(this.#words))))
    if (this.#child.pid !== undefined) guard(this.#child.pid, this.#ended)
  }

  async stop(): Promise<void> {
    this.#stopping = true
    // SIGINT: PostgreSQL's fast shutdown. SIGQUIT: at once, with recovery at the next start.
    this.#child.kill('SIGINT')
    const clean = await Promise.race([this.#ended.then(() => true), delay(10_000, false, { ref: false })])
    if (!clean) this.#child.kill('SIGQUIT')
    await this.#ended
  }

  async #untilReady(signal?: AbortSignal): Promise<void> {
    const giveUp = () => this.#child.kill('SIGINT')
    signal?.addEventListener('abort', giveUp)
    if (signal?.aborted) giveUp()
    const accepts = new Promise<boolean>((resolve) => {
      this.#child.stderr.setEncoding('utf8').on('data', (text: string) => {
        this.#words.push(...text.split('\n').filter(Boolean))
        this.#words.splice(0, this.#words.length - 40)
        if (text.includes('ready to accept connections')) resolve(true)
      })
    })
    const isReady = await Promise.race([accepts, this.#ended.then(() => false)])
    signal?.removeEventListener('abort', giveUp)
    if (isReady) return
    throw new Error(`PostgreSQL did not start: ${signal?.aborted ? 'aborted' : lastOf(this.#words)}`)
  }
}

function spawnPostgres(path: string, programs: Programs, { port, settings }: ServerOptions) {
  const all = { listen_addresses: '127.0.0.1', unix_socket_directories: '', timezone: 'UTC', ...settings }
  const flags = Object.entries(all).flatMap(([name, value]) => ['-c', `${name}=${value}`])
  return spawn(programs.postgres, ['-D', path, '-p', String(port), ...flags], {
    ...programs.account,
    cwd: '/',
    env: { PATH: process.env.PATH, LC_ALL: 'C' },
    stdio: ['ignore', 'ignore', 'pipe'],
    // Its own process group: Ctrl-C in the terminal reaches us alone, and we stop things in order.
    detached: true,
  })
}

/** Waits for our end of a pipe to close, which even `kill -9` brings about, and then stops the server. */
function guard(pid: number, ended: Promise<void>): void {
  const watcher = spawn('/bin/sh', ['-c', `read -r _; kill -INT ${pid}`], {
    stdio: ['pipe', 'ignore', 'ignore'],
    detached: true,
  })
  watcher.on('error', () => {})
  watcher.unref()
  ended.then(() => watcher.kill('SIGKILL'))
}

function lastOf(lines: string[]): string {
  const telling = lines.findLast((line) => /FATAL|PANIC|ERROR|could not/.test(line)) ?? lines.at(-1) ?? 'no message'
  return telling.replace(/^.*?(FATAL|PANIC|ERROR|LOG|WARNING): +/, '$1: ')
}
