import { parserOf } from './types.ts'

type Text = string | null
/** Makes a row of its columns' texts. */
export type RowReader = (texts: Text[]) => unknown

interface Field {
  name: string
  dataTypeID: number
}

/**
 * Compiled once per prepared statement: a row is one object literal, where assigning its columns one by one costs
 * twice as much. Of two columns with the same name the last one counts.
 */
export function rowReaderOf(fields: readonly Field[]): RowReader {
  const parsers = fields.map(({ dataTypeID }) => parserOf(dataTypeID))
  const columns = fields.map(({ name }, i) => {
    const value = parsers[i] ? `t[${i}] === null ? null : parsers[${i}](t[${i}])` : `t[${i}]`
    return `[${JSON.stringify(name)}]: ${value}`
  })
  return new Function('parsers', `return (t) => ({ ${columns.join(', ')} })`)(parsers) as RowReader
}
