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

/** A handler's answer that says something about itself in `meta`, where the contract has room for it. */
export class WithMeta<T> {
  readonly meta: Readonly<Record<string, unknown>>
  readonly output: T
  constructor(meta: Readonly<Record<string, unknown>>, output: T) {
    this.meta = meta
    this.output = output
  }
}

/** Wraps what a handler returned as the contract says: `{data, meta}`, with paging for lists; raw for system routes. */
export function envelopeOf(op: Operation, x: Exchange, answered: unknown): { status: number; envelope: unknown } {
  const status = answered instanceof WithStatus ? answered.status : (op.statuses[0] as number)
  const output = answered instanceof WithStatus || answered instanceof WithMeta ? answered.output : answered
  if (op.kind === 'raw') return { status, envelope: output }
  const own = answered instanceof WithMeta ? answered.meta : {}
  const meta = { requestId: x.requestId, timestamp: isoOf(Date.now()), ...own }
  if (op.kind !== 'list') return { status, envelope: { data: output, meta } }
  const { data, pagination } = output as { data: unknown[]; pagination: Page['pagination'] }
  return { status, envelope: { data, meta: { ...meta, ...pagination, pagination } } }
}
