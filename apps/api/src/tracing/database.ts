import { Database, type DatabaseOptions, type Session } from '../db/database.ts'
import type { Prepared, RowsOf } from '../db/statement.ts'
import type { Tracing } from './tracing.ts'

/** The database with a span for what leaves together. */
export class TracedDatabase extends Database {
  readonly #tracing: Tracing

  constructor(url: string, options: DatabaseOptions, tracing: Tracing) {
    super(url, options)
    this.#tracing = tracing
  }

  override global<const T extends readonly Prepared[]>(statements: T): Promise<RowsOf<T>> {
    return this.#tracing.statements(statements, () => super.global(statements))
  }

  override read<const T extends readonly Prepared[]>(orgId: string, statements: T): Promise<RowsOf<T>> {
    return this.#tracing.statements(statements, () => super.read(orgId, statements))
  }

  override write(orgId: string, statements: readonly Prepared[]): Promise<void> {
    return this.#tracing.statements(statements, () => super.write(orgId, statements))
  }

  override async session(): Promise<Session> {
    const session = await super.session()
    const traced = this.#tracing
    return {
      send: (statements) => traced.statements(statements, () => session.send(statements)),
      commit: (statements) => traced.statements([...statements, COMMIT], () => session.commit(statements)),
      release: (broken) => session.release(broken),
    }
  }
}

const COMMIT: Prepared = { name: 'commit', text: '', values: [] }
