import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { fileURLToPath } from 'node:url'

const START = fileURLToPath(new URL('../../dev/start.ts', import.meta.url))
const LOGIN = fileURLToPath(new URL('../../dev/login.ts', import.meta.url))

export type Environment = Record<string, string | undefined>

/** `pnpm start` as a child process of its own, with all that it prints. */
export class Product {
  readonly child: ChildProcess
  readonly exited: Promise<number | null>
  output = ''
  readonly startedAt = performance.now()
  readonly #changed: (() => void)[] = []

  constructor(env: Environment, command: string[] = [START]) {
    this.child = spawn(process.execPath, command, { env: environment(env), stdio: ['ignore', 'pipe', 'pipe'] })
    this.exited = once(this.child, 'close').then(([code]) => code)
    for (const stream of [this.child.stdout, this.child.stderr]) {
      stream?.setEncoding('utf8').on('data', (text: string) => {
        this.output += text
        for (const look of this.#changed) look()
      })
    }
  }

  /** Waits until it has printed `text`; fails when it ends before. */
  async prints(text: string): Promise<void> {
    const seen = new Promise<void>((resolve) => {
      const look = () => this.output.includes(text) && resolve()
      this.#changed.push(look)
      look()
    })
    const ended = this.exited.then((code) => {
      if (!this.output.includes(text)) throw new Error(`ended with ${code} before printing ${text}:\n${this.output}`)
    })
    await Promise.race([seen, ended])
  }

  /** Resolves with the milliseconds from start to the last line of the welcome. */
  async isReady(): Promise<number> {
    await this.prints('Authorization: Bearer')
    return Math.round(performance.now() - this.startedAt)
  }

  async stop(signal: NodeJS.Signals = 'SIGINT'): Promise<number | null> {
    this.child.kill(signal)
    return this.exited
  }

  get baseUrl(): string {
    return /API +(\S+)\/api\/v1/.exec(this.output)?.[1] ?? ''
  }

  /** The command under «Try it», as one would paste it. */
  get curl(): string {
    return this.output.slice(this.output.indexOf('\ncurl ')).trim()
  }
}

/** `pnpm -s dev:login …`. */
export async function login(
  env: Environment,
  ...names: string[]
): Promise<{ code: number; out: string; error: string }> {
  const child = spawn(process.execPath, [LOGIN, ...names], { env: environment(env) })
  let [out, error] = ['', '']
  child.stdout.setEncoding('utf8').on('data', (text) => (out += text))
  child.stderr.setEncoding('utf8').on('data', (text) => (error += text))
  const [code] = await once(child, 'close')
  return { code, out, error }
}

/** Only what is named: settings of the machine that runs the tests must not matter. */
const environment = (env: Environment): NodeJS.ProcessEnv => ({
  PATH: process.env.PATH,
  HOME: process.env.HOME,
  ...env,
})
