import type { Deprecation, Operation } from '@homeroom/contract/record'
import type { Felt } from './access.ts'
import { dateOf } from './dates.ts'

/** Deprecations and retirements of an operation that both contracts have. Computed here: oasdiff's own depend on today. */
export function lifecycleChanges(base: Operation, head: Operation, today: string): readonly Felt[] {
  if (head.kind === 'retired' && base.kind !== 'retired') return [retired(base, head, today)]
  if (base.kind === 'retired' && head.kind !== 'retired') {
    return [{ kind: 'added', breaking: false, sentence: 'Answers again; it was retired.' }]
  }
  if (!head.deprecated) {
    return base.deprecated ? [{ kind: 'changed', breaking: false, sentence: 'No longer deprecated.' }] : []
  }
  if (!base.deprecated) return [deprecated(head.deprecated)]
  return sunsetMoved(base.deprecated, head.deprecated)
}

/** Going as announced breaks nobody who listened: it was deprecated, and its sunset has passed. */
export function announced(base: Operation, today: string): boolean {
  return base.deprecated !== null && dateOf(base.deprecated.sunset) <= today
}

/** Sentence for an operation that is gone altogether. */
export function removed(base: Operation, today: string): Felt & { plural: string } {
  if (announced(base, today)) {
    return {
      kind: 'removed',
      breaking: false,
      sentence: 'Removed as announced: it answers 404.',
      plural: '{n} operations removed as announced: they answer 404.',
      migrate: advice(base.deprecated),
    }
  }
  const early = base.deprecated ? `before its announced end (${dateOf(base.deprecated.sunset)})` : 'without notice'
  return {
    kind: 'removed',
    breaking: true,
    sentence: `Removed ${early}: it answers 404.`,
    plural: `{n} operations removed ${early}: they answer 404.`,
    migrate: advice(base.deprecated),
  }
}

function retired(base: Operation, head: Operation, today: string): Felt {
  const planned = announced(base, today)
  return {
    kind: 'removed',
    breaking: !planned,
    sentence: `Retired ${planned ? 'as announced' : 'before its announced end'}: every call is answered 410.`,
    migrate: advice(head.deprecated),
  }
}

function deprecated(notice: Deprecation): Felt {
  return {
    kind: 'deprecated',
    breaking: false,
    sentence: `Deprecated since ${dateOf(notice.at)}; stops working on ${dateOf(notice.sunset)}.`,
    migrate: advice(notice),
  }
}

function sunsetMoved(base: Deprecation, head: Deprecation): readonly Felt[] {
  const [before, after] = [dateOf(base.sunset), dateOf(head.sunset)]
  if (before === after) return []
  const sooner = after < before
  const sentence = `Stops working on ${after}, ${sooner ? 'sooner' : 'later'} than announced (${before}).`
  return [{ kind: 'deprecated', breaking: sooner, sentence, migrate: advice(head) }]
}

function advice(notice: Deprecation | null): string | undefined {
  if (!notice) return undefined
  const guide = `The guide is ${notice.docs}.`
  return notice.replacement ? `Use \`${notice.replacement}\` instead. ${guide}` : guide
}
