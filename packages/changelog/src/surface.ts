import { asList, asNode, isNode, type Node } from './model.ts'

const METHODS = ['get', 'put', 'post', 'delete', 'patch', 'head', 'options', 'trace']
const VERSIONED = '/api/v1/'
const WEBHOOK = '/webhooks/'

export interface SurfaceOperation {
  readonly method: string
  readonly path: string
  readonly definition: Node
}

/**
 * The part of the bundle that the changelog covers, shaped for oasdiff: `/api/v1/*` and the webhook payloads.
 *
 * A webhook is a request that the integrator receives, so what breaks a reader of responses breaks its receiver, and
 * what oasdiff says of requests is the wrong way round. Here each webhook is an operation that answers with the payload.
 * Path items behind a `$ref` are put in place: oasdiff drops them from webhooks without a word.
 */
export function surfaceOf(bundle: Node): Node {
  const paths: Record<string, Node> = {}
  for (const [path, item] of Object.entries(asNode(bundle.paths))) {
    if (path.startsWith(VERSIONED)) paths[path] = pathItem(bundle, item)
  }
  for (const [name, item] of Object.entries(asNode(bundle.webhooks))) {
    paths[WEBHOOK + name] = { get: payloadAsAnswer(name, pathItem(bundle, item)) }
  }
  const { pathItems: _, ...components } = asNode(bundle.components)
  return { openapi: bundle.openapi, info: { title: 'surface', version: '1' }, paths, components }
}

export function webhookOf(path: string): string | null {
  return path.startsWith(WEBHOOK) ? path.slice(WEBHOOK.length) : null
}

export const operationKey = (method: string, path: string): string => `${method.toUpperCase()} ${path}`

/** Every operation of a surface, by `GET /api/v1/tasks`; webhooks too. */
export const surfaceOperations = perSurface((surface): ReadonlyMap<string, SurfaceOperation> => {
  const found = new Map<string, SurfaceOperation>()
  for (const [path, item] of Object.entries(asNode(surface.paths))) {
    for (const [method, definition] of Object.entries(asNode(item))) {
      if (METHODS.includes(method) && isNode(definition)) {
        found.set(operationKey(method, path), { method: method.toUpperCase(), path, definition })
      }
    }
  }
  return found
})

/** A surface never changes, and is asked the same for every finding. */
export function perSurface<T>(compute: (surface: Node) => T): (surface: Node) => T {
  const known = new WeakMap<Node, T>()
  return (surface) => {
    const found = known.get(surface) ?? compute(surface)
    known.set(surface, found)
    return found
  }
}

/** Follows a local `$ref` to its end; `name` is the component's last one. */
export function resolve(document: Node, value: unknown): { node: Node; name: string | null } {
  let node = asNode(value)
  let name: string | null = null
  for (let hops = 0; typeof node.$ref === 'string'; hops++) {
    if (hops > 20) throw new Error(`${node.$ref} refers to itself`)
    const pointer = node.$ref
    const segments = pointer.replace(/^#\//, '').split('/').map(unescapePointer)
    const target = segments.reduce<unknown>((at, segment) => asNode(at)[segment], document)
    if (!isNode(target)) throw new Error(`${pointer} does not exist in the contract`)
    node = target
    name = segments.at(-1) ?? null
  }
  return { node, name }
}

const unescapePointer = (segment: string): string =>
  decodeURIComponent(segment).replaceAll('~1', '/').replaceAll('~0', '~')

function pathItem(bundle: Node, item: unknown): Node {
  const { parameters, ...rest } = resolve(bundle, item).node
  if (!Array.isArray(parameters)) return rest
  const operations = Object.entries(rest).map(([key, value]) => {
    if (!METHODS.includes(key)) return [key, value]
    const operation = asNode(value)
    return [key, { ...operation, parameters: [...asList(operation.parameters), ...parameters] }]
  })
  return Object.fromEntries(operations)
}

function payloadAsAnswer(name: string, item: Node): Node {
  const request = asNode(asNode(Object.values(item).find(isNode)).requestBody)
  return { operationId: name, responses: { 200: { description: 'The payload.', content: request.content ?? {} } } }
}
