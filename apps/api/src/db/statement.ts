import {
  type Compilable,
  DummyDriver,
  Kysely,
  PostgresAdapter,
  PostgresIntrospector,
  PostgresQueryCompiler,
  type SelectQueryBuilder,
} from 'kysely'
import type { DB } from './schema.generated.ts'

/**
 * Kysely as a writer of SQL only. A statement is compiled once per shape and then sent by name: prepared statements
 * halve PostgreSQL's work, and nothing is built per call (docs/decisions/0003).
 */
export const db = new Kysely<DB>({
  dialect: {
    createAdapter: () => new PostgresAdapter(),
    createDriver: () => new DummyDriver(),
    createIntrospector: (k) => new PostgresIntrospector(k),
    createQueryCompiler: () => new PostgresQueryCompiler(),
  },
})

export type Params = object
/** What a statement is written with: each slot stands for the parameter of its name. */
export type Slots<P> = { [K in keyof P]-?: Exclude<P[K], undefined> }
/** Whether a parameter is given: chooses between shapes of one statement. */
export type Has<P> = (key: keyof P & string) => boolean

export interface Prepared {
  readonly name: string
  readonly text: string
  readonly values: readonly unknown[]
}
/** A statement with its parameters; `row` is only in the type. */
export interface BoundStatement<R> extends Prepared {
  readonly row?: R
}
/** The rows of each statement of a block, in order. */
export type RowsOf<T extends readonly Prepared[]> = {
  -readonly [K in keyof T]: T[K] extends BoundStatement<infer R> ? R[] : unknown[]
}
// `R` is only in the type: a method keeps it from being checked as unused and lets `rowsOf` infer it.
export interface Statement<P extends Params, R> {
  readonly name: string
  /** `orgId` counts for the slot of that name, whatever the parameters say. */
  bind(params: P): BoundStatement<R>
  bind(params: Omit<P, 'orgId'>, orgId: string): BoundStatement<R>
  readonly row?: R
}
export type RowOf<S> = S extends Statement<never, infer R> ? R : S extends Statement<infer _P, infer R> ? R : never

class Slot {
  readonly key: string
  constructor(key: string) {
    this.key = key
  }
}
/** Shapes of one statement that are kept: filters that callers combine at will make thousands. */
const MOST_SHAPES = 1_000
const slots = new Proxy({}, { get: (_, key: string) => new Slot(key) })
let shapes = 0

type Values = Record<string, unknown>
interface Shape {
  name: string
  text: string
  order: string[]
}

/**
 * A named statement. `build` gets slots for the parameters and `has`, which tells the given ones apart from the
 * absent (`undefined`); each set of given parameters that it asks about is compiled once.
 */
export function statement<P extends Params, R>(
  name: string,
  build: (p: Slots<P>, has: Has<P>) => Compilable<R>,
): Statement<P, R> {
  const known = new Map<string, Shape>()
  const asked = new Set<string>()
  const shapeOf = (params: Values): string => {
    let key = ''
    for (const k of asked) key += params[k] === undefined ? '0' : '1'
    return `${asked.size}:${key}`
  }
  const compile = (params: Values): Shape => {
    const has: Has<P> = (key) => {
      asked.add(key)
      return params[key] !== undefined
    }
    const { sql, parameters } = build(slots as Slots<P>, has).compile()
    const order = parameters.map((value) => {
      if (value instanceof Slot) return value.key
      throw new Error(`${name}: a literal became a parameter; use a slot, sql.lit or sql.raw`)
    })
    return { name: `${name}#${++shapes}`, text: sql, order }
  }
  return {
    name,
    bind(given: object, orgId?: string) {
      const params = given as Values
      let shape = known.get(shapeOf(params))
      if (!shape) {
        shape = compile(params)
        const [oldest] = known.keys()
        if (known.size >= MOST_SHAPES && oldest !== undefined) known.delete(oldest)
        known.set(shapeOf(params), shape)
      }
      return {
        name: shape.name,
        text: shape.text,
        values: shape.order.map((key) => (key === 'orgId' && orgId !== undefined ? orgId : params[key])),
      }
    },
  }
}

// biome-ignore lint/suspicious/noExplicitAny: any table, any selection
export type AnySelect<R> = SelectQueryBuilder<any, any, R>
