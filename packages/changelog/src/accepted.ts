import { parse } from 'yaml'
import { KINDS } from './entries.ts'
import { asText, type Entry, isNode, type Kind } from './model.ts'

/** A line of `accepted-breaking.yaml`: why a breaking change is made all the same, and what integrators do. */
export interface Acceptance {
  readonly change: string
  readonly reason: string
  readonly migrate: string | null
  /** The change breaks nobody after all; oasdiff cannot know. */
  readonly compatible: boolean
  readonly kind: Kind | null
}

export function readAccepted(yaml: string): Acceptance[] {
  const lines: unknown = parse(yaml) ?? []
  if (!Array.isArray(lines)) throw new Error('accepted-breaking.yaml is a list')
  return lines.map((line: unknown, index) => {
    const name = `accepted-breaking.yaml, line ${index + 1}`
    if (!isNode(line)) throw new Error(`${name}: expected change, reason and migrate`)
    const change = asText(line.change)
    const reason = asText(line.reason)?.trim()
    const kind = line.kind === undefined ? null : KINDS.find((candidate) => candidate === line.kind)
    if (!change) throw new Error(`${name}: no change (the id that pnpm changelog prints, in quotes)`)
    if (!reason) throw new Error(`${name}: no reason for ${change}`)
    if (kind === undefined) throw new Error(`${name}: kind is one of ${KINDS.join(', ')}`)
    return { change, reason, migrate: asText(line.migrate)?.trim() ?? null, compatible: line.compatible === true, kind }
  })
}

/** The entry with what its acceptance says. An acceptance goes before a note in the contract: it is about this change. */
export function withAcceptance(entry: Entry, line: Acceptance | undefined): Entry {
  if (!line) return entry
  return {
    ...entry,
    kind: line.kind ?? entry.kind,
    breaking: entry.breaking && !line.compatible,
    why: line.reason,
    migrate: line.migrate ?? entry.migrate,
  }
}

/** A line to copy into `accepted-breaking.yaml`. */
export const stub = (entry: Entry): string =>
  [`- change: "${entry.id}" # ${entry.summary}`, '  reason: ""', '  migrate: ""'].join('\n')
