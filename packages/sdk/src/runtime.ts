import { createDriftWatch } from './contract-drift.ts'
import { type Authorize, createAuthorize } from './credentials.ts'
import { createDeprecations, type Deprecations, warnOfDeprecation } from './deprecation.ts'
import { contractDate } from './generated/contract-date.ts'
import { type HomeroomOptions, type Logger, resolveSettings, type Settings } from './options.ts'
import { redact } from './redact.ts'

/** What the calls of one client share. Held in closures: nothing here can be reached or printed through the client. */
export interface Runtime {
  readonly settings: Settings
  readonly authorize: Authorize
  readonly deprecations: Deprecations
  /** Looks at the headers that concern the client rather than the call. */
  observe(path: string, headers: Headers): void
  log(level: keyof Logger, message: string, facts?: object): void
  /** Takes credentials out of a text, the last one that was sent included. */
  clean(text: string): string
}

export function createRuntime(options: HomeroomOptions): Runtime {
  const settings = resolveSettings(options)
  const authorizeOnce = createAuthorize(options)
  let lastSent: string | undefined
  const remember = (authorization: string) => {
    lastSent = authorization
    return authorization
  }
  const clean = (text: string) => redact(text, lastSent)
  const cleanValue = ([name, value]: [string, unknown]) => [name, typeof value === 'string' ? clean(value) : value]
  const log: Runtime['log'] = (level, message, facts = {}) => {
    const { logger } = settings
    logger?.[level]?.(clean(message), Object.fromEntries(Object.entries(facts).map(cleanValue)))
  }
  const deprecations = createDeprecations((report) =>
    quietly(() => (settings.onDeprecation ?? warnOfDeprecation)(report)),
  )
  const watchDrift = createDriftWatch(contractDate, (report) => {
    log(
      'warn',
      `homeroom: this client knows the contract of ${report.client}, the server runs ${report.server}`,
      report,
    )
    quietly(() => settings.onContractDrift?.(report))
  })
  return {
    settings,
    deprecations,
    log,
    clean,
    authorize() {
      const authorization = authorizeOnce()
      return typeof authorization === 'string' ? remember(authorization) : authorization.then(remember)
    },
    observe(path, headers) {
      deprecations.observe(path, headers)
      watchDrift(headers)
    },
  }
}

/** A listener's failure must not become the call's. */
function quietly(run: () => void): void {
  try {
    run()
  } catch (error) {
    console.warn('homeroom: a listener failed', error)
  }
}

// A registered symbol, so that a subpath bundled on its own finds it as well.
const key = Symbol.for('@homeroom/sdk/runtime')

/** Lets `@homeroom/sdk/raw` share a client's runtime without the client showing it. */
export function keepRuntime(client: object, runtime: Runtime): void {
  Object.defineProperty(client, key, { value: runtime })
}

export function runtimeOf(client: object): Runtime {
  const runtime = (client as { [key]?: Runtime })[key]
  if (runtime === undefined) throw new TypeError('Not a Homeroom client')
  return runtime
}
