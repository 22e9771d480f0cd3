import { Kysely, PostgresDialect, sql, type Transaction } from 'kysely'
import pg from 'pg'
import type { DB } from '../db/schema.generated.ts'
import { newId, toPublic } from '../ids.ts'

/** A sentence for the operator: what is wrong with what was asked. */
export class OperatorError extends Error {
  override name = 'OperatorError'
}

export type Trx = Transaction<DB>

/** Opens the database as its owner: the server's own role can make neither organizations nor apps. */
export function openAsOwner(url: string): Kysely<DB> {
  const pool = new pg.Pool({ connectionString: url, max: 1, application_name: 'homeroom-operator' })
  return new Kysely<DB>({ dialect: new PostgresDialect({ pool }) })
}

/** Enters an organization: its tables answer an owner who is no superuser only then. */
export const enter = (trx: Trx, orgId: string) => sql`select set_config('app.org_id', ${orgId}, true)`.execute(trx)

/** What an operator does to an organization stands in the organization's own audit log. */
export async function audit(
  trx: Trx,
  orgId: string,
  action: string,
  about: { type: string; id: string; changes?: Changes },
): Promise<void> {
  await trx
    .insertInto('audit_logs')
    .values({
      org_id: orgId,
      id: newId(),
      action: `operator.${action}`,
      outcome: 'success',
      actor_kind: 'system',
      resource_type: about.type,
      resource_id: about.id,
      request_id: toPublic('req', newId()),
      changes: about.changes && JSON.stringify(about.changes),
    })
    .execute()
}
export type Changes = Record<string, { from: unknown; to: unknown }>
