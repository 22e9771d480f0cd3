/** `pnpm bench:lists`: what a first page and a page behind 10,000 rows cost the database; README.md says how to read it. */
import { parseArgs } from 'node:util'
import { load } from '../apps/api/dev/load/load.ts'
import { plansOf } from '../apps/api/dev/load/plan.ts'
import { startTemporaryPostgres } from '../apps/api/dev/temporary-postgres.ts'
import { migrate } from '../apps/api/src/db/migrate.ts'
import { type Measured, measure, type Shape } from '../apps/api/test/support/depth/measure.ts'
import { type ListServer, startListServer } from '../apps/api/test/support/depth/server.ts'
import { inputsOf, lists, resolve } from '../apps/api/test/walks/support/bundle.ts'

const DEPTH = 10_000
const WITHIN = 1.5

const { values: options } = parseArgs({
  options: {
    orgs: { type: 'string', default: '1000' },
    tasks: { type: 'string', default: '1000000' },
    seed: { type: 'string', default: '42' },
    rounds: { type: 'string', default: '41' },
    'database-url': { type: 'string' },
    'app-url': { type: 'string' },
  },
})

interface LoadedDatabase {
  adminUrl: string
  appUrl: string
  stop(): Promise<void>
}

/** One that was loaded before, or one of its own, loaded now. */
async function loadedDatabase(): Promise<LoadedDatabase> {
  const { 'database-url': adminUrl, 'app-url': appUrl } = options
  if (adminUrl && appUrl) return { adminUrl, appUrl, stop: async () => {} }
  const postgres = await startTemporaryPostgres()
  try {
    const size = { orgs: Number(options.orgs), tasks: Number(options.tasks), seed: Number(options.seed) }
    await migrate(postgres.adminUrl, { appPassword: 'bench' })
    const indexes = plansOf(size).map(({ index }) => index)
    const { rows, seconds } = await load({ url: postgres.adminUrl, size, indexes, workers: 2, force: false })
    console.log(`  loaded ${rows} rows in ${seconds.toFixed(0)} s`)
    const login = Object.assign(new URL(postgres.adminUrl), { username: 'homeroom_app', password: 'bench' })
    return { adminUrl: postgres.adminUrl, appUrl: login.href, stop: () => postgres.stop() }
  } catch (error) {
    await postgres.stop()
    throw error
  }
}

/** Each list as it stands, and in each order that it offers. */
const shapes = lists.flatMap((op): Shape[] => {
  const sort = inputsOf(op).query.find(({ name }) => name === 'sort')
  const orders = sort ? (resolve(sort.schema).enum as string[]) : []
  return orders.length === 0 ? [{ op, query: {} }] : orders.map((order): Shape => ({ op, query: { sort: order } }))
})

const cell = (value: string | number, width: number): string => String(value).padStart(width)
function row({ name, depth, first, deep, count }: Measured): string {
  const ratio = deep.ms / first.ms
  const verdict = ratio > WITHIN ? 'slower' : depth < DEPTH ? 'all there is' : ''
  const times = [first.ms, deep.ms].map((ms) => cell(ms.toFixed(3), 9)).join('')
  const blocks = [first.blocks, deep.blocks].map((n) => cell(n, 9)).join('')
  return `${name.padEnd(38)}${cell(depth, 7)}${times}${cell(ratio.toFixed(2), 7)}${blocks}${cell(count?.toFixed(2) ?? '–', 10)}  ${verdict}`
}

async function bench(server: ListServer): Promise<void> {
  const measured: Measured[] = []
  for (const shape of shapes) measured.push(await measure(server, shape, DEPTH, Number(options.rounds)))
  const heads = ['depth', 'page 1', 'deep', 'ratio', 'blocks', 'deep', 'count']
  const widths = [7, 9, 9, 7, 9, 9, 10]
  console.log(
    `\n${'list (ms in the database)'.padEnd(38)}${heads.map((head, i) => cell(head, widths[i] as number)).join('')}`,
  )
  for (const one of measured) console.log(row(one))
  const slow = measured.filter(({ first, deep }) => deep.ms / first.ms > WITHIN)
  if (slow.length > 0) process.exitCode = 1
}

const database = await loadedDatabase()
try {
  const server = await startListServer(database)
  try {
    await bench(server)
  } finally {
    await server.close()
  }
} finally {
  await database.stop()
}
