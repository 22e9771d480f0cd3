import type { Prepared } from '../../src/db/statement.ts'
import type { TestServer } from './server.ts'

/** The names of all statements of the one transaction that sends the named one while `work` runs, sorted; not what opens and ends it. */
export async function transactionOf(t: TestServer, statement: string, work: () => Promise<unknown>): Promise<string[]> {
  const { database } = t.server.services
  const { session, write } = { session: database.session.bind(database), write: database.write.bind(database) }
  const transactions: string[][] = []
  const noted = (names: string[], statements: readonly Prepared[]) =>
    names.push(...statements.map(({ name }) => name.replace(/#\d+$/, '')))
  database.session = async () => {
    const own = await session()
    const names: string[] = []
    transactions.push(names)
    const note = <R>(send: (statements: readonly Prepared[]) => R) => {
      return (statements: readonly Prepared[]) => {
        noted(names, statements)
        return send(statements)
      }
    }
    return { ...own, send: note(own.send), commit: note(own.commit) }
  }
  database.write = (orgId, statements) => {
    const names: string[] = []
    transactions.push(names)
    noted(names, statements)
    return write(orgId, statements)
  }
  try {
    await work()
  } finally {
    Object.assign(database, { session, write })
  }
  const [found = [], ...more] = transactions.filter((names) => names.includes(statement))
  if (more.length > 0) throw new Error(`${more.length + 1} transactions send ${statement}`)
  return found.filter((name) => name.includes('.')).toSorted()
}
