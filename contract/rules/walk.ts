import type {
  OperationObject,
  ParameterObject,
  PathItem,
  Reference,
  ResponseObject,
  Schema,
} from '../generate/document.ts'

/** What redocly gives to rules, as far as ours use it. */
export interface Location {
  readonly source: { readonly absoluteRef: string }
  child(path: string | number | (string | number)[]): Location
}
export interface Context {
  readonly key: string
  readonly location: Location
  report(problem: { message: string; location?: Location }): void
  resolve(node: object, from?: string): { node?: object; location?: Location }
}
/** One operation with its surroundings. `tell` reports at a place within it. */
export interface Subject {
  readonly id: string
  readonly path: string
  readonly method: string
  readonly operation: OperationObject
  readonly ctx: Context
  readonly parameters: readonly At<ParameterObject>[]
  readonly responses: readonly (At<ResponseObject> & { status: string })[]
  tell(message: string, ...place: (string | number)[]): void
}
export interface At<T> {
  readonly node: T
  readonly location: Location
}
/** A schema as it was reached. `named`: through a `$ref`. */
export interface Reached extends At<Schema> {
  readonly named: boolean
}

/** A rule that looks at each operation. The factory runs once per lint, so it can hold what has been reported already. */
export function forOperations(factory: () => (subject: Subject) => void) {
  return () => {
    const check = factory()
    let item: At<PathItem> & { path: string }
    return {
      PathItem: {
        enter(node: PathItem, ctx: Context) {
          item = { node, location: ctx.location, path: ctx.key }
        },
        Operation(operation: OperationObject, ctx: Context) {
          check(subject(item, operation, ctx))
        },
      },
    }
  }
}

/** A rule that looks at each schema by itself. */
export function forSchemas(check: (schema: Schema, ctx: Context) => string | null) {
  return () => ({
    Schema(schema: Schema, ctx: Context) {
      const message = check(schema, ctx)
      if (message) ctx.report({ message })
    },
  })
}

function subject(item: At<PathItem> & { path: string }, operation: OperationObject, ctx: Context): Subject {
  const { location } = ctx
  const listed = (at: At<PathItem | OperationObject>) =>
    (at.node.parameters ?? []).map((node, index) =>
      follow<ParameterObject>(ctx, node, at.location.child(['parameters', index])),
    )
  const responses = Object.entries(operation.responses ?? {}).map(([status, node]) => ({
    status,
    ...follow<ResponseObject>(ctx, node, location.child(['responses', status])),
  }))
  return {
    id: operation.operationId ?? '',
    path: item.path,
    method: ctx.key,
    operation,
    ctx,
    parameters: [...listed(item), ...listed({ node: operation, location })],
    responses,
    tell: (message, ...place) => ctx.report({ message, location: place.length > 0 ? location.child(place) : location }),
  }
}

export function follow<T extends object>(ctx: Context, node: T | Reference, location: Location): At<T> {
  if (!('$ref' in node)) return { node, location }
  const found = ctx.resolve(node, location.source.absoluteRef)
  // redocly itself reports what points nowhere
  return { node: (found.node ?? {}) as T, location: found.location ?? location }
}

/** All schemas that callers send in this operation. */
export function* inputs(subject: Subject, seen: Set<Schema>): Generator<Reached> {
  yield* bodies(subject, seen)
  for (const { node, location } of subject.parameters) {
    if (node.schema) yield* reach(subject.ctx, node.schema, location.child('schema'), seen)
  }
}

export function* bodies({ operation, ctx }: Subject, seen: Set<Schema>): Generator<Reached> {
  for (const [type, { schema }] of Object.entries(operation.requestBody?.content ?? {})) {
    if (schema) yield* reach(ctx, schema, ctx.location.child(['requestBody', 'content', type, 'schema']), seen)
  }
}

/** All schemas that callers receive from this operation. */
export function* outputs({ responses, ctx }: Subject, seen: Set<Schema>): Generator<Reached> {
  for (const { node, location } of responses) {
    for (const [type, { schema }] of Object.entries(node.content ?? {})) {
      if (schema) yield* reach(ctx, schema, location.child(['content', type, 'schema']), seen)
    }
  }
}

/** A schema and everything below it, each once. */
export function* reach(ctx: Context, start: Schema, place: Location, seen: Set<Schema>): Generator<Reached> {
  const { node, location } = follow<Schema>(ctx, start, place)
  if (seen.has(node)) return
  seen.add(node)
  yield { node, location, named: '$ref' in start }
  for (const [key, child] of Object.entries(node.properties ?? {})) {
    yield* reach(ctx, child, location.child(['properties', key]), seen)
  }
  for (const keyword of ['items', 'additionalProperties']) {
    const child = node[keyword]
    if (child && typeof child === 'object') yield* reach(ctx, child as Schema, location.child(keyword), seen)
  }
  for (const keyword of ['oneOf', 'anyOf', 'allOf', 'prefixItems']) {
    for (const [index, child] of ((node[keyword] as Schema[] | undefined) ?? []).entries()) {
      yield* reach(ctx, child, location.child([keyword, index]), seen)
    }
  }
}

/** The fields of a schema, each with what it refers to and what it adds to that. */
export function fieldsOf(ctx: Context, { node, location }: At<Schema>): (At<Schema> & { name: string })[] {
  return Object.entries(node.properties ?? {}).map(([name, field]) => {
    const target = follow<Schema>(ctx, field, location.child(['properties', name]))
    return { name, node: { ...target.node, ...field }, location: target.location }
  })
}

/** The types of a schema without null. */
export function typesOf(schema: Schema): string[] {
  return [schema.type ?? []].flat().filter((type) => type !== 'null')
}
