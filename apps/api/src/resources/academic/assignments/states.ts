import { invalidTransition } from '../../../api-error.ts'
import type { Schemas } from '../../../schemas.ts'
import type { AssignmentRow } from './view.ts'

type Status = Schemas['AssignmentStatus']
const next: Record<Status, Status[]> = {
  draft: ['published', 'archived'],
  published: ['draft', 'closed', 'archived'],
  closed: ['published', 'archived'],
  archived: [],
}

interface Circumstances {
  /** Somebody has handed something in. */
  answered: boolean
  now: string
}

export function refuseTransition(before: AssignmentRow, after: AssignmentRow, { answered, now }: Circumstances): void {
  const [from, to] = [before.status as Status, after.status as Status]
  if (from === to) return
  const possible = next[from].filter((status) => {
    if (status === 'draft') return !answered
    return status !== 'published' || isOpenAt(after, now)
  })
  if (!possible.includes(to)) throw invalidTransition('assignment', from, 'update', possible)
}

/** What has passed its closing time is not published again, unless that is moved. */
const isOpenAt = ({ closes_at }: AssignmentRow, now: string): boolean => closes_at === null || closes_at > now

/** Since when it can be seen: kept when it closes and opens again, forgotten when it becomes a draft. */
export function publishedAt(before: AssignmentRow, after: AssignmentRow, now: string): string | null {
  if (after.status === 'draft') return null
  return after.status === 'published' ? (before.published_at ?? now) : before.published_at
}
