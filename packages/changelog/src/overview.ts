import { counted, KINDS } from './entries.ts'
import type { ChangeRecord, Entry } from './model.ts'

/** What a record holds, and since when. */
export function overview({ base, entries }: ChangeRecord): string {
  return base ? `${countKinds(entries)}. Compared with ${base.date}.` : 'The beginning of this changelog.'
}

/** «2 breaking changes, 1 deprecated, 3 added». */
export function countKinds(entries: readonly Entry[]): string {
  const breaking = entries.filter((entry) => entry.breaking).length
  const kinds = KINDS.map(
    (kind) => [kind, entries.filter((entry) => entry.kind === kind && !entry.breaking).length] as const,
  )
  return [
    ...(breaking > 0 ? [counted(breaking, 'breaking change')] : []),
    ...kinds.filter(([, n]) => n > 0).map(([kind, n]) => `${n} ${kind === 'security' ? 'about access' : kind}`),
  ].join(', ')
}

/** The entry on one line, with whom it affects. */
export function line(entry: Entry): string {
  const operations = entry.operations.map(({ method, path }) => `\`${method} ${path}\``)
  const webhooks = entry.webhooks.map((name) => `webhook \`${name}\``)
  const affected = [...few(operations, 'operation'), ...few(webhooks, 'webhook')].join(', ')
  return `${marked(entry)} (${affected})`
}

export const marked = (entry: Entry): string => `${entry.breaking ? '**Breaking:** ' : ''}${entry.summary}`

const few = (names: readonly string[], noun: string): readonly string[] =>
  names.length > 3 ? [counted(names.length, noun)] : names
