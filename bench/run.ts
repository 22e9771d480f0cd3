/** `pnpm bench`: our server against a Fastify and a NestJS peer; README.md says how to read it. */
import { mkdirSync, writeFileSync } from 'node:fs'
import { cpus, loadavg } from 'node:os'
import { setTimeout as delay } from 'node:timers/promises'
import { parseArgs } from 'node:util'
import { pinned, pinSelf, stopAll } from './children.ts'
import { checkEqual } from './equal.ts'
import { buildServer, installPeers } from './install.ts'
import { CONNECTIONS, chooseGenerator, type OperationName, operations } from './load.ts'
import { sample } from './measure.ts'
import { measurable, memoryOf } from './proc.ts'
import { noise, operationTable, type Round, type Standing, standingTable } from './report.ts'
import { type Contender, contenders, type RunningServer, type StartOptions, startServer } from './servers.ts'
import { createWorld, type World } from './world.ts'

const { values: options } = parseArgs({
  options: {
    short: { type: 'boolean', default: false },
    'verify-each': { type: 'boolean', default: false },
  },
})
const form = options.short
  ? { rounds: 2, seconds: 4, warmUp: 2, coldStarts: 1 }
  : { rounds: 5, seconds: 8, warmUp: 12, coldStarts: 5 }
const start: StartOptions = { tokenCache: !options['verify-each'] }

const log = (line: string): void => console.log(`  ${line}`)
const load = (): string =>
  loadavg()
    .map((n) => n.toFixed(2))
    .join(' ')

async function coldStarts(world: World): Promise<Record<Contender, number[]>> {
  const times: Record<Contender, number[]> = { homeroom: [], fastify: [], nestjs: [] }
  for (let i = 0; i < form.coldStarts; i++) {
    for (const name of contenders) {
      const server = await startServer(name, world, start)
      times[name].push(server.coldStartMs)
      await server.stop()
    }
  }
  return times
}

async function rounds(servers: readonly RunningServer[], operation: OperationName, world: World): Promise<Round[]> {
  const generator = await chooseGenerator()
  const done: Round[] = []
  for (const server of servers)
    await sample(server, generator, { operation, seconds: form.warmUp, callers: world.callers })
  for (let i = 0; i < form.rounds; i++) {
    const round: Partial<Round> = {}
    for (const server of i % 2 === 0 ? servers : servers.toReversed()) {
      const found = await sample(server, generator, { operation, seconds: form.seconds, callers: world.callers })
      round[server.name] = found
      log(
        `${operation} ${i + 1}/${form.rounds} ${server.name.padEnd(8)} ${found.cpu.toFixed(0)} µs CPU, ${found.throughput.toFixed(0)} requests/s, others ${(found.foreign * 100).toFixed(0)} %`,
      )
    }
    done.push(Object.fromEntries(contenders.map((name) => [name, round[name]])) as Round)
    if (operation === 'create') await world.tidy()
  }
  return done
}

async function bench(world: World): Promise<string> {
  log('cold starts')
  const cold = await coldStarts(world)
  const servers: RunningServer[] = []
  for (const name of contenders) servers.push(await startServer(name, world, start))
  log(`${await checkEqual(servers, world)} answers compared: all servers answer alike`)
  await delay(3_000)
  const idle = new Map(servers.map(({ name, pid }) => [name, memoryOf(pid).now]))
  const results = { list: [] as Round[], create: [] as Round[] }
  for (const operation of operations) results[operation] = await rounds(servers, operation, world)
  const standing = Object.fromEntries(
    servers.map(({ name, pid }) => [
      name,
      { coldStartMs: cold[name], idleMb: idle.get(name) ?? 0, loadedMb: memoryOf(pid).peak } satisfies Standing,
    ]),
  ) as Record<Contender, Standing>
  save({ options, form, results, standing })
  return [
    ...operations.map((operation) => operationTable(operation, results[operation])),
    standingTable(standing),
    `Other programs used ${noise([...results.list, ...results.create])} meanwhile.`,
  ].join('\n\n')
}

function save(result: object): void {
  const folder = new URL('results/', import.meta.url)
  mkdirSync(folder, { recursive: true })
  const file = new URL(`${new Date().toISOString().replace(/[:.]/g, '-')}.json`, folder)
  writeFileSync(file, `${JSON.stringify(result, null, 2)}\n`)
}

let world: World | null = null
async function cleanUp(): Promise<void> {
  await stopAll()
  await world?.close()
  world = null
}

async function main(): Promise<void> {
  if (!measurable) log('CPU time and memory are read from /proc, which this system does not have: they show as 0')
  installPeers(log)
  buildServer(log)
  pinSelf()
  log(
    `Node ${process.version}, ${cpus().length} × ${cpus()[0]?.model}, ${await chooseGenerator()}, ${CONNECTIONS} connections, ` +
      `tokens ${start.tokenCache ? 'cached by all servers' : 'verified each time by the peers'}, ` +
      (pinned ? 'servers on core 0, the rest on core 1' : 'not pinned'),
  )
  const before = load()
  world = await createWorld()
  const report = await bench(world)
  console.log(`\n${report}\nLoad average before: ${before}; after: ${load()}.`)
}

for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) {
  process.once(signal, () => void cleanUp().finally(() => process.exit(1)))
}
try {
  await main()
} finally {
  await cleanUp()
}
