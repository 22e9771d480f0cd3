import { familySentence, wholeNumber } from './families.ts'
import type { Kind } from './model.ts'

interface Sentence {
  readonly kind: Kind
  /** `$1`, `$2` … are what oasdiff put between backticks, in its order. */
  readonly text: string
  /** Which of them is the path of a field, or none. */
  readonly field?: number
}

const field = (kind: Kind, text: string, position = 1): Sentence => ({ kind, text, field: position })
const plain = (kind: Kind, text: string): Sentence => ({ kind, text })

/** The changes that integrators meet most, in our words. Everything else keeps oasdiff's, tidied: see `tidy`. */
const SENTENCES: Readonly<Record<string, Sentence>> = {
  'new-optional-request-property': field('added', 'Requests may send the new field $1.'),
  'new-required-request-property': field('added', 'Requests must send the new field $1.'),
  'request-property-removed': field('removed', 'Requests can no longer send the field $1.'),
  'request-property-became-required': field('changed', 'Requests must now send $1.'),
  'request-property-became-optional': field('changed', 'Requests may now leave out $1.'),
  'request-property-became-nullable': field('changed', 'Requests may now send `null` for $1.'),
  'request-property-became-not-nullable': field('changed', 'Requests can no longer send `null` for $1.'),
  'request-property-enum-value-added': field('added', 'Requests may send the new value $1 for $2.', 2),
  'request-property-enum-value-removed': field('removed', 'Requests can no longer send the value $1 for $2.', 2),
  'response-optional-property-added': field('added', '{Responses} carry the new field $1, which may be absent.'),
  'response-required-property-added': field('added', '{Responses} carry the new field $1.'),
  'response-optional-property-removed': field('removed', '{Responses} no longer carry the field $1.'),
  'response-required-property-removed': field('removed', '{Responses} no longer carry the field $1.'),
  'response-property-became-optional': field('changed', 'The field $1 may now be absent from {responses}.'),
  'response-property-became-required': field('changed', 'The field $1 is now always present in {responses}.'),
  'response-property-became-nullable': field('changed', 'The field $1 may now be `null` in {responses}.'),
  'response-property-became-not-nullable': field('changed', 'The field $1 is no longer `null` in {responses}.'),
  'response-property-enum-value-added': field('added', 'The field $2 may have the new value $1 in {responses}.', 2),
  'response-property-enum-value-removed': field(
    'removed',
    'The field $2 no longer has the value $1 in {responses}.',
    2,
  ),
  'request-property-deprecated': field('deprecated', 'The field $1 in requests is deprecated.'),
  'request-property-deprecated-with-sunset': field('deprecated', 'The field $1 in requests is deprecated until $2.'),
  'request-parameter-deprecated': plain('deprecated', 'The #1 parameter $2 is deprecated.'),
  'request-parameter-reactivated': plain('changed', 'The #1 parameter $2 is no longer deprecated.'),
  'request-property-reactivated': field('changed', 'The field $1 in requests is no longer deprecated.'),
  'response-property-reactivated': field('changed', 'The field $1 in {responses} is no longer deprecated.'),
  'response-property-deprecated': field('deprecated', 'The field $1 in {responses} is deprecated.'),
  'response-property-deprecated-with-sunset': field(
    'deprecated',
    'The field $1 in {responses} is deprecated until $2.',
  ),
  'request-body-became-required': plain('changed', 'The request body is now required.'),
  'request-body-became-optional': plain('changed', 'The request body may now be left out.'),
  'request-body-added-required': plain('added', 'A request body is now required.'),
  'request-body-added-optional': plain('added', 'Requests may now have a body.'),
  'request-body-removed': plain('removed', 'Requests no longer have a body.'),
  'new-optional-request-parameter': plain('added', 'Requests may send the new #1 parameter $2.'),
  'new-required-request-parameter': plain('added', 'Requests must send the new #1 parameter $2.'),
  'request-parameter-removed': plain('removed', 'The #1 parameter $2 is no longer accepted.'),
  'request-parameter-became-required': plain('changed', 'The #1 parameter $2 is now required.'),
  'request-parameter-became-optional': plain('changed', 'The #1 parameter $2 may now be left out.'),
  'request-parameter-enum-value-added': plain('added', 'The #2 parameter $3 takes the new value $1.'),
  'request-parameter-enum-value-removed': plain('removed', 'The #2 parameter $3 no longer takes the value $1.'),
  'response-header-added': plain('added', 'Responses carry the new header $1.'),
  'required-response-header-removed': plain('removed', 'Responses no longer carry the header $1.'),
  'optional-response-header-removed': plain('removed', 'Responses no longer carry the header $1.'),
  'response-success-status-added': plain('added', 'A successful answer may have the new status $1.'),
  'response-success-status-removed': plain('removed', 'The status $1 is no longer answered.'),
  'response-non-success-status-added': plain('added', 'An error may have the new status $1.'),
  'response-non-success-status-removed': plain('removed', 'The error status $1 is no longer answered.'),
}

export interface Phrase {
  readonly kind: Kind
  readonly sentence: string
}

/**
 * One plain sentence for a finding of oasdiff. `readable` turns a property path into the name that integrators know
 * (`data/items/status` into `Task.status`), or returns null for what is not a path.
 */
export function phrase(id: string, text: string, readable: (path: string) => string | null): Phrase {
  const { values } = valuesOf(id, text)
  const known = SENTENCES[id]
  if (!known) {
    const short = withoutStatus(text)
    return { kind: kindOf(id), sentence: familySentence(id, short, readable) ?? tidy(short, readable) }
  }
  const sentence = known.text.replace(/([$#])(\d)/g, (_, mark: string, digit: string) => {
    const value = values[Number(digit) - 1] ?? ''
    if (mark === '#') return value
    const dotted = Number(digit) === known.field ? value.replaceAll('/', '.') : value
    return `\`${readable(value) ?? dotted}\``
  })
  return { kind: known.kind, sentence }
}

/** What oasdiff put between backticks, and the position of a field's path among it where the id tells. */
export function valuesOf(id: string, text: string): { values: string[]; field: number | null } {
  const values = [...text.matchAll(/`([^`]*)`/g)].map((match) => match[1] ?? '')
  return { values, field: SENTENCES[id]?.field ?? null }
}

function kindOf(id: string): Kind {
  if (id.includes('deprecated')) return 'deprecated'
  if (/(^new-|-(property|parameter|header|status|media-type|value)-added$)/.test(id)) return 'added'
  if (/-(property|parameter|header|status|media-type|value)-removed$/.test(id)) return 'removed'
  return 'changed'
}

/** The status is of no interest to a reader, and would split one change into a line for 200 and one for 201. */
const STATUS = [
  / (?:to|from) the response with the `[^`]*` status$/,
  / (?:for|of) (?:the )?(?:response )?(?:with the )?status `[^`]*`/,
  / of response `[^`]*`$/,
  / \(backward compatible\)$/,
]

const withoutStatus = (text: string): string => STATUS.reduce((rest, pattern) => rest.replace(pattern, ''), text)

function tidy(text: string, readable: (path: string) => string | null): string {
  const shown = text.replace(/`([^`]*)`/g, (_, value: string) => `\`${readable(value) ?? wholeNumber(value)}\``)
  return `${shown.charAt(0).toUpperCase()}${shown.slice(1).replace(/\.$/, '')}.`
}
