import type { Writable } from 'node:stream'
import pg from 'pg'
import { serialize } from 'pg-protocol'
import { type RowReader, rowReaderOf } from './rows.ts'
import type { Prepared } from './statement.ts'

export type Rows = unknown[]
/** `tag` is the last statement's command tag, e.g. `COMMIT`. */
type Done = (error: Error | undefined, rows: Rows[], tag: string) => void

/** A statement as one connection has prepared it. */
interface Known {
  readonly name: string
  readRow: RowReader | null
  /** The connection's block that used it last. */
  used: number
}
/** pg's own connection; its stream is written to directly, since each of its methods writes one message alone. */
interface Connection {
  stream: Pick<Writable, 'cork' | 'uncork' | 'writable' | 'write'>
}
interface Preparations {
  readonly statements: Map<string, Known>
  count: number
  blocks: number
  /** Names that the server may know and nobody will use. */
  abandoned: string[]
}

/**
 * So many does one connection keep: a plan is 100 kB of the server's memory, and filters and roles make thousands of
 * shapes. It makes room for a new one by giving up the one that was not used for the longest time.
 */
export const MOST_PREPARED = 500

const { prepareValue } = (pg as unknown as { utils: { prepareValue(value: unknown): unknown } }).utils
const sendable = (value: unknown): unknown => (typeof value === 'string' ? value : prepareValue(value))

const preparations = new WeakMap<Connection, Preparations>()
function preparationsOf(connection: Connection): Preparations {
  const known = preparations.get(connection) ?? {
    statements: new Map<string, Known>(),
    count: 0,
    blocks: 0,
    abandoned: [],
  }
  preparations.set(connection, known)
  return known
}

/** Gives up the statement that was not used for the longest time; none that this block has used. */
function makeRoom({ statements, blocks, abandoned }: Preparations): void {
  let [oldest, since] = ['', blocks]
  for (const [name, { used }] of statements) if (used < since) [oldest, since] = [name, used]
  const known = statements.get(oldest)
  if (known) abandoned.push(known.name)
  statements.delete(oldest)
}

// pg refuses query classes of others on a pipelined connection; what matters there is that each ends with its Sync.
const Query = pg.Query as unknown as new (text: string) => object

const held = new WeakSet<object>()

/** All that one turn of the event loop has for a connection leaves in one system call. */
function holdUntilSent(stream: Connection['stream']): void {
  if (held.has(stream)) return
  held.add(stream)
  stream.cork()
  setImmediate(() => {
    held.delete(stream)
    stream.uncork()
  })
}

/**
 * Named statements that leave together under one Sync, where pg's own queries each have a Sync, a description and a
 * result object (a fifth of a list request's CPU). Without a BEGIN among them they are one transaction. After an error
 * PostgreSQL skips the rest of the block, so a COMMIT needs a block of its own.
 */
export class Block extends Query {
  readonly #statements: readonly Prepared[]
  readonly #values: unknown[][]
  readonly #done: Done
  #prepared: Preparations | null = null
  #known: Known[] = []
  /** Indices of the statements that this block is the first on its connection to use. */
  #introduced: number[] = []
  #results: Rows[] = []
  #rows: Rows = []
  #tag = ''
  #failure: Error | undefined

  /** Throws for a value that cannot be sent, before anything is: half a block must never reach the database. */
  constructor(statements: readonly Prepared[], done: Done) {
    super('')
    this.#statements = statements
    this.#values = statements.map(({ values }) => values.map(sendable))
    this.#done = done
  }

  // pg's client calls the methods from here on.

  submit(connection: Connection): null {
    this.#prepared = preparationsOf(connection)
    this.#prepared.blocks++
    const messages: Buffer[] = []
    for (let i = 0; i < this.#statements.length; i++) this.#write(messages, this.#prepared, i)
    // Before all else: what comes behind an error is skipped.
    for (const name of this.#prepared.abandoned.splice(0)) messages.unshift(serialize.close({ type: 'S', name }))
    messages.push(serialize.sync())
    holdUntilSent(connection.stream)
    if (connection.stream.writable) connection.stream.write(Buffer.concat(messages))
    return null
  }

  #write(messages: Buffer[], prepared: Preparations, i: number): void {
    const { name, text } = this.#statements[i] as Prepared
    let known = prepared.statements.get(name)
    if (!known) {
      if (prepared.statements.size >= MOST_PREPARED) makeRoom(prepared)
      known = { name: `${++prepared.count}:${name}`, readRow: null, used: prepared.blocks }
      prepared.statements.set(name, known)
      this.#introduced.push(i)
      messages.push(serialize.parse({ name: known.name, text }), serialize.describe({ type: 'S', name: known.name }))
    }
    known.used = prepared.blocks
    this.#known.push(known)
    messages.push(serialize.bind({ statement: known.name, values: this.#values[i] as unknown[] }), serialize.execute())
  }

  handleRowDescription({ fields }: { fields: { name: string; dataTypeID: number }[] }): void {
    const known = this.#known[this.#results.length] as Known
    known.readRow = rowReaderOf(fields)
  }

  handleDataRow({ fields }: { fields: (string | null)[] }): void {
    const { readRow } = this.#known[this.#results.length] as Known
    try {
      this.#rows.push(readRow?.(fields))
    } catch (error) {
      this.#failure ??= error as Error
    }
  }

  handleCommandComplete({ text }: { text: string }): void {
    this.#tag = text
    this.#results.push(this.#rows)
    this.#rows = []
  }

  handleReadyForQuery(): void {
    this.#done(this.#failure, this.#results, this.#tag)
  }

  /** An error of a statement, of the transaction's end, or of the connection; no ReadyForQuery is told after it. */
  handleError(error: Error): void {
    const failed = this.#results.length
    // What the server skipped was not prepared; whether the failed one was, nobody knows: it gets another name.
    for (const i of this.#introduced) {
      if (i < failed) continue
      this.#prepared?.statements.delete((this.#statements[i] as Prepared).name)
      this.#prepared?.abandoned.push((this.#known[i] as Known).name)
    }
    this.#done(Object.assign(error, { statement: this.#statements[failed]?.name }), [], '')
  }
}
