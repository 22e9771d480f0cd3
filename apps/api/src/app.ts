import type { IncomingMessage, RequestListener, ServerResponse } from 'node:http'
import express from 'express'
import { ApiError } from './api-error.ts'
import { addressBucket, clientAddress } from './http/client-address.ts'
import { documentation } from './http/documentation.ts'
import { Exchange, type Route, type Stage } from './http/exchange.ts'
import { sendError } from './http/reply.ts'
import { everyRequest } from './pipeline.ts'
import { routeTable } from './routes.ts'
import type { Services } from './services.ts'
import { correlationId } from './stages/correlation-id.ts'
import { USERS } from './usage/meter.ts'

/**
 * The application: the documentation under `/docs` by Express, everything else through the contract's route table. That
 * does not pass through Express, whose router and exchanged prototypes cost as much as all guards together.
 */
export function createApp(services: Services): RequestListener {
  const dispatch = dispatcher(services)
  const app = express()
  app.disable('x-powered-by')
  app.disable('etag')
  app.use('/docs', documentation(services.config.publicUrl))
  app.use(dispatch)
  return (req, res) => (DOCUMENTATION.test(req.url ?? '') ? app(req, res) : dispatch(req, res))
}

/** Express tells what is below `/docs` and what only begins so. */
const DOCUMENTATION = /^\/docs/i

function dispatcher(services: Services): (req: IncomingMessage, res: ServerResponse) => Promise<void> {
  const find = routeTable(services)
  const { tracing } = services
  const serve = async (x: Exchange) => {
    x.address = clientAddress(x.req, services.config.trustedProxies)
    x.ip = addressBucket(x.address)
    try {
      const found = find(x.path)
      const route = found?.methods.get(x.req.method === 'HEAD' ? 'GET' : (x.req.method ?? ''))
      if (route) {
        x.op = route.op
        x.pathParams = found?.params ?? {}
      }
      await run(commonStages(route), x)
      if (!found) throw new ApiError('not_found', { details: null, message: 'There is no such route.' })
      if (!route) throw methodNotAllowed([...found.methods.keys()])
      await run(route.stages, x)
    } catch (error) {
      refuse(x, error)
    }
    account(x)
  }
  return (req, res) => {
    const x = new Exchange(req, res, services)
    return tracing ? tracing.request(x, serve) : serve(x)
  }
}

async function run(stages: readonly Stage[], x: Exchange): Promise<void> {
  for (const stage of stages) {
    const pending = stage(x)
    if (pending) await pending
  }
}

const UNCOUNTED = new Set(['system.live', 'system.ready'])
const FIRST: readonly Stage[] = [correlationId]
/** Retired routes answer 410 whatever is sent, and probes are never throttled. */
const commonStages = (route: Route | undefined): readonly Stage[] =>
  route && (route.op.kind === 'retired' || UNCOUNTED.has(route.op.id)) ? FIRST : everyRequest

function methodNotAllowed(methods: string[]): ApiError {
  const allow = methods.includes('GET') ? [...methods, 'HEAD'] : methods
  return new ApiError('method_not_allowed', { details: { allow }, headers: { Allow: allow.join(', ') } })
}

const DENIALS = new Set([
  'forbidden',
  'scope_insufficient',
  'scope_unmapped',
  'RELATIONSHIP_REQUIRED',
  'CONSENT_REQUIRED',
])

function refuse(x: Exchange, error: unknown): void {
  if (error instanceof ApiError && DENIALS.has(error.code)) x.services.denied.record(x)
  try {
    sendError(x, error)
  } catch (second) {
    x.services.reporter.report(second, { requestId: x.requestId, operation: x.op?.id })
    x.res.destroy()
  }
}

/** Usage, hits of deprecated routes, metrics and the access log, once the answer is on its way. */
function account(x: Exchange): void {
  const ms = performance.now() - x.startedAt
  const status = x.res.statusCode
  const { services, op } = x
  const orgId = x.organizationOrNull?.id
  if (x.counted && orgId)
    services.meter.record(orgId, x.identity?.kind === 'key' ? x.identity.key.id : USERS, x.now, status, ms)
  if (op?.deprecated) services.routeHits.record(op.id, x)
  services.metrics.observe(op?.id ?? 'none', x.product, status, ms)
  if (services.log.isLevelEnabled('debug')) {
    services.log.debug(
      { requestId: x.requestId, operation: op?.id, method: x.req.method, status, ms, product: x.product },
      'request',
    )
  }
}
