import { events as catalogue, type EventType } from '@homeroom/contract/events'
import { mayReadType } from '../../access/event.ts'
import type { Problem } from '../../api-error.ts'
import type { Caller } from '../../caller.ts'

const delivered = (Object.keys(catalogue) as EventType[]).filter((type) => catalogue[type].delivered)

/** Filters that stand for no type, or for one that the calling key may not read. A wildcard covers what its scopes cover. */
export function eventTypeProblems(filters: readonly string[], { scopes }: Caller): Problem[] {
  return filters.flatMap((filter, i) => {
    const field = `eventTypes[${i}]`
    const problem = (message: string): Problem[] => [
      { field, location: 'body', code: 'enum', message: `${field} ${message}` },
    ]
    const types = delivered.filter((type) => matches(filter, type))
    if (types.length === 0) return problem('is no type of event')
    return types.some((type) => mayReadType(type, scopes)) ? [] : problem('needs a scope that the key does not hold')
  })
}

const matches = (filter: string, type: string): boolean =>
  filter === '*' || filter === type || filter === `${type.split('.')[0]}.*`
