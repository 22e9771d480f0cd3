import { dateIn } from '../../../access/child.ts'
import { conflict } from '../../../api-error.ts'
import { previousOf } from '../../../changes.ts'
import type { Context } from '../../../context.ts'
import type { RowOf } from '../../../db/statement.ts'
import type { lockOffering, lockSection, situationOf } from './place-queries.ts'
import { activeOf, changePlaces, lockSectionsOf, withdrawAll } from './place-queries.ts'
import { type EnrollmentRow, toAnnouncedEnrollment } from './view.ts'

export interface Places {
  section: RowOf<typeof lockSection>
  offering: RowOf<typeof lockOffering> | undefined
  situation: RowOf<typeof situationOf>
}

/** Of a section and of its offering, whichever is full first. */
export function refuseWhenFull({ section, offering, situation }: Places): void {
  if (section.capacity !== null && section.enrolled_count >= section.capacity) {
    throw conflict('capacity_reached', { capacity: section.capacity })
  }
  const limit = offering?.capacity ?? null
  if (limit !== null && situation.in_offering >= limit) throw conflict('capacity_reached', { capacity: limit })
}

interface Term {
  term_starts_on: string
  term_ends_on: string
}

export const isInTerm = (date: string, { term_starts_on, term_ends_on }: Term): boolean =>
  date >= term_starts_on && date <= term_ends_on

/** Today in the organization's time zone, or the day of the term that is nearest to it. */
export function todayInTerm(ctx: Context, { term_starts_on, term_ends_on }: Term): string {
  const today = dateIn(ctx.organization.timezone, ctx.now)
  if (today < term_starts_on) return term_starts_on
  return today > term_ends_on ? term_ends_on : today
}

/** Where an enrollment ends that ends now: not before it begins. */
export function lastDay(ctx: Context, startsOn: string | null, term: Term): string {
  const today = todayInTerm(ctx, term)
  return startsOn !== null && startsOn > today ? startsOn : today
}

interface Changed {
  before: EnrollmentRow
  row: EnrollmentRow
}

/**
 * A student who is no longer enrolled in the school gives up every place. The caller has locked the student's row, so that
 * nobody takes a new one for her meanwhile, and tells of what is answered.
 */
export async function withdrawFromAll(ctx: Context, studentId: string, reason: string): Promise<Changed[]> {
  const { db } = ctx
  const [, active] = await db.block([db.bound(lockSectionsOf, { studentId }), db.bound(activeOf, { studentId })])
  if (active.length === 0) return []
  const changed = active.map((before) => ({
    before,
    row: {
      ...before,
      status: 'withdrawn',
      ends_on: before.ends_on ?? lastDay(ctx, before.starts_on, before),
      withdraw_reason: reason,
      updated_at: ctx.now,
    },
  }))
  db.write(withdrawAll, {
    ids: changed.map(({ row }) => row.id),
    endsOn: changed.map(({ row }) => row.ends_on),
    reason,
    userId: ctx.caller.userId,
    now: ctx.now,
  })
  db.write(changePlaces, { sectionIds: changed.map(({ row }) => row.section_id), delta: -1 })
  return changed
}

/** An enrollment as an event tells it, with what was there before. */
export function announced(row: EnrollmentRow, before?: EnrollmentRow) {
  const object = toAnnouncedEnrollment(row)
  return {
    resource: 'enrollment',
    id: row.id,
    object,
    studentIds: [row.student_id],
    ...(before ? { previous: previousOf(toAnnouncedEnrollment(before), object) ?? {} } : {}),
  }
}
