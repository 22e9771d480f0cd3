import type { Ajv2020 } from 'ajv/dist/2020.js'
import addFormats from 'ajv-formats'

const FIRST = Date.parse('0001-01-01T00:00:00Z')
const LAST = Date.parse('9999-12-31T23:59:59.999Z')

/**
 * As RFC 3339 writes it, whose `T` and colons ajv-formats does not ask for; the database knows no offset of 16 hours, and
 * reads no more than 128 characters.
 */
const INSTANT = /^[\d-]{10}T[\d:]{8}(\.\d{1,99})?(Z|[+-](0\d|1[0-5]):\d\d)$/i

/** The standard's formats, where they fit into the database: it has no year 0, and neither it nor clocks a second 60. */
export function addStorableFormats(ajv: Ajv2020): void {
  // ajv-formats' default export is typed for CommonJS
  ;(addFormats as unknown as (a: Ajv2020) => void)(ajv)
  narrow(ajv, 'date', (text) => text >= '0001')
  narrow(ajv, 'date-time', (text) => INSTANT.test(text) && Date.parse(text) >= FIRST && Date.parse(text) <= LAST)
}

function narrow(ajv: Ajv2020, name: string, storable: (text: string) => boolean): void {
  const { validate } = ajv.formats[name] as { validate(text: string): boolean }
  ajv.addFormat(name, { type: 'string', validate: (text: string) => validate(text) && storable(text) })
}
