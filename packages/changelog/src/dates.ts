const DAY = 86_400_000

export const SUNSET_DAYS = 30

/** ISO dates and date-times compare as text only when both have the same form; this makes them so. */
export const dateOf = (moment: string): string => moment.slice(0, 10)

export function daysBetween(from: string, to: string): number {
  return Math.floor((Date.parse(dateOf(to)) - Date.parse(dateOf(from))) / DAY)
}

export const isDate = (text: string): boolean =>
  /^\d{4}-\d{2}-\d{2}/.test(text) && !Number.isNaN(Date.parse(dateOf(text)))
