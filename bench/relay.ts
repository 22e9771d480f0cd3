/** `pnpm bench:relay`: relay and deliveries beside a bare loop, and writes with the relay beside writes without; see README.md. */
import { randomBytes } from 'node:crypto'
import { loadavg } from 'node:os'
import { parseArgs } from 'node:util'
import { pinSelf, stopAll } from './children.ts'
import { buildServer } from './install.ts'
import { compareDeliveries, type DeliveryRound } from './relay-deliveries.ts'
import { compareWrites, type WriteRound } from './relay-writes.ts'
import { median } from './report.ts'
import { createWorld } from './world.ts'

const { values: options } = parseArgs({
  options: {
    rounds: { type: 'string', default: '5' },
    events: { type: 'string', default: '10000' },
    seconds: { type: 'string', default: '8' },
    only: { type: 'string' },
    /** Flags for the worker's Node, e.g. `--cpu-prof`. */
    'node-flag': { type: 'string', multiple: true, default: [] },
  },
})
const DELIVERIES_GOAL = 0.5
const WRITES_GOAL = 0.9

const load = (): string =>
  loadavg()
    .map((n) => n.toFixed(2))
    .join(' ')
const log = (line: string): void => console.log(`  ${line}`)

/** The pairs' ratios: median and range, and whether the median reaches its goal. */
function verdict(what: string, ratios: readonly number[], goal: number): string {
  const f = (n: number) => n.toFixed(2)
  const middle = median(ratios)
  const range = `${f(Math.min(...ratios))}–${f(Math.max(...ratios))}`
  return `${what}: ${f(middle)} (${range}), at least ${goal} wanted: ${middle >= goal ? 'reached' : 'MISSED'}`
}

function deliveryReport(rounds: readonly DeliveryRound[]): string {
  const middle = (of: (round: DeliveryRound) => number) => median(rounds.map(of)).toFixed(0)
  return [
    `Deliveries: ${rounds.length} rounds of ${options.events} events to 3 endpoints (medians)`,
    `  bare loop  ${middle(({ bare }) => bare.perSecond)}/s, ${middle(({ bare }) => bare.cpu)} µs of its CPU for each`,
    `  homeroom   ${middle(({ ours }) => ours.perSecond)}/s, ${middle(({ ours }) => ours.cpu)} µs of the worker's CPU and ${middle(({ ours }) => ours.databaseCpu)} µs of PostgreSQL's for each`,
    verdict(
      '  deliveries/s, ours ÷ bare',
      rounds.map(({ ours, bare }) => ours.perSecond / bare.perSecond),
      DELIVERIES_GOAL,
    ),
  ].join('\n')
}

function writeReport(rounds: readonly WriteRound[]): string {
  const middle = (of: (round: WriteRound) => number) => median(rounds.map(of)).toFixed(0)
  return [
    `Writes: ${rounds.length} rounds of POST /api/v1/tasks (medians)`,
    `  without  ${middle((round) => round.without)}/s`,
    `  with     ${middle((round) => round.with)}/s; ${middle((round) => round.left)} events had not been handed on when the round ended`,
    verdict(
      '  writes/s, with ÷ without the relay',
      rounds.map((round) => round.with / round.without),
      WRITES_GOAL,
    ),
  ].join('\n')
}

if (options.only !== 'deliveries') buildServer(log)
pinSelf()
const before = load()
const world = await createWorld()
let ended = false
async function cleanUp(): Promise<void> {
  if (ended) return
  ended = true
  await stopAll()
  await world.close()
}
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) {
  process.once(signal, () => void cleanUp().finally(() => process.exit(1)))
}
try {
  const key = `bench:${randomBytes(32).toString('base64')}`
  const form = { world, key, rounds: Number(options.rounds), nodeFlags: options['node-flag'], log }
  const reports: string[] = []
  if (options.only !== 'writes')
    reports.push(deliveryReport(await compareDeliveries({ ...form, events: Number(options.events) })))
  if (options.only !== 'deliveries')
    reports.push(writeReport(await compareWrites({ ...form, seconds: Number(options.seconds) })))
  console.log(`\n${reports.join('\n\n')}\n\nLoad average before: ${before}; after: ${load()}.`)
} finally {
  await cleanUp()
}
