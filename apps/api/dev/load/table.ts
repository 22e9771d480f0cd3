import type { DB } from '../../src/db/schema.generated.ts'

export type Value = string | number | boolean | null | readonly string[]
export type Row = readonly Value[]

/** Rows for one table, made as they are asked for. */
export interface TableRows {
  table: keyof DB & string
  columns: readonly string[]
  rows: Iterable<Row>
}

export function into<T extends keyof DB & string>(
  table: T,
  columns: readonly (keyof DB[T] & string)[],
  rows: Iterable<Row>,
): TableRows {
  return { table, columns, rows }
}

export const copyCommand = ({ table, columns }: TableRows): string => `COPY ${table} (${columns.join(', ')}) FROM STDIN`

const UNSAFE = /[\\\t\n\r]/g
const ESCAPES: Record<string, string> = { '\\': '\\\\', '\t': '\\t', '\n': '\\n', '\r': '\\r' }

function cell(value: Value): string {
  if (value === null) return '\\N'
  if (typeof value === 'string') return value.replace(UNSAFE, (c) => ESCAPES[c] as string)
  if (typeof value === 'object') return cell(`{${value.map((item) => JSON.stringify(item)).join(',')}}`)
  return String(value)
}

/** A row as COPY's text format has it. */
export const line = (row: Row): string => `${row.map(cell).join('\t')}\n`
