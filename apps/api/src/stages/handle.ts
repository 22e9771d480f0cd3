import type { Operation } from '@homeroom/contract/record'
import { ApiError } from '../api-error.ts'
import { auditOf, insertAudit } from '../audit.ts'
import type { Change } from '../context.ts'
import { AlreadyClaimed, ClaimBusy, type Unit } from '../db/tenant.ts'
import { writeEvent } from '../events/outbox.ts'
import type { AnyHandler } from '../handlers.ts'
import { envelopeOf } from '../http/envelope.ts'
import type { Exchange, Stage } from '../http/exchange.ts'
import { sendText } from '../http/reply.ts'
import { type Writer, writerOf } from '../http/writers.ts'
import { claimOf, inProgress, replayOf } from '../idempotency.ts'
import type { Services } from '../services.ts'

/** The last step: the handler, its transaction, the envelope, the answer. */
export function handle(op: Operation, services: Services, handler: AnyHandler): Stage {
  const writers = new Map<number, Writer>()
  const writer = (status: number): Writer => {
    const known = writers.get(status) ?? writerOf(op, status)
    writers.set(status, known)
    return known
  }
  if (services.config.eager && op.kind !== 'retired') for (const status of op.statuses) writer(status)
  const answer = async (x: Exchange): Promise<{ status: number; body: string }> => {
    const output = await handler(x.input as never, x)
    const { status, envelope } = envelopeOf(op, x, output)
    services.oracle?.response(x, status, envelope)
    return { status, body: writer(status)(envelope) }
  }
  return op.idempotent ? (x) => mutate(x, op, answer) : (x) => read(x, op, answer)
}

type Answer = (x: Exchange) => Promise<{ status: number; body: string }>

async function read(x: Exchange, op: Operation, answer: Answer): Promise<void> {
  const { status, body } = await answer(x)
  if (op.audit) x.services.readLog.record(x)
  sendText(x, status, body)
}

async function mutate(x: Exchange, op: Operation, answer: Answer): Promise<void> {
  const { idempotency } = x
  for (let attempt = 1; ; attempt++) {
    const unit = x.beginUnit()
    if (idempotency) unit.claim = claimOf(x, idempotency.key, idempotency.fingerprint)
    try {
      const { status, body } = await answer(x)
      record(x, op, 'success')
      await unit.commit(body, status)
      x.committed()
      return sendText(x, status, body)
    } catch (error) {
      if (error instanceof ApiError && error.keepsWrites) await keep(x, op, unit)
      await unit.rollback()
      if (error instanceof ClaimBusy && idempotency) throw inProgress(idempotency.key)
      if (!(error instanceof AlreadyClaimed) || !idempotency) throw error
      const replay = await replayOf(x, idempotency)
      if (replay) return sendText(x, replay.status, replay.body, { 'Idempotency-Replayed': 'true' })
      if (attempt > 1) throw error
    }
  }
}

/** What a refused mutation has written stays, with its events and an audit row that tells of the failure. */
async function keep(x: Exchange, op: Operation, unit: Unit): Promise<void> {
  try {
    record(x, op, 'failed')
    await unit.commitRefusal()
  } catch (error) {
    await unit.rollback()
    throw error
  }
}

/** Adds the outbox events and the audit row to the transaction. */
function record(x: Exchange, op: Operation, outcome: 'success' | 'failed'): void {
  for (const { event, change } of x.changes) {
    if (!event) continue
    if (!op.events.some(({ name }) => name === event))
      throw new Error(`${op.id} emits ${event}, which its contract does not declare`)
    writeEvent(x.db, event, change, causeOf(x))
  }
  if (!op.audit) return
  const change = x.changes[0]?.change
  x.db.write(insertAudit, {
    ...auditOf(x, x.caller),
    outcome,
    resourceType: change?.resource ?? null,
    resourceId: change?.id ?? null,
    studentId: change?.studentIds?.[0] ?? null,
    changes: change ? changesOf(change) : null,
  })
}

const causeOf = ({ caller, requestId, now }: Exchange) => ({
  actorKind: caller.kind,
  actorId: caller.id,
  requestId,
  occurredAt: now,
})

const REDACTED = { from: '[redacted]', to: '[redacted]' }

/** `{field: {from, to}}` of what an update changed; null for creations and deletions. */
function changesOf({ object, previous, redacted }: Change): string | null {
  if (redacted) return JSON.stringify(Object.fromEntries(redacted.map((field) => [field, REDACTED])))
  if (!previous || 'deleted' in object) return null
  const after = object as Record<string, unknown>
  return JSON.stringify(
    Object.fromEntries(Object.entries(previous).map(([field, from]) => [field, { from, to: after[field] ?? null }])),
  )
}
