import type { Operation } from '@homeroom/contract/record'
import type { ChildFacts } from '../access/child.ts'
import { locate } from '../access/locator.ts'
import { ApiError } from '../api-error.ts'
import type { Exchange, Stage } from '../http/exchange.ts'
import { toPublic } from '../ids.ts'

/** Guard 9: the guardians' consent for every child that the request names, as guard 8 has read it. */
export function consent(op: Operation): Stage | null {
  const needs = op.consent.filter(({ from }) => from !== 'list')
  if (needs.length === 0) return null
  return (x: Exchange) => {
    const missing: { childId: string; consentType: string }[] = []
    for (const { type, from } of needs) {
      for (const id of locate(x, from, 'stu').ids) {
        const consentType = lacking(x.children.get(id), type)
        if (consentType) missing.push({ childId: toPublic('stu', id), consentType })
      }
    }
    if (missing.length === 0) return
    throw new ApiError('CONSENT_REQUIRED', { details: missing.length === 1 ? missing[0] : { missing } })
  }
}

/** The first consent that is not there: the one that the operation needs, or an app's to be given anything at all. */
function lacking(facts: ChildFacts | undefined, type: string): string | null {
  if (!facts?.[type as keyof ChildFacts]) return type
  return facts.third_party_sharing ? null : 'third_party_sharing'
}
