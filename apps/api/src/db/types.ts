import pg from 'pg'

/** `2026-11-21 09:00:00.12+00` → `2026-11-21T09:00:00.120Z`: the session's zone is UTC and columns are timestamptz(3). */
export function isoTimestamp(text: string): string {
  if (text.endsWith('infinity')) return text
  const fraction = text.length > 22 ? text.slice(20, -3).padEnd(3, '0') : '000'
  return `${text.slice(0, 10)}T${text.slice(11, 19)}.${fraction}Z`
}

const { builtins } = pg.types
const parsers = new Map<number, (text: string) => unknown>([
  [builtins.TIMESTAMPTZ, isoTimestamp],
  [builtins.DATE, (text) => text],
  [builtins.INT8, Number],
  [builtins.NUMERIC, Number],
])

/** How values of a type become JavaScript's, given the type's oid. Dates stay text, as the wire shows them. */
export const parserOf = (oid: number): ((text: string) => unknown) =>
  parsers.get(oid) ?? (pg.types.getTypeParser(oid, 'text') as (text: string) => unknown)
