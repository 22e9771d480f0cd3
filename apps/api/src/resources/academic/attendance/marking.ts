import { dateIn } from '../../../access/child.ts'
import { conflict, invalid, type Problem } from '../../../api-error.ts'
import { previousOf } from '../../../changes.ts'
import type { Context } from '../../../context.ts'
import { newId, uuidOf } from '../../../ids.ts'
import { missing, References, unfit } from '../../../references.ts'
import type { Schemas } from '../../../schemas.ts'
import { enrolledIn, refuseStrangers, repeatedChildren } from '../enrolled.ts'
import { childrenToMark, marksOf, putMarks, termOfSection } from './queries.ts'
import { type MarkRow, toAttendanceRecord } from './view.ts'

type Entry = Schemas['AttendanceEntry']
type Occasion = Pick<Schemas['AttendanceBulkMark'], 'date' | 'sectionId'>

/** A child's mark as it is now. `previous`: the public fields that changed, null where none did; undefined for a new mark. */
export interface Marked {
  row: MarkRow
  previous: Partial<Schemas['AttendanceRecord']> | null | undefined
}

/** Marks all children for one day, or none. `fieldOf` is where the body speaks of each, e.g. `records[3].`. */
export async function markAll(
  ctx: Context,
  { date, sectionId }: Occasion,
  entries: readonly Entry[],
  fieldOf: (i: number) => string,
): Promise<Marked[]> {
  checkDate(ctx, date, [
    ...repeatedChildren(entries, fieldOf),
    ...entries.flatMap((entry, i) => entryProblems(entry, fieldOf(i))),
  ])
  const section = sectionId ? uuidOf('sec', sectionId) : null
  const before = await read(ctx, date, section, entries, fieldOf)
  const marked = entries.map((entry) => markOf(ctx, date, section, entry, before))
  const changed = marked.filter(({ previous }) => previous !== null)
  if (changed.length > 0) {
    ctx.db.write(putMarks, {
      userId: ctx.caller.userId,
      now: ctx.now,
      date,
      sectionId: section,
      marks: JSON.stringify(changed.map(({ row }) => row)),
    })
  }
  return marked
}

const DAY_MS = 86_400_000

/** Not in the future; and not before the days that are still open, unless the caller may override that. */
function checkDate(ctx: Context, date: string, problems: Problem[]): void {
  const { timezone, settings } = ctx.organization
  const today = dateIn(timezone, ctx.now)
  if (date > today) problems.push(unfit('date', `must not be after ${today}, which is today at the school`))
  if (problems.length > 0) throw invalid(problems)
  const firstOpen = new Date(Date.parse(today) - settings.attendanceLockDays * DAY_MS).toISOString().slice(0, 10)
  if (date < firstOpen && !ctx.caller.permissions.has('attendance:override')) throw conflict('attendance_locked')
}

const LEAVES: readonly Entry['status'][] = ['early_departure', 'partial']

function entryProblems({ status, minutesLate, arrivedAt, departedAt }: Entry, at: string): Problem[] {
  const problems: Problem[] = []
  const late = minutesLate ?? null
  if (status === 'tardy' && late === null) {
    const message = `${at}minutesLate is required with the status tardy`
    problems.push({ field: `${at}minutesLate`, location: 'body', code: 'required', message })
  }
  if (status !== 'tardy' && late !== null) problems.push(unfit(`${at}minutesLate`, 'goes with the status tardy only'))
  if (departedAt && !LEAVES.includes(status)) {
    problems.push(unfit(`${at}departedAt`, `goes with the statuses ${LEAVES.join(' and ')} only`))
  } else if (arrivedAt && departedAt && Date.parse(departedAt) < Date.parse(arrivedAt)) {
    problems.push(unfit(`${at}departedAt`, 'must not be before arrivedAt'))
  }
  return problems
}

/** The marks that are there already, by child, once nobody else can change them. One round trip. */
async function read(
  ctx: Context,
  date: string,
  section: string | null,
  entries: readonly Entry[],
  fieldOf: (i: number) => string,
): Promise<Map<string, MarkRow>> {
  const ids = entries.map(({ studentId }) => uuidOf('stu', studentId))
  const references = new References(ctx)
  const children = references.ask(childrenToMark, { ids }, (rows) => {
    const found = new Set(rows.map(({ id }) => id))
    return ids.flatMap((id, i) => (found.has(id) ? [] : [missing(`${fieldOf(i)}studentId`, 'student')]))
  })
  const marks = references.ask(marksOf, { ids, date, sectionId: section ?? undefined })
  const enrolled = section ? askSection(references, date, section, ids) : null
  await references.check()
  refuseStrangers(ids, enrolled ? enrolled.rows : children.rows.filter(({ status }) => status === 'enrolled'))
  return new Map(marks.rows.map((row) => [row.student_id, row]))
}

/** A section is marked on days of its term. Answers who is enrolled in it. */
function askSection(references: References, date: string, section: string, ids: string[]): { rows: { id: string }[] } {
  references.ask(termOfSection, { id: section }, ([term]) => {
    if (!term) return [missing('sectionId', 'section')]
    const { starts_on, ends_on } = term
    return date < starts_on || date > ends_on
      ? [unfit('date', `must lie within the section's term, ${starts_on} to ${ends_on}`)]
      : []
  })
  return references.ask(enrolledIn, { ids, sectionId: section })
}

function markOf(
  ctx: Context,
  date: string,
  section: string | null,
  entry: Entry,
  marks: ReadonlyMap<string, MarkRow>,
): Marked {
  const said = {
    status: entry.status,
    minutes_late: entry.minutesLate ?? null,
    arrived_at: instantOf(entry.arrivedAt),
    departed_at: instantOf(entry.departedAt),
    reason: entry.reason ?? null,
    note: entry.note ?? null,
  }
  const student_id = uuidOf('stu', entry.studentId)
  const before = marks.get(student_id)
  if (!before) {
    const made = { id: newId(), student_id, section_id: section, date, marked_at: ctx.now, created_at: ctx.now }
    return { row: { ...made, ...said, updated_at: ctx.now }, previous: undefined }
  }
  const previous = previousOf(toAttendanceRecord(before), toAttendanceRecord({ ...before, ...said }))
  const row = previous ? { ...before, ...said, marked_at: ctx.now, updated_at: ctx.now } : before
  return { row, previous }
}

const instantOf = (text: string | null | undefined): string | null => (text ? new Date(text).toISOString() : null)
