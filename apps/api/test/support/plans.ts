import pg from 'pg'
import type { Prepared } from '../../src/db/statement.ts'

/** A node of EXPLAIN's tree, as far as the checks look into it. */
interface Node {
  'Node Type': string
  'Relation Name'?: string
  'Index Name'?: string
  'Plan Rows': number
  'Parent Relationship'?: string
  'Actual Rows'?: number
  'Actual Loops'?: number
  'Rows Removed by Filter'?: number
  'Rows Removed by Index Recheck'?: number
  'Sort Key'?: string[]
  Filter?: string
  Plans?: Node[]
}

/** Plans statements as the server's role and settings do, in one organization; nothing is executed. */
export class Planner {
  readonly #client: pg.Client
  private constructor(client: pg.Client) {
    this.#client = client
  }

  static async connect(appUrl: string, orgId: string): Promise<Planner> {
    const client = new pg.Client({ connectionString: appUrl })
    await client.connect()
    await client.query('SET plan_cache_mode = force_generic_plan')
    await client.query("SELECT set_config('app.org_id', $1, false)", [orgId])
    return new Planner(client)
  }
  close(): Promise<void> {
    return this.#client.end()
  }

  /** A generic plan does not look at the parameters: null stands for each. */
  async #plan(text: string): Promise<Node> {
    const parameters = Math.max(0, ...[...text.matchAll(/\$(\d+)/g)].map(([, n]) => Number(n)))
    const values = parameters === 0 ? '' : `(${new Array(parameters).fill('null').join(', ')})`
    await this.#client.query(`PREPARE planned AS ${text}`)
    const { rows } = await this.#client.query(`EXPLAIN (FORMAT JSON) EXECUTE planned${values}`)
    await this.#client.query('DEALLOCATE planned')
    return rows[0]['QUERY PLAN'][0].Plan
  }

  /** Plans as if one way of going about it were all but forbidden: what remains of it has no alternative. */
  async #without(setting: 'enable_seqscan' | 'enable_sort', text: string): Promise<Node> {
    await this.#client.query(`SET ${setting} = off`)
    try {
      return await this.#plan(text)
    } finally {
      await this.#client.query(`RESET ${setting}`)
    }
  }

  /** Runs it as the server does, takes back what it did, and tells at how many rows its widest scan has looked. */
  async visited({ text, values }: Prepared): Promise<{ rows: number; scan: string }> {
    const given = values.map(literalOf).join(', ')
    await this.#client.query('BEGIN')
    try {
      await this.#client.query(`PREPARE visiting AS ${text}`)
      const explain = `EXPLAIN (ANALYZE, TIMING OFF, FORMAT JSON) EXECUTE visiting${given ? `(${given})` : ''}`
      const { rows } = await this.#client.query(explain)
      const scans = nodesOf(rows[0]['QUERY PLAN'][0].Plan).filter((node) => node['Node Type'].includes('Scan'))
      const widest = scans.map((node) => ({ rows: rowsSeenBy(node), scan: nameOf(node) }))
      return widest.sort((a, b) => b.rows - a.rows)[0] ?? { rows: 0, scan: 'none' }
    } finally {
      await this.#client.query('ROLLBACK')
      await this.#client.query('DEALLOCATE ALL')
    }
  }

  /** Tables of ours that are read from beginning to end: large ones as planned, others where no index could serve. */
  async scanned(text: string, isOurs: (table: string) => boolean, isLarge: (table: string) => boolean) {
    const chosen = scansIn(await this.#plan(text)).filter(isLarge)
    const forced = scansIn(await this.#without('enable_seqscan', text))
    return [...new Set([...chosen, ...forced])].filter(isOurs)
  }

  /**
   * Sorts that a page waits for: of more than `tolerated` rows in the plan as it is, or of any number when no index
   * gives the order at all.
   */
  async sorted(text: string, tolerated: number): Promise<string[]> {
    const chosen = sortsIn(await this.#plan(text)).filter((node) => rowsInto(node) > tolerated)
    const forced = sortsIn(await this.#without('enable_sort', text)).filter((node) => rowsInto(node) > 0)
    return [...new Set([...chosen, ...forced].map((node) => (node['Sort Key'] ?? []).join(', ')))]
  }

  /** Comparisons with a cursor that do not lead into the index: all rows before the page are read and dropped. */
  async skipping(text: string): Promise<string[]> {
    const filters = nodesOf(await this.#without('enable_sort', text)).map(({ Filter = '' }) => Filter)
    return filters.filter((filter) => KEYSET.test(filter))
  }
}

/** `ROW(created_at, id) < ROW($2, $3)`: the comparison with a cursor's values. */
const KEYSET = /ROW\(.*\) [<>] ROW\(/
const nodesOf = (node: Node): Node[] => [node, ...(node.Plans ?? []).flatMap(nodesOf)]
const nameOf = (node: Node): string =>
  [node['Node Type'], node['Relation Name'], node['Index Name']].filter(Boolean).join(' ')
const rowsSeenBy = (node: Node): number =>
  ((node['Actual Rows'] ?? 0) + (node['Rows Removed by Filter'] ?? 0) + (node['Rows Removed by Index Recheck'] ?? 0)) *
  (node['Actual Loops'] ?? 0)

const { prepareValue } = (pg as unknown as { utils: { prepareValue(value: unknown): unknown } }).utils

/** A parameter as EXECUTE takes it. */
function literalOf(value: unknown): string {
  if (value === null || value === undefined) return 'null'
  const sent = prepareValue(value)
  return pg.escapeLiteral(Buffer.isBuffer(sent) ? `\\x${sent.toString('hex')}` : String(sent))
}

const rowsInto = (node: Node): number => node.Plans?.[0]?.['Plan Rows'] ?? 0

const scansIn = (root: Node): string[] =>
  nodesOf(root).flatMap((node) => (node['Node Type'] === 'Seq Scan' ? (node['Relation Name'] ?? []) : []))

/** Sorts between the limit and the rows, not those inside subqueries that each make one value. */
function sortsIn(root: Node): Node[] {
  const inner = (node: Node): Node[] => (node.Plans ?? []).filter((child) => !isSubPlan(child))
  const walk = (node: Node): Node[] => [node, ...inner(node).flatMap(walk)]
  return walk(root).filter((node) => node['Node Type'].endsWith('Sort'))
}
const isSubPlan = (node: Node): boolean => ['SubPlan', 'InitPlan'].includes(node['Parent Relationship'] ?? '')
