import type { Prepared } from '../../src/db/statement.ts'
import type { TestServer } from './server.ts'

/** The names of all statements of the one transaction that sends the named one while `work` runs, sorted. */
export async function transactionOf(t: TestServer, statement: string, work: () => Promise<unknown>): Promise<string[]> {
  const { database } = t.server.services
  const open = database.session.bind(database)
  const transactions: string[][] = []
  database.session = async () => {
    const session = await open()
    const names: string[] = []
    transactions.push(names)
    const note = (sent: readonly Prepared[]) => names.push(...sent.map(({ name }) => name.replace(/#\d+$/, '')))
    return {
      send(sent) {
        note(sent)
        return session.send(sent)
      },
      commit(sent) {
        note(sent)
        return session.commit(sent)
      },
      release: session.release,
    }
  }
  try {
    await work()
  } finally {
    database.session = open
  }
  const [found = [], ...more] = transactions.filter((names) => names.includes(statement))
  if (more.length > 0) throw new Error(`${more.length + 1} transactions send ${statement}`)
  return found.filter((name) => name.includes('.')).toSorted()
}
