import type { Operation } from '@homeroom/contract/record'
import type { AnyHandler } from './handlers.ts'
import type { Stage, StageFor } from './http/exchange.ts'
import type { Services } from './services.ts'
import { authenticate } from './stages/authenticate.ts'
import { body } from './stages/body.ts'
import { consent } from './stages/consent.ts'
import { correlationId } from './stages/correlation-id.ts'
import { embeddedApp } from './stages/embedded-app.ts'
import { handle } from './stages/handle.ts'
import { idempotency } from './stages/idempotency.ts'
import { initData } from './stages/init-data.ts'
import { memberStatus } from './stages/member-status.ts'
import { oracle } from './stages/oracle.ts'
import { organization } from './stages/organization.ts'
import { permission } from './stages/permission.ts'
import { productTag } from './stages/product-tag.ts'
import { publicThrottle } from './stages/public-throttle.ts'
import { quota } from './stages/quota.ts'
import { relationship } from './stages/relationship.ts'
import { roles } from './stages/roles.ts'
import { userRateLimit } from './stages/user-rate-limit.ts'
import { validate } from './stages/validate.ts'

// The order is fixed by part 1 of the specification; hold the two lists against it line by line.

/** Every request, known path or not. The retired routes take the first step only; `/health/*` skip the budgets. */
export const everyRequest: readonly Stage[] = [
  correlationId, //   middleware: correlation id
  productTag, //      middleware: product tagging
  embeddedApp, //     middleware: embedded-app rate limit
  publicThrottle, //  guard 1: public throttle
]

/** Per operation, from its record. A stage that has nothing to do for an operation is left out when the server starts. */
export const perOperation: readonly StageFor[] = [
  authenticate, //    guard 2: JWT authentication (and API keys)
  userRateLimit, //   guard 3: per-user rate limit
  organization, //    guard 4: organization
  memberStatus, //    guard 5: member status
  quota, //           monthly quota of the organization, confirmed members only
  roles, //           guard 6: roles
  permission, //      guard 7: permission
  body, //            the body is read and parsed here, for guards 8 and 9
  relationship, //    guard 8: relationship
  consent, //         guard 9: consent
  initData, //        guard 10: embedded-app init data
  validate, //        validation
  idempotency, //     key and fingerprint
  oracle, //          development and tests: the independent validator
]

/** An operation's stages, ending with its handler, transaction and answer (organization scope, audit, headers, envelope). */
export function pipelineOf(op: Operation, services: Services, handler: AnyHandler): Stage[] {
  const stages = perOperation.map((stageFor) => stageFor(op, services)).filter((stage) => stage !== null)
  const last = handle(op, services, handler)
  return services.tracing ? services.tracing.stages(stages, last) : [...stages, last]
}
