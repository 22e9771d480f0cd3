import { ApiError } from '../api-error.ts'
import { constraintConflict } from './constraints.ts'
import { type Database, type Session, transaction } from './database.ts'
import type { BoundStatement, Params, Prepared, RowsOf, Statement } from './statement.ts'

/** What a statement needs besides `orgId`, which the tenant adds itself. */
export type Given<P extends Params> = Omit<P, 'orgId'>

/** Reads of one organization. The first wall: nothing reaches tenant tables but through here, with the organization set. */
export interface Tenant {
  readonly orgId: string
  read<P extends Params, R>(statement: Statement<P, R>, params: Given<P>): Promise<R[]>
  /** The only row, or undefined. */
  one<P extends Params, R>(statement: Statement<P, R>, params: Given<P>): Promise<R | undefined>
  /** Several statements in one round trip; bind them with `bound`. */
  block<const T extends readonly Prepared[]>(statements: T): Promise<RowsOf<T>>
  bound<P extends Params, R>(statement: Statement<P, R>, params: Given<P>): BoundStatement<R>
}

abstract class Bound {
  readonly orgId: string
  constructor(orgId: string) {
    this.orgId = orgId
  }
  abstract block<const T extends readonly Prepared[]>(statements: T): Promise<RowsOf<T>>

  bound<P extends Params, R>(statement: Statement<P, R>, params: Given<P>): BoundStatement<R> {
    return statement.bind(params as Omit<P, 'orgId'>, this.orgId)
  }
  async read<P extends Params, R>(statement: Statement<P, R>, params: Given<P>): Promise<R[]> {
    const [rows] = await this.block([this.bound(statement, params)])
    return rows
  }
  async one<P extends Params, R>(statement: Statement<P, R>, params: Given<P>): Promise<R | undefined> {
    return (await this.read(statement, params))[0]
  }
}

/** Reads outside a mutation: each block is a read-only transaction of its own. */
export class TenantReads extends Bound implements Tenant {
  readonly #database: Database
  constructor(database: Database, orgId: string) {
    super(orgId)
    this.#database = database
  }
  block<const T extends readonly Prepared[]>(statements: T): Promise<RowsOf<T>> {
    return this.#database.read(this.orgId, statements)
  }
}

/** How a mutation's idempotency key enters its transaction: see idempotency.ts. */
export interface Claim {
  /** The key alone, for a mutation that reads before it knows its answer. */
  bare(): Prepared
  /** Key and response at once, for one that leaves in a single round trip. */
  withResponse(body: string, status: number): Prepared
  /** The response, after `bare`. */
  store(body: string, status: number): Prepared
  /** Takes the key back, after `bare`. */
  withdraw(): Prepared
}

/** Raised when the idempotency key was already there: the mutation did not happen. */
export class AlreadyClaimed extends Error {}

/**
 * One mutation's transaction: key claim, rows, outbox events, audit row and stored response commit together.
 *
 * Writes are queued and leave with the next read or the commit, so a handler that reads nothing costs one round trip.
 * The claim always goes first: a second request with the same key waits there, before it can see or change a row.
 */
export class Unit extends Bound implements Tenant {
  readonly #database: Database
  #session: Session | null = null
  #queued: Prepared[] = []
  #over = false
  /** The claim of the idempotency key; `withResponse` is used when nothing was sent before the commit. */
  claim: Claim | null = null

  constructor(database: Database, orgId: string) {
    super(orgId)
    this.#database = database
  }

  /** Queues a statement whose rows nobody needs. A violated constraint surfaces at the next read or the commit. */
  write<P extends Params, R>(statement: Statement<P, R>, params: Given<P>): void {
    this.#queued.push(this.bound(statement, params))
  }

  async block<const T extends readonly Prepared[]>(statements: T): Promise<RowsOf<T>> {
    const before = this.#session ? this.#queued : [...this.#opening(), ...this.#queued]
    this.#queued = []
    return (await this.#send([...before, ...statements])).slice(before.length) as RowsOf<T>
  }

  /** Work that may fail by itself: what it wrote is undone, and the transaction goes on. Answers with the failure, or null. */
  async attempt(work: () => Promise<void> | void): Promise<unknown> {
    await this.block([transaction.SAVEPOINT])
    try {
      await work()
      await this.block([transaction.RELEASE])
      return null
    } catch (error) {
      this.#queued = []
      await this.block([transaction.ROLLBACK_TO])
      return error
    }
  }

  async commit(body = '', status = 0): Promise<void> {
    const { claim } = this
    if (this.#session) return this.#end(claim ? [claim.store(body, status)] : [])
    try {
      const claimed = claim ? [claim.withResponse(body, status)] : []
      await this.#database.write(this.orgId, [...claimed, ...this.#queued])
    } catch (error) {
      throw translate(error)
    }
    this.#over = true
  }

  /** Commits what a refusal leaves behind. Its key is free again: only successes are replayed. */
  async commitRefusal(): Promise<void> {
    if (!this.#session) throw new Error('a refusal that keeps its writes has read something first')
    await this.#end(this.claim ? [this.claim.withdraw()] : [])
  }

  async #end(last: readonly Prepared[]): Promise<void> {
    try {
      await this.#session?.commit([...this.#queued, ...last])
    } catch (error) {
      throw translate(error)
    }
    this.#over = true
    this.#session?.release()
    this.#session = null
  }

  /** Safe to call at any time; does nothing after a commit. */
  async rollback(): Promise<void> {
    const session = this.#session
    this.#session = null
    if (this.#over || !session) return
    this.#over = true
    try {
      await session.send([transaction.ROLLBACK])
      session.release()
    } catch {
      session.release(true)
    }
  }

  #opening(): Prepared[] {
    const opening = [transaction.BEGIN, transaction.tenantOf(this.orgId)]
    return this.claim ? [...opening, this.claim.bare()] : opening
  }

  async #send(statements: readonly Prepared[]): Promise<unknown[][]> {
    this.#session ??= await this.#database.session()
    try {
      return await this.#session.send(statements)
    } catch (error) {
      throw translate(error)
    }
  }
}

/** One transaction of an organization, outside of a request: committed with what `work` did, undone where it throws. */
export async function inTransaction<T>(
  database: Database,
  orgId: string,
  work: (unit: Unit) => Promise<T>,
): Promise<T> {
  const unit = new Unit(database, orgId)
  try {
    const result = await work(unit)
    await unit.commit()
    return result
  } catch (error) {
    await unit.rollback()
    throw error
  }
}

/** Raised when the idempotency key's first request is still running after the lock timeout (2 s). */
export class ClaimBusy extends Error {}

function translate(error: unknown): unknown {
  const { code, constraint, statement } = error as { code?: string; constraint?: string; statement?: string }
  if (code === UNIQUE_VIOLATION && constraint === 'idempotency_keys_pkey') return new AlreadyClaimed()
  if (code === UNIQUE_VIOLATION && constraint) return constraintConflict(constraint) ?? error
  if (code === LOCK_TIMEOUT && statement?.startsWith('idempotency.claim')) return new ClaimBusy()
  if (code === LOCK_TIMEOUT || code === DEADLOCK) {
    return new ApiError('service_unavailable', { headers: { 'Retry-After': '1' } })
  }
  return error
}
const UNIQUE_VIOLATION = '23505'
const LOCK_TIMEOUT = '55P03'
const DEADLOCK = '40P01'
