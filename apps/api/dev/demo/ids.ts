import { createHash } from 'node:crypto'

/** The first school day: the time inside the ids, so that they are the same on every machine and every day. */
const EPOCH = Date.parse('2026-08-24T12:00:00Z')

/**
 * The id of a demo row: shaped like a UUIDv7, but made from its name. `order` is its place among its kind, so that ids
 * sort as the rows were made.
 */
export function demoId(name: string, order = 0): string {
  const digest = createHash('sha256').update(`homeroom demo: ${name}`).digest('hex')
  const time = (EPOCH + order * 60_000).toString(16).padStart(12, '0')
  const variant = '89ab'[Number.parseInt(digest.slice(3, 4), 16) % 4]
  return `${time.slice(0, 8)}-${time.slice(8)}-7${digest.slice(0, 3)}-${variant}${digest.slice(4, 7)}-${digest.slice(7, 19)}`
}
