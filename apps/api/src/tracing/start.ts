import { randomUUID } from 'node:crypto'
import { setTimeout as delay } from 'node:timers/promises'
import { setGlobalErrorHandler } from '@opentelemetry/core'
import { resourceFromAttributes } from '@opentelemetry/resources'
import {
  AlwaysOffSampler,
  AlwaysOnSampler,
  BatchSpanProcessor,
  ParentBasedSampler,
  type Sampler,
  TraceIdRatioBasedSampler,
  TracerProvider,
} from '@opentelemetry/sdk-trace'
import type { Logger } from 'pino'
import type { TracingConfig } from '../settings/traces.ts'
import { VERSION } from '../version.ts'
import { Tracing } from './tracing.ts'

const FLUSH_MS = 2_000
const TELL_MS = 60_000

/** Spans leave in batches behind the requests; what a collector does not take is dropped, and said once a minute. */
export async function startTracing(config: TracingConfig, log: Logger): Promise<Tracing> {
  tellFailures(log)
  const provider = new TracerProvider({
    resource: resourceFromAttributes({
      'service.version': VERSION,
      'service.instance.id': randomUUID(),
      ...config.attributes,
      'service.name': config.serviceName,
    }),
    sampler: samplerOf(config),
    spanProcessors: [
      new BatchSpanProcessor({ exporter: await exporterOf(config), scheduledDelayMillis: config.delayMs }),
    ],
  })
  const flush = () => provider.shutdown().catch(() => {})
  return new Tracing(provider.getTracer('homeroom', VERSION), () =>
    Promise.race([flush(), delay(FLUSH_MS, undefined, { ref: false })]),
  )
}

async function exporterOf({ url, protocol, headers, timeoutMs: timeoutMillis }: TracingConfig) {
  const { OTLPTraceExporter } = await (protocol === 'http/json'
    ? import('@opentelemetry/exporter-trace-otlp-http')
    : import('@opentelemetry/exporter-trace-otlp-proto'))
  return new OTLPTraceExporter({ url, headers, timeoutMillis })
}

function samplerOf({ sampler, ratio }: TracingConfig): Sampler {
  const root = sampler.endsWith('always_on')
    ? new AlwaysOnSampler()
    : sampler.endsWith('always_off')
      ? new AlwaysOffSampler()
      : new TraceIdRatioBasedSampler(ratio)
  return sampler.startsWith('parentbased_') ? new ParentBasedSampler({ root }) : root
}

function tellFailures(log: Logger): void {
  let told = Number.NEGATIVE_INFINITY
  setGlobalErrorHandler((failure) => {
    if (performance.now() - told < TELL_MS) return
    told = performance.now()
    const { code, message } = failure as { code?: unknown; message?: string }
    log.warn({ code, reason: message }, 'traces are lost: the collector does not take them')
  })
}
