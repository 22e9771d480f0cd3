import { sql } from 'kysely'
import { db, type RowOf, statement } from '../db/statement.ts'
import type { Services } from '../services.ts'
import type { Lookup } from './lookup.ts'
import type { Job } from './worker.ts'

const EVERY_MS = 60_000

/** Apps whose count is no longer that of their installations. */
const miscounted = statement('installCounts.find', (_: Record<never, never>) =>
  db
    .selectFrom('apps as a')
    .leftJoin('app_installations as i', (join) =>
      join.onRef('i.app_id', '=', 'a.id').on('i.status', '<>', sql.lit('uninstalled')),
    )
    .select(['a.id', sql<number>`count(i.org_id)::int`.as('installs')])
    .groupBy(['a.id', 'a.install_count'])
    .having(sql<boolean>`a.install_count <> count(i.org_id)`),
)

const setCount = statement('installCounts.set', (p: { id: string; installs: number }) =>
  db.updateTable('apps').set({ install_count: p.installs }).where('id', '=', p.id),
)

/** The catalogue's counts: no organization's transaction writes a row of it. */
export function installCounts(services: Services, lookup: Lookup): Job<RowOf<typeof miscounted>> {
  return {
    name: 'install-counts',
    every: EVERY_MS,
    find: () => lookup.find(miscounted, {}),
    async work({ id, installs }) {
      await services.database.global([setCount.bind({ id, installs })])
      return false
    },
  }
}
