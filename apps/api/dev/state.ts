import { randomBytes } from 'node:crypto'
import { mkdir, readFile, rename, rm, writeFile } from 'node:fs/promises'
import { basename, join } from 'node:path'
import { fileURLToPath } from 'node:url'

/** What a start keeps between runs and tells to `dev:login`: the checkout's `.data/`, or HOMEROOM_DATA_DIR. */
export class State {
  readonly folder: string

  constructor(env: Readonly<Record<string, string | undefined>>) {
    this.folder = env.HOMEROOM_DATA_DIR ?? fileURLToPath(new URL('../../../.data', import.meta.url))
  }

  file(name: string): string {
    return join(this.folder, name)
  }

  /** The JSON of a file that is made on first use. One that cannot be used is kept beside it, and said so. */
  async kept<T>(name: string, isValid: (value: T) => boolean, make: () => Promise<T>, log: Log): Promise<T> {
    const file = this.file(name)
    const text = await readFile(file, 'utf8').catch(() => undefined)
    if (text !== undefined) {
      const value = parse<T>(text)
      if (value !== undefined && isValid(value)) return value
      await rename(file, `${file}.broken`)
      log(`${file} is damaged; it was kept as ${basename(file)}.broken and a new one is made`)
    }
    const value = await make()
    await this.write(name, value)
    return value
  }

  async write(name: string, value: unknown): Promise<void> {
    await mkdir(this.folder, { recursive: true })
    const file = this.file(name)
    await writeFile(`${file}.new`, `${JSON.stringify(value)}\n`, { mode: 0o600 })
    await rename(`${file}.new`, file)
  }

  async read<T>(name: string): Promise<T | undefined> {
    return parse<T>(await readFile(this.file(name), 'utf8').catch(() => ''))
  }

  async remove(name: string): Promise<void> {
    await rm(this.file(name), { force: true })
  }
}

export type Log = (line: string) => void

/** `.data/running.json`: where the running product is. */
export interface Running {
  pid: number
  baseUrl: string
  /** The local identity provider; null: AUTH_URL was given, and its users are not ours. */
  tokenUrl: string | null
  /** The database as its owner; null: what was given is not the owner's. */
  ownerUrl: string | null
  /** Whether the database holds the demo school. */
  demo: boolean
}
export const RUNNING = 'running.json'

/** The key under which this checkout's database seals secrets; made once. */
export async function encryptionKeys(state: State, log: Log): Promise<string> {
  const isValid = (value: { keys?: unknown }) => typeof value.keys === 'string' && value.keys.startsWith('local:')
  const make = async () => ({ keys: `local:${randomBytes(32).toString('base64')}` })
  return (await state.kept<{ keys: string }>('encryption-keys.json', isValid, make, log)).keys
}

function parse<T>(text: string): T | undefined {
  try {
    return JSON.parse(text) as T
  } catch {
    return undefined
  }
}
