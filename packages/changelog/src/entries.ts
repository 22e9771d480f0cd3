import { createHash } from 'node:crypto'
import type { Change, Contract, Entry, FindingRef, Kind, Note, OperationRef } from './model.ts'
import { operationKey } from './surface.ts'

/** The order in which an integrator wants to read. */
export const KINDS: readonly Kind[] = ['removed', 'security', 'deprecated', 'changed', 'added']

interface Contracts {
  readonly base: Contract | null
  readonly head: Contract
}

/** The same change in many operations is one line. */
export function entriesOf(changes: readonly Change[], contracts: Contracts): Entry[] {
  const groups = Map.groupBy(changes, ({ kind, group, sentence, migrate }) =>
    [kind, group ?? sentence, migrate].join('\n'),
  )
  return [...groups.values()].map((group) => entryOf(group, contracts)).sort(byInterest)
}

export function byInterest(a: Entry, b: Entry): number {
  return (
    Number(b.breaking) - Number(a.breaking) ||
    KINDS.indexOf(a.kind) - KINDS.indexOf(b.kind) ||
    compareText(a.summary, b.summary)
  )
}

function entryOf(changes: readonly Change[], contracts: Contracts): Entry {
  const first = changes[0] as Change
  const operations = unique(
    changes.flatMap(({ operation }) => operation ?? []),
    keyOf,
  )
  const webhooks = unique(
    changes.flatMap(({ webhook }) => webhook ?? []),
    (name) => name,
  )
  const summary = summaryOf(first, operations, webhooks)
  const note = noteOf(changes, contracts)
  return {
    id: createHash('sha256')
      .update([summary, ...operations.map(keyOf), ...webhooks].join('\n'))
      .digest('hex')
      .slice(0, 12),
    kind: first.kind,
    breaking: changes.some(({ breaking }) => breaking),
    summary,
    why: note?.why ?? null,
    migrate: note?.migrate ?? first.migrate ?? null,
    operations,
    webhooks,
    findings: unique(
      changes.flatMap(({ findings }) => findings ?? []),
      ({ id, fingerprint }: FindingRef) => `${id} ${fingerprint}`,
    ),
  }
}

function summaryOf(
  { sentence, plural }: Change,
  operations: readonly OperationRef[],
  webhooks: readonly string[],
): string {
  const n = operations.length + webhooks.length
  const carriers = [operations.length > 0 && 'responses', webhooks.length > 0 && 'webhook payloads']
    .filter(Boolean)
    .join(' and ')
  return (n > 1 && plural ? plural.replace('{n}', String(n)) : sentence)
    .replace('{responses}', carriers)
    .replace('{Responses}', carriers.charAt(0).toUpperCase() + carriers.slice(1))
}

/** A note that the contract has carried before belongs to an earlier change. */
function noteOf(changes: readonly Change[], { base, head }: Contracts): Note | null {
  const fresh = (name: string | null | undefined): Note | null => {
    const note = name ? head.notes.get(name) : undefined
    return note && JSON.stringify(note) !== JSON.stringify(base?.notes.get(name as string)) ? note : null
  }
  const notes = changes.map(({ schema, operation }) => fresh(schema) ?? fresh(operation && keyOf(operation)))
  const [first] = notes
  return first && notes.every((note) => JSON.stringify(note) === JSON.stringify(first)) ? first : null
}

const keyOf = ({ method, path }: OperationRef): string => operationKey(method, path)

const compareText = (a: string, b: string): number => (a < b ? -1 : a > b ? 1 : 0)

function unique<T>(items: readonly T[], key: (item: T) => string): T[] {
  const found = new Map(items.map((item) => [key(item), item]))
  return [...found]
    .sort(([a], [b]) => compareText(a.split(' ').reverse().join(' '), b.split(' ').reverse().join(' ')))
    .map(([, item]) => item)
}

export const counted = (n: number, noun: string): string => `${n} ${noun}${n === 1 ? '' : 's'}`
