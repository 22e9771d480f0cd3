import type { Logger } from 'pino'
import type { DeniedLog, ReadLog } from './audit.ts'
import type { Authenticator } from './auth/authenticator.ts'
import type { Directory } from './auth/directory.ts'
import type { Config } from './config.ts'
import type { Database } from './db/database.ts'
import type { Health } from './health.ts'
import type { Limits } from './limits.ts'
import type { Metrics } from './metrics.ts'
import type { Oracle } from './oracle.ts'
import type { Reporter } from './reporter.ts'
import type { Secrets } from './secrets.ts'
import type { Tracing } from './tracing/tracing.ts'
import type { Meter } from './usage/meter.ts'
import type { Quotas } from './usage/quota.ts'
import type { RouteHits } from './usage/route-hits.ts'

/** Long-lived parts of the server, made once in `server.ts` and handed to stages and handlers. */
export interface Services {
  config: Config
  log: Logger
  reporter: Reporter
  database: Database
  secrets: Secrets
  authenticator: Authenticator
  directory: Directory
  limits: Limits
  meter: Meter
  quotas: Quotas
  routeHits: RouteHits
  denied: DeniedLog
  readLog: ReadLog
  metrics: Metrics
  health: Health
  /** The independent validator, where `validateResponses` is on. */
  oracle: Oracle | null
  /** Where traces are sent. */
  tracing: Tracing | null
}
