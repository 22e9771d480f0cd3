import { type Env, flag, fraction, integer, oneOf, optional, type Program, pairs, text, url } from './kinds.ts'

const SERVER: readonly Program[] = ['api', 'worker']
const web = url('https:', 'http:')

/** OpenTelemetry's own variables, as far as we follow them. */
export const traces = {
  OTEL_EXPORTER_OTLP_ENDPOINT: optional(
    null,
    {
      meaning: 'the collector’s address; traces go to `/v1/traces` there. Without one, nothing is traced',
      usedBy: SERVER,
    },
    web,
  ),
  OTEL_EXPORTER_OTLP_TRACES_ENDPOINT: optional(
    null,
    { meaning: 'the whole address for traces, instead of the one above', usedBy: SERVER },
    web,
  ),
  OTEL_EXPORTER_OTLP_PROTOCOL: optional(
    'http/protobuf',
    { meaning: '`http/protobuf` or `http/json`', usedBy: SERVER },
    oneOf('http/protobuf', 'http/json'),
  ),
  OTEL_EXPORTER_OTLP_HEADERS: optional(
    {},
    { meaning: '`name=value` by comma: the collector’s credentials', usedBy: SERVER, otherwise: 'none' },
    pairs,
  ),
  OTEL_EXPORTER_OTLP_TIMEOUT: optional(
    10_000,
    { meaning: 'how long a batch may take', usedBy: SERVER, unit: 'ms' },
    integer(1, 600_000),
  ),
  OTEL_BSP_SCHEDULE_DELAY: optional(
    5_000,
    { meaning: 'how long spans wait for their batch', usedBy: SERVER, unit: 'ms' },
    integer(1, 600_000),
  ),
  OTEL_TRACES_SAMPLER: optional(
    'parentbased_always_on',
    {
      meaning:
        'which requests are traced: `always_on`, `always_off`, `traceidratio`, or `parentbased_…`, which follow the caller',
      usedBy: SERVER,
    },
    oneOf(
      'always_on',
      'always_off',
      'traceidratio',
      'parentbased_always_on',
      'parentbased_always_off',
      'parentbased_traceidratio',
    ),
  ),
  OTEL_TRACES_SAMPLER_ARG: optional(1, { meaning: 'the ratio, from 0 to 1', usedBy: SERVER }, fraction),
  OTEL_SERVICE_NAME: optional('homeroom-api', { meaning: 'the service that traces name', usedBy: SERVER }, text),
  OTEL_RESOURCE_ATTRIBUTES: optional(
    {},
    { meaning: '`name=value` by comma, said of every span', usedBy: SERVER, otherwise: 'none' },
    pairs,
  ),
  OTEL_SDK_DISABLED: optional(false, { meaning: '`true`: nothing is traced', usedBy: SERVER }, flag),
}

type Traces = typeof traces
type Read = <N extends keyof Traces>(env: Env, name: N) => ReturnType<Traces[N]['read']>

/** Where traces go, and which. */
export interface TracingConfig {
  url: string
  protocol: 'http/protobuf' | 'http/json'
  headers: Record<string, string>
  timeoutMs: number
  delayMs: number
  sampler: ReturnType<Traces['OTEL_TRACES_SAMPLER']['read']>
  ratio: number
  serviceName: string
  attributes: Record<string, string>
}

/** null: nothing is traced. */
export function tracingOf(env: Env, read: Read): TracingConfig | null {
  const base = read(env, 'OTEL_EXPORTER_OTLP_ENDPOINT')
  const url = read(env, 'OTEL_EXPORTER_OTLP_TRACES_ENDPOINT') ?? (base && `${base.replace(/\/+$/, '')}/v1/traces`)
  if (!url || read(env, 'OTEL_SDK_DISABLED')) return null
  return {
    url,
    protocol: read(env, 'OTEL_EXPORTER_OTLP_PROTOCOL'),
    headers: read(env, 'OTEL_EXPORTER_OTLP_HEADERS'),
    timeoutMs: read(env, 'OTEL_EXPORTER_OTLP_TIMEOUT'),
    delayMs: read(env, 'OTEL_BSP_SCHEDULE_DELAY'),
    sampler: read(env, 'OTEL_TRACES_SAMPLER'),
    ratio: read(env, 'OTEL_TRACES_SAMPLER_ARG'),
    serviceName: read(env, 'OTEL_SERVICE_NAME'),
    attributes: read(env, 'OTEL_RESOURCE_ATTRIBUTES'),
  }
}
