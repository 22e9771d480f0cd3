/** What a tracer learns of one logical call. */
export interface TracedCall {
  /** E.g. `tasks.create`; null for calls by `@homeroom/sdk/raw`. */
  readonly operation: string | null
  readonly method: string
  /** The path's template: no ids, no query. */
  readonly path: string
}

/** One request of a call. */
export interface TracedAttempt extends TracedCall {
  /** From 1. */
  readonly attempt: number
  /** What is about to be sent: the place for `traceparent`. */
  readonly headers: Headers
}

export interface TracedOutcome {
  /** Null where no response came. */
  readonly status: number | null
  readonly requestId: string | null
}

/**
 * Hooks around calls and their attempts, for spans. Each calls `run` before it returns, and may wait for what that gives.
 * Whatever else a hook does or throws, the call goes on as it would without it.
 */
export interface Tracing {
  /** Around a whole call, with all its attempts and waits. `run` rejects where no response came at all. */
  call?(call: TracedCall, run: () => Promise<TracedOutcome>): unknown
  /** Around each request. `run` never rejects. */
  attempt?(attempt: TracedAttempt, run: () => Promise<TracedOutcome>): unknown
}

/** Runs something inside a hook, so that a span which the hook makes active is active in it. */
export function traced<T>(
  hook: ((run: () => Promise<TracedOutcome>) => unknown) | undefined,
  run: () => Promise<T>,
  outcomeOf: (value: T) => TracedOutcome,
): Promise<T> {
  if (hook === undefined) return run()
  let running: Promise<T> | undefined
  const start = () => {
    running ??= run()
    return running
  }
  try {
    const done = hook(() => start().then(outcomeOf))
    // A hook that waits for a failing call fails with it; the caller hears of that from the call itself.
    if (done instanceof Promise) done.catch(() => {})
  } catch (error) {
    console.warn('homeroom: a tracing hook failed', error)
  }
  return start()
}
