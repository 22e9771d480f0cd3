import { AsyncLocalStorage } from 'node:async_hooks'
import {
  type Attributes,
  type Context,
  defaultTextMapGetter,
  ROOT_CONTEXT,
  type Span,
  SpanKind,
  SpanStatusCode,
  type Tracer,
  trace,
} from '@opentelemetry/api'
import { W3CTraceContextPropagator } from '@opentelemetry/core'
import type { Prepared } from '../db/statement.ts'
import type { Message, Outcome } from '../events/webhooks/send.ts'
import type { Exchange, Stage } from '../http/exchange.ts'

const propagator = new W3CTraceContextPropagator()
const SUMMARY = 255

/**
 * Spans at our few seams, placed by hand. What they say is ours alone (operation, statement names, status, the ids of
 * requests, events and deliveries): no address, value or text of anybody, and no id of what a person or child has. Loaded
 * only where traces are sent: see start.ts.
 */
export class Tracing {
  readonly #tracer: Tracer
  readonly #end: () => Promise<void>
  readonly #active = new AsyncLocalStorage<Span>()

  constructor(tracer: Tracer, end: () => Promise<void>) {
    this.#tracer = tracer
    this.#end = end
  }

  /** For log lines. */
  ids(): object {
    const span = this.#active.getStore()
    if (!span) return {}
    const { traceId, spanId } = span.spanContext()
    return { trace_id: traceId, span_id: spanId }
  }

  /** A request, as a part of the caller's trace where it names one. */
  async request(x: Exchange, serve: (x: Exchange) => Promise<void>): Promise<void> {
    const caller = propagator.extract(ROOT_CONTEXT, x.req.headers, defaultTextMapGetter)
    const span = this.#tracer.startSpan(x.req.method ?? '', { kind: SpanKind.SERVER }, caller)
    await this.#active.run(span, serve, x)
    if (span.isRecording()) describe(span, x)
    span.end()
  }

  /** All stages before the last as one span, and the last one. */
  stages(guards: readonly Stage[], last: Stage): Stage[] {
    const pass: Stage = async (x) => {
      for (const guard of guards) {
        const pending = guard(x)
        if (pending) await pending
      }
    }
    return [(x) => this.#within('guards', {}, () => pass(x)), (x) => this.#within('handler', {}, () => last(x))]
  }

  /** What is sent to the database at once. */
  statements<T>(statements: readonly Prepared[], send: () => Promise<T>): Promise<T> {
    if (!this.#active.getStore()?.isRecording()) return send()
    const names = statements.map(({ name }) => name.replace(/#\d+$/, ''))
    const summary = names.join(' ').slice(0, SUMMARY)
    const attributes = {
      'db.system.name': 'postgresql',
      'db.query.summary': summary,
      'db.operation.batch.size': names.length,
    }
    return this.#within(summary, attributes, send, SpanKind.CLIENT)
  }

  /** One piece of the work behind the requests: a trace of its own. */
  job<T>(name: string, work: () => Promise<T>): Promise<T> {
    return this.#run(this.#tracer.startSpan(`job ${name}`, {}, ROOT_CONTEXT), work)
  }

  /** One attempt to deliver. The receiver is not told of our trace: its `webhook-id` is what both sides know it by. */
  attempt({ eventId, eventType, deliveryId, attempt }: Message, send: () => Promise<Outcome>): Promise<Outcome> {
    const attributes = {
      'http.request.method': 'POST',
      'http.request.resend_count': attempt - 1,
      'homeroom.event': eventType,
      'homeroom.event.id': eventId,
      'homeroom.delivery.id': deliveryId,
    }
    const sent = async () => {
      const outcome = await send()
      const span = this.#active.getStore()
      if (outcome.status) span?.setAttribute('http.response.status_code', outcome.status)
      if (!outcome.ok) span?.setAttribute('error.type', outcome.errorKind ?? 'fault').setStatus(FAILED)
      return outcome
    }
    return this.#within('webhook', attributes, sent, SpanKind.CLIENT)
  }

  /** Sends what is left, for two seconds at most. */
  close(): Promise<void> {
    return this.#end()
  }

  /** A span inside the one at hand; where none is recorded, only the work. */
  #within<T>(name: string, attributes: Attributes, work: () => T, kind = SpanKind.INTERNAL): Promise<Awaited<T>> | T {
    const parent = this.#active.getStore()
    if (!parent?.isRecording()) return work()
    return this.#run(this.#tracer.startSpan(name, { kind, attributes }, under(parent)), work)
  }

  async #run<T>(span: Span, work: () => T): Promise<Awaited<T>> {
    try {
      return await this.#active.run(span, work)
    } catch (error) {
      span.setAttribute('error.type', typeOf(error)).setStatus(FAILED)
      throw error
    } finally {
      span.end()
    }
  }
}

const FAILED = { code: SpanStatusCode.ERROR }
const under = (span: Span): Context => trace.setSpan(ROOT_CONTEXT, span)

/** The code of a refusal or of PostgreSQL, else the class: a message may tell of somebody. */
function typeOf(error: unknown): string {
  const { code, name } = (error ?? {}) as { code?: unknown; name?: unknown }
  return String(code ?? name ?? 'unknown')
}

function describe(span: Span, x: Exchange): void {
  const { op, req, requestId, product } = x
  const { statusCode } = x.res
  const method = req.method ?? ''
  span.updateName(op ? `${method} ${op.path}` : method)
  span.setAttributes({
    'http.request.method': method,
    'http.response.status_code': statusCode,
    'homeroom.request_id': requestId,
    'homeroom.product': product,
    ...(op && { 'http.route': op.path, 'homeroom.operation': op.id }),
  })
  if (statusCode >= 500) span.setAttribute('error.type', String(statusCode)).setStatus(FAILED)
}
