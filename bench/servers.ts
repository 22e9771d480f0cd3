import type { ChildProcess } from 'node:child_process'
import { randomBytes } from 'node:crypto'
import { fileURLToPath } from 'node:url'
import { freePort } from '../apps/api/dev/ports.ts'
import { startNode, stop } from './children.ts'
import type { Caller, World } from './world.ts'

export const contenders = ['homeroom', 'fastify', 'nestjs'] as const
export type Contender = (typeof contenders)[number]

export interface RunningServer {
  name: Contender
  url: string
  pid: number
  /** From the start of the process to the first 200 of the list, in ms. */
  coldStartMs: number
  stop(): Promise<void>
}

const fileOf = (path: string): string => fileURLToPath(new URL(path, import.meta.url))
const files: Record<Contender, string> = {
  homeroom: fileOf('../apps/api/dist/server.js'),
  fastify: fileOf('peers/fastify/src/server.ts'),
  nestjs: fileOf('peers/nestjs/dist/main.js'),
}
const SOURCE = fileOf('../apps/api/src/main.ts')
const NO_LIMIT = '100000000'

/** Each server as in production; ours counts every limit, with none in reach. */
function settingsOf(name: Contender, world: World, port: number, tokenCache: boolean): NodeJS.ProcessEnv {
  const common = {
    PATH: process.env.PATH,
    NODE_ENV: 'production',
    HOST: '127.0.0.1',
    PORT: String(port),
    AUTH_URL: world.authUrl,
    AUTH_AUDIENCE: world.audience,
  }
  if (name !== 'homeroom') return { ...common, DATABASE_URL: world.adminUrl, TOKEN_CACHE: tokenCache ? 'on' : 'off' }
  return {
    ...common,
    DATABASE_URL: world.appUrl,
    ENCRYPTION_KEYS: `bench:${randomBytes(32).toString('base64')}`,
    LIMIT_IP_PER_MINUTE: NO_LIMIT,
    LIMIT_USER_PER_MINUTE: NO_LIMIT,
    // What a request costs; the relay's work on the events comes later and elsewhere.
    ROLE: 'api',
  }
}

export interface StartOptions {
  tokenCache: boolean
  /** Flags for our own server's Node, e.g. `--cpu-prof`. */
  nodeFlags?: string[]
  /** Our server from its sources, whose functions a profile can name by file. */
  fromSource?: boolean
}

export async function startServer(name: Contender, world: World, options: StartOptions): Promise<RunningServer> {
  const port = await freePort(0)
  const url = `http://127.0.0.1:${port}`
  const started = performance.now()
  const flags = name === 'homeroom' ? (options.nodeFlags ?? []) : []
  const file = name === 'homeroom' && options.fromSource ? SOURCE : files[name]
  const child = startNode([...flags, file], settingsOf(name, world, port, options.tokenCache))
  const words = wordsOf(child)
  await firstAnswer(child, `${url}/api/v1/tasks?limit=20`, headersOf(world.callers[0] as Caller), () =>
    words.join('').slice(-2_000),
  )
  return { name, url, pid: child.pid as number, coldStartMs: performance.now() - started, stop: () => stop(child) }
}

export const headersOf = ({ token, orgId }: Caller): Record<string, string> => ({
  Authorization: `Bearer ${token}`,
  'X-Org-Id': orgId,
})

function wordsOf(child: ChildProcess): string[] {
  const words: string[] = []
  child.stderr?.setEncoding('utf8').on('data', (text: string) => {
    words.push(text)
    words.splice(0, words.length - 50)
  })
  return words
}

const START_MS = 30_000

async function firstAnswer(child: ChildProcess, url: string, headers: Record<string, string>, why: () => string) {
  const until = performance.now() + START_MS
  while (performance.now() < until) {
    if (child.exitCode !== null) throw new Error(`the server ended while starting: ${why()}`)
    const status = await fetch(url, { headers }).then(statusOf, () => 0)
    if (status === 200) return
    if (status !== 0) throw new Error(`the server's first answer is ${status}: ${why()}`)
    await new Promise((resolve) => setTimeout(resolve, 3))
  }
  throw new Error(`no answer from the server within ${START_MS / 1000} s: ${why()}`)
}

async function statusOf(response: Response): Promise<number> {
  await response.text()
  return response.status
}
