import { createHmac, timingSafeEqual } from 'node:crypto'
import { sql } from 'kysely'
import { ApiError } from '../api-error.ts'
import { db, statement } from '../db/statement.ts'
import { fromPublic } from '../ids.ts'
import type { Services } from '../services.ts'

export const MAX_AGE_SECONDS = 3_600
const MAX_AHEAD_SECONDS = 60
const MAX_LENGTH = 4_096

/** What verified init data say: which app runs where, for whom. Ids are uuids. */
export interface EmbeddedContext {
  appId: string
  orgId: string
  userId: string
  installationId: string
  authDate: number
  startParam: string | null
  locale: string | null
}

const installationOf = statement('auth.installation', (p: { orgId: string; appId: string; userId: string }) =>
  db
    .selectFrom('app_installations as i')
    .innerJoin('memberships as m', (join) =>
      join.onRef('m.org_id', '=', 'i.org_id').on('m.user_id', '=', p.userId).on('m.status', '=', sql.lit('active')),
    )
    .select(['i.id', 'i.init_data_key_enc', 'i.prev_init_data_key_enc', 'i.prev_key_expires_at'])
    .where('i.org_id', '=', p.orgId)
    .where('i.app_id', '=', p.appId)
    .where('i.status', '=', sql.lit('active')),
)

/** AAD of the sealed derivation keys. */
export const initDataKeyContext = (installationId: string): string => `init-data-key:${installationId}`

/** The key under which an app's init data are signed: HMAC-SHA256 of the app secret under `WebAppData`. */
export const deriveInitDataKey = (appSecret: string): Buffer =>
  createHmac('sha256', 'WebAppData').update(appSecret).digest()

/** All pairs but `hash`, sorted by key, `k=v` joined by line feeds, HMAC-SHA256 in hex. */
export function signInitData(fields: Record<string, string>, key: Buffer): string {
  const lines = Object.keys(fields)
    .filter((name) => name !== 'hash')
    .sort()
    .map((name) => `${name}=${fields[name]}`)
  return createHmac('sha256', key).update(lines.join('\n')).digest('hex')
}

/** Verifies the value of `X-Init-Data`; every fault but age is the same `initdata_invalid`. */
export async function verifyInitData(header: string, services: Services, nowMs: number): Promise<EmbeddedContext> {
  const fields = header.length <= MAX_LENGTH ? Object.fromEntries(new URLSearchParams(header)) : {}
  const [appId, orgId, userId] = [
    fromPublic('app', fields.app_id),
    fromPublic('org', fields.org_id),
    fromPublic('usr', fields.user_id),
  ]
  const authDate = /^\d{1,12}$/.test(fields.auth_date ?? '') ? Number(fields.auth_date) : Number.NaN
  if (!appId || !orgId || !userId || Number.isNaN(authDate)) throw new ApiError('initdata_invalid')

  const organization = await services.directory.organization(orgId)
  if (organization?.status !== 'active') throw new ApiError('initdata_invalid')
  const [rows] = await services.database.read(orgId, [installationOf.bind({ orgId, appId, userId })])
  const installation = rows[0]
  if (!installation) throw new ApiError('initdata_invalid')

  const previous = installation.prev_key_expires_at
  const sealed = [
    installation.init_data_key_enc,
    previous && Date.parse(previous) > nowMs ? installation.prev_init_data_key_enc : null,
  ]
  const keys = sealed
    .filter((key) => key !== null)
    .map((key) => Buffer.from(services.secrets.open(key, initDataKeyContext(installation.id)), 'base64'))
  if (!keys.some((key) => matches(signInitData(fields, key), fields.hash ?? ''))) throw new ApiError('initdata_invalid')

  const age = nowMs / 1000 - authDate
  if (age > MAX_AGE_SECONDS || age < -MAX_AHEAD_SECONDS) {
    throw new ApiError('initdata_expired', { details: { maxAgeSeconds: MAX_AGE_SECONDS } })
  }
  const { start_param: startParam = null, locale = null } = fields
  return { appId, orgId, userId, installationId: installation.id, authDate, startParam, locale }
}

function matches(expected: string, given: string): boolean {
  const [ours, theirs] = [Buffer.from(expected), Buffer.from(given)]
  return ours.length === theirs.length && timingSafeEqual(ours, theirs)
}
