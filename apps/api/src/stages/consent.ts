import type { Operation } from '@homeroom/contract/record'
import type { ChildFacts } from '../access/child.ts'
import { ApiError } from '../api-error.ts'
import type { Exchange, Stage } from '../http/exchange.ts'
import { toPublic } from '../ids.ts'

/** Guard 9: the guardians' consent for every child that the request names, as guard 8 has read it. */
export function consent(op: Operation): Stage | null {
  const places = placesOf(op)
  if (places.length === 0) return null
  return (x: Exchange) => {
    // A child may be named twice: a student who writes to herself, say.
    const found = new Map<string, { childId: string | null; consentType: string }>()
    for (const { from, types, hides } of places) {
      for (const child of x.children.get(from) ?? []) {
        const consentType = lacking(child, types)
        const childId = hides && !child.related ? null : toPublic('stu', child.id)
        if (consentType) found.set(`${child.id} ${consentType}`, { childId, consentType })
      }
    }
    if (found.size === 0) return
    const missing = [...found.values()]
    throw new ApiError('CONSENT_REQUIRED', { details: missing.length === 1 ? missing[0] : { missing } })
  }
}

interface Place {
  from: string
  types: string[]
  /** A path's other row stands for the children: a caller to whom they are nothing is not told whose it is. */
  hides: boolean
}

/** Where the operation names children, and what it needs there; an app's key needs a consent of its own anywhere. */
function placesOf({ relationship, consent }: Operation): Place[] {
  const named = relationship.filter(({ rule }) => rule === 'R-CHILD')
  const froms = new Set([...named, ...consent].map(({ from }) => from))
  froms.delete('list')
  return [...froms].map((from) => {
    const asked = consent.filter((c) => c.from === from)
    const hides = from.startsWith('path.') && asked.some(({ of }) => of !== null)
    return { from, types: asked.map(({ type }) => type), hides }
  })
}

/** The first consent that is not there: one that the operation needs, or an app's to be given anything at all. */
function lacking(facts: ChildFacts, types: string[]): string | null {
  const absent = types.find((type) => !facts[type as keyof ChildFacts])
  if (absent) return absent
  return facts.third_party_sharing ? null : 'third_party_sharing'
}
