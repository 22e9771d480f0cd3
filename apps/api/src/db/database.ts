import pg from 'pg'
import { Block, type Rows } from './block.ts'
import { Lines, type Wire } from './lines.ts'
import type { Prepared, RowsOf } from './statement.ts'

const BEGIN = { name: 'begin', text: 'begin', values: [] }
const COMMIT = { name: 'commit', text: 'commit', values: [] }
const ROLLBACK = { name: 'rollback', text: 'rollback', values: [] }
const SAVEPOINT = { name: 'savepoint', text: 'savepoint attempt', values: [] }
const RELEASE = { name: 'release', text: 'release savepoint attempt', values: [] }
const ROLLBACK_TO = { name: 'rollback_to', text: 'rollback to savepoint attempt', values: [] }
const tenantOf = (orgId: string): Prepared => ({
  name: 'tenant',
  text: "select set_config('app.org_id', $1, true)",
  values: [orgId],
})
const readingTenantOf = (orgId: string): Prepared => ({
  name: 'reading_tenant',
  text: "select set_config('app.org_id', $1, true), set_config('transaction_read_only', 'on', true)",
  values: [orgId],
})

/** Thrown when COMMIT was answered by ROLLBACK though no statement reported an error. */
export class RolledBack extends Error {}

interface Answer {
  rows: Rows[]
  tag: string
}

/** Throws for a value that cannot be sent, while nothing is. */
function blockOf(statements: readonly Prepared[]): { block: pg.Query; answer: Promise<Answer> } {
  const { promise, resolve, reject } = Promise.withResolvers<Answer>()
  const block = new Block(statements, (error, rows, tag) => (error ? reject(error) : resolve({ rows, tag })))
  return { block: block as unknown as pg.Query, answer: promise }
}

/** Sends statements under one Sync and answers with the rows of each, or with the first error. */
async function send(client: Wire, statements: readonly Prepared[]): Promise<Rows[]> {
  const { block, answer } = blockOf(statements)
  client.query(block)
  return (await answer).rows
}

/**
 * On a shared connection a statement whose first use fell into another request's failed block is not there: that is
 * about names, not about the request.
 */
async function sendOn(lines: Lines, statements: readonly Prepared[]): Promise<Rows[]> {
  for (let attempt = 1; ; attempt++) {
    try {
      return await send(await lines.next(), statements)
    } catch (error) {
      if (attempt === MAX_ATTEMPTS || codeOf(error) !== UNKNOWN_STATEMENT) throw error
    }
  }
}
const MAX_ATTEMPTS = 4
const UNKNOWN_STATEMENT = '26000'
const codeOf = (error: unknown): string | undefined => (error as pg.DatabaseError).code

/** The same, and COMMIT in the same flight: it ends the transaction even where a statement failed. */
async function sendAndCommit(client: Wire, statements: readonly Prepared[]): Promise<void> {
  const work = blockOf(statements)
  const end = blockOf([COMMIT])
  const { stream } = client.connection
  stream.cork()
  client.query(work.block)
  client.query(end.block)
  stream.uncork()
  const [done, ended] = await Promise.allSettled([work.answer, end.answer])
  if (done.status === 'rejected') throw done.reason
  if (ended.status === 'rejected') throw ended.reason
  if (ended.value.tag !== 'COMMIT') throw new RolledBack('rolled back')
}

export interface DatabaseOptions {
  /** Connections shared by all reads of one block; a few are enough, since they are pipelined. */
  readers: number
  /** Connections shared by writes of one block, and as many again that are lent to one transaction at a time. */
  writers: number
  applicationName?: string
  /** Taken by SET ROLE once connected. */
  role?: string
  onError?: (error: Error) => void
}

/** A connection of its own, in a transaction: statements go out in blocks, in order. */
export interface Session {
  send(statements: readonly Prepared[]): Promise<Rows[]>
  commit(statements: readonly Prepared[]): Promise<void>
  release(broken?: boolean): void
}

/** For connections on which others wait. */
const IMPATIENT = '-c lock_timeout=25ms'
const LOCK_TIMEOUT = '55P03'
const SETTINGS = '-c TimeZone=UTC -c DateStyle=ISO -c plan_cache_mode=force_generic_plan'

/** The connections of one database role. Knows nothing of tenants but how to set one; `tenant.ts` is the way in. */
export class Database {
  readonly #readers: Lines
  readonly #writers: Lines
  readonly #pool: pg.Pool
  #closed = false

  constructor(url: string, options: DatabaseOptions) {
    // While we close, a connection may be told of the server's end before its own.
    const onError = (error: Error) => this.#closed || options.onError?.(error)
    const config = {
      connectionString: url,
      application_name: options.applicationName ?? 'homeroom',
      connectionTimeoutMillis: 5_000,
      keepAlive: true,
      options: SETTINGS + (options.role ? ` -c role=${options.role}` : ''),
      pipeline: true,
    }
    this.#readers = new Lines(config, options.readers, onError)
    this.#writers = new Lines({ ...config, options: `${config.options} ${IMPATIENT}` }, options.writers, onError)
    this.#pool = new pg.Pool({ ...config, max: options.writers, idleTimeoutMillis: 60_000 })
    // The pool listens to idle connections only: one that dies while it is lent would end the process.
    this.#pool.on('connect', (client) => client.on('error', onError))
    this.#pool.on('error', () => {})
  }

  /** Statements that belong to no tenant (users, organizations, directories), in one block without a transaction. */
  async global<const T extends readonly Prepared[]>(statements: T): Promise<RowsOf<T>> {
    return (await send(await this.#readers.next(), statements)) as RowsOf<T>
  }

  /** A read-only transaction of one organization on a shared connection: one round trip. */
  async read<const T extends readonly Prepared[]>(orgId: string, statements: T): Promise<RowsOf<T>> {
    const rows = await sendOn(this.#readers, [readingTenantOf(orgId), ...statements])
    return rows.slice(1) as RowsOf<T>
  }

  /** A connection of one's own, for a transaction whose statements depend on each other's answers. */
  async session(): Promise<Session> {
    const client = (await this.#pool.connect()) as Wire & pg.PoolClient
    return {
      send: (statements) => send(client, statements),
      commit: (statements) => sendAndCommit(client, statements),
      release: (broken) => client.release(broken ?? false),
    }
  }

  /**
   * A transaction of one organization that needs no answer on its way: all of it, with its commit, under one Sync on a
   * shared connection. Those behind it must not wait for another's lock: one that meets a lock begins again elsewhere.
   */
  async write(orgId: string, statements: readonly Prepared[]): Promise<void> {
    const block = [tenantOf(orgId), ...statements]
    try {
      await sendOn(this.#writers, block)
    } catch (error) {
      if (codeOf(error) !== LOCK_TIMEOUT) throw error
      await this.#writeAlone(block)
    }
  }

  async #writeAlone(block: readonly Prepared[]): Promise<void> {
    const client = (await this.#pool.connect()) as Wire & pg.PoolClient
    try {
      await send(client, block)
    } finally {
      client.release()
    }
  }

  async close(): Promise<void> {
    this.#closed = true
    await Promise.all([this.#readers.close(), this.#writers.close()])
    await this.#pool.end()
  }
}
export const transaction = { BEGIN, ROLLBACK, SAVEPOINT, RELEASE, ROLLBACK_TO, tenantOf }
