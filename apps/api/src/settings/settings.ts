import { Resolver } from 'node:dns/promises'
import { canonicalAddress, canonicalNetwork } from '../http/client-address.ts'
import type { MasterKey } from '../secrets.ts'
import {
  base,
  ConfigError,
  type Env,
  flag,
  integer,
  list,
  oneOf,
  optional,
  type Program,
  required,
  type Setting,
  text,
  url,
} from './kinds.ts'
import { traces } from './traces.ts'

const SERVER: readonly Program[] = ['api', 'worker']
const API: readonly Program[] = ['api']
const WORKER: readonly Program[] = ['worker']
const OWNER: readonly Program[] = ['migrate', 'operator']
const PER_MINUTE = { usedBy: API, unit: 'requests per minute' }
const NONE: string[] = []
const BUDGET = integer(1, 1e8)

const server = {
  DATABASE_URL: required(
    'postgres://…, of the role homeroom_app',
    { meaning: '`postgres://homeroom_app:…@host/homeroom`: the role that row-level security binds', usedBy: SERVER },
    url('postgres:', 'postgresql:'),
  ),
  AUTH_URL: required(
    'the identity provider’s base URL',
    { meaning: 'the identity provider’s base URL, also the issuer that tokens must name', usedBy: SERVER },
    base('https:', 'http:'),
  ),
  AUTH_AUDIENCE: required(
    'the audience that tokens must carry',
    { meaning: 'the audience that tokens must carry', usedBy: SERVER },
    text,
  ),
  ENCRYPTION_KEYS: required(
    'id:base64 of 32 bytes, the current key first (openssl rand -base64 32)',
    {
      meaning: 'what seals secrets and health data: `id:base64` of 32 bytes, several by comma, the current one first',
      usedBy: ['api', 'worker', 'operator'],
    },
    masterKeys,
  ),
}

const place = {
  ROLE: optional(
    'all',
    { meaning: '`api`: requests; `worker`: the work behind them, and probes; `all`: both', usedBy: SERVER },
    oneOf('api', 'worker', 'all'),
  ),
  WORKERS: optional(
    1,
    { meaning: 'processes that share the port; one that dies is replaced', usedBy: SERVER, unit: 'processes' },
    integer(1, 64),
  ),
  HOST: optional('0.0.0.0', { meaning: 'the address it listens on', usedBy: SERVER }, text),
  PORT: optional(4_000, { meaning: 'the port it listens on; 0: any', usedBy: SERVER }, integer(0, 65_535)),
  DRAIN_DELAY_SECONDS: optional(
    0,
    {
      meaning: 'after a signal, how long it still takes requests, so that a load balancer’s probes notice first',
      usedBy: SERVER,
      unit: 's',
    },
    integer(0, 300),
  ),
  ADMIN_PORT: optional(
    null,
    { meaning: 'serves Prometheus metrics at `/metrics` there, to whoever reaches it: keep it inside', usedBy: SERVER },
    integer(0, 65_535),
  ),
  PUBLIC_URL: optional(
    null,
    {
      meaning: 'where callers reach it; the base of links in headers and in the feed',
      usedBy: API,
      otherwise: 'from the request',
    },
    base('https:', 'http:'),
  ),
  TRUSTED_PROXIES: optional(
    NONE,
    {
      meaning:
        'IP addresses or networks (`10.0.0.0/8`), by comma, whose `X-Forwarded-For` is believed; without it all callers behind a proxy share one budget',
      usedBy: API,
      otherwise: 'none',
    },
    addresses,
  ),
  LOG_LEVEL: optional(
    'info',
    { meaning: '`fatal`, `error`, `warn`, `info`, `debug`, `trace` or `silent`', usedBy: SERVER },
    oneOf('fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent'),
  ),
  NODE_ENV: optional(
    null,
    { meaning: '`production` turns `EAGER_VALIDATORS` on; the image sets it', usedBy: SERVER },
    text,
  ),
}

const stores = {
  DATABASE_READERS: optional(
    4,
    { meaning: 'connections of a process that all reads share', usedBy: SERVER, unit: 'connections' },
    integer(1, 64),
  ),
  DATABASE_WRITERS: optional(
    8,
    {
      meaning: 'connections of a process for writes of one round trip, and as many again for other transactions',
      usedBy: SERVER,
      unit: 'connections',
    },
    integer(1, 200),
  ),
  REDIS_URL: optional(
    null,
    { meaning: 'what nodes share: rate limits. Without it every process counts its part by itself', usedBy: SERVER },
    url('redis:', 'rediss:'),
  ),
}

const answers = {
  LIMIT_IP_PER_MINUTE: optional(6_000, { meaning: 'per address (IPv6: per /64)', ...PER_MINUTE }, BUDGET),
  LIMIT_USER_PER_MINUTE: optional(300, { meaning: 'per person', ...PER_MINUTE }, BUDGET),
  LIMIT_API_KEY_PER_MINUTE: optional(600, { meaning: 'per API key', ...PER_MINUTE }, BUDGET),
  LIMIT_EMBEDDED_APP_PER_MINUTE: optional(
    120,
    { meaning: 'with init data, per app, organization and address', ...PER_MINUTE },
    BUDGET,
  ),
  EAGER_VALIDATORS: optional(
    null,
    {
      meaning: 'compile all validators and writers before listening',
      usedBy: API,
      otherwise: 'with `NODE_ENV=production`',
    },
    flag,
  ),
  VALIDATE_RESPONSES: optional(
    false,
    { meaning: 'pass everything through an independent validator as well: development and tests', usedBy: API },
    flag,
  ),
}

const webhooks = {
  WEBHOOK_ALLOW_PRIVATE_TARGETS: optional(
    false,
    { meaning: 'webhooks may go to http and private addresses: development', usedBy: SERVER },
    flag,
  ),
  WEBHOOK_DNS_SERVERS: optional(
    NONE,
    { meaning: 'who resolves the names in webhook URLs, by comma', usedBy: WORKER, otherwise: 'the system’s' },
    dnsServers,
  ),
}

const reports = {
  SENTRY_DSN: optional(null, { meaning: 'where server errors are reported, besides the log', usedBy: SERVER }, text),
}

const owner = {
  MIGRATE_URL: required(
    'the database and a login that owns its schema: postgres://owner:…@host/database',
    { meaning: 'the database, as a login that owns its schema (never `homeroom_app`)', usedBy: OWNER },
    url('postgres:', 'postgresql:'),
  ),
  HOMEROOM_APP_PASSWORD: optional(
    null,
    { meaning: 'makes `homeroom_app` a login with this password', usedBy: ['migrate'] },
    text,
  ),
}

/**
 * Every environment variable that our programs read. The table in docs/operations.md is made from it, and nothing else
 * reads the environment (test/settings.test.ts).
 */
export const settings: Readonly<Record<string, Readonly<Record<string, Setting<unknown>>>>> = {
  'Needed by every server': server,
  'Where it runs': place,
  'Database and Redis': stores,
  'Limits and answers': answers,
  Webhooks: webhooks,
  'What it reports': reports,
  'Traces (OpenTelemetry)': traces,
  'Migrations and the operator’s commands': owner,
}
const all = { ...server, ...place, ...stores, ...answers, ...webhooks, ...reports, ...traces, ...owner }

export type SettingName = keyof typeof all
export const settingNames = Object.keys(all) as SettingName[]

/** One setting's value; throws a ConfigError with one clear sentence. */
export const read = <N extends SettingName>(env: Env, name: N): ReturnType<(typeof all)[N]['read']> =>
  all[name].read(env, name) as ReturnType<(typeof all)[N]['read']>

function masterKeys(value: string): MasterKey[] {
  return value.split(',').map((entry) => {
    const [id = '', encoded = ''] = entry.trim().split(/:(.*)/s)
    const key = Buffer.from(encoded, 'base64')
    if (!/^[A-Za-z0-9_-]{1,32}$/.test(id) || key.length !== 32) {
      throw new ConfigError('ENCRYPTION_KEYS must be a comma-separated list of id:base64, each key 32 bytes long')
    }
    return { id, key }
  })
}

function addresses(value: string, name: string): string[] {
  return list(value).map((proxy) => {
    const address = canonicalAddress(proxy) ?? canonicalNetwork(proxy)
    if (address) return address
    throw new ConfigError(
      `${name} must be a comma-separated list of IP addresses or networks, not ${JSON.stringify(proxy)}`,
    )
  })
}

function dnsServers(value: string, name: string): string[] {
  const servers = list(value)
  try {
    new Resolver().setServers(servers)
    return servers
  } catch {
    throw new ConfigError(`${name} must be a comma-separated list of IP addresses, each with :port at will`)
  }
}
