import pg from 'pg'
import { type RowReader, rowReaderOf } from './rows.ts'
import type { Prepared } from './statement.ts'

export type Rows = unknown[]
/** `tag` is the last statement's command tag, e.g. `COMMIT`. */
type Done = (error: Error | undefined, rows: Rows[], tag: string) => void

/** A statement as one connection has prepared it. */
interface Known {
  readonly name: string
  readRow: RowReader | null
}
/** pg's own connection: each call writes one message of the extended query protocol. */
interface Connection {
  stream: { cork(): void; uncork(): void }
  parse(query: { name: string; text: string }): void
  describe(what: { type: 'S'; name: string }): void
  bind(what: { statement: string; values: readonly unknown[] }): void
  execute(): void
  sync(): void
}
interface Preparations {
  readonly statements: Map<string, Known>
  count: number
}

const { prepareValue } = (pg as unknown as { utils: { prepareValue(value: unknown): unknown } }).utils
const sendable = (value: unknown): unknown => (typeof value === 'string' ? value : prepareValue(value))

const preparations = new WeakMap<Connection, Preparations>()
function preparationsOf(connection: Connection): Preparations {
  const known = preparations.get(connection) ?? { statements: new Map<string, Known>(), count: 0 }
  preparations.set(connection, known)
  return known
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
    holdUntilSent(connection.stream)
    for (let i = 0; i < this.#statements.length; i++) this.#write(connection, this.#prepared, i)
    connection.sync()
    return null
  }

  #write(connection: Connection, prepared: Preparations, i: number): void {
    const { name, text } = this.#statements[i] as Prepared
    let known = prepared.statements.get(name)
    if (!known) {
      known = { name: `${++prepared.count}:${name}`, readRow: null }
      prepared.statements.set(name, known)
      this.#introduced.push(i)
      connection.parse({ name: known.name, text })
      connection.describe({ type: 'S', name: known.name })
    }
    this.#known.push(known)
    connection.bind({ statement: known.name, values: this.#values[i] as unknown[] })
    connection.execute()
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
      if (i >= failed) this.#prepared?.statements.delete((this.#statements[i] as Prepared).name)
    }
    this.#done(Object.assign(error, { statement: this.#statements[failed]?.name }), [], '')
  }
}
