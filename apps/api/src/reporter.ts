import { type Logger, stdSerializers } from 'pino'
import type { Metrics } from './metrics.ts'

/** Where server errors go: Sentry when a DSN is set, and always the log. Neither is shown to the caller. */
export interface Reporter {
  report(error: unknown, about: { requestId?: string; operation?: string; [key: string]: unknown }): void
  flush(): Promise<void>
}

/** What is told of an error: libraries hang whole rows, statements, clients and claims on theirs. */
const TOLD = [
  'type',
  'message',
  'stack',
  'code',
  'severity',
  'schema',
  'table',
  'column',
  'constraint',
  'routine',
] as const
const OF_THE_SYSTEM = ['errno', 'syscall', 'address', 'port'] as const

/** An error as it is logged. */
export function withoutValues(error: Error): object {
  hush(error)
  const told = stdSerializers.err(error) as Record<string, unknown>
  return Object.fromEntries([...TOLD, ...OF_THE_SYSTEM].flatMap((name) => (name in told ? [[name, told[name]]] : [])))
}

/** PostgreSQL's class of «data exceptions», whose messages quote the data. */
const DATA_EXCEPTION = /^22/

const MAX_CAUSES = 8

function hush(error: unknown, depth = 0): void {
  if (!(error instanceof Error) || depth > MAX_CAUSES) return
  if (DATA_EXCEPTION.test(String((error as { code?: unknown }).code))) {
    const told = error.message.replace(/".*"/s, '"…"')
    error.stack = error.stack?.replace(error.message, told)
    error.message = told
  }
  hush(error.cause, depth + 1)
}

type About = Parameters<Reporter['report']>[1]

/** A worker, a request, or what is written now and then (usage, denials). */
const sourceOf = ({ worker, requestId, operation }: About): string =>
  typeof worker === 'string' ? worker : requestId ? 'request' : (operation ?? 'other')

interface Parts {
  log: Logger
  metrics: Pick<Metrics, 'error'>
  dsn: string | null
  release: string
}

export async function createReporter({ log, metrics, dsn, release }: Parts): Promise<Reporter> {
  const toLog: Reporter = {
    report(error, about) {
      metrics.error(sourceOf(about))
      log.error({ ...about, err: error }, 'server error')
    },
    flush: async () => {},
  }
  if (!dsn) return toLog
  const sentry = await import('@sentry/node')
  // Sentry's defaults send the request: its body, its query, the caller's address. Only the error and our tags may leave.
  sentry.init({
    dsn,
    release,
    defaultIntegrations: false,
    integrations: [
      sentry.linkedErrorsIntegration(),
      sentry.contextLinesIntegration(),
      sentry.onUncaughtExceptionIntegration(),
      sentry.onUnhandledRejectionIntegration(),
    ],
    maxBreadcrumbs: 0,
    beforeSend: ({ request: _request, user: _user, breadcrumbs: _breadcrumbs, ...event }) => event,
  })
  return {
    report(error, about) {
      hush(error)
      toLog.report(error, about)
      sentry.captureException(error, { tags: { requestId: about.requestId, operation: about.operation } })
    },
    flush: async () => {
      await sentry.flush(2_000)
    },
  }
}
