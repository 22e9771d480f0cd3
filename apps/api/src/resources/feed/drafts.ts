import { ApiError, invalid, type Problem } from '../../api-error.ts'
import { mayModerate } from '../../caller.ts'
import type { Context } from '../../context.ts'
import { uuidOf } from '../../ids.ts'
import { unfit } from '../../references.ts'
import type { Schemas } from '../../schemas.ts'

const MINUTE_MS = 60_000
const YEAR_MS = 365 * 24 * 60 * MINUTE_MS

/** As it is stored: in UTC with milliseconds. */
export const instant = (text: string | null | undefined): string | null => (text ? new Date(text).toISOString() : null)

/** A time to publish at: from the next minute on, within a year. */
export function scheduleProblems(scheduledFor: string | null, now: string): Problem[] {
  if (scheduledFor === null) return []
  const ahead = Date.parse(scheduledFor) - Date.parse(now)
  if (ahead >= MINUTE_MS && ahead <= YEAR_MS) return []
  return [unfit('scheduledFor', 'must be at least a minute and at most a year ahead')]
}

const needed = (field: string, why: string): Problem => ({
  field,
  location: 'body',
  code: 'required',
  message: `${field} ${why}`,
})

const LISTS = ['sectionIds', 'experienceRoleIds', 'childIds'] as const
type List = (typeof LISTS)[number]
/** What each scope is made of: one of these lists at least, and no other. */
const NAMED_BY: Record<Schemas['AudienceScope'], readonly List[]> = {
  org: [],
  sections: ['sectionIds'],
  experience_roles: ['experienceRoleIds'],
  families: ['childIds', 'sectionIds'],
}

export function audienceProblems(audience: Schemas['PostAudienceInput']): Problem[] {
  const wanted = NAMED_BY[audience.scope]
  const given = LISTS.filter((list) => (audience[list] ?? []).length > 0)
  const [first] = wanted
  if (first && !given.some((list) => wanted.includes(list))) {
    return [needed(`audience.${first}`, `is required with the scope ${audience.scope}`)]
  }
  return given
    .filter((list) => !wanted.includes(list))
    .map((list) => unfit(`audience.${list}`, `does not go with the scope ${audience.scope}`))
}

/** Rows of `post_audiences`. */
export function targetsOf({
  scope,
  sectionIds = [],
  experienceRoleIds = [],
  childIds = [],
}: Schemas['PostAudienceInput']) {
  const targets = [
    ...sectionIds.map((id) => [scope === 'families' ? 'section_guardians' : 'section', uuidOf('sec', id)] as const),
    ...experienceRoleIds.map((id) => ['experience_role', uuidOf('xrl', id)] as const),
    ...childIds.map((id) => ['child', uuidOf('stu', id)] as const),
  ]
  return { kinds: targets.map(([kind]) => kind), targetIds: targets.map(([, id]) => id) }
}

export function pollProblems({ kind, poll }: Schemas['PostCreate'], from: string): Problem[] {
  if (kind === 'poll' && !poll) return [needed('poll', 'is required with the kind poll')]
  if (!poll) return []
  if (kind !== 'poll') return [unfit('poll', 'goes with the kind poll alone')]
  const problems: Problem[] = []
  if ((poll.maxChoices ?? 1) > poll.options.length)
    problems.push(unfit('poll.maxChoices', 'is more than there are options'))
  const closesAt = instant(poll.closesAt)
  if (closesAt !== null && closesAt <= from)
    problems.push(unfit('poll.closesAt', 'must be after the post is published'))
  return problems
}

/** What a new post must be besides what its schema says. */
export function checkDraft(body: Schemas['PostCreate'], { caller, now }: Context): void {
  if (body.isPinned && !mayModerate(caller)) throw notModerator()
  const scheduledFor = instant(body.scheduledFor)
  const problems = [
    ...(body.audience ? audienceProblems(body.audience) : []),
    ...scheduleProblems(scheduledFor, now),
    ...pollProblems(body, scheduledFor ?? now),
  ]
  if (problems.length > 0) throw invalid(problems)
}

export const notModerator = () => new ApiError('forbidden', { details: { permission: 'feed:moderate' } })
