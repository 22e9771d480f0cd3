import { type ChildProcess, spawn, spawnSync } from 'node:child_process'
import { once } from 'node:events'
import { createClient } from 'redis'
import { freePort } from '../../dev/ports.ts'
import { eventually } from './wait.ts'

/** Whether `redis-server` is installed here; CI installs it. */
export const hasRedis = spawnSync('redis-server', ['--version']).status === 0
if (!hasRedis) console.warn('Tests with Redis are skipped: there is no redis-server on the PATH.')

/** A real Redis of one's own, on one port for its whole life, which can be killed, frozen and brought back. */
export class RedisServer {
  readonly port: number
  #child: ChildProcess | null = null

  private constructor(port: number) {
    this.port = port
  }

  /** With a port, but not running yet. */
  static async prepare(): Promise<RedisServer> {
    return new RedisServer(await freePort(0))
  }
  static async start(): Promise<RedisServer> {
    const redis = await RedisServer.prepare()
    await redis.start()
    return redis
  }

  get url(): string {
    return `redis://127.0.0.1:${this.port}`
  }

  async start(): Promise<void> {
    const settings = ['--bind', '127.0.0.1', '--port', String(this.port), '--save', '', '--appendonly', 'no']
    this.#child = spawn('redis-server', settings, { stdio: 'ignore' })
    await eventually(() => this.ask(['PING']).catch(() => null))
  }
  async kill(): Promise<void> {
    const child = this.#child
    this.#child = null
    if (!child) return
    const gone = once(child, 'exit')
    child.kill('SIGKILL')
    await gone
  }
  /** Connections stay, nothing is answered. */
  freeze(): void {
    this.#child?.kill('SIGSTOP')
  }
  thaw(): void {
    this.#child?.kill('SIGCONT')
  }

  /** One command over a connection of its own. */
  async ask(command: string[]): Promise<unknown> {
    const client = createClient({ url: this.url, socket: { reconnectStrategy: false } })
    client.on('error', () => {})
    await client.connect()
    try {
      return await client.sendCommand(command)
    } finally {
      client.destroy()
    }
  }
}
