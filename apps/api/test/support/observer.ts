import { AsyncLocalStorage } from 'node:async_hooks'
import { subscribe } from 'node:diagnostics_channel'
import type { Database } from '../../src/db/database.ts'
import type { Prepared } from '../../src/db/statement.ts'

/** One round trip to the database. */
export interface Block {
  /** `read`: a read-only transaction of an organization; `write`: a whole mutation; `session`: part of one; `global`: of no tenant. */
  kind: 'read' | 'write' | 'session' | 'global'
  statements: readonly Prepared[]
}

/** Where the server answers a request: timers that were started with it are elsewhere. */
const requests = new AsyncLocalStorage<true>()
let following = false

/** The same of requests alone: not what the server writes each second of what it counted. */
export function observeRequests(database: Database): { blocks: Block[] } {
  if (!following) subscribe('http.server.request.start', () => requests.enterWith(true))
  following = true
  return observe(database, () => requests.getStore() === true)
}

/** Everything that a server sends to its database from now on, as it is sent. */
export function observe(database: Database, counts: () => boolean = () => true): { blocks: Block[] } {
  const blocks: Block[] = []
  const seen = (kind: Block['kind'], statements: readonly Prepared[]) => {
    if (counts()) blocks.push({ kind, statements })
  }
  const { read, write, global, session } = {
    read: database.read.bind(database),
    write: database.write.bind(database),
    global: database.global.bind(database),
    session: database.session.bind(database),
  }
  database.read = (orgId, statements) => {
    seen('read', statements)
    return read(orgId, statements)
  }
  database.write = (orgId, statements) => {
    seen('write', statements)
    return write(orgId, statements)
  }
  database.global = (statements) => {
    seen('global', statements)
    return global(statements)
  }
  database.session = async () => {
    const own = await session()
    return {
      ...own,
      send: (statements) => {
        seen('session', statements)
        return own.send(statements)
      },
      commit: (statements) => {
        seen('session', statements)
        return own.commit(statements)
      },
    }
  }
  return { blocks }
}
