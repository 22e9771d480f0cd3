import type { Problem } from './api-error.ts'

/** Time zone and locale must be ones that the runtime's own tables know. */
export function localeProblems({ timezone, locale }: { timezone?: string; locale?: string }): Problem[] {
  const problem = (field: string, message: string): Problem => ({ field, location: 'body', code: 'format', message })
  const problems: Problem[] = []
  if (timezone !== undefined && !isKnown(() => new Intl.DateTimeFormat('en', { timeZone: timezone }))) {
    problems.push(problem('timezone', 'timezone must be an IANA time zone such as America/New_York'))
  }
  if (locale !== undefined && !isKnown(() => Intl.getCanonicalLocales(locale))) {
    problems.push(problem('locale', 'locale must be a BCP 47 language tag such as en-US'))
  }
  return problems
}

function isKnown(make: () => unknown): boolean {
  try {
    make()
    return true
  } catch {
    return false
  }
}
