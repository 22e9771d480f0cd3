import type { MasterKey } from './secrets.ts'
import { ConfigError, type Env } from './settings/kinds.ts'
import { read } from './settings/settings.ts'
import { type TracingConfig, tracingOf } from './settings/traces.ts'

export { ConfigError }

/** What a process does: answer requests, work behind them, or both. */
export type ProcessRole = 'api' | 'worker' | 'all'

/** The server's settings; what each means is told in settings/settings.ts. */
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
  publicUrl: string | null
  databaseUrl: string
  databaseReaders: number
  databaseWriters: number
  authUrl: string
  authAudience: string
  masterKeys: MasterKey[]
  redisUrl: string | null
  sentryDsn: string | null
  /** null: nothing is traced. */
  tracing: TracingConfig | null
  logLevel: string
  trustedProxies: string[]
  webhookAllowPrivateTargets: boolean
  /** Empty: the system's own servers. */
  webhookDnsServers: string[]
  /** Requests per minute. */
  limits: { ip: number; user: number; apiKey: number; embeddedApp: number }
  validateResponses: boolean
  eager: boolean
}

/** Reads the settings; throws a ConfigError with one clear sentence for the first wrong one. */
export function loadConfig(env: Env): Config {
  return {
    role: read(env, 'ROLE'),
    workers: read(env, 'WORKERS'),
    host: read(env, 'HOST'),
    port: read(env, 'PORT'),
    drainDelay: read(env, 'DRAIN_DELAY_SECONDS'),
    adminPort: read(env, 'ADMIN_PORT'),
    publicUrl: read(env, 'PUBLIC_URL'),
    databaseUrl: read(env, 'DATABASE_URL'),
    databaseReaders: read(env, 'DATABASE_READERS'),
    databaseWriters: read(env, 'DATABASE_WRITERS'),
    authUrl: read(env, 'AUTH_URL'),
    authAudience: read(env, 'AUTH_AUDIENCE'),
    masterKeys: read(env, 'ENCRYPTION_KEYS'),
    redisUrl: read(env, 'REDIS_URL'),
    sentryDsn: read(env, 'SENTRY_DSN'),
    tracing: tracingOf(env, read),
    logLevel: read(env, 'LOG_LEVEL'),
    trustedProxies: read(env, 'TRUSTED_PROXIES'),
    webhookAllowPrivateTargets: read(env, 'WEBHOOK_ALLOW_PRIVATE_TARGETS'),
    webhookDnsServers: read(env, 'WEBHOOK_DNS_SERVERS'),
    limits: {
      ip: read(env, 'LIMIT_IP_PER_MINUTE'),
      user: read(env, 'LIMIT_USER_PER_MINUTE'),
      apiKey: read(env, 'LIMIT_API_KEY_PER_MINUTE'),
      embeddedApp: read(env, 'LIMIT_EMBEDDED_APP_PER_MINUTE'),
    },
    validateResponses: read(env, 'VALIDATE_RESPONSES'),
    eager: read(env, 'EAGER_VALIDATORS') ?? read(env, 'NODE_ENV') === 'production',
  }
}
