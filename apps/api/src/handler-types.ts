import type { OperationId } from '@homeroom/contract/operations'
import type { operations as Contract } from '@homeroom/contract/types'
import type { Context } from './context.ts'
import type { WithMeta, WithStatus } from './http/envelope.ts'

type Json<T> = T extends { content: { 'application/json': infer B } } ? B : never
type Success<R> = { [S in keyof R]: S extends 200 | 201 | 202 ? Json<R[S]> : never }[keyof R]
type Params<O, K extends string> = O extends { parameters: { [P in K]?: infer V } }
  ? NonNullable<V> extends never
    ? Record<never, never>
    : NonNullable<V>
  : Record<never, never>
type Body<O> = O extends { requestBody: infer B }
  ? Json<B>
  : O extends { requestBody?: infer B }
    ? Json<NonNullable<B>>
    : undefined
type Envelope<Id extends OperationId> = Success<Contract[Id]['responses']>

/** Validated parts of the request, typed by the contract. Parameters with a default are still optional in the type. */
export interface Input<Id extends OperationId> {
  path: Params<Contract[Id], 'path'>
  query: Params<Contract[Id], 'query'>
  body: Body<Contract[Id]>
}

/** What the handler returns: `data`, with its paging for a list, or the whole body of a system route. */
export type Output<Id extends OperationId> =
  Envelope<Id> extends { data: infer D; meta: { pagination: infer P } }
    ? { data: D; pagination: P }
    : Envelope<Id> extends { data: infer D; meta: unknown }
      ? D
      : Envelope<Id>

export type Handler<Id extends OperationId> = (input: Input<Id>, ctx: Context) => Promise<Answer<Id>> | Answer<Id>

type Answer<Id extends OperationId> = Output<Id> | WithStatus<Output<Id>> | WithMeta<Output<Id>>

export type Handlers = { [Id in OperationId]: Handler<Id> }

/** The handlers of one resource: `HandlersOf<'tasks'>` has `tasks.list`, `tasks.create` … */
export type HandlersOf<Resource extends string> = {
  [Id in OperationId as Id extends `${Resource}.${infer Name}`
    ? Name extends `${string}.${string}`
      ? never
      : Id
    : never]: Handler<Id>
}
