import { execFile } from 'node:child_process'
import { randomBytes } from 'node:crypto'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { promisify } from 'node:util'
import { freePort } from '../../dev/ports.ts'
import type { Identity } from '../support/identity.ts'
import { type Environment, Product } from '../support/product.ts'
import { eventually } from '../support/wait.ts'

const BUILD = fileURLToPath(new URL('../../build.ts', import.meta.url))
const START_MS = 30_000
/** What the database says to them. */
export const REFUSAL = 'refused at commit'
const NO_LIMIT = '100000000'

/** Settings of the server as in production, with targets on this machine and no limits in reach. */
export const settings = (appUrl: string, identity: Identity, port: number): Environment => ({
  ROLE: 'all',
  HOST: '127.0.0.1',
  PORT: String(port),
  DATABASE_URL: appUrl,
  AUTH_URL: identity.url,
  AUTH_AUDIENCE: identity.audience,
  ENCRYPTION_KEYS: `test:${randomBytes(32).toString('base64')}`,
  WEBHOOK_ALLOW_PRIVATE_TARGETS: 'true',
  LIMIT_IP_PER_MINUTE: NO_LIMIT,
  LIMIT_USER_PER_MINUTE: NO_LIMIT,
  LOG_LEVEL: 'error',
})

/**
 * API and workers in a process that is killed and started again, always at the same address and with the same settings.
 * Of the production folder: it is what will be killed out there, and starts three times as fast.
 */
export class MortalServer {
  readonly url: string
  readonly #folder: string
  readonly #env: Environment
  #process: Product | null = null

  private constructor(folder: string, port: number, env: Environment) {
    this.url = `http://127.0.0.1:${port}`
    this.#folder = folder
    this.#env = env
  }

  static async build(appUrl: string, identity: Identity): Promise<MortalServer> {
    const folder = await mkdtemp(join(tmpdir(), 'homeroom-kills-'))
    await promisify(execFile)(process.execPath, [BUILD, folder])
    const port = await freePort(0)
    return new MortalServer(folder, port, settings(appUrl, identity, port))
  }

  spawn(): void {
    this.#process = new Product(this.#env, [join(this.#folder, 'server.js')])
  }

  /** Resolves once it answers. Fails when it ends before. */
  async answers(): Promise<void> {
    await eventually(async () => {
      if (this.#process?.child.exitCode !== null) throw new Error(`the server ended:\n${this.#process?.output}`)
      return fetch(`${this.url}/health/live`).then(
        ({ ok }) => ok,
        () => false,
      )
    }, START_MS)
  }

  async kill(): Promise<void> {
    await this.#process?.stop('SIGKILL')
  }

  /** What it has complained of since its last start, other than of writes that were refused on purpose. */
  get complaints(): string[] {
    return (this.#process?.output ?? '').split('\n').filter((line) => line && !line.includes(REFUSAL))
  }

  /** The last kill, and nothing is left behind. */
  async remove(): Promise<void> {
    await this.kill()
    await rm(this.#folder, { recursive: true })
  }
}
