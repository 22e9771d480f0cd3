import type { Problem } from './api-error.ts'

const problem = (field: string, message: string): Problem => ({ field, location: 'body', code: 'format', message })
export const timeZoneProblem = problem('timezone', 'timezone must be an IANA time zone such as America/New_York')

/** Time zone and locale must be ones that the runtime's own tables know. */
export function localeProblems({ timezone, locale }: { timezone?: string; locale?: string }): Problem[] {
  const problems: Problem[] = []
  if (timezone !== undefined && !isTimeZone(timezone)) {
    problems.push(timeZoneProblem)
  }
  if (locale !== undefined && !isKnown(() => Intl.getCanonicalLocales(locale))) {
    problems.push(problem('locale', 'locale must be a BCP 47 language tag such as en-US'))
  }
  return problems
}

/**
 * UTC, or the name of a place. What else the runtime takes, PostgreSQL reads differently: `+05:30` west of UTC, as POSIX
 * does; `CET` without summer time, and `BST` as Britain's, not Dhaka's.
 */
const isTimeZone = (name: string): boolean =>
  /^(UTC|[a-z]+\/.+)$/i.test(name) && isKnown(() => new Intl.DateTimeFormat('en', { timeZone: name }))

function isKnown(make: () => unknown): boolean {
  try {
    make()
    return true
  } catch {
    return false
  }
}
