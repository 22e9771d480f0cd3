/** A request that is ready to go, as often as need be: its body can be sent again. */
export interface Outgoing {
  readonly url: string
  readonly method: string
  readonly headers: Headers
  readonly body?: BodyInit
}

/** A response whose body has arrived whole. */
export interface Answer {
  readonly status: number
  readonly statusText: string
  readonly headers: Headers
  readonly text: string
}

/** Why an attempt ended without an answer. `deadline` and `aborted` end the call as well. */
export class Interruption {
  readonly kind: 'network' | 'timeout' | 'deadline' | 'aborted'
  readonly cause: unknown
  constructor(kind: Interruption['kind'], cause: unknown) {
    this.kind = kind
    this.cause = cause
  }
}

const longestDelay = 2 ** 31 - 1
const maxRedirects = 5
const isBrowser = typeof window !== 'undefined' && typeof document !== 'undefined'

/** Sends once and reads the body. Every failure of the network is an Interruption. */
export async function attempt(fetch: typeof globalThis.fetch, request: Outgoing, signal: AbortSignal): Promise<Answer> {
  let { url, method, headers, body } = request
  for (let hops = 0; ; hops += 1) {
    let response: Response
    let text: string
    try {
      // Redirects are followed here, so that no header and no body ever reaches another origin. A browser does not
      // let us see them, but takes `Authorization` off by itself.
      response = await fetch(url, { method, headers, body, signal, redirect: isBrowser ? 'follow' : 'manual' })
      text = await response.text()
    } catch (cause) {
      throw new Interruption('network', cause)
    }
    const next = hops < maxRedirects ? redirectTarget(url, method, response) : null
    if (next === null)
      return { status: response.status, statusText: response.statusText, headers: response.headers, text }
    url = next
  }
}

function redirectTarget(url: string, method: string, { status, headers }: Response): string | null {
  const repeatable = status === 307 || status === 308
  if (!repeatable && !(method === 'GET' && (status === 301 || status === 302 || status === 303))) return null
  const location = headers.get('location')
  if (location === null || !URL.canParse(location, url)) return null
  const target = new URL(location, url)
  return target.origin === new URL(url).origin ? target.href : null
}

/** Runs something for at most `ms`, and stops waiting for it even where it ignores its signal. */
export function within<T>(
  ms: number,
  limit: 'timeout' | 'deadline',
  outer: AbortSignal | undefined,
  run: (signal: AbortSignal) => Promise<T>,
): Promise<T> {
  return new Promise<T>((resolve, reject) => {
    if (outer?.aborted) throw new Interruption('aborted', outer.reason)
    const controller = new AbortController()
    const stop = (interruption: Interruption) => {
      release()
      reject(interruption)
      controller.abort(interruption.cause)
    }
    const onAbort = () => stop(new Interruption('aborted', outer?.reason))
    const timer = setTimeout(() => stop(new Interruption(limit, timeoutError(ms))), Math.min(ms, longestDelay))
    // Released at once, as callers may share one signal among thousands of calls.
    const release = () => {
      clearTimeout(timer)
      outer?.removeEventListener('abort', onAbort)
    }
    outer?.addEventListener('abort', onAbort)
    run(controller.signal).then(
      (value) => {
        release()
        resolve(value)
      },
      (reason) => {
        release()
        reject(reason)
      },
    )
  })
}

export function sleep(ms: number, outer: AbortSignal | undefined): Promise<void> {
  return new Promise((resolve, reject) => {
    if (outer?.aborted) throw new Interruption('aborted', outer.reason)
    const onAbort = () => {
      clearTimeout(timer)
      reject(new Interruption('aborted', outer?.reason))
    }
    const timer = setTimeout(
      () => {
        outer?.removeEventListener('abort', onAbort)
        resolve()
      },
      Math.min(ms, longestDelay),
    )
    outer?.addEventListener('abort', onAbort, { once: true })
  })
}

const timeoutError = (ms: number) => new DOMException(`No complete answer within ${Math.round(ms)} ms`, 'TimeoutError')
