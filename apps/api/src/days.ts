import { type RawBuilder, sql } from 'kysely'

/** The first moment of a day, or of the one after it, in a time zone. */
export const startOfDay = (day: string | undefined, timezone: string, later = 0): RawBuilder<string> =>
  sql<string>`((${day}::date + ${sql.lit(later)})::timestamp at time zone ${timezone}::text)`
