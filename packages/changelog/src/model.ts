import type { Operation } from '@homeroom/contract/record'

export type Kind = 'added' | 'changed' | 'deprecated' | 'removed' | 'security'

export interface OperationRef {
  readonly id: string
  readonly method: string
  readonly path: string
}

export interface FindingRef {
  readonly id: string
  readonly fingerprint: string
}

/** One line of the changelog: one change, however many operations feel it. */
export interface Entry {
  /** Names the change in `accepted-breaking.yaml`: a hash of the sentence and of what it affects. */
  readonly id: string
  readonly kind: Kind
  readonly breaking: boolean
  readonly summary: string
  readonly why: string | null
  readonly migrate: string | null
  readonly operations: readonly OperationRef[]
  readonly webhooks: readonly string[]
  /** What oasdiff said, where it said anything. */
  readonly findings: readonly FindingRef[]
}

export interface SnapshotRef {
  readonly date: string
  readonly sha256: string
}

/** `changelog/<date>.json`: written once, on its date; everything that people read is rendered from it. */
export interface ChangeRecord {
  readonly date: string
  /** null: the first published contract. */
  readonly base: SnapshotRef | null
  readonly head: SnapshotRef
  /** Operations of the versioned surface in `head`. */
  readonly operations: number
  readonly entries: readonly Entry[]
}

/** A finding of `oasdiff changelog --format json`. Level 1 is info, 2 warning, 3 error. */
export interface Finding {
  readonly id: string
  readonly text: string
  readonly level: number
  readonly operation?: string
  readonly path?: string
  readonly fingerprint?: string
}

/** One contract, in the two forms that are compared. */
export interface Contract {
  /** The versioned surface as oasdiff sees it: see `surface.ts`. */
  readonly surface: Node
  /** The normalised records of the operations of that surface. */
  readonly operations: readonly Operation[]
  /** `x-changelog-note` by the operation (`GET /api/v1/tasks`) or schema (`Task`) that carries it. */
  readonly notes: ReadonlyMap<string, Note>
}

export interface Note {
  readonly why: string
  readonly migrate: string | null
}

/** Part of a change before it is grouped: what one operation or one webhook feels. */
export interface Change {
  readonly kind: Kind
  readonly breaking: boolean
  /** Equal sentences become one entry. `{responses}` reads as responses, webhook payloads, or both. */
  readonly sentence: string
  /** What joins changes whose sentences differ; by default the sentence itself. */
  readonly group?: string
  /** The sentence for several operations or webhooks; `{n}` is their number. */
  readonly plural?: string
  readonly migrate?: string | null
  readonly operation?: OperationRef
  readonly webhook?: string
  /** The named schema that changed, for its note. */
  readonly schema?: string | null
  readonly findings?: readonly FindingRef[]
}

export type Node = { readonly [key: string]: unknown }

export const isNode = (value: unknown): value is Node =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

export const asNode = (value: unknown): Node => (isNode(value) ? value : {})

export const asList = (value: unknown): readonly unknown[] => (Array.isArray(value) ? value : [])

export const asText = (value: unknown): string | null => (typeof value === 'string' ? value : null)
