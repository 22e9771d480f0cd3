import { invalid } from '../../api-error.ts'

const DAY_MS = 86_400_000

/** Two days in the query that bound a range, both included; `span` is the most days that it may hold. */
export function checkRange<Name extends string>(
  query: { [K in Name]?: string },
  [first, last]: [Name, Name],
  span = Number.POSITIVE_INFINITY,
): void {
  const [from, to] = [query[first], query[last]]
  if (from === undefined || to === undefined) return
  const days = (Date.parse(to) - Date.parse(from)) / DAY_MS + 1
  if (days < 1) throw rangeProblem(first, `${first} must not be after ${last}`)
  if (days > span) throw rangeProblem(first, `${first} and ${last} may span at most ${span} days`)
}

const rangeProblem = (field: string, message: string) => invalid([{ field, location: 'query', code: 'range', message }])
