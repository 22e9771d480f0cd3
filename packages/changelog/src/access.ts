import type { ConsentNeed, EmittedEvent, Operation, Relationship } from '@homeroom/contract/record'
import type { Kind } from './model.ts'

/** What changed for the callers of one operation, beyond its inputs and outputs. */
export interface Felt {
  readonly kind: Kind
  readonly breaking: boolean
  readonly sentence: string
  readonly migrate?: string
}

type Rule = (base: Operation, head: Operation) => readonly Felt[]

const breaking = (kind: Kind, sentence: string): Felt => ({ kind, breaking: true, sentence })
const harmless = (kind: Kind, sentence: string): Felt => ({ kind, breaking: false, sentence })

/** oasdiff has no entry for any `x-*` field and reads a looser `security` as an error, so access has this one source. */
export function accessChanges(base: Operation, head: Operation): readonly Felt[] {
  return RULES.flatMap((rule) => rule(base, head))
}

const RULES: readonly Rule[] = [
  caller,
  scope,
  memberStatus,
  relationship,
  consent,
  initData,
  events,
  errors,
  idempotency,
  counting,
  sdkNames,
]

function caller(base: Operation, head: Operation): readonly Felt[] {
  if (base.access === head.access && base.permission === head.permission) return []
  const before = base.permission
  const after = head.permission
  if (head.access === 'public') return [harmless('security', 'Calls need no credential any more.')]
  if (head.access === 'member') {
    return base.access === 'public'
      ? [
          breaking(
            'security',
            'Callers must now be active members of the organization; no credential was needed before.',
          ),
        ]
      : [harmless('security', `Any active member may call; the permission \`${before}\` is no longer needed.`)]
  }
  if (base.access === 'permission') {
    return [breaking('security', `Callers need the permission \`${after}\` instead of \`${before}\`.`)]
  }
  const until = base.access === 'public' ? 'no credential was needed' : 'any active member could call'
  return [breaking('security', `Callers now need the permission \`${after}\`; before, ${until}.`)]
}

function scope(base: Operation, head: Operation): readonly Felt[] {
  if (base.scope === head.scope) return []
  if (base.scope === null) return [harmless('security', `API keys with the scope \`${head.scope}\` may now call.`)]
  if (head.scope === null) {
    return [
      breaking('security', `API keys can no longer call; the scope \`${base.scope}\` does not cover it any more.`),
    ]
  }
  return [breaking('security', `API keys need the scope \`${head.scope}\` instead of \`${base.scope}\`.`)]
}

function memberStatus(base: Operation, head: Operation): readonly Felt[] {
  const { added, removed } = difference(base.memberStatus, head.memberStatus)
  return [
    ...removed.map((status) => breaking('security', `Members who are \`${status}\` can no longer call.`)),
    ...added.map((status) => harmless('security', `Members who are \`${status}\` may now call.`)),
  ]
}

function relationship(base: Operation, head: Operation): readonly Felt[] {
  const say = ({ rule, any, flag, unless, ...need }: Relationship) =>
    clauses([
      need.from === 'list'
        ? `rows are limited by the rule \`${rule}\``
        : `the rule \`${rule}\` is checked on ${source(need)}`,
      any && `by way of ${any.map((way) => `\`${way}\``).join(' or ')}`,
      flag && `guardians with \`${flag}\``,
      unless && `unless \`${unless}\` is given`,
    ])
  return needs(base.relationship.map(say), head.relationship.map(say))
}

function consent(base: Operation, head: Operation): readonly Felt[] {
  const say = ({ type, except, ...need }: ConsentNeed) =>
    clauses([
      `the guardian consent \`${type}\` is needed for ${source(need)}`,
      except && `except by way of \`${except}\``,
    ])
  return needs(base.consent.map(say), head.consent.map(say))
}

/** Whatever decides who passes a guard is in its sentence: what is not in it could change without a line. */
const clauses = (parts: readonly (string | null)[]): string => parts.filter((part) => part !== null).join(', ')

const source = ({ from, of, optional }: Pick<Relationship, 'from' | 'of' | 'optional'>): string =>
  clauses([`\`${from}\`${of === null ? '' : ` (as \`${of}\`)`}`, optional ? 'where it is given' : null])

function needs(base: readonly string[], head: readonly string[]): readonly Felt[] {
  const { added, removed } = difference(base, head)
  return [
    ...added.map((need) => breaking('security', `New condition: ${need}.`)),
    ...removed.map((need) => harmless('security', `Dropped condition: ${need}.`)),
  ]
}

function initData(base: Operation, head: Operation): readonly Felt[] {
  if (base.initData === head.initData) return []
  return head.initData
    ? [breaking('security', 'Embedded apps must now send their init data.')]
    : [harmless('security', 'Embedded apps no longer need to send their init data.')]
}

function events(base: Operation, head: Operation): readonly Felt[] {
  const say = (event: EmittedEvent) => `\`${event.name}\`${event.when ? ` (when ${event.when})` : ''}`
  const delivered = (operation: Operation) => operation.events.filter((event) => event.delivered).map(say)
  const { added, removed } = difference(delivered(base), delivered(head))
  return [
    ...removed.map((event) => breaking('removed', `The event ${event} is no longer sent.`)),
    ...added.map((event) => harmless('added', `The event ${event} is now sent.`)),
  ]
}

function errors(base: Operation, head: Operation): readonly Felt[] {
  const codes = (operation: Operation) => operation.errors.map((error) => `\`${error.code}\``)
  const reasons = (operation: Operation, other: Operation) =>
    operation.errors
      .filter((error) => other.errors.some((candidate) => candidate.code === error.code))
      .flatMap((error) => error.reasons.map((reason) => `\`${error.code}\` (reason \`${reason}\`)`))
  const code = difference(codes(base), codes(head))
  const reason = difference(reasons(base, head), reasons(head, base))
  return [
    ...[...code.added, ...reason.added].map((error) => harmless('added', `May now answer with the error ${error}.`)),
    ...[...code.removed, ...reason.removed].map((error) =>
      harmless('removed', `No longer answers with the error ${error}.`),
    ),
  ]
}

function idempotency(base: Operation, head: Operation): readonly Felt[] {
  if (base.idempotent === head.idempotent) return []
  return head.idempotent
    ? [harmless('added', 'Takes an `Idempotency-Key`.')]
    : [breaking('removed', 'No longer takes an `Idempotency-Key`.')]
}

function counting(base: Operation, head: Operation): readonly Felt[] {
  if (base.kind !== 'list' || head.kind !== 'list' || base.counted === head.counted) return []
  return head.counted
    ? [harmless('added', 'Counts the `total` when paged by `page`.')]
    : [breaking('removed', 'No longer counts the `total`.')]
}

function sdkNames(base: Operation, head: Operation): readonly Felt[] {
  const names = (operation: Operation) =>
    [operation.id, operation.alias && `${operation.resource}.${operation.alias}`].filter((name) => name !== null)
  const { added, removed } = difference(names(base), names(head))
  return [
    ...removed.map((name) => ({
      ...breaking('removed', `The SDK no longer has \`${name}\`.`),
      migrate: `Call \`${head.id}\` instead. The HTTP request is the same.`,
    })),
    ...added.map((name) => harmless('added', `The SDK has it as \`${name}\`.`)),
  ]
}

function difference(base: readonly string[], head: readonly string[]): { added: string[]; removed: string[] } {
  return {
    added: head.filter((item) => !base.includes(item)),
    removed: base.filter((item) => !head.includes(item)),
  }
}
