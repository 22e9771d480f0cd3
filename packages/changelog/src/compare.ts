import type { Operation } from '@homeroom/contract/record'
import { accessChanges, type Felt } from './access.ts'
import { bodyChanges } from './bodies.ts'
import { counted, entriesOf } from './entries.ts'
import { refOf as findingRef, type Reading, read } from './findings.ts'
import { lifecycleChanges, removed } from './lifecycle.ts'
import type { Change, Contract, Entry, Finding, OperationRef } from './model.ts'
import { operationKey, type SurfaceOperation, surfaceOperations, webhookOf } from './surface.ts'

/**
 * The lines of the changelog between two contracts. `findings` is what oasdiff says about their surfaces; whether a
 * retirement came as announced depends on `today`.
 */
export function compare(base: Contract, head: Contract, findings: readonly Finding[], today: string): Entry[] {
  const readings = Map.groupBy(
    findings.map((finding) => read(finding, base, head)),
    (reading) => reading.key,
  )
  return entriesOf([...operationChanges(base, head, readings, today), ...webhookChanges(base, head, readings)], {
    base,
    head,
  })
}

/** The one line of the first contract. */
export function firstEntry(head: Contract): Entry[] {
  const sentence = `The first published contract: ${counted(head.operations.length, 'operation')}.`
  const changes = head.operations.map((operation) => ({
    kind: 'added' as const,
    breaking: false,
    sentence,
    operation: refOf(operation),
  }))
  return entriesOf(changes, { base: null, head })
}

type Readings = ReadonlyMap<string, readonly Reading[]>

function operationChanges(base: Contract, head: Contract, readings: Readings, today: string): Change[] {
  const before = byKey(base.operations)
  const after = byKey(head.operations)
  const surfaces = { was: surfaceOperations(base.surface), is: surfaceOperations(head.surface) }
  const added = [...after]
    .filter(([key]) => !before.has(key))
    .map(([key, operation]) => addedChange(operation, readings.get(key)))
  const others = [...before].flatMap(([key, was]) => {
    const is = after.get(key)
    const said = readings.get(key) ?? []
    if (!is) return [ofOperation(was, removed(was, today), said)]
    const [definition, now] = [surfaces.was.get(key), surfaces.is.get(key)]
    if (!definition || !now) throw new Error(`${key} is in the records, but not in the contract`)
    return sharedChanges({ base, head }, { was, is }, { definition, now }, said, today)
  })
  return [...added, ...others]
}

function sharedChanges(
  contracts: { base: Contract; head: Contract },
  { was, is }: { was: Operation; is: Operation },
  { definition, now }: { definition: SurfaceOperation; now: SurfaceOperation },
  said: readonly Reading[],
  today: string,
): Change[] {
  const lifecycle = lifecycleChanges(was, is, today).map((felt) => ofOperation(is, felt))
  // Coming back from retirement, or going into it, is one change however much of the definition moves with it.
  if ((was.kind === 'retired') !== (is.kind === 'retired')) return lifecycle.map((change) => withFindings(change, said))
  const operation = refOf(is)
  return [
    ...lifecycle,
    ...accessChanges(was, is).map((felt) => ofOperation(is, felt)),
    ...bodyChanges(contracts, definition, now, said).map((change) => ({ ...change, operation })),
  ]
}

function webhookChanges(base: Contract, head: Contract, readings: Readings): Change[] {
  const [was, is] = [webhooks(base), webhooks(head)]
  const changes: Change[] = []
  for (const [webhook, { key }] of is) {
    if (!was.has(webhook)) changes.push(existence(webhook, 'added', readings.get(key)))
  }
  for (const [webhook, { key, operation }] of was) {
    const now = is.get(webhook)
    if (!now) {
      changes.push(existence(webhook, 'removed', readings.get(key)))
      continue
    }
    changes.push(...bodyChanges({ base, head }, operation, now.operation, readings.get(key) ?? []))
  }
  return changes
}

function existence(webhook: string, kind: 'added' | 'removed', said: readonly Reading[] = []): Change {
  const sentence = kind === 'added' ? 'A new webhook event can be received.' : 'The webhook event is no longer sent.'
  const plural = kind === 'added' ? '{n} new webhook events can be received.' : '{n} webhook events are no longer sent.'
  return withFindings({ kind, breaking: kind === 'removed', sentence, plural, webhook }, said)
}

function addedChange(operation: Operation, said?: readonly Reading[]): Change {
  const summary = operation.summary.replace(/\.$/, '')
  const change = {
    kind: 'added',
    breaking: false,
    sentence: `New operation: ${summary}.`,
    group: 'new operations',
    plural: '{n} new operations.',
    operation: refOf(operation),
  } as const
  return withFindings(change, said ?? [])
}

function ofOperation(operation: Operation, felt: Felt & { plural?: string }, said: readonly Reading[] = []): Change {
  return withFindings({ ...felt, operation: refOf(operation) }, said)
}

function withFindings(change: Change, said: readonly Reading[]): Change {
  return said.length > 0 ? { ...change, findings: said.map(({ finding }) => findingRef(finding)) } : change
}

function webhooks(contract: Contract): Map<string, { key: string; operation: SurfaceOperation }> {
  const found = [...surfaceOperations(contract.surface)].flatMap(([key, operation]) => {
    const name = webhookOf(operation.path)
    return name ? [[name, { key, operation }] as const] : []
  })
  return new Map(found)
}

const byKey = (operations: readonly Operation[]): Map<string, Operation> =>
  new Map(operations.map((operation) => [operationKey(operation.method, operation.path), operation]))

const refOf = ({ id, method, path }: Operation): OperationRef => ({ id, method, path })
