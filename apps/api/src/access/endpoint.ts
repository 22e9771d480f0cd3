import { type RawBuilder, sql } from 'kysely'
import { notFound } from '../api-error.ts'
import { isKey } from '../caller.ts'
import { db, type Has, statement } from '../db/statement.ts'
import { toPublic } from '../ids.ts'
import type { Viewer } from './child.ts'
import type { RuleFor } from './rules.ts'

/** R-ENDPOINT: people see every webhook endpoint, a key those that it made. */
export interface EndpointScope {
  keyId?: string
}

export const endpointScope = ({ caller }: Pick<Viewer, 'caller'>): EndpointScope =>
  isKey(caller) ? { keyId: caller.id } : {}

/** Over a `webhook_endpoints` row under the alias `e`. */
export const visibleEndpoint = (p: EndpointScope, has: Has<EndpointScope>): RawBuilder<boolean> =>
  has('keyId') ? sql`e.api_key_id = ${p.keyId}` : sql`true`

type ById = EndpointScope & { orgId: string; id: string }

// A deleted endpoint is found too: the handler answers 404, or a replay of the deletion is served.
const endpointById = statement('access.endpoint', (p: ById, has) =>
  db
    .selectFrom('webhook_endpoints as e')
    .select(visibleEndpoint(p, has).as('visible'))
    .where('e.org_id', '=', p.orgId)
    .where('e.id', '=', p.id),
)

const endpointOfDelivery = statement('access.delivery', (p: ById, has) =>
  db
    .selectFrom('webhook_deliveries as d')
    .innerJoin('webhook_endpoints as e', (join) =>
      join.onRef('e.org_id', '=', 'd.org_id').onRef('e.id', '=', 'd.endpoint_id'),
    )
    .select(visibleEndpoint(p, has).as('visible'))
    .where('d.org_id', '=', p.orgId)
    .where('d.id', '=', p.id),
)

const NAMED = {
  webhook_endpoint: { prefix: 'whe', byId: endpointById },
  webhook_delivery: { prefix: 'whd', byId: endpointOfDelivery },
}

export const endpointRule: RuleFor = ({ of }) => {
  const resource = (of ?? 'webhook_endpoint') as keyof typeof NAMED
  const named = NAMED[resource]
  if (!named) throw new Error(`R-ENDPOINT has no subject ${of}`)
  const { prefix, byId } = named
  return {
    prefix,
    ask: (x, reads, [id = '']) => reads.bound(byId, { ...endpointScope(x), id }),
    judge(_x, rows, { fields }) {
      const [row] = rows as { visible: boolean }[]
      if (!row?.visible) throw notFound(resource, toPublic(prefix, [...fields.keys()][0] ?? ''))
    },
  }
}
