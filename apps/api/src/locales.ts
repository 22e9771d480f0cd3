import type { Problem } from './api-error.ts'

/** Time zone and locale must be ones that the runtime's own tables know. */
export function localeProblems({ timezone, locale }: { timezone?: string; locale?: string }): Problem[] {
  const problem = (field: string, message: string): Problem => ({ field, location: 'body', code: 'format', message })
  const problems: Problem[] = []
  if (timezone !== undefined && !isTimeZone(timezone)) {
    problems.push(problem('timezone', 'timezone must be an IANA time zone such as America/New_York'))
  }
  if (locale !== undefined && !isKnown(() => Intl.getCanonicalLocales(locale))) {
    problems.push(problem('locale', 'locale must be a BCP 47 language tag such as en-US'))
  }
  return problems
}

/** The runtime also takes `+05:30`, whose sign PostgreSQL reads the other way round, as POSIX does. */
const isTimeZone = (name: string): boolean =>
  /^[A-Za-z]/.test(name) && isKnown(() => new Intl.DateTimeFormat('en', { timeZone: name }))

function isKnown(make: () => unknown): boolean {
  try {
    make()
    return true
  } catch {
    return false
  }
}
