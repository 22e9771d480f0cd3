import { counted, KINDS } from './entries.ts'
import type { ChangeRecord, Entry } from './model.ts'

/** «2 breaking changes, 1 deprecated, 3 added». */
export function overview(record: ChangeRecord): string {
  const breaking = record.entries.filter((entry) => entry.breaking).length
  const kinds = KINDS.map(
    (kind) => [kind, record.entries.filter((entry) => entry.kind === kind && !entry.breaking).length] as const,
  )
  const parts = [
    ...(breaking > 0 ? [counted(breaking, 'breaking change')] : []),
    ...kinds.filter(([, n]) => n > 0).map(([kind, n]) => `${n} ${kind === 'security' ? 'about access' : kind}`),
  ]
  return record.base ? `${parts.join(', ')}. Compared with ${record.base.date}.` : 'The beginning of this changelog.'
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
