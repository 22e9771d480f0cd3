import { asList, asNode, type Node } from './model.ts'
import { resolve } from './surface.ts'

export interface Place {
  /** The nearest named schema around the field; null: the body is written in place. */
  readonly schema: string | null
  /** The field inside it, e.g. `address.lines[]`; empty for the schema itself. */
  readonly field: string
}

const SEGMENT = /(?:allOf|anyOf|oneOf)\[[^\]]*\]|[^/]+/g
const BRANCH = /^(allOf|anyOf|oneOf)\[(?:#\/components\/schemas\/([^\]]+)|subschema #(\d+)[^\]]*)\]$/

/** Where oasdiff's property path (`data/items/status`) leads from a body's schema: `{schema: 'Task', field: 'status'}`. */
export function locate(document: Node, body: unknown, path: string): Place | null {
  let at: unknown = body
  let schema: string | null = null
  let trail: string[] = []
  for (const segment of path.match(SEGMENT) ?? []) {
    const { node, name } = resolve(document, at)
    if (name) [schema, trail] = [name, []]
    const step = descend(document, node, segment)
    if (!step) return null
    at = step.to
    if (step.schema) [schema, trail] = [step.schema, []]
    if (step.field === '[]' && trail.length > 0) trail.push(`${trail.pop()}[]`)
    else if (step.field !== null && step.field !== '[]') trail.push(step.field)
  }
  return { schema, field: trail.join('.') }
}

interface Step {
  readonly to: unknown
  readonly field: string | null
  readonly schema?: string | null
}

function descend(document: Node, node: Node, segment: string): Step | null {
  const branch = BRANCH.exec(segment)
  if (branch) {
    const [, combiner = '', name, position] = branch
    const branches = asList(node[combiner])
    const to = name
      ? branches.find((candidate) => asNode(candidate).$ref === `#/components/schemas/${name}`)
      : branches[Number(position) - 1]
    return to === undefined ? null : { to, field: null }
  }
  const property = asNode(node.properties)[segment]
  if (property !== undefined) return { to: property, field: segment }
  if (segment === 'items' && node.items !== undefined) return { to: node.items, field: '[]' }
  if (segment === 'additionalProperties' && node.additionalProperties) {
    return { to: node.additionalProperties, field: '*' }
  }
  // oasdiff walks through the one real branch of a nullable `oneOf` without naming it.
  for (const candidate of [node.allOf, node.anyOf, node.oneOf].flatMap(asList)) {
    const branchSchema = resolve(document, candidate)
    const found = descend(document, branchSchema.node, segment)
    if (found) return { ...found, schema: found.schema ?? branchSchema.name }
  }
  return null
}
