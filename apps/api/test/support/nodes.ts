import { randomBytes } from 'node:crypto'
import { fileURLToPath } from 'node:url'
import { freePort } from '../../dev/ports.ts'
import { settings } from '../kills/server.ts'
import type { Identity } from './identity.ts'
import { type Environment, Product } from './product.ts'

const MAIN = fileURLToPath(new URL('../../src/main.ts', import.meta.url))
const CLOCK = fileURLToPath(new URL('shifted-clock.ts', import.meta.url))

/** A server process, always at the same address, which can be stopped, killed and started again. */
export class NodeProcess {
  readonly url: string
  readonly #env: Environment
  #process: Product | null = null

  private constructor(url: string, env: Environment) {
    this.url = url
    this.#env = env
  }

  static async prepare(appUrl: string, identity: Identity, more: Environment): Promise<NodeProcess> {
    const port = await freePort(0)
    const env = { ...settings(appUrl, identity, port), LOG_LEVEL: 'info', ...more }
    return new NodeProcess(`http://127.0.0.1:${port}`, env)
  }

  async start(): Promise<void> {
    this.#process = new Product(this.#env, ['--import', CLOCK, MAIN])
    await this.#process.prints('"listening"')
  }
  signal(signal: NodeJS.Signals): void {
    this.#process?.child.kill(signal)
  }
  /** Resolves with its status. */
  async stop(signal: NodeJS.Signals): Promise<number | null> {
    return this.#process?.stop(signal) ?? null
  }
  get output(): string {
    return this.#process?.output ?? ''
  }
}

/** What all nodes of one installation have in common. */
export const common = (): Environment => ({ ENCRYPTION_KEYS: `test:${randomBytes(32).toString('base64')}` })
