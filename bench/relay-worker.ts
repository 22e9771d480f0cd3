import { setTimeout as delay } from 'node:timers/promises'
import { fileURLToPath } from 'node:url'
import { freePort } from '../apps/api/dev/ports.ts'
import { startNode, stop } from './children.ts'
import type { World } from './world.ts'

export interface Form {
  world: World
  /** ENCRYPTION_KEYS of the worker, and of the endpoints' secrets. */
  key: string
  rounds: number
  nodeFlags: readonly string[]
  log(line: string): void
}

export interface BenchWorker {
  pid: number
  stop(): Promise<void>
}

const MAIN = fileURLToPath(new URL('../apps/api/src/main.ts', import.meta.url))
const START_MS = 30_000

/** A process of workers alone, as in production. */
export async function startWorker({ world, key, nodeFlags }: Form, cores?: string): Promise<BenchWorker> {
  const port = await freePort(0)
  const env = {
    PATH: process.env.PATH,
    NODE_ENV: 'production',
    ROLE: 'worker',
    HOST: '127.0.0.1',
    PORT: String(port),
    DATABASE_URL: world.appUrl,
    AUTH_URL: world.authUrl,
    AUTH_AUDIENCE: world.audience,
    ENCRYPTION_KEYS: key,
    WEBHOOK_ALLOW_PRIVATE_TARGETS: 'true',
  }
  const child = startNode([...nodeFlags, MAIN], env, cores)
  let words = ''
  child.stderr?.setEncoding('utf8').on('data', (text: string) => (words = (words + text).slice(-2_000)))
  const until = performance.now() + START_MS
  for (;;) {
    if (child.exitCode !== null) throw new Error(`the worker ended while starting: ${words}`)
    const live = await fetch(`http://127.0.0.1:${port}/health/live`).then(
      ({ ok }) => ok,
      () => false,
    )
    if (live) return { pid: child.pid as number, stop: () => stop(child) }
    if (performance.now() > until) throw new Error(`no answer from the worker within ${START_MS / 1000} s: ${words}`)
    await delay(20)
  }
}
