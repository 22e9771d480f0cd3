import type { ContractDriftReport } from './contract-drift.ts'
import type { DeprecationReport } from './deprecation.ts'
import { contractDate } from './generated/contract-date.ts'
import type { Tracing } from './tracing.ts'

/** A user's token, or a function that gives the current one. It is asked before every attempt. */
export type Token = string | (() => string | Promise<string>)

/** Where the client's own remarks go. `console` fits. Credentials never reach it. */
export interface Logger {
  debug?(message: string, facts?: object): void
  info?(message: string, facts?: object): void
  warn?(message: string, facts?: object): void
}

// Each may be given as undefined, also under `exactOptionalPropertyTypes`: callers hand on what they were given.

/** How long and how often to try. Times are in milliseconds; `Infinity` means no limit. */
export interface RetryOptions {
  /** One attempt, reading the body included. Default 20 000. */
  timeout?: number | undefined
  /** The whole call: every attempt and every wait between them. Default 60 000. */
  deadline?: number | undefined
  /** Attempts after the first, on 429, 5xx and network failures. Default 3. */
  maxRetries?: number | undefined
}

/** How long and how often, once every default is filled in. */
export type Limits = { [Limit in keyof RetryOptions]-?: number }

/** What one call may set for itself. */
export interface CallOptions extends RetryOptions {
  /** Gives the call up, also between attempts. */
  signal?: AbortSignal | undefined
  /** Mutations: your own key, so that calling again (even from another process) has no second effect. */
  idempotencyKey?: string | undefined
  /** The organization to work in, instead of the client's. */
  orgId?: string | undefined
  /** Extra headers. They win over the client's. */
  headers?: Record<string, string> | undefined
}

interface ClientOptions extends RetryOptions {
  /** Where the API is, without `/api/v1`. */
  baseUrl: string
  /** The organization to work in. An API key knows its own. */
  orgId?: string | undefined
  /** Replaces the global `fetch`. */
  fetch?: typeof globalThis.fetch | undefined
  /** First wait between attempts in milliseconds; it doubles each time. Default 250. */
  retryBaseMs?: number | undefined
  /** Told once per deprecated path. Without it, one `console.warn` per path. */
  onDeprecation?: ((report: DeprecationReport) => void) | undefined
  /** Told once when the server runs another version of the contract than this client was made from. */
  onContractDrift?: ((report: ContractDriftReport) => void) | undefined
  logger?: Logger | undefined
  /** Hooks around calls and attempts, for spans. */
  tracing?: Tracing | undefined
  /** Allows an API key in a browser, where everyone who opens the page can read it. */
  dangerouslyAllowBrowser?: boolean | undefined
  /** Headers for every call. */
  headers?: Record<string, string> | undefined
}

/** A client takes one credential: an organization's `apiKey`, or a person's `token`. */
export type HomeroomOptions = ClientOptions &
  ({ apiKey: string; token?: undefined } | { token: Token; apiKey?: undefined })

/** Options with every default filled in. */
export type Settings = Omit<ClientOptions, keyof RetryOptions> &
  Limits & { fetch: typeof globalThis.fetch; retryBaseMs: number; headers: Record<string, string> }

export function resolveSettings(all: HomeroomOptions): Settings {
  if (typeof all !== 'object' || all === null)
    throw new TypeError('new Homeroom() needs { baseUrl, apiKey } or { baseUrl, token }')
  // The credential stays out: settings can be printed.
  const { apiKey: _key, token: _token, ...options } = all
  const settings = {
    ...options,
    baseUrl: checkBaseUrl(options.baseUrl),
    // The server counts by it what comes from its SDKs.
    headers: { accept: 'application/json', 'x-homeroom-client': `homeroom-js/${contractDate}`, ...options.headers },
    // Looked up per call: tests and instrumentation replace the global after clients exist.
    fetch: options.fetch ?? ((input, init) => globalThis.fetch(input, init)),
    retryBaseMs: options.retryBaseMs ?? 250,
    timeout: options.timeout ?? 20_000,
    deadline: options.deadline ?? 60_000,
    maxRetries: options.maxRetries ?? 3,
  }
  checkLimits(settings)
  if (!(settings.retryBaseMs >= 0)) throw new TypeError('retryBaseMs must be a number of milliseconds')
  return settings
}

export function checkLimits({ timeout, deadline, maxRetries }: Limits): void {
  if (!(timeout > 0)) throw new TypeError('timeout must be a positive number of milliseconds')
  if (!(deadline > 0)) throw new TypeError('deadline must be a positive number of milliseconds')
  if (!(maxRetries >= 0)) throw new TypeError('maxRetries must be zero or more')
}

function checkBaseUrl(baseUrl: string): string {
  const url = URL.canParse(baseUrl) ? new URL(baseUrl) : null
  if (!url || !/^https?:$/.test(url.protocol)) throw new TypeError('baseUrl must be an http(s) URL')
  // Not echoed: what is wrong with it may be that it carries a password.
  if (url.username || url.password) throw new TypeError('baseUrl must not carry credentials; use apiKey or token')
  // The usual mistake: every call would be a 404.
  if (/\/api\/v1\/*$/.test(url.pathname)) throw new TypeError('baseUrl is where the API is, without /api/v1')
  if (url.search || url.hash) throw new TypeError('baseUrl must end with its path')
  return url.href.replace(/\/+$/, '')
}
