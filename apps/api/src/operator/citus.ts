import { type Kysely, sql } from 'kysely'
import type { DB } from '../db/schema.generated.ts'
import { OperatorError } from './operator-database.ts'

/** Tables that every node of Citus has whole: read before the organization is known, or belonging to none. */
const REFERENCE = new Set(['api_key_directory', 'apps', 'membership_directory', 'organizations', 'route_hits', 'users'])
/** Tables that stay on the coordinator alone; nothing refers to them. */
const LOCAL = new Set(['schema_migrations'])

/** Policies that ask another table, which Citus refuses, as they are there: stricter, never wider. */
const STRICTER: Record<string, string> = {
  'audit_logs.outlived': "AS RESTRICTIVE FOR DELETE TO homeroom_app USING (occurred_at < now() - interval '400 days')",
}

export interface Table {
  name: string
  /** Columns of the primary key and of every unique index. */
  uniques: string[][]
  triggers: string[]
  hasOrg: boolean
}
export interface ForeignKey {
  name: string
  from: string
  to: string
  columns: string[]
  referenced: string[]
  definition: string
  /** Of ON DELETE or ON UPDATE: sets columns to null or to their default. */
  sets: boolean
}
export interface Policy {
  name: string
  table: string
  using: string
}
export interface Schema {
  tables: readonly Table[]
  policies: readonly Policy[]
  keys: readonly ForeignKey[]
}
type Kind = 'distributed' | 'reference' | 'local'

/** The statements that spread the database over the nodes of a Citus cluster, in one piece by organization. */
export async function citusPlan(db: Kysely<DB>): Promise<string> {
  const schema = await schemaOf(db)
  const problems = citusProblems(schema)
  if (problems.length > 0) throw new OperatorError(problems.join('\n'))
  return citusStatements(schema)
    .map((statement) => `${statement};`)
    .join('\n')
}

const kindOf = ({ name, hasOrg }: Table): Kind | null =>
  LOCAL.has(name) ? 'local' : REFERENCE.has(name) ? 'reference' : hasOrg ? 'distributed' : null

/** What Citus would refuse, or what would let rows of one organization be apart from each other. */
export function citusProblems({ tables, policies, keys }: Schema): string[] {
  const kinds = new Map(tables.map((table) => [table.name, kindOf(table)]))
  const distributed = tables.filter(({ name }) => kinds.get(name) === 'distributed')
  return [
    ...tables
      .filter(({ name }) => kinds.get(name) === null)
      .map(({ name }) => `${name} has no org_id: name it in operator/citus.ts, as a reference table or a local one.`),
    ...distributed.flatMap(({ name, uniques, triggers }) => [
      ...uniques
        .filter((columns) => !columns.includes('org_id'))
        .map((columns) => `${name}: unique (${columns.join(', ')}) lacks org_id.`),
      ...triggers.map((trigger) => `${name}: Citus runs no trigger (${trigger}) on a distributed table.`),
    ]),
    ...keys.flatMap((key) => keyProblems(key, kinds)),
    ...policies
      .filter((policy) => !(keyOf(policy) in STRICTER) && /\bselect\b/i.test(evaluatedPerRow(policy.using)))
      .map(({ table, name }) => `${table}: Citus knows no subquery in a policy (${name}).`),
  ]
}

function keyProblems(
  { name, from, to, columns, referenced, sets }: ForeignKey,
  kinds: Map<string, Kind | null>,
): string[] {
  const [source, target] = [kinds.get(from), kinds.get(to)]
  const about = `${from}.${name}`
  if (source === 'local' || target === 'local') return [`${about}: a local table can be part of no foreign key.`]
  if (source === 'reference')
    return target === 'reference' ? [] : [`${about}: ${from} is whole on every node, ${to} is not.`]
  if (target !== 'distributed') return []
  const at = columns.indexOf('org_id')
  if (at < 0 || referenced[at] !== 'org_id') return [`${about}: org_id does not lead to org_id.`]
  return sets ? [`${about}: Citus sets no part of a foreign key with org_id to null or its default.`] : []
}

/** A tenant's policy asks for its organization in a subquery, to be evaluated once; Citus takes the bare expression only. */
const evaluatedPerRow = (using: string): string =>
  using.replace(
    /\( SELECT (\(NULLIF\(current_setting\('app\.org_id'::text, true\), ''::text\)\)::uuid) AS "nullif"\)/,
    '$1',
  )

const keyOf = ({ table, name }: Policy): string => `${table}.${name}`

function policyAnew(policy: Policy): string[] {
  const { table, name, using } = policy
  const bare = evaluatedPerRow(using)
  const anew = STRICTER[keyOf(policy)] ?? (bare === using ? null : `USING (${bare})`)
  return anew === null ? [] : [`DROP POLICY ${name} ON ${table}`, `CREATE POLICY ${name} ON ${table} ${anew}`]
}

/** Citus distributes no table that a local one refers to: foreign keys go first, and come back last. */
export function citusStatements({ tables, policies, keys }: Schema): string[] {
  const of = (kind: Kind) => tables.filter((table) => kindOf(table) === kind).map(({ name }) => name)
  const [first = '', ...others] = of('distributed')
  return [
    'CREATE EXTENSION IF NOT EXISTS citus',
    // Whoever has taken the role is the one whom the coordinator connects to the other nodes as.
    'ALTER ROLE homeroom_worker LOGIN',
    ...policies.flatMap(policyAnew),
    ...keys.map(({ from, name }) => `ALTER TABLE ${from} DROP CONSTRAINT ${name}`),
    ...of('reference').map((name) => `SELECT create_reference_table('${name}')`),
    `SELECT create_distributed_table('${first}', 'org_id', colocate_with => 'none')`,
    ...others.map((name) => `SELECT create_distributed_table('${name}', 'org_id', colocate_with => '${first}')`),
    ...keys.map(({ from, name, definition }) => `ALTER TABLE ${from} ADD CONSTRAINT ${name} ${definition}`),
  ]
}

/** The schema as the database has it, whatever migrations made it. pg-boss has its own, which stays on the coordinator. */
export async function schemaOf(db: Kysely<DB>): Promise<Schema> {
  const { rows: tables } = await sql<Table>`
    select c.relname as name,
      exists (select from pg_attribute a where a.attrelid = c.oid and a.attname = 'org_id' and not a.attisdropped) as "hasOrg",
      array(select json_agg(coalesce(a.attname, '(expression)') order by k.n)
        from pg_index i cross join unnest(i.indkey::int[]) with ordinality k (attnum, n)
        left join pg_attribute a on a.attrelid = i.indrelid and a.attnum = k.attnum and k.attnum > 0
        where i.indrelid = c.oid and (i.indisunique or i.indisexclusion) group by i.indexrelid order by i.indexrelid) as uniques,
      array(select t.tgname::text from pg_trigger t where t.tgrelid = c.oid and not t.tgisinternal) as triggers
    from pg_class c where c.relnamespace = 'public'::regnamespace and c.relkind in ('r', 'p') order by 1`.execute(db)
  const { rows: keys } = await sql<ForeignKey>`
    select k.conname as name, k.conrelid::regclass::text as "from", k.confrelid::regclass::text as "to",
      array(select a.attname::text from unnest(k.conkey) with ordinality u (attnum, n)
        join pg_attribute a on a.attrelid = k.conrelid and a.attnum = u.attnum order by u.n) as columns,
      array(select a.attname::text from unnest(k.confkey) with ordinality u (attnum, n)
        join pg_attribute a on a.attrelid = k.confrelid and a.attnum = u.attnum order by u.n) as referenced,
      pg_get_constraintdef(k.oid) as definition,
      k.confdeltype in ('n', 'd') or k.confupdtype in ('n', 'd', 'c') as sets
    from pg_constraint k where k.contype = 'f' and k.connamespace = 'public'::regnamespace order by 2, 1`.execute(db)
  const { rows: policies } = await sql<Policy>`
    select policyname as name, tablename as "table", coalesce(qual, 'true') as using from pg_policies
    where schemaname = 'public' order by 2, 1`.execute(db)
  return { tables, policies, keys }
}
