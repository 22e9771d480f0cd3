import type { Difference, Stop } from './differences.ts'
import { locate, type Place } from './locate.ts'
import { asList, asNode, type Change, type Contract, type Finding, type FindingRef, type Node } from './model.ts'
import { phrase, valuesOf } from './sentences.ts'
import { operationKey, perSurface, resolve, surfaceOperations, webhookOf } from './surface.ts'

/** What oasdiff says of an operation's existence; which operations came and went is our own set difference. */
const EXISTENCE = /^(endpoint-added|api-(path-)?removed-.*)$/

/** A finding, and where in the contract it belongs. */
export interface Reading {
  readonly finding: Finding
  readonly key: string
  /** null: not about one field of a body. */
  readonly place: (Place & { readonly path: string }) | null
  readonly existence: boolean
}

export function read(finding: Finding, base: Contract, head: Contract): Reading {
  const key = operationKey(finding.operation ?? '', finding.path ?? '')
  const existence = EXISTENCE.test(finding.id)
  return { finding, key, existence, place: existence ? null : placeOf(finding, key, base.surface, head.surface) }
}

/** The line of the changelog for a finding about an operation that both contracts have. */
export function changeOf({ finding, place }: Reading, contracts: readonly Contract[]): Omit<Change, 'operation'> {
  const { values } = valuesOf(finding.id, finding.text)
  const path = place && values.find((value) => value === place.path)
  const readable = (value: string): string | null => {
    if (place && value === path) return fieldName(place)
    if (!/header/.test(finding.text)) return null
    return contracts.map(({ surface }) => headerNames(surface).get(value)).findLast(Boolean) ?? null
  }
  const webhook = webhookOf(finding.path ?? '')
  return {
    ...phrase(finding.id, finding.text, readable),
    // oasdiff is unsure about warnings; an integrator whose client breaks is not.
    breaking: finding.level >= 2,
    schema: place?.schema ?? null,
    findings: [refOf(finding)],
    ...(webhook ? { webhook } : {}),
  }
}

export const refOf = ({ id, fingerprint = '' }: Finding): FindingRef => ({ id, fingerprint })

export const fieldName = ({ schema, field }: Place): string => [schema, field].filter(Boolean).join('.')

/** Whether the finding tells of this difference, so that it needs no line of its own. */
export function explains({ finding, place }: Reading, difference: Difference): boolean {
  const { values } = valuesOf(finding.id, finding.text)
  const [kind = '', ...rest] = difference.part.split(' ')
  const name = rest.at(-1) ?? ''
  if (place) return passes(place, difference.places)
  if (finding.id.includes('parameter')) return values.includes(kind) && values.includes(caseOf(kind, name))
  if (finding.id.includes('response-header')) return kind === 'header' && values.includes(name.toLowerCase())
  const inResponse = kind === 'response' || kind === 'header'
  return inResponse === finding.id.includes('response') && difference.places.every(({ field }) => field === '')
}

/** Whether the way leads to the field of the finding: to itself, to what it is made of, or to the named schema of it. */
function passes(place: Place, stops: readonly Stop[]): boolean {
  return stops.some(({ schemas, field }, index) => {
    const beyond = stops.slice(index + 1)
    const inSchema = place.schema === null ? schemas.length === 0 : schemas.includes(place.schema)
    const within =
      beyond.length === 0 && `${field}.`.replaceAll('[]', '.[]').startsWith(`${place.field.replaceAll('[]', '.[]')}.`)
    return inSchema && (within || (field === place.field && beyond.every((stop) => stop.field === '')))
  })
}

const caseOf = (kind: string, name: string): string => (kind === 'header' ? name.toLowerCase() : name)

/** Header names by their lower case, in which oasdiff prints them. */
const headerNames = perSurface((surface): ReadonlyMap<string, string> => {
  const operations = [...surfaceOperations(surface).values()].map(({ definition }) => definition)
  const parameters = operations.flatMap(({ parameters }) =>
    asList(parameters).map((entry) => resolve(surface, entry).node),
  )
  const responses = operations.flatMap(({ responses }) =>
    Object.values(asNode(responses)).map((entry) => resolve(surface, entry).node),
  )
  const names = [
    ...parameters.filter((parameter) => parameter.in === 'header').map((parameter) => String(parameter.name)),
    ...responses.flatMap((response) => Object.keys(asNode(response.headers))),
  ]
  return new Map(names.map((name) => [name.toLowerCase(), name]))
})

type Located = Place & { readonly path: string }

function placeOf(finding: Finding, key: string, base: Node, head: Node): Located | null {
  if (!/propert(y|ies)\b|-property-/.test(finding.id) || /header|parameter/.test(finding.id)) return null
  const { values, field } = valuesOf(finding.id, finding.text)
  const candidates = field ? [values[field - 1] ?? ''] : values
  // What was removed is only in the base; of what is in both, the head has the name that will stay.
  for (const surface of [head, base]) {
    for (const body of bodies(surface, key, finding)) {
      for (const path of candidates) {
        const place = path ? locate(surface, body, path) : null
        if (place) return { ...place, path }
      }
    }
  }
  return null
}

function bodies(surface: Node, key: string, finding: Finding): unknown[] {
  const operation = surfaceOperations(surface).get(key)?.definition
  if (!operation) return []
  const holders = finding.id.includes('response') ? responses(operation, finding.text) : [operation.requestBody]
  return holders.flatMap((holder) =>
    Object.values(asNode(resolve(surface, holder).node.content)).map((media) => asNode(media).schema),
  )
}

/** Those whose status the text names; all of them where it names none. */
function responses(operation: Node, text: string): unknown[] {
  const all = Object.entries(asNode(operation.responses))
  const named = all.filter(([status]) => text.includes(`\`${status}\``))
  return (named.length > 0 ? named : all).map(([, response]) => response)
}
