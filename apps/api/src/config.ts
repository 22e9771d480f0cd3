import { Resolver } from 'node:dns/promises'
import { canonicalAddress } from './http/client-address.ts'
import type { MasterKey } from './secrets.ts'

/** A wrong setting, told in one line; `main.ts` prints it and exits. */
export class ConfigError extends Error {}

/** What a process does: answer requests, work behind them, or both. */
export type ProcessRole = 'api' | 'worker' | 'all'

export interface Config {
  role: ProcessRole
  /** Processes that answer on the port. */
  workers: number
  host: string
  port: number
  /** Seconds after a signal in which requests are still taken, while probes are told to send no more. */
  drainDelay: number
  /** Prometheus metrics at `/metrics`; null: not served. */
  adminPort: number | null
  /** Where callers reach the server; the base of links in headers. */
  publicUrl: string | null
  databaseUrl: string
  databaseReaders: number
  databaseWriters: number
  authUrl: string
  authAudience: string
  masterKeys: MasterKey[]
  redisUrl: string | null
  sentryDsn: string | null
  logLevel: string
  trustedProxies: string[]
  /** Webhooks may go to http and private addresses: for development. */
  webhookAllowPrivateTargets: boolean
  /** Who resolves the names in webhook URLs; empty: the system's own servers. */
  webhookDnsServers: string[]
  /** Requests per minute. */
  limits: { ip: number; user: number; apiKey: number; embeddedApp: number }
  /** Every request and answer also passes the independent validator: development and tests. */
  validateResponses: boolean
  /** Compile all validators and writers before listening. */
  eager: boolean
}

type Env = Readonly<Record<string, string | undefined>>

const given = (env: Env, name: string): string | null => {
  const value = env[name]?.trim()
  return value ? value : null
}

function required(env: Env, name: string, what: string): string {
  const value = given(env, name)
  if (!value) throw new ConfigError(`${name} is not set: ${what}`)
  return value
}

function integer(env: Env, name: string, fallback: number, min: number, max: number): number {
  const value = given(env, name)
  if (value === null) return fallback
  const number = /^\d{1,9}$/.test(value) ? Number(value) : Number.NaN
  if (!(number >= min && number <= max)) {
    throw new ConfigError(`${name} must be a whole number from ${min} to ${max}, not ${JSON.stringify(value)}`)
  }
  return number
}

function url(env: Env, name: string, value: string, protocols: string[]): string {
  const parsed = URL.canParse(value) ? new URL(value) : null
  if (!parsed || !protocols.includes(parsed.protocol)) {
    const shown = parsed?.password ? 'the given value' : JSON.stringify(env[name])
    throw new ConfigError(
      `${name} must be a URL beginning with ${protocols.map((p) => `${p}//`).join(' or ')}, not ${shown}`,
    )
  }
  return value
}

function flag(env: Env, name: string, fallback: boolean): boolean {
  const value = given(env, name)
  if (value === null) return fallback
  if (value !== 'true' && value !== 'false')
    throw new ConfigError(`${name} must be true or false, not ${JSON.stringify(value)}`)
  return value === 'true'
}

function masterKeys(env: Env): MasterKey[] {
  const list = required(
    env,
    'ENCRYPTION_KEYS',
    'id:base64 of 32 bytes, the current key first (openssl rand -base64 32)',
  )
  return list.split(',').map((entry) => {
    const [id = '', encoded = ''] = entry.trim().split(/:(.*)/s)
    const key = Buffer.from(encoded, 'base64')
    if (!/^[A-Za-z0-9_-]{1,32}$/.test(id) || key.length !== 32) {
      throw new ConfigError('ENCRYPTION_KEYS must be a comma-separated list of id:base64, each key 32 bytes long')
    }
    return { id, key }
  })
}

function trustedProxies(env: Env): string[] {
  return listOf(env, 'TRUSTED_PROXIES').map((proxy) => {
    const address = canonicalAddress(proxy)
    if (address) return address
    throw new ConfigError(
      `TRUSTED_PROXIES must be a comma-separated list of IP addresses, not ${JSON.stringify(proxy)}`,
    )
  })
}

const listOf = (env: Env, name: string): string[] =>
  (given(env, name) ?? '')
    .split(',')
    .map((entry) => entry.trim())
    .filter(Boolean)

function dnsServers(env: Env): string[] {
  const servers = listOf(env, 'WEBHOOK_DNS_SERVERS')
  try {
    new Resolver().setServers(servers)
    return servers
  } catch {
    throw new ConfigError('WEBHOOK_DNS_SERVERS must be a comma-separated list of IP addresses, each with :port at will')
  }
}

const LEVELS = ['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent']
function logLevel(env: Env): string {
  const level = given(env, 'LOG_LEVEL') ?? 'info'
  if (!LEVELS.includes(level))
    throw new ConfigError(`LOG_LEVEL must be one of ${LEVELS.join(', ')}, not ${JSON.stringify(level)}`)
  return level
}

const ROLES: readonly ProcessRole[] = ['api', 'worker', 'all']
function processRole(env: Env): ProcessRole {
  const value = given(env, 'ROLE') ?? 'all'
  const role = ROLES.find((known) => known === value)
  if (!role) throw new ConfigError(`ROLE must be one of ${ROLES.join(', ')}, not ${JSON.stringify(value)}`)
  return role
}

/** Reads the settings; throws a ConfigError with one clear sentence for the first wrong one. */
export function loadConfig(env: Env): Config {
  const redis = given(env, 'REDIS_URL')
  const publicUrl = given(env, 'PUBLIC_URL')
  const auth = url(env, 'AUTH_URL', required(env, 'AUTH_URL', 'the identity provider’s base URL'), ['https:', 'http:'])
  return {
    role: processRole(env),
    workers: integer(env, 'WORKERS', 1, 1, 64),
    host: given(env, 'HOST') ?? '0.0.0.0',
    port: integer(env, 'PORT', 4000, 0, 65_535),
    drainDelay: integer(env, 'DRAIN_DELAY_SECONDS', 0, 0, 300),
    adminPort: given(env, 'ADMIN_PORT') ? integer(env, 'ADMIN_PORT', 0, 0, 65_535) : null,
    publicUrl: publicUrl && url(env, 'PUBLIC_URL', publicUrl, ['https:', 'http:']).replace(/\/+$/, ''),
    databaseUrl: url(env, 'DATABASE_URL', required(env, 'DATABASE_URL', 'postgres://…, of the role homeroom_app'), [
      'postgres:',
      'postgresql:',
    ]),
    databaseReaders: integer(env, 'DATABASE_READERS', 4, 1, 64),
    databaseWriters: integer(env, 'DATABASE_WRITERS', 8, 1, 200),
    authUrl: auth.replace(/\/+$/, ''),
    authAudience: required(env, 'AUTH_AUDIENCE', 'the audience that tokens must carry'),
    masterKeys: masterKeys(env),
    redisUrl: redis && url(env, 'REDIS_URL', redis, ['redis:', 'rediss:']),
    sentryDsn: given(env, 'SENTRY_DSN'),
    logLevel: logLevel(env),
    trustedProxies: trustedProxies(env),
    webhookAllowPrivateTargets: flag(env, 'WEBHOOK_ALLOW_PRIVATE_TARGETS', false),
    webhookDnsServers: dnsServers(env),
    limits: {
      ip: integer(env, 'LIMIT_IP_PER_MINUTE', 6_000, 1, 1e8),
      user: integer(env, 'LIMIT_USER_PER_MINUTE', 300, 1, 1e8),
      apiKey: integer(env, 'LIMIT_API_KEY_PER_MINUTE', 600, 1, 1e8),
      embeddedApp: integer(env, 'LIMIT_EMBEDDED_APP_PER_MINUTE', 120, 1, 1e8),
    },
    validateResponses: flag(env, 'VALIDATE_RESPONSES', false),
    eager: flag(env, 'EAGER_VALIDATORS', env.NODE_ENV === 'production'),
  }
}
