/** The public fields whose values differ, as they were before: `data.previous` of an event, null when nothing changed. */
export function previousOf<T extends object>(before: T, after: T): Partial<T> | null {
  const previous: Partial<T> = {}
  for (const key of Object.keys(after) as (keyof T)[]) {
    if (key === 'updatedAt') continue
    if (JSON.stringify(before[key]) !== JSON.stringify(after[key])) previous[key] = before[key]
  }
  return Object.keys(previous).length > 0 ? previous : null
}

/** The given value, or the present one where the field was left out; null is a value. */
export const orKeep = <T>(given: T | undefined, present: T): T => (given === undefined ? present : given)

/** The given value where it is another than the present one: what stays as it is need not be checked again. */
export const ifNew = <T>(given: T | undefined, present: T): T | undefined => (given === present ? undefined : given)
