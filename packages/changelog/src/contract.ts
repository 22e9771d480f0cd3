import type { Document } from '../../../contract/generate/document.ts'
import { normalise } from '../../../contract/generate/normalise.ts'
import { asNode, asText, type Contract, isNode, type Node, type Note } from './model.ts'
import { operationKey, surfaceOf, surfaceOperations } from './surface.ts'

/** A bundled contract in the forms that are compared. */
export function contractOf(bundle: Node): Contract {
  const surface = surfaceOf(bundle)
  const versioned = surfaceOperations(surface)
  const operations = normalise(bundle as unknown as Document).filter(({ method, path }) =>
    versioned.has(operationKey(method, path)),
  )
  return { surface, operations, notes: notesOf(surface) }
}

function notesOf(surface: Node): Map<string, Note> {
  const carriers = [
    ...[...surfaceOperations(surface)].map(([key, { definition }]) => [key, definition] as const),
    ...Object.entries(asNode(asNode(surface.components).schemas)).map(
      ([name, schema]) => [name, asNode(schema)] as const,
    ),
  ]
  return new Map(
    carriers.flatMap(([name, carrier]) => {
      const note = noteOf(name, carrier['x-changelog-note'])
      return note ? [[name, note]] : []
    }),
  )
}

/** `x-changelog-note: {why, migrate}`, or the reason alone as text. */
function noteOf(carrier: string, value: unknown): Note | null {
  if (value === undefined) return null
  const why = asText(value) ?? (isNode(value) ? asText(value.why) : null)
  if (!why) throw new Error(`${carrier}: x-changelog-note is the reason, or {why, migrate}`)
  return { why: why.trim(), migrate: isNode(value) ? (asText(value.migrate)?.trim() ?? null) : null }
}
