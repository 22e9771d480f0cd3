import type { Server } from 'node:http'
import { setTimeout as sleep } from 'node:timers/promises'
import { type Logger, pino } from 'pino'
import { createClient, type RedisClientType } from 'redis'
import { createApp } from './app.ts'
import { MIGRATIONS } from './assets.ts'
import { DeniedLog, ReadLog } from './audit.ts'
import { Authenticator } from './auth/authenticator.ts'
import { Directory } from './auth/directory.ts'
import { TokenVerifier } from './auth/token.ts'
import type { Config } from './config.ts'
import { Database } from './db/database.ts'
import { checkRole } from './db/role-check.ts'
import { checkSchema } from './db/schema-check.ts'
import { startWorkers } from './events/workers.ts'
import { Health, watchDependencies } from './health.ts'
import { listen } from './http/listen.ts'
import { createListener } from './http/listener.ts'
import { Limits } from './limits.ts'
import { Metrics } from './metrics.ts'
import { type Finding, Oracle } from './oracle.ts'
import { createReporter, withoutValues } from './reporter.ts'
import { Secrets } from './secrets.ts'
import type { Services } from './services.ts'
import type { Tracing } from './tracing/tracing.ts'
import { Meter } from './usage/meter.ts'
import { Quotas } from './usage/quota.ts'
import { RouteHits } from './usage/route-hits.ts'
import { VERSION } from './version.ts'

export interface RunningServer {
  url: string
  port: number
  /** What the independent validator objected to; empty is as it should be. */
  findings: readonly Finding[]
  services: Services
  /**
   * Tells probes to send no more, after `drainDelay` stops listening, lets running requests end (10 s at most), writes what
   * was counted, closes every connection.
   */
  close(): Promise<void>
}

const DRAIN_MS = 10_000

/**
 * Builds the services, listens, and answers where. Refuses a database role that row-level security does not bind, and a
 * database that lacks any of the `migrations`.
 */
export async function startServer(config: Config, migrations: URL = MIGRATIONS): Promise<RunningServer> {
  const { log, tracing } = await observe(config)
  const metrics = new Metrics()
  const reporter = await createReporter({ log, metrics, dsn: config.sentryDsn, release: VERSION })
  const database = await connect(config, log, tracing)
  const redis = config.redisUrl ? await connectRedis(config.redisUrl, withoutRedis(log)) : null
  const closeAll: (() => Promise<unknown>)[] = [
    () => database.close(),
    async () => redis?.destroy(),
    async () => tracing?.close(),
  ]
  try {
    await checkRole(database)
    await checkSchema(database, migrations)
    const services = createServices(config, { log, reporter, metrics, tracing, database, redis })
    watchDependencies(services)
    const workers = await startWorkers(services)
    const endWork = once(async () => workers?.close())
    closeAll.push(endWork)
    const app = createApp(services)
    const server = createListener(app)
    const admin = config.adminPort === null ? null : await services.metrics.listen(config.host, config.adminPort)
    closeAll.push(async () => admin?.close())
    const port = await listen(server, config.host, config.port, 'PORT')
    const close = async () => {
      services.health.draining = true
      await Promise.all([drain(server, config.drainDelay * 1_000), endWork()])
      const { meter, routeHits, denied, readLog } = services
      await Promise.all([meter, routeHits, denied, readLog].map((counter) => counter.close()))
      await reporter.flush()
      await Promise.all(closeAll.map((step) => step()))
    }
    const host = config.host === '0.0.0.0' || config.host === '::' ? 'localhost' : config.host
    return {
      url: `http://${host.includes(':') ? `[${host}]` : host}:${port}`,
      port,
      findings: services.oracle?.findings ?? [],
      services,
      close: once(close),
    }
  } catch (error) {
    await Promise.allSettled(closeAll.map((step) => step()))
    throw error
  }
}

/** The log, and traces where they are sent anywhere: the packages for them are not loaded otherwise. */
async function observe({ logLevel: level, tracing: about }: Config): Promise<Pick<Services, 'log' | 'tracing'>> {
  let tracing: Tracing | null = null
  const log = pino({
    level,
    base: { service: 'homeroom-api' },
    serializers: { err: withoutValues },
    ...(about && { mixin: () => tracing?.ids() ?? {} }),
  })
  if (about) tracing = await (await import('./tracing/start.ts')).startTracing(about, log)
  return { log, tracing }
}

async function connect(config: Config, log: Logger, tracing: Tracing | null): Promise<Database> {
  const options = {
    readers: config.databaseReaders,
    writers: config.databaseWriters,
    onError: (error: Error) => log.warn({ err: error }, 'database connection lost'),
  }
  if (!tracing) return new Database(config.databaseUrl, options)
  const { TracedDatabase } = await import('./tracing/database.ts')
  return new TracedDatabase(config.databaseUrl, options, tracing)
}

type Parts = Pick<Services, 'log' | 'reporter' | 'metrics' | 'tracing' | 'database'> & { redis: RedisClientType | null }

function createServices(config: Config, { redis, ...parts }: Parts): Services {
  const { database, log, reporter } = parts
  const directory = new Directory(database)
  const tokens = new TokenVerifier(config.authUrl, config.authAudience)
  const quotas = new Quotas(database)
  return {
    config,
    ...parts,
    secrets: new Secrets(config.masterKeys),
    directory,
    authenticator: new Authenticator(database, directory, tokens),
    limits: new Limits(config.limits, redis, { processes: config.workers, onLate: withoutRedis(log) }),
    quotas,
    meter: new Meter(database, quotas, reporter),
    routeHits: new RouteHits(database, reporter),
    denied: new DeniedLog(database, reporter),
    readLog: new ReadLog(database, reporter),
    health: new Health({ database, redis, jwks: tokens.jwks }),
    oracle: config.validateResponses
      ? new Oracle((finding) => log.error({ finding }, 'the contract and the server disagree'))
      : null,
  }
}

const withoutRedis = (log: Logger) => (error: Error) => log.warn({ err: error }, 'Redis: counting in this process')

async function connectRedis(url: string, onError: (error: Error) => void): Promise<RedisClientType> {
  const client = createClient({ url, disableOfflineQueue: true, socket: { connectTimeout: 2_000 } }) as RedisClientType
  client.on('error', onError)
  // A Redis that is down now may come later: until then limits are counted in this process.
  await Promise.race([client.connect().catch(onError), new Promise((r) => setTimeout(r, 2_500).unref())])
  return client
}

async function drain(server: Server, delayMs: number): Promise<void> {
  if (delayMs > 0) await sleep(delayMs)
  const closed = new Promise((resolve) => server.close(resolve))
  server.closeIdleConnections()
  const timer = setTimeout(() => server.closeAllConnections(), DRAIN_MS)
  await closed
  clearTimeout(timer)
}

function once(step: () => Promise<void>): () => Promise<void> {
  let running: Promise<void> | null = null
  return () => {
    running ??= step()
    return running
  }
}
