/** A finding's text taken apart: what it is about, and the values that are left. */
interface Parts {
  /** `` `Task.title` in requests ``, `` the query parameter `limit` ``, `the body of responses`. */
  readonly subject: string
  readonly values: readonly string[]
}

const LIMITS: Readonly<Record<string, string>> = {
  max: 'maximum',
  min: 'minimum',
  'exclusive-max': 'exclusive maximum',
  'exclusive-min': 'exclusive minimum',
  'max-length': 'maximum length',
  'min-length': 'minimum length',
  'max-items': 'maximum number of items',
  'min-items': 'minimum number of items',
  'max-properties': 'maximum number of fields',
  'min-properties': 'minimum number of fields',
  'multiple-of': 'step',
}

const LIMIT = new RegExp(
  `-(${Object.keys(LIMITS)
    .sort((a, b) => b.length - a.length)
    .join('|')})-(increased|decreased|set|unset)$`,
)
const TYPE = /-type-(changed|generalized|specialized|compatible)$/
const PATTERN = /-pattern-(added|removed|changed|generalized)$/

/** Sentences for the ids that come in one form for each keyword, part and direction; null for every other id. */
export function familySentence(id: string, text: string, readable: (path: string) => string | null): string | null {
  const parts = takeApart(id, text, readable)
  if (!parts) return null
  const limit = LIMIT.exec(id)
  if (limit) return limitSentence(LIMITS[limit[1] ?? ''] ?? '', limit[2] ?? '', parts)
  if (TYPE.test(id)) return typeSentence(parts)
  const pattern = PATTERN.exec(id)
  return pattern ? patternSentence(pattern[1] ?? '', parts) : null
}

function limitSentence(limit: string, how: string, { subject, values }: Parts): string {
  if (how === 'unset') return `There is no ${limit} of ${subject} any more.`
  const before = { increased: 'it was lower', decreased: 'it was higher', set: 'there was none' }[how]
  return `The ${limit} of ${subject} is now ${values.at(-1)}; ${before}.`
}

function typeSentence({ subject, values }: Parts): string | null {
  const [what, before, after] = values
  return after === undefined ? null : `The ${what} of ${subject} changed from ${quoted(before)} to ${quoted(after)}.`
}

function patternSentence(how: string, { subject, values }: Parts): string {
  if (how === 'removed') return `The pattern of ${subject} is gone; it was \`${values[0]}\`.`
  if (how === 'added') return `The pattern of ${subject} is now \`${values[0]}\`; there was none.`
  return `The pattern of ${subject} changed from \`${values[0]}\` to \`${values[1]}\`.`
}

function takeApart(id: string, text: string, readable: (path: string) => string | null): Parts | null {
  const side = id.startsWith('response') ? '{responses}' : 'requests'
  const parameter = /`(\w+)` request parameter `([^`]*)`/.exec(text)
  if (parameter && !id.includes('property')) {
    const [whole, place, name = ''] = parameter
    return {
      subject: `the ${place} parameter \`${readable(name) ?? name}\``,
      values: valuesIn(text.replace(whole, '')),
    }
  }
  if (/^(request|response)-(read-only-|write-only-)?property-/.test(id)) {
    const path = valuesIn(text).find((value) => readable(value) !== null)
    if (path === undefined) return null
    return { subject: `\`${readable(path)}\` in ${side}`, values: valuesIn(text.replace(`\`${path}\``, '')) }
  }
  return /^(request|response)-body-/.test(id) ? { subject: `the body of ${side}`, values: valuesIn(text) } : null
}

const valuesIn = (text: string): string[] =>
  [...text.matchAll(/`([^`]*)`/g)].map((match) => wholeNumber(match[1] ?? ''))

/** oasdiff prints every number with two decimals. */
export const wholeNumber = (value: string): string => value.replace(/^(-?\d+)\.00$/, '$1')

const quoted = (value = ''): string => (value === 'none' ? 'none' : `\`${value}\``)
