import { expect, it, onTestFinished } from 'vitest'
import { killMany } from './kills/run.ts'
import { adminDatabase } from './support/admin-database.ts'
import { createTestDatabase } from './support/postgres.ts'

const KILLS = 20

it(`API and workers that are killed ${KILLS} times under load forget nothing and do nothing twice`, async () => {
  const database = await createTestDatabase()
  const db = adminDatabase(database.adminUrl)
  onTestFinished(async () => {
    await db.destroy()
    await database.drop()
  })
  const { findings, ...report } = await killMany(db, database.appUrl, {
    kills: KILLS,
    round: KILLS,
    livesMs: 1_000,
    people: 2,
    skipMinutes: true,
    log: () => {},
  })
  expect(findings).toEqual([])
  // It was a test: the kills cut calls and deliveries off, and there were writes to roll back.
  expect(report.kills).toBe(KILLS)
  for (const often of ['lost', 'refused', 'posts', 'repeated'] as const) expect(report[often], often).toBeGreaterThan(0)
}, 180_000)
