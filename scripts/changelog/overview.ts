import { counted, KINDS } from './entries.ts'
import type { ChangeRecord } from './model.ts'

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
