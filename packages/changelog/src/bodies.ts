import { type Difference, differences, oneSided } from './differences.ts'
import { changeOf, explains, fieldName, type Reading, refOf } from './findings.ts'
import { asList, type Change, type Contract } from './model.ts'
import { type SurfaceOperation, webhookOf } from './surface.ts'

type Unnamed = Omit<Change, 'operation'>

/**
 * What differs in an operation that both contracts have. oasdiff has no finding for values of an `x-extensible-enum`,
 * nor for keywords that it does not check; nothing that changes on the wire may pass without a line.
 */
export function bodyChanges(
  contracts: { base: Contract; head: Contract },
  before: SurfaceOperation,
  after: SurfaceOperation,
  readings: readonly Reading[],
): Unnamed[] {
  const { base, head } = contracts
  const found = differences(base.surface, head.surface, before.definition, after.definition)
  const lists = found.filter(isWholeList)
  const misread = (reading: Reading) =>
    OF_LIST.test(reading.finding.id) && lists.some((list) => explains(reading, list))
  const said = readings.filter((reading) => !misread(reading))
  const webhook = webhookOf(after.path)
  return [
    ...said.map((reading) => changeOf(reading, [base, head])),
    ...lists.map((list) =>
      closedEnum(
        list,
        readings.filter((reading) => misread(reading) && explains(reading, list)),
      ),
    ),
    ...found
      .filter((difference) => !lists.includes(difference) && !said.some((reading) => explains(reading, difference)))
      .flatMap((difference) =>
        difference.keyword === 'x-extensible-enum' ? openEnum(difference) : [unclassified(difference)],
      ),
  ].map((change) => (webhook ? { ...change, webhook } : change))
}

/** oasdiff tells of a list of values that came or went as of its single values, which means the opposite. */
const OF_LIST = /-(enum-value-(added|removed)|became-enum)$/
const isWholeList = ({ keyword, before, after }: Difference): boolean =>
  keyword === 'enum' && (before === undefined || after === undefined)

function closedEnum(difference: Difference, misread: readonly Reading[]): Unnamed {
  const sent = isSent(difference)
  const came = difference.before === undefined
  const name = subject(difference)
  const values = asList(difference.after)
    .map((value) => `\`${value}\``)
    .join(', ')
  const sentence = sent
    ? `Requests may now send ${came ? `only these values for ${name}: ${values}` : `any value for ${name}; there was a list of them`}.`
    : `The field ${name} may now have ${came ? `only these values in {responses}: ${values}` : 'any value in {responses}; there was a list of them'}.`
  return {
    kind: 'changed',
    breaking: sent === came,
    sentence,
    schema: schemaOf(difference),
    findings: misread.map(({ finding }) => refOf(finding)),
  }
}

const isSent = ({ part }: Difference): boolean => !/^(response|header [^ ]+ )/.test(part)

function openEnum(difference: Difference): Unnamed[] {
  const [before, after] = [asList(difference.before), asList(difference.after)]
  const sent = isSent(difference)
  const name = subject(difference)
  return oneSided(before, after).map((value) => {
    const added = after.includes(value)
    const sentence = sent
      ? `Requests ${added ? 'may send the new' : 'can no longer send the'} value \`${value}\` for ${name}.`
      : `The field ${name} ${added ? 'may have the new' : 'no longer has the'} value \`${value}\` in {responses}.`
    return {
      kind: added ? 'added' : 'removed',
      breaking: sent && !added,
      sentence,
      schema: schemaOf(difference),
    }
  })
}

/** Breaking until a person says otherwise: `compatible: true` in `accepted-breaking.yaml`. */
function unclassified(difference: Difference): Unnamed {
  const rule = difference.keyword
    ? `The rule \`${difference.keyword}\` of ${subject(difference)}`
    : capital(subject(difference))
  const [before, after] = [shown(difference.before), shown(difference.after)]
  const how = before && after ? ` from ${before} to ${after}` : ''
  return {
    kind: 'changed',
    breaking: true,
    sentence: `${rule} changed${how}.`,
    schema: schemaOf(difference),
  }
}

/** A shared schema that changes is one line, wherever it is used. */
const schemaOf = ({ places }: Difference): string | null => places.at(-1)?.schemas.at(-1) ?? null

function subject(difference: Difference): string {
  const { places, part } = difference
  const name = fieldName({ schema: schemaOf(difference), field: places.at(-1)?.field ?? '' })
  return name ? `\`${name}\`` : partName(part)
}

function partName(part: string): string {
  const [kind = '', ...rest] = part.split(' ')
  const last = `\`${rest.at(-1)}\``
  if (kind === 'request') return 'the request'
  if (kind === 'response') return `the response ${last}`
  return kind === 'header' && rest.length > 1 ? `the response header ${last}` : `the ${kind} parameter ${last}`
}

const capital = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1)

function shown(value: unknown): string | null {
  if (value === undefined) return 'none'
  return typeof value === 'object' && value !== null ? null : `\`${JSON.stringify(value)}\``
}
