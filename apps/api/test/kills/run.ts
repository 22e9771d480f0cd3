import { setTimeout as delay } from 'node:timers/promises'
import { type Kysely, sql } from 'kysely'
import type { DB } from '../../src/db/schema.generated.ts'
import { startIdentity } from '../support/identity.ts'
import { type Findings, findingsIn, replay, settle } from './findings.ts'
import { Load } from './load.ts'
import { type Branch, openBranch, refuseAtCommit } from './school.ts'
import { MortalServer } from './server.ts'

export interface Plan {
  kills: number
  /** Kills between two times at which everything is let come to rest and looked at. */
  round: number
  /** The longest that a process lives after it has begun to answer. */
  livesMs: number
  /** People at work in each of the two organizations. */
  people: number
  /** Let the minute that a dead worker's deliveries are held for pass in the database's times instead of ours. */
  skipMinutes: boolean
  log(line: string): void
}

export interface Report {
  kills: number
  /** Of them, kills of a process that did not answer yet. */
  early: number
  calls: number
  /** Calls that the kills left without an answer. */
  lost: number
  /** Writes that were rolled back at their commit. */
  refused: number
  posts: number
  /** Requests to receivers, and those of them that brought something for the second time. */
  deliveries: number
  repeated: number
  findings: Findings
}

/** How often a process is killed before it answers. */
const EARLY = 0.15
const EARLY_MS = 600
const SETTLE_MS = 60_000
/** Deliveries that a dead worker held are held for a minute, and then found within a minute. */
const REAL_SETTLE_MS = 180_000

/** Kills API and workers at random moments under load, and looks after each round at what became of it all. */
export async function killMany(db: Kysely<DB>, appUrl: string, plan: Plan): Promise<Report> {
  const identity = await startIdentity()
  const server = await MortalServer.build(appUrl, identity)
  const branches: Branch[] = []
  try {
    await refuseAtCommit(db)
    server.spawn()
    await server.answers()
    for (let i = 0; i < 2; i++) branches.push(await openBranch(db, identity, server.url))
    return await killInRounds(db, server, branches, plan)
  } finally {
    await server.remove()
    await Promise.all(branches.flatMap(({ hooks }) => hooks.map(({ receiver }) => receiver.close())))
    await identity.close()
  }
}

async function killInRounds(db: Kysely<DB>, server: MortalServer, branches: Branch[], plan: Plan): Promise<Report> {
  const load = new Load()
  const report = { kills: 0, early: 0, findings: [] as Findings }
  while (report.kills < plan.kills && report.findings.length === 0) {
    load.start(branches, plan.people)
    for (let i = 0; i < plan.round && report.kills < plan.kills; i++) {
      report.kills++
      if (await killOnce(db, server, plan, report.kills)) report.early++
    }
    const stopped = load.stop()
    await server.answers()
    await stopped
    report.findings.push(
      ...(await replay(load.calls)),
      ...(await settle(db, plan.skipMinutes ? SETTLE_MS : REAL_SETTLE_MS)),
    )
    report.findings.push(...(await findingsIn(db, branches, load)))
    plan.log(`${report.kills} kills, ${load.calls.length} calls: ${report.findings.length} findings`)
  }
  return { ...report, ...countsOf(load, branches) }
}

/** Lets the process live for a while, or not even that, and starts the next one. True: it was killed while it started. */
async function killOnce(db: Kysely<DB>, server: MortalServer, plan: Plan, n: number): Promise<boolean> {
  const early = Math.random() < EARLY
  if (early) await delay(Math.random() * EARLY_MS)
  else {
    await server.answers()
    await delay(Math.random() * plan.livesMs)
  }
  await server.kill()
  plan.log(`kill ${n}/${plan.kills}${early ? ' while starting' : ''}`)
  for (const line of server.complaints.slice(0, 3)) plan.log(`  ${line.slice(0, 500)}`)
  if (plan.skipMinutes) await skipMinute(db)
  server.spawn()
  return early
}

/** What was held or due a minute from now is so no longer, as if the next process had been started that much later. */
async function skipMinute(db: Kysely<DB>): Promise<void> {
  const earlier = (...columns: string[]) => columns.map((one) => `${one} = ${one} - interval '61 seconds'`).join(', ')
  await sql
    .raw(`update webhook_deliveries set ${earlier('locked_until', 'next_attempt_at', 'last_attempt_at')} where completed_at is null;
      update pgboss.job set ${earlier('started_on', 'start_after')} where state in ('created', 'retry', 'active')`)
    .execute(db)
}

function countsOf({ calls, posts }: Load, branches: Branch[]) {
  const requests = branches.flatMap(({ hooks }) =>
    hooks.map(({ receiver }) => ({
      all: receiver.requests.length,
      different: new Set(receiver.requests.map(({ event }) => event.id)).size,
    })),
  )
  const deliveries = requests.reduce((sum, { all }) => sum + all, 0)
  return {
    calls: calls.length,
    lost: calls.filter(({ failures }) => failures.includes(null)).length,
    refused: calls.flatMap(({ kind, failures }) => (kind === 'refused' ? failures.filter((one) => one === 500) : []))
      .length,
    posts: posts.length,
    deliveries,
    repeated: deliveries - requests.reduce((sum, { different }) => sum + different, 0),
  }
}
