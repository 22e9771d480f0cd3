import { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import pg from 'pg'
import { from } from 'pg-copy-streams'
import { tablesOf } from './organization.ts'
import { borrowedGuardians, type Person, peopleOf, userRows } from './people.ts'
import type { OrgPlan } from './plan.ts'
import { copyCommand, line, type TableRows } from './table.ts'

const CHUNK_CHARACTERS = 64 * 1024
type OnRows = (rows: number) => void

function* chunksOf({ rows }: TableRows, onRows: OnRows): Generator<Buffer> {
  let [text, count] = ['', 0]
  for (const row of rows) {
    text += line(row)
    count++
    if (text.length < CHUNK_CHARACTERS) continue
    yield Buffer.from(text)
    onRows(count)
    text = ''
    count = 0
  }
  if (count === 0) return
  yield Buffer.from(text)
  onRows(count)
}

async function copy(client: pg.Client, table: TableRows, onRows: OnRows, command = copyCommand(table)): Promise<void> {
  await pipeline(Readable.from(chunksOf(table, onRows)), client.query(from(command)))
}

export async function connect(connectionString: string): Promise<pg.Client> {
  const client = new pg.Client({ connectionString, application_name: 'homeroom-load', connectionTimeoutMillis: 5_000 })
  await client.connect()
  // A load that is cut off is started anew: it need not wait for the disk at each organization's end.
  await client.query('SET synchronous_commit = off')
  return client
}

async function inTransaction(client: pg.Client, work: () => Promise<void>): Promise<void> {
  await client.query('BEGIN')
  try {
    await work()
    await client.query('COMMIT')
  } catch (error) {
    await client.query('ROLLBACK').catch(() => {})
    throw error
  }
}

/** One organization, whole or not at all. */
export const copyOrganization = (client: pg.Client, plan: OrgPlan, onRows: OnRows): Promise<void> =>
  inTransaction(client, async () => {
    for (const table of tablesOf(plan)) await copy(client, table, onRows)
  })

/**
 * The accounts of everybody in the organizations. Some belong to a neighbour and may be there already, with an
 * organization that was loaded before.
 */
export async function copyAccounts(client: pg.Client, plans: readonly OrgPlan[], onRows: OnRows): Promise<void> {
  const people = new Map<string, Person>()
  for (const plan of plans) {
    for (const one of [...peopleOf(plan).all, ...borrowedGuardians(plan)]) people.set(one.userId, one)
  }
  const users = userRows([...people.values()])
  const columns = users.columns.join(', ')
  await inTransaction(client, async () => {
    await client.query('CREATE TEMP TABLE loaded_users (LIKE users INCLUDING DEFAULTS) ON COMMIT DROP')
    await copy(client, users, onRows, `COPY loaded_users (${columns}) FROM STDIN`)
    await client.query(
      `INSERT INTO users (${columns}) SELECT ${columns} FROM loaded_users ORDER BY id ON CONFLICT (id) DO NOTHING`,
    )
  })
}
