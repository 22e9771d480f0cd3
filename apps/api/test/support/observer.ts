import type { Database } from '../../src/db/database.ts'
import type { Prepared } from '../../src/db/statement.ts'

/** One round trip to the database. */
export interface Block {
  /** `read`: a read-only transaction of an organization; `write`: a mutation's, or part of it; `global`: of no tenant. */
  kind: 'read' | 'write' | 'global'
  statements: readonly Prepared[]
}

/** Everything that a server sends to its database from now on, as it is sent. */
export function observe(database: Database): { blocks: Block[] } {
  const blocks: Block[] = []
  const seen = (kind: Block['kind'], statements: readonly Prepared[]) => blocks.push({ kind, statements })
  const read = database.read.bind(database)
  const global = database.global.bind(database)
  const write = database.write.bind(database)
  const session = database.session.bind(database)
  database.read = (orgId, statements) => {
    seen('read', statements)
    return read(orgId, statements)
  }
  database.global = (statements) => {
    seen('global', statements)
    return global(statements)
  }
  database.write = (orgId, statements) => {
    seen('write', statements)
    return write(orgId, statements)
  }
  database.session = async () => {
    const { send, commit, release } = await session()
    return {
      send: (statements) => {
        seen('write', statements)
        return send(statements)
      },
      commit: (statements) => {
        seen('write', statements)
        return commit(statements)
      },
      release,
    }
  }
  return { blocks }
}
