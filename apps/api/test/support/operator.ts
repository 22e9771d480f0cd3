import { execFile } from 'node:child_process'
import { randomBytes } from 'node:crypto'
import { fileURLToPath } from 'node:url'
import { sql } from 'kysely'
import type { TestServer } from './server.ts'

const MAIN = fileURLToPath(new URL('../../src/operator/main.ts', import.meta.url))

export interface Outcome {
  status: number
  out: string
  err: string
}

/** Runs one of the operator's commands in a process of its own. */
export const runOperator = (args: readonly string[], env: Record<string, string> = {}): Promise<Outcome> =>
  new Promise((resolve) => {
    execFile(process.execPath, [MAIN, ...args], { env: { PATH: process.env.PATH, ...env } }, (error, out, err) =>
      resolve({ status: error ? Number(error.code) : 0, out, err }),
    )
  })

/**
 * The operator of a test's database. Her login owns the tables and is no superuser, as on a managed PostgreSQL: row-level
 * security binds it.
 */
export class Operator {
  readonly url: string
  readonly #t: TestServer
  readonly #role: string

  private constructor(t: TestServer, role: string) {
    this.#t = t
    this.#role = role
    this.url = Object.assign(new URL(t.adminUrl), { username: role, password: 'keeper' }).href
  }

  static async of(t: TestServer): Promise<Operator> {
    const role = `keeper_${randomBytes(4).toString('hex')}`
    await sql.raw(`create role ${role} login password 'keeper' nosuperuser nobypassrls`).execute(t.db)
    await sql
      .raw(
        `do $$ declare name text; begin
          for name in select tablename from pg_tables where schemaname = 'public' loop
            execute format('alter table %I owner to ${role}', name);
          end loop;
        end $$`,
      )
      .execute(t.db)
    return new Operator(t, role)
  }

  run(...args: string[]): Promise<Outcome> {
    return runOperator(args, { MIGRATE_URL: this.url })
  }

  /** What a command prints with `--json`; throws what it refuses. */
  // biome-ignore lint/suspicious/noExplicitAny: each command's own answer
  async json(...args: string[]): Promise<any> {
    const { status, out, err } = await this.run('--json', ...args)
    if (status !== 0) throw new Error(err)
    return JSON.parse(out)
  }

  async close(): Promise<void> {
    const role = this.#role
    await sql
      .raw(`reassign owned by ${role} to current_user; drop owned by ${role}; drop role ${role}`)
      .execute(this.#t.db)
  }
}
