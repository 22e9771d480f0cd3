import { sql } from 'kysely'
import { ApiError } from './api-error.ts'
import { db, statement } from './db/statement.ts'
import type { Claim } from './db/tenant.ts'
import { inTransaction } from './db/tenant.ts'
import type { Exchange } from './http/exchange.ts'

const KEPT_MS = 24 * 3_600_000

interface Entry {
  orgId: string
  principalId: string
  key: string
}
interface ClaimRow extends Entry {
  fingerprint: Buffer
  operationId: string
  expiresAt: string
  status?: number
  sealed?: Buffer
}

// A plain insert: a second request with the key waits here for the first one's end, then fails on the primary key.
const claimKey = statement('idempotency.claim', (p: ClaimRow, has) =>
  db.insertInto('idempotency_keys').values({
    org_id: p.orgId,
    principal_id: p.principalId,
    key: p.key,
    fingerprint: p.fingerprint,
    operation_id: p.operationId,
    expires_at: p.expiresAt,
    ...(has('status') ? { status_code: p.status, response_enc: p.sealed } : {}),
  }),
)

const storeResponse = statement('idempotency.store', (p: Entry & { status: number; sealed: Buffer }) =>
  db
    .updateTable('idempotency_keys')
    .set({ status_code: p.status, response_enc: p.sealed })
    .where('org_id', '=', p.orgId)
    .where('principal_id', '=', p.principalId)
    .where('key', '=', p.key),
)

const findEntry = statement('idempotency.find', (p: Entry) =>
  db
    .selectFrom('idempotency_keys')
    .select(['fingerprint', 'status_code', 'response_enc', sql<boolean>`expires_at <= now()`.as('expired')])
    .where('org_id', '=', p.orgId)
    .where('principal_id', '=', p.principalId)
    .where('key', '=', p.key),
)

const forget = statement('idempotency.forget', (p: Entry) =>
  db
    .deleteFrom('idempotency_keys')
    .where('org_id', '=', p.orgId)
    .where('principal_id', '=', p.principalId)
    .where('key', '=', p.key)
    .where('expires_at', '<=', sql<string>`now()`),
)

const withdrawKey = statement('idempotency.withdraw', (p: Entry) =>
  db
    .deleteFrom('idempotency_keys')
    .where('org_id', '=', p.orgId)
    .where('principal_id', '=', p.principalId)
    .where('key', '=', p.key),
)

/** What a request's key puts into its transaction. The stored response is sealed: it can hold secrets and children's names. */
export function claimOf(x: Exchange, key: string, fingerprint: Buffer): Claim {
  const entry = { orgId: x.orgId, principalId: x.caller.id, key }
  const row = {
    ...entry,
    fingerprint,
    operationId: x.op?.id ?? '',
    expiresAt: new Date(x.nowMs + KEPT_MS).toISOString(),
  }
  const seal = (body: string) => x.services.secrets.seal(body, contextOf(entry))
  return {
    bare: () => claimKey.bind(row),
    withResponse: (body, status) => claimKey.bind({ ...row, status, sealed: seal(body) }),
    store: (body, status) => storeResponse.bind({ ...entry, status, sealed: seal(body) }),
    withdraw: () => withdrawKey.bind(entry),
  }
}

const contextOf = ({ orgId, principalId, key }: Entry): string => `idempotency:${orgId}:${principalId}:${key}`

export interface Replay {
  status: number
  body: string
}

/** The stored answer of a key that was already there; null when it had expired and may be claimed afresh. */
export async function replayOf(
  x: Exchange,
  { key, isOf }: NonNullable<Exchange['idempotency']>,
): Promise<Replay | null> {
  const entry = { orgId: x.orgId, principalId: x.caller.id, key }
  const found = await x.reads.one(findEntry, entry)
  if (!found || found.expired) {
    await inTransaction(x.services.database, x.orgId, async (unit) => unit.write(forget, entry))
    return null
  }
  if (!isOf(found.fingerprint)) {
    throw new ApiError('idempotency_key_reused', { details: { idempotencyKey: key } })
  }
  if (found.status_code === null || found.response_enc === null) throw inProgress(key)
  return { status: found.status_code, body: x.services.secrets.open(found.response_enc, contextOf(entry)) }
}

export const inProgress = (key: string): ApiError =>
  new ApiError('idempotency_conflict', { details: { idempotencyKey: key }, headers: { 'Retry-After': '1' } })
