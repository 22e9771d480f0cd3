import { type Random, randomOf } from './random.ts'

export interface LoadSize {
  orgs: number
  tasks: number
  seed: number
}

/** What one organization of a load holds; the same for the same size and index, whatever else is loaded. */
export interface OrgPlan {
  size: LoadSize
  index: number
  tasks: number
  students: number
}

const DAY = 86_400_000
/** Twelve months of activity end here: fixed, so that a load is the same on every day. */
export const UNTIL = Date.UTC(2026, 10, 1)
export const FROM = UNTIL - 365 * DAY
/** People and classes are there a month before the first task. */
export const OPENED = FROM + 30 * DAY
export const daysAfter = (at: number, days: number): number => at + days * DAY
export const timestamp = (at: number): string => new Date(at).toISOString()
export const dateOf = (at: number): string => timestamp(at).slice(0, 10)

/** Every organization has an equal part of a fifth of the tasks; the rest follows Zipf's law, from its second rank on. */
const EQUAL_SHARE = 0.2
const EXPONENT = 1.1
const STUDENTS_PER_TASK = 0.04
const FEWEST_STUDENTS = 4

export function plansOf(size: LoadSize): OrgPlan[] {
  const weights = Array.from({ length: size.orgs }, (_, index) => (index + 2) ** -EXPONENT)
  const whole = weights.reduce((sum, weight) => sum + weight, 0)
  let [placed, share] = [0, 0]
  return weights.map((weight, index) => {
    share += EQUAL_SHARE / size.orgs + ((1 - EQUAL_SHARE) * weight) / whole
    const tasks = Math.round(size.tasks * share) - placed
    placed += tasks
    return { size, index, tasks, students: Math.max(FEWEST_STUDENTS, Math.round(tasks * STUDENTS_PER_TASK)) }
  })
}

/** Each part of an organization has numbers of its own, so that one can change without the others. */
export const streamOf = ({ size, index }: OrgPlan, part: string): Random => randomOf(`${size.seed}/${index}/${part}`)

const ROWS_PER_TASK = 2.9
const ROWS_PER_STUDENT = 106
/** Near enough for a progress line. */
export const estimatedRows = (plans: readonly OrgPlan[]): number =>
  Math.round(plans.reduce((sum, { tasks, students }) => sum + tasks * ROWS_PER_TASK + students * ROWS_PER_STUDENT, 0))
