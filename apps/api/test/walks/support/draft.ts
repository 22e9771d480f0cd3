import type { Operation } from '@homeroom/contract/record'
import type { Person, School } from '../../support/school.ts'
import { inputsOf } from './bundle.ts'
import { newRow, situations } from './fixtures.ts'
import { type IdSource, sampleOf } from './values.ts'
import type { Organization } from './world.ts'

/** A request that the operation should grant, in parts that a walk may bend before it is sent. */
export interface Draft {
  op: Operation
  as: Person
  path: Record<string, string>
  query: Record<string, string>
  /** undefined: no body. */
  body: unknown
  /** Besides credentials. */
  headers?: Record<string, string>
}

/** What the two paging styles exclude; the walks over lists bring their own. */
const PAGING = new Set(['page', 'limit', 'cursor'])

/** A valid request of the organization's owner, from the contract: with every optional part, or with none. */
export async function draftOf(
  op: Operation,
  { school, org, full, ids }: { school: School; org: Organization; full: boolean; ids?: IdSource },
): Promise<Draft> {
  const source: IdSource = ids ?? ((prefix) => newRow(prefix, school, org))
  const { path, query, body } = inputsOf(op)
  const draft: Draft = { op, as: org.people.owner, path: {}, query: {}, body: undefined }
  for (const { name, schema } of path) draft.path[name] = String(await sampleOf(schema, name, { full, ids: source }))
  for (const { name, schema, required } of query) {
    if (required || (full && !PAGING.has(name)))
      draft.query[name] = String(await sampleOf(schema, name, { full, ids: source }))
  }
  if (body && (full || op.body?.required)) draft.body = await sampleOf(body, 'body', { full, ids: source })
  const situation = situations[op.id as keyof typeof situations]
  return { ...draft, ...(await situation?.(school, org, source)) }
}

/** Path and query as they go on the wire. */
export function urlOf({ op, path, query }: Pick<Draft, 'op' | 'path' | 'query'>): string {
  const filled = op.path.replace(/\{(\w+)\}/g, (_, name: string) => encodeURIComponent(path[name] ?? ''))
  const search = new URLSearchParams(query).toString()
  return search ? `${filled}?${search}` : filled
}
