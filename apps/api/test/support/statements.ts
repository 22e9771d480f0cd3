import type { TestServer } from './server.ts'

/** The names of all statements of the one transaction that sends the named one while `work` runs, sorted. */
export async function transactionOf(t: TestServer, statement: string, work: () => Promise<unknown>): Promise<string[]> {
  const { database } = t.server.services
  const session = database.session.bind(database)
  const transactions: string[][] = []
  database.session = async () => {
    const { send, release } = await session()
    const names: string[] = []
    transactions.push(names)
    return {
      release,
      send(statements) {
        names.push(...statements.map(({ name }) => name.replace(/#\d+$/, '')))
        return send(statements)
      },
    }
  }
  try {
    await work()
  } finally {
    database.session = session
  }
  const [found = [], ...more] = transactions.filter((names) => names.includes(statement))
  if (more.length > 0) throw new Error(`${more.length + 1} transactions send ${statement}`)
  return found.toSorted()
}
