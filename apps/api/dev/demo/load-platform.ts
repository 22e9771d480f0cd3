import { directoryLookup, displayPrefix, hashSecret } from '../../src/auth/api-key.ts'
import { deriveInitDataKey, initDataKeyContext } from '../../src/auth/init-data.ts'
import type { Secrets } from '../../src/secrets.ts'
import { APPS, appId, type DemoKey, INSTALLED, installationId, KEYS, keyId, serviceUserId } from './keys.ts'
import { daysFrom, type Load, startedAt } from './load.ts'
import { memberId, userId } from './people.ts'
import { retiredCalls, usageRows, usedInMonth } from './usage.ts'

/** The store's catalogue and the service users of all keys: rows that no tenant owns. */
export async function loadCatalogue({ trx }: Load): Promise<void> {
  const apps = APPS.map((app, order) => ({
    ...app,
    id: appId(app.slug),
    developer_name: 'Example Labs',
    privacy_policy_url: `https://${app.slug}.example.org/privacy`,
    install_count: INSTALLED.includes(app.slug) ? 1 : 0,
    published_at: app.status === 'published' ? startedAt(order) : null,
    created_at: startedAt(order),
    updated_at: startedAt(order),
  }))
  await trx.insertInto('apps').values(apps).execute()
  const services = KEYS.map(({ key, name }) => ({
    id: serviceUserId(key),
    kind: 'service',
    email: `${key}@service.example.org`,
    first_name: name,
    last_name: '',
    created_at: startedAt(0),
    updated_at: startedAt(0),
  }))
  await trx.insertInto('users').values(services).execute()
}

/** Installed apps and API keys of one organization. */
export async function loadKeys(load: Load, org_id: string, owner: string, secrets: Secrets): Promise<void> {
  const { trx } = load
  const keys = KEYS.filter((key) => key.org === org_id)
  const installations = keys
    .filter((key) => key.app !== undefined)
    .map(({ app = '', scopes, secret }) => ({
      org_id,
      id: installationId(app),
      app_id: appId(app),
      granted_scopes: scopes,
      installed_at: startedAt(0),
      init_data_key_enc: secrets.seal(
        deriveInitDataKey(secret).toString('base64'),
        initDataKeyContext(installationId(app)),
      ),
    }))
  if (installations.length > 0) await trx.insertInto('app_installations').values(installations).execute()
  const members = keys.map(({ key }) => ({
    org_id,
    id: memberId(org_id, `service ${key}`),
    user_id: serviceUserId(key),
    role: 'service',
    status: 'active',
    joined_at: startedAt(0),
    created_at: startedAt(0),
    updated_at: startedAt(0),
  }))
  await trx.insertInto('memberships').values(members).execute()
  const rows = keys.map((key, order) => keyRow(load, key, order, owner))
  await trx.insertInto('api_keys').values(rows).execute()
  const directory = keys.map(({ key, secret }) => ({ lookup: directoryLookup(secret), org_id, key_id: keyId(key) }))
  await trx.insertInto('api_key_directory').values(directory).execute()
}

/** 30 days of usage and what they add up to this month. */
export async function loadUsage({ trx, now }: Load, org_id: string): Promise<void> {
  const today = now.toISOString().slice(0, 10)
  const rows = usageRows(today)
  await trx
    .insertInto('usage_daily')
    .values(rows.filter((row) => row.org_id === org_id))
    .execute()
  const calls = retiredCalls(today).filter((row) => row.org_id === org_id)
  if (calls.length > 0) {
    await trx.insertInto('deprecated_calls').values(calls).execute()
    const hits = calls.map(({ operation_id, day, calls }) => ({ operation_id, day, hits: calls }))
    await trx.insertInto('route_hits').values(hits).execute()
  }
  const month = { org_id, month: `${today.slice(0, 7)}-01`, used: usedInMonth(rows, org_id, today) }
  await trx.insertInto('usage_monthly').values(month).execute()
}

function keyRow({ now }: Load, key: DemoKey, order: number, owner: string) {
  const { org: org_id, name, scopes, secret, app, revoked } = key
  return {
    org_id,
    id: keyId(key.key),
    name,
    kind: app ? 'app' : 'secret',
    scopes,
    prefix: displayPrefix(secret),
    secret_hash: hashSecret(secret),
    service_user_id: serviceUserId(key.key),
    installation_id: app ? installationId(app) : null,
    created_by_id: userId(owner),
    revoked_at: revoked ? daysFrom(now, -12) : null,
    last_used_at: daysFrom(now, revoked ? -12 : -1),
    created_at: startedAt(order),
    updated_at: revoked ? daysFrom(now, -12) : startedAt(order),
  }
}
