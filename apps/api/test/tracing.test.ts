import { randomBytes } from 'node:crypto'
import { setTimeout as sleep } from 'node:timers/promises'
import { fileURLToPath } from 'node:url'
import { afterAll, beforeAll, describe, expect, it, onTestFinished } from 'vitest'
import { freePort } from '../dev/ports.ts'
import { loadConfig } from '../src/config.ts'
import { toPublic } from '../src/ids.ts'
import { brokenCollector, Collector, type Span } from './support/collector.ts'
import { Hooks } from './support/hooks.ts'
import { Product } from './support/product.ts'
import { Receiver } from './support/receiver.ts'
import type { Key, Person } from './support/school.ts'
import { startTestServer, type TestServer } from './support/server.ts'
import { eventually } from './support/wait.ts'

const MAIN = fileURLToPath(new URL('../src/main.ts', import.meta.url))
const SERVER = 2
const CLIENT = 3
const TRACE = '4bf92f3577b34da6a3ce929d0e0e4736'
const PARENT = '00f067aa0ba902b7'

let t: TestServer
let owner: Person
let key: Key
let collector: Collector
const tracing = (more: Record<string, string> = {}) =>
  loadConfig({
    DATABASE_URL: 'postgres://localhost/x',
    AUTH_URL: 'https://id.test',
    AUTH_AUDIENCE: 'a',
    ENCRYPTION_KEYS: `k:${Buffer.alloc(32).toString('base64')}`,
    OTEL_EXPORTER_OTLP_ENDPOINT: `${collector.url}/`,
    OTEL_EXPORTER_OTLP_PROTOCOL: 'http/json',
    OTEL_BSP_SCHEDULE_DELAY: '50',
    ...more,
  }).tracing
beforeAll(async () => {
  collector = await Collector.start()
  t = await startTestServer({ role: 'all', webhookAllowPrivateTargets: true, tracing: tracing() })
  owner = await t.school.person(await t.school.organization(), 'owner')
  key = await t.school.key(owner.orgId, ['tasks:read', 'tasks:write'])
})
afterAll(async () => {
  await t.close()
  await collector.close()
})

const call = (headers: Record<string, string> = {}, path = '/api/v1/tasks?q=Zoe&limit=1') =>
  t.raw('GET', path, { as: owner, headers })
const spanOf = async (answer: { headers: Headers }): Promise<Span> =>
  (await eventually(() => collector.of(answer.headers.get('x-request-id')))) as Span

describe('a request', () => {
  it('is a span of its operation with guards, handler and statements below, and tells of nobody', async () => {
    const headers = { 'Idempotency-Key': 'zoe-forgot-it' }
    const made = await t.raw('POST', '/api/v1/tasks', { as: owner, headers, body: { title: 'Zoe forgot her slip' } })
    await call()
    const span = await spanOf(made)
    expect(span).toMatchObject({ name: 'POST /api/v1/tasks', kind: SERVER, status: 0 })
    expect(span.attributes).toEqual({
      'http.request.method': 'POST',
      'http.route': '/api/v1/tasks',
      'http.response.status_code': 201,
      'homeroom.operation': 'tasks.create',
      'homeroom.product': 'api',
      'homeroom.request_id': made.headers.get('x-request-id'),
    })
    const all = collector.in(span)
    const under = ({ spanId }: { spanId: string }) => all.filter(({ parentSpanId }) => parentSpanId === spanId)
    expect(under(span).map(({ name }) => name)).toEqual(['guards', 'handler'])
    const [, handler] = under(span)
    const [written] = handler ? under(handler) : []
    expect(written).toMatchObject({ kind: CLIENT, attributes: { 'db.system.name': 'postgresql' } })
    expect(written?.name).toMatch(/tasks\.\w+.* events\.insert audit\.insert/)
    expect(written?.name).not.toContain('#')
    const said = collector.posts.map((post) => post.body.toString()).join()
    for (const secret of [
      'Zoe',
      'Bearer',
      owner.userId,
      owner.orgId,
      toPublic('org', owner.orgId),
      owner.subject,
      '127.0.0.1',
    ])
      expect(said).not.toContain(secret)
  })

  it('goes on with the caller’s trace where that is well-formed, and begins its own where it is not', async () => {
    const span = await spanOf(await call({ traceparent: `00-${TRACE}-${PARENT}-01`, tracestate: 'vendor=1' }))
    expect(span).toMatchObject({ traceId: TRACE, parentSpanId: PARENT })
    const wrong = [
      `00-${TRACE}-${PARENT}`,
      `00-${TRACE.toUpperCase()}-${PARENT}-01`,
      `00-${'0'.repeat(32)}-${PARENT}-01`,
      `ff-${TRACE}-${PARENT}-01`,
      `00-${TRACE}-${PARENT}-01, 00-${TRACE}-${PARENT}-01`,
      'x'.repeat(5_000),
    ]
    for (const traceparent of wrong) {
      const { traceId, parentSpanId } = await spanOf(await call({ traceparent }))
      expect([traceId === TRACE, parentSpanId ?? ''], traceparent).toEqual([false, ''])
    }
  })

  it('is not traced where the caller’s trace is not', async () => {
    const answer = await call({ traceparent: `00-${TRACE.replace('4', '5')}-${PARENT}-00` })
    await spanOf(await call())
    expect(collector.of(answer.headers.get('x-request-id'))).toBeUndefined()
  })

  it('that is refused tells the code, one to nowhere its method alone', async () => {
    const stranger = { ...key, secret: key.secret.replace(/.$/, (last) => (last === '0' ? '1' : '0')) }
    const refused = await spanOf(await t.raw('GET', '/api/v1/tasks', { as: stranger }))
    expect(refused).toMatchObject({ status: 0, attributes: { 'http.response.status_code': 401 } })
    expect(collector.in(refused).find(({ name }) => name === 'guards')?.attributes['error.type']).toMatch(/^\w+$/)
    const lost = await spanOf(await call({}, '/api/v1/Zoe/private'))
    expect(lost.name).toBe('GET')
    expect(lost.attributes['http.route']).toBeUndefined()
  })
})

describe('work behind the requests', () => {
  it('has a trace for each piece, with the webhook’s attempt, of which the receiver is not told', async () => {
    const receiver = await Receiver.start((_, res) => res.writeHead(500).end('Zoe'))
    const orgId = await t.school.organization()
    await new Hooks(t.school, orgId).endpoint({ url: `${receiver.url}?token=Zoe` })
    const teacher = await t.school.person(orgId, 'owner')
    await t.as(teacher).tasks.create({ title: 'Trip slips' })
    await eventually(() => receiver.events.length > 0)
    const sent = (await eventually(() => collector.spans.find(({ name }) => name === 'webhook'))) as Span
    expect(sent).toMatchObject({ kind: CLIENT, status: 2, attributes: { 'http.response.status_code': 500 } })
    expect(sent.attributes).toMatchObject({ 'homeroom.event': 'task.created', 'error.type': 'http_status' })
    expect(receiver.events[0]?.headers.traceparent).toBeUndefined()
    const job = await eventually(() => collector.in(sent).find(({ spanId }) => spanId === sent.parentSpanId))
    expect(job).toMatchObject({ name: 'job webhooks' })
    expect(collector.spans.some(({ name }) => name === 'job relay')).toBe(true)
    await receiver.close()
  })
})

describe('a server process', () => {
  const start = async (more: Record<string, string>, args: string[] = []) => {
    const port = await freePort(0)
    const settings = {
      ROLE: 'api',
      HOST: '127.0.0.1',
      PORT: String(port),
      DATABASE_URL: t.appUrl,
      AUTH_URL: t.identity.url,
      AUTH_AUDIENCE: t.identity.audience,
      ENCRYPTION_KEYS: `test:${randomBytes(32).toString('base64')}`,
      LOG_LEVEL: 'debug',
      ...more,
    }
    const product = new Product(settings, [...args, MAIN])
    onTestFinished(() => void product.child.kill('SIGKILL'))
    await product.prints('"msg":"listening"')
    const baseUrl = `http://127.0.0.1:${port}`
    const list = () => t.raw('GET', '/api/v1/tasks', { as: key, baseUrl, headers: { connection: 'close' } })
    return { product, list }
  }
  const stop = async (product: Product) => {
    const began = performance.now()
    product.child.kill('SIGTERM')
    expect(await product.exited).toBe(0)
    return performance.now() - began
  }

  it('sends what is left at SIGTERM, each of several under a name of its own; log lines name the trace', async () => {
    const own = await Collector.start()
    const { product, list } = await start({
      OTEL_EXPORTER_OTLP_TRACES_ENDPOINT: `${own.url}/in`,
      OTEL_EXPORTER_OTLP_PROTOCOL: 'http/json',
      OTEL_EXPORTER_OTLP_HEADERS: 'authorization=Basic%20abc',
      OTEL_RESOURCE_ATTRIBUTES: 'deployment.environment.name=test',
      WORKERS: '2',
    })
    await eventually(() => product.output.split('"msg":"listening"').length === 3, 20_000)
    const answers = await Promise.all(Array.from({ length: 20 }, list))
    await stop(product)
    const spans = answers.map(({ headers }) => own.of(headers.get('x-request-id')))
    expect(spans.every((span) => span?.service['service.name'] === 'homeroom-api')).toBe(true)
    expect(spans[0]?.service['deployment.environment.name']).toBe('test')
    expect(new Set(spans.map((span) => span?.service['service.instance.id'])).size).toBe(2)
    expect(own.posts[0]).toMatchObject({ path: '/in', headers: { authorization: 'Basic abc' } })
    const line = product.output
      .split('\n')
      .find((text) => text.includes(`${spans[0]?.attributes['homeroom.request_id']}`))
    expect(JSON.parse(line ?? '{}')).toMatchObject({ trace_id: spans[0]?.traceId, span_id: spans[0]?.spanId })
    await own.close()
  }, 40_000)

  it('speaks protobuf where it is not told otherwise, and samples as it is told', async () => {
    const own = await Collector.start()
    const { product, list } = await start({
      OTEL_EXPORTER_OTLP_ENDPOINT: own.url,
      OTEL_TRACES_SAMPLER: 'traceidratio',
      OTEL_TRACES_SAMPLER_ARG: '0.5',
    })
    for (let i = 0; i < 60; i++) await list()
    await stop(product)
    expect(own.posts[0]).toMatchObject({ path: '/v1/traces', headers: { 'content-type': 'application/x-protobuf' } })
    const sent =
      Buffer.concat(own.posts.map(({ body }) => body))
        .toString('latin1')
        .split('GET /api/v1/tasks').length - 1
    expect(sent).toBeGreaterThan(10)
    expect(sent).toBeLessThan(50)
    await own.close()
  }, 40_000)

  it('minds neither a collector that hangs nor one that resets', async () => {
    const outputs = (['hangs', 'resets'] as const).map(async (how) => {
      const broken = await brokenCollector(how)
      const { product, list } = await start({
        OTEL_EXPORTER_OTLP_ENDPOINT: broken.url,
        OTEL_BSP_SCHEDULE_DELAY: '100',
        OTEL_EXPORTER_OTLP_TIMEOUT: '1000',
      })
      const end = performance.now() + 3_000
      let slowest = 0
      while (performance.now() < end) {
        const began = performance.now()
        expect((await list()).status).toBe(200)
        slowest = Math.max(slowest, performance.now() - began)
        await sleep(20)
      }
      expect(slowest).toBeLessThan(1_000)
      expect(await stop(product)).toBeLessThan(5_000)
      broken.close()
      return product.output.split('traces are lost').length - 1
    })
    expect(await Promise.all(outputs)).toEqual([1, 1])
  }, 40_000)

  it('loads nothing of it without an endpoint', async () => {
    const hook = `import{registerHooks}from'node:module'
      registerHooks({resolve(s,c,n){const r=n(s,c);if(/opentelemetry\\+(?!api)|src\\/tracing/.test(r.url))console.error('LOADED '+r.url);return r}})`
    const args = ['--import', `data:text/javascript,${encodeURIComponent(hook)}`]
    const plain = await start({}, args)
    expect((await plain.list()).status).toBe(200)
    await stop(plain.product)
    expect(plain.product.output).not.toContain('LOADED')
    const traced = await start({ OTEL_EXPORTER_OTLP_ENDPOINT: collector.url }, args)
    await stop(traced.product)
    expect(traced.product.output).toContain('LOADED')
  }, 40_000)
})

it('is off where OpenTelemetry is, and refuses settings that it cannot follow', () => {
  expect(tracing({ OTEL_SDK_DISABLED: 'true' })).toBeNull()
  expect(tracing()).toMatchObject({ url: `${collector.url}/v1/traces`, sampler: 'parentbased_always_on', ratio: 1 })
  expect(() => tracing({ OTEL_EXPORTER_OTLP_PROTOCOL: 'grpc' })).toThrow('must be one of http/protobuf, http/json')
  expect(() => tracing({ OTEL_TRACES_SAMPLER_ARG: '2' })).toThrow('must be a number from 0 to 1')
  expect(() => tracing({ OTEL_EXPORTER_OTLP_HEADERS: 'secret' })).toThrow(
    /^OTEL_EXPORTER_OTLP_HEADERS must be.*encoded$/,
  )
})
