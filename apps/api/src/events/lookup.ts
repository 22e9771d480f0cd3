import { type Config, ConfigError } from '../config.ts'
import { Database } from '../db/database.ts'
import type { Params, Statement } from '../db/statement.ts'

const ROLE = 'homeroom_worker'
const MAY_LOOK = {
  name: 'worker.role',
  text: `select current_user = '${ROLE}' as is_worker`,
  values: [],
}

/** Looks for pending rows across organizations, under a role that reads ids and what makes a row pending, and nothing else. */
export class Lookup {
  readonly #database: Database

  constructor(config: Config, onError: (error: Error) => void) {
    this.#database = new Database(config.databaseUrl, {
      readers: 1,
      writers: 1,
      role: ROLE,
      applicationName: 'homeroom-worker',
      onError,
    })
  }

  async find<P extends Params, R>(statement: Statement<P, R>, params: P): Promise<R[]> {
    const [rows] = await this.#database.global([statement.bind(params)])
    return rows
  }

  /** Refuses a login that may not take the role. */
  async check(): Promise<void> {
    const refusal = `DATABASE_URL: this login cannot look for work; GRANT ${ROLE} to it, or start with ROLE=api`
    const ask = () => this.#database.global([MAY_LOOK])
    // Asked twice: while the server starts, it is too busy for seconds to notice that it was connected.
    const [rows] = await ask()
      .catch(ask)
      .catch((error: Error) => {
        throw new ConfigError(`${refusal} (${error.message})`)
      })
    if (!(rows?.[0] as { is_worker: boolean } | undefined)?.is_worker) throw new ConfigError(refusal)
  }

  close(): Promise<void> {
    return this.#database.close()
  }
}
