import type { Operation } from '@homeroom/contract/record'
import pg from 'pg'
import type { Prepared } from '../../../src/db/statement.ts'
import { inputsOf } from '../../walks/support/bundle.ts'
import { urlOf } from '../../walks/support/draft.ts'
import { sampleOf } from '../../walks/support/values.ts'
import type { ListServer } from './server.ts'

export interface Shape {
  op: Operation
  query: Record<string, string>
}
export interface Cost {
  /** Median execution time. */
  ms: number
  /** Blocks of tables and indexes that were looked at; the same at every run. */
  blocks: number
}
export interface Measured {
  name: string
  /** Rows before the deep page. */
  depth: number
  first: Cost
  deep: Cost
  /** What the total of the first page costs besides, in ms; null: it has none. */
  count: number | null
}

const LIMIT = '20'
const STRIDE = 100

export async function measure(server: ListServer, shape: Shape, depth: number, rounds: number): Promise<Measured> {
  const url = await urlFor(server, shape)
  const [firstPage, firstCount] = await statementsOf(server, url({ limit: LIMIT }))
  const reached = await walk(server, url, depth)
  const [deepPage] = await statementsOf(server, url({ limit: LIMIT, ...reached.at }))
  const [first, deep, count] = await costs(server.database, [firstPage, deepPage, firstCount], rounds)
  const name = [shape.op.id, ...Object.values(shape.query)].join(' ')
  return { name, depth: reached.depth, first: first as Cost, deep: deep as Cost, count: count?.ms ?? null }
}

type Url = (paging: Record<string, string>) => string

async function urlFor({ cast }: ListServer, { op, query }: Shape): Promise<Url> {
  const path: Record<string, string> = {}
  const given = { ...query }
  const inputs = inputsOf(op)
  const sample = (schema: Parameters<typeof sampleOf>[0], name: string) =>
    sampleOf(schema, name, { full: true, ids: cast.idOf })
  for (const { name, schema } of inputs.path) path[name] = String(await sample(schema, name))
  for (const { name, schema, required } of inputs.query) if (required) given[name] = String(await sample(schema, name))
  return (paging) => urlOf({ op, path, query: { ...given, ...paging } })
}

/** By cursor to the wanted depth, or to the last page. */
async function walk(
  { get }: ListServer,
  url: Url,
  wanted: number,
): Promise<{ depth: number; at: { cursor?: string } }> {
  let at: { cursor?: string } = {}
  let depth = 0
  while (depth < wanted) {
    const { data, meta } = await get(url({ limit: String(STRIDE), ...at }))
    if (!meta.nextCursor) break
    depth += data.length
    at = { cursor: meta.nextCursor }
  }
  return { depth, at }
}

/** The page and, where there is one, the count that the server sends for the request. */
async function statementsOf({ get, blocks }: ListServer, path: string): Promise<[Prepared, Prepared | undefined]> {
  const from = blocks.length
  await get(path)
  const sent = blocks.slice(from).flatMap(({ statements }) => statements)
  const ending = (end: string) => sent.find(({ name }) => name.replace(/#\d+$/, '').endsWith(end))
  return [ending('.page') as Prepared, ending('.count')]
}

const EXPLAIN = 'EXPLAIN (ANALYZE, BUFFERS, TIMING OFF, SUMMARY ON, FORMAT JSON) EXECUTE'

/** Executes them in turn, so that what else the machine does meets all alike. The first round only warms up. */
async function costs(
  database: pg.Client,
  statements: (Prepared | undefined)[],
  rounds: number,
): Promise<(Cost | null)[]> {
  const calls = statements.map((one, i) => (one ? `bench_${i}${argumentsOf(one)}` : null))
  for (const [i, one] of statements.entries()) if (one) await database.query(`PREPARE bench_${i} AS ${one.text}`)
  const times: number[][] = statements.map(() => [])
  const blocks = statements.map(() => 0)
  for (let round = 0; round <= rounds; round++) {
    for (const [i, call] of calls.entries()) {
      if (!call) continue
      const { rows } = await database.query(`${EXPLAIN} ${call}`)
      const [found] = rows[0]['QUERY PLAN']
      if (round > 0) times[i]?.push(found['Execution Time'])
      blocks[i] = found.Plan['Shared Hit Blocks'] + found.Plan['Shared Read Blocks']
    }
  }
  await database.query('DEALLOCATE ALL')
  return calls.map((call, i) => (call ? { ms: median(times[i] as number[]), blocks: blocks[i] as number } : null))
}

function argumentsOf({ values }: Prepared): string {
  if (values.length === 0) return ''
  return `(${values.map((value) => (value === null ? 'null' : pg.escapeLiteral(String(value)))).join(', ')})`
}

const median = (numbers: number[]): number => numbers.sort((a, b) => a - b)[numbers.length >> 1] as number
