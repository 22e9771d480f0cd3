import type { Operation } from '@homeroom/contract/record'
import type { Page } from '../paging.ts'
import { type Exchange, isoOf } from './exchange.ts'

/** A handler's answer with a status other than the operation's usual one, where the contract declares two. */
export class WithStatus<T> {
  readonly status: number
  readonly output: T
  constructor(status: number, output: T) {
    this.status = status
    this.output = output
  }
}

/** Wraps what a handler returned as the contract says: `{data, meta}`, with paging for lists; raw for system routes. */
export function envelopeOf(op: Operation, x: Exchange, answered: unknown): { status: number; envelope: unknown } {
  const status = answered instanceof WithStatus ? answered.status : (op.statuses[0] as number)
  const output = answered instanceof WithStatus ? answered.output : answered
  if (op.kind === 'raw') return { status, envelope: output }
  const meta = { requestId: x.requestId, timestamp: isoOf(Date.now()) }
  if (op.kind !== 'list') return { status, envelope: { data: output, meta } }
  const { data, pagination } = output as { data: unknown[]; pagination: Page['pagination'] }
  return { status, envelope: { data, meta: { ...meta, ...pagination, pagination } } }
}
