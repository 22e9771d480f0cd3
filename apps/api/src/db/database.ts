import type { EventEmitter } from 'node:events'
import type { Socket } from 'node:net'
import pg from 'pg'
import type { Prepared, RowsOf } from './statement.ts'

type Rows = unknown[]
const BEGIN = { name: 'begin', text: 'begin', values: [] }
const BEGIN_READ = { name: 'begin_read', text: 'begin read only', values: [] }
const COMMIT = { name: 'commit', text: 'commit', values: [] }
const ROLLBACK = { name: 'rollback', text: 'rollback', values: [] }
const tenantOf = (orgId: string): Prepared => ({
  name: 'tenant',
  text: "select set_config('app.org_id', $1, true)",
  values: [orgId],
})

/** `2026-11-21 09:00:00.12+00` → `2026-11-21T09:00:00.120Z`: the session's zone is UTC and columns are timestamptz(3). */
export function isoTimestamp(text: string): string {
  if (text.endsWith('infinity')) return text
  const fraction = text.length > 22 ? text.slice(20, -3).padEnd(3, '0') : '000'
  return `${text.slice(0, 10)}T${text.slice(11, 19)}.${fraction}Z`
}

const types = {
  getTypeParser(oid: number, format?: string) {
    if (format === 'text' || format === undefined) {
      if (oid === pg.types.builtins.TIMESTAMPTZ) return isoTimestamp
      if (oid === pg.types.builtins.DATE) return (text: string) => text
      if (oid === pg.types.builtins.INT8) return Number
      if (oid === pg.types.builtins.NUMERIC) return Number
    }
    return pg.types.getTypeParser(oid, format as 'text')
  },
}

interface Wire extends EventEmitter {
  query(query: pg.Query): void
  connection: { stream: Socket }
}
const PgQuery = pg.Query as unknown as new (
  config: { name: string; text: string; values: readonly unknown[] },
  callback: (error: Error | undefined, result: { rows: Rows; command: string }) => void,
) => pg.Query

/** Thrown when COMMIT was answered by ROLLBACK though no statement reported an error. */
export class RolledBack extends Error {}

/**
 * Sends all statements in one socket write and answers with the rows of each. The first error rejects, after the last
 * answer has arrived, so that the connection is quiet again.
 */
function send(client: Wire, statements: readonly Prepared[]): Promise<Rows[]> {
  return new Promise((resolve, reject) => {
    const results: Rows[] = new Array(statements.length)
    let failure: Error | undefined
    const last = statements.length - 1
    const stream = client.connection.stream
    stream.cork()
    for (let i = 0; i <= last; i++) {
      const statement = statements[i] as Prepared
      client.query(
        new PgQuery(statement, (error, result) => {
          if (error) failure ??= Object.assign(error, { statement: statement.name })
          else {
            results[i] = result.rows
            if (statement === COMMIT && result.command === 'ROLLBACK') failure ??= new RolledBack('rolled back')
          }
          if (i === last) failure ? reject(failure) : resolve(results)
        }),
      )
    }
    process.nextTick(() => stream.uncork())
  })
}

export interface DatabaseOptions {
  /** Connections shared by all reads of one block; a few are enough, since they are pipelined. */
  readers: number
  /** Connections lent to one transaction at a time. */
  writers: number
  applicationName?: string
  /** Taken by SET ROLE once connected. */
  role?: string
  onError?: (error: Error) => void
}

/** A transaction's own connection: statements go out in blocks, in order. */
export interface Session {
  send(statements: readonly Prepared[]): Promise<Rows[]>
  release(broken?: boolean): void
}

const SETTINGS = '-c TimeZone=UTC -c DateStyle=ISO -c plan_cache_mode=force_generic_plan'

/** The connections of one database role. Knows nothing of tenants but how to set one; `tenant.ts` is the way in. */
export class Database {
  readonly #config: pg.ClientConfig & { pipeline: boolean }
  readonly #options: DatabaseOptions
  readonly #readers: (Promise<Wire> | null)[]
  readonly #pool: pg.Pool
  #next = 0
  #closed = false

  constructor(url: string, options: DatabaseOptions) {
    this.#options = options
    this.#config = {
      connectionString: url,
      application_name: options.applicationName ?? 'homeroom',
      connectionTimeoutMillis: 5_000,
      keepAlive: true,
      options: SETTINGS + (options.role ? ` -c role=${options.role}` : ''),
      types: types as pg.CustomTypesConfig,
      pipeline: true,
    }
    this.#readers = new Array(options.readers).fill(null)
    this.#pool = new pg.Pool({ ...this.#config, max: options.writers, idleTimeoutMillis: 60_000 })
    // The pool listens to idle connections only: one that dies while it is lent would end the process.
    // While we close, a connection may be told of the server's end before its own.
    this.#pool.on('connect', (client) => client.on('error', (error) => this.#closed || options.onError?.(error)))
    this.#pool.on('error', () => {})
  }

  async #reader(): Promise<Wire> {
    const slot = this.#next++ % this.#readers.length
    const connecting = this.#readers[slot] ?? this.#connect(slot)
    this.#readers[slot] = connecting
    return connecting
  }

  #connect(slot: number): Promise<Wire> {
    if (this.#closed) return Promise.reject(new Error('the database is closed'))
    const client = new pg.Client(this.#config)
    const connecting = client.connect().then(() => client as unknown as Wire)
    // Between the error and the end of a lost connection another may have taken its slot.
    const forget = () => {
      if (this.#readers[slot] === connecting) this.#readers[slot] = null
    }
    client.on('error', (error) => {
      forget()
      this.#options.onError?.(error)
    })
    client.on('end', forget)
    connecting.catch(forget)
    return connecting
  }

  /** Statements that belong to no tenant (users, organizations, directories), in one block without a transaction. */
  async global<const T extends readonly Prepared[]>(statements: T): Promise<RowsOf<T>> {
    return (await send(await this.#reader(), statements)) as RowsOf<T>
  }

  /** A read-only transaction of one organization on a shared connection: one round trip. */
  async read<const T extends readonly Prepared[]>(orgId: string, statements: T): Promise<RowsOf<T>> {
    const block = [BEGIN_READ, tenantOf(orgId), ...statements, COMMIT]
    for (let attempt = 1; ; attempt++) {
      try {
        return (await send(await this.#reader(), block)).slice(2, -1) as RowsOf<T>
      } catch (error) {
        if (attempt === MAX_ATTEMPTS || !PREPARED_ANEW.has((error as pg.DatabaseError).code ?? '')) throw error
      }
    }
  }

  /** A connection of one's own, for a transaction whose statements depend on each other's answers. */
  async session(): Promise<Session> {
    const client = await this.#pool.connect()
    const wire = client as unknown as Wire
    return { send: (statements) => send(wire, statements), release: (broken) => client.release(broken ?? false) }
  }

  async close(): Promise<void> {
    this.#closed = true
    const readers = await Promise.allSettled(this.#readers.filter((r) => r !== null))
    for (const r of readers) if (r.status === 'fulfilled') await (r.value as unknown as pg.Client).end()
    await this.#pool.end()
  }
}
// On a shared connection a statement whose first Parse fell into another request's failed block is not there
// (26000), and while pg learns of it, it may be parsed twice (42P05). Both are about names, not about the request.
const PREPARED_ANEW = new Set(['26000', '42P05'])
const MAX_ATTEMPTS = 4

export const transaction = { BEGIN, COMMIT, ROLLBACK, tenantOf }
