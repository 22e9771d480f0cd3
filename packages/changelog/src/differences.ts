import { asList, asNode, isNode, type Node } from './model.ts'
import { resolve } from './surface.ts'

/** One place where two definitions of an operation say different things on the wire. */
export interface Difference {
  /** `request`, `query limit`, `response 200`, `header 200 X-Quota-Warning`. */
  readonly part: string
  /** The way to it through named schemas, from the part to the nearest: `[{Task, status}, {TaskStatus, ''}]`. */
  readonly places: readonly Stop[]
  /** The keyword that differs, e.g. `maxLength` or `x-extensible-enum`. */
  readonly keyword: string
  readonly before: unknown
  readonly after: unknown
}

export interface Stop {
  /** The schema's name in the base and in the head; empty for what is written in place. */
  readonly schemas: readonly string[]
  /** The field inside it, e.g. `address.lines[]`; empty for the schema itself. */
  readonly field: string
}

/** Says nothing about what goes over the wire, or has a source of its own (`access.ts`, `lifecycle.ts`). */
const WORDS = ['description', 'summary', 'title', 'example', 'examples', 'externalDocs', '$comment', 'deprecated']
const SETS = ['required', 'enum', 'type', 'x-extensible-enum']
const BRANCHES = ['allOf', 'anyOf', 'oneOf', 'prefixItems']

interface Walk {
  readonly base: Node
  readonly head: Node
  readonly part: string
  readonly found: Difference[]
  readonly open: Set<string>
}
type Places = readonly Stop[]

/** Every difference between two definitions of one operation, with `$ref`s followed on both sides. */
export function differences(base: Node, head: Node, before: Node, after: Node): Difference[] {
  const found: Difference[] = []
  const compare = (part: string, old: unknown, now: unknown) =>
    walk({ base, head, part, found, open: new Set() }, [{ schemas: [], field: '' }], old, now)
  const [was, is] = [parts(base, before), parts(head, after)]
  for (const part of new Set([...was.keys(), ...is.keys()])) compare(part, was.get(part), is.get(part))
  return found
}

function parts(document: Node, operation: Node): Map<string, unknown> {
  const found = new Map<string, unknown>()
  for (const entry of asList(operation.parameters)) {
    const { name, in: place, ...parameter } = resolve(document, entry).node
    found.set(`${place} ${name}`, parameter)
  }
  if (operation.requestBody) found.set('request', operation.requestBody)
  for (const [status, response] of Object.entries(asNode(operation.responses))) {
    const { headers, ...body } = resolve(document, response).node
    found.set(`response ${status}`, body)
    for (const [name, header] of Object.entries(asNode(headers))) found.set(`header ${status} ${name}`, header)
  }
  return found
}

function walk(at: Walk, places: Places, before: unknown, after: unknown, keyword = '') {
  const [was, is] = [follow(at.base, before), follow(at.head, after)]
  if (!isNode(was.value) || !isNode(is.value)) {
    if (!same(was.value, is.value, keyword)) {
      at.found.push({ part: at.part, places, keyword, before: was.value, after: is.value })
    }
    return
  }
  const names = [was.name, is.name].filter((name) => name !== null)
  const inside = names.length > 0 ? [...places, { schemas: [...new Set(names)], field: '' }] : places
  const pair = names.length > 0 ? `${was.name} ${is.name}` : null
  if (pair && at.open.has(pair)) return
  if (pair) at.open.add(pair)
  for (const key of new Set([...Object.keys(was.value), ...Object.keys(is.value)])) {
    if (WORDS.includes(key) || (key.startsWith('x-') && key !== 'x-extensible-enum')) continue
    step(at, inside, key, was.value[key], is.value[key])
  }
  if (pair) at.open.delete(pair)
}

function step(at: Walk, places: Places, key: string, before: unknown, after: unknown) {
  if (key === 'properties' || key === 'patternProperties') {
    const [was, is] = [asNode(before), asNode(after)]
    for (const name of new Set([...Object.keys(was), ...Object.keys(is)])) {
      walk(at, into(places, name), was[name], is[name], 'properties')
    }
  } else if (BRANCHES.includes(key)) {
    const { left, right } = unpaired(at, asList(before), asList(after))
    for (let i = 0; i < Math.max(left.length, right.length); i++) walk(at, places, left[i], right[i], key)
  } else if (key === 'required' && places.at(-1)?.field === '') {
    for (const name of oneSided(asList(before), asList(after))) {
      at.found.push({ part: at.part, places: into(places, String(name)), keyword: key, before, after })
    }
  } else {
    walk(at, key === 'items' ? into(places, '[]') : places, before, after, key)
  }
}

function into(places: Places, name: string): Places {
  const { schemas, field } = places.at(-1) as Stop
  const dot = field && name !== '[]' ? '.' : ''
  return [...places.slice(0, -1), { schemas, field: field + dot + name }]
}

/** Branches that appear on one side only: their order means nothing. */
function unpaired(at: Walk, before: readonly unknown[], after: readonly unknown[]) {
  const right = [...after]
  const left = before.filter((branch) => {
    const twin = right.findIndex((candidate) => {
      const found: Difference[] = []
      walk({ ...at, found, open: new Set(at.open) }, [{ schemas: [], field: '' }], branch, candidate)
      return found.length === 0
    })
    if (twin >= 0) right.splice(twin, 1)
    return twin < 0
  })
  return { left, right }
}

function follow(document: Node, value: unknown): { value: unknown; name: string | null } {
  if (!isNode(value) || typeof value.$ref !== 'string') return { value, name: null }
  const { node, name } = resolve(document, value)
  const { $ref: _, ...beside } = value
  return { value: { ...node, ...beside }, name: value.$ref.startsWith('#/components/schemas/') ? name : null }
}

function same(before: unknown, after: unknown, keyword: string): boolean {
  if (SETS.includes(keyword)) return oneSided([before ?? []].flat(), [after ?? []].flat()).length === 0
  return JSON.stringify(before) === JSON.stringify(after)
}

export function oneSided(before: readonly unknown[], after: readonly unknown[]): unknown[] {
  return [...before.filter((item) => !after.includes(item)), ...after.filter((item) => !before.includes(item))]
}
