import type { Operation } from '@homeroom/contract/record'
import { childFacts } from '../access/child-rule.ts'
import { isGiven, locate } from '../access/locator.ts'
import { type Rule, rules } from '../access/rules.ts'
import type { Exchange, Stage } from '../http/exchange.ts'

/** One question of guard 8, ready to ask. */
interface Need {
  from: string
  optional: boolean
  unless: string | null
  rule: Rule
}

/**
 * Guard 8: the caller has the relationship that the operation asks for to every row that the request names. All of an
 * operation's rules go to the database in one round trip, with the facts that guard 9 needs.
 */
export function relationship(op: Operation): Stage | null {
  const needs = needsOf(op)
  if (needs.length === 0) return null
  return async (x: Exchange) => {
    const asked = needs.flatMap(({ rule, from, optional, unless }) => {
      if (unless !== null && isGiven(x, unless)) return []
      const located = locate(x, from, rule.prefix)
      const ids = [...located.fields.keys()]
      if (located.malformed || (ids.length === 0 && !optional)) x.abstained = true
      return located.malformed || ids.length === 0 ? [] : [{ rule, ids, located }]
    })
    if (asked.length === 0) return
    const { reads } = x
    const rows = await reads.block(asked.map(({ rule, ids }) => rule.ask(x, reads, ids)))
    asked.forEach(({ rule, located }, i) => {
      rule.judge(x, rows[i] ?? [], located)
    })
  }
}

function needsOf(op: Operation): Need[] {
  const consentAt = (from: string) => op.consent.filter((consent) => consent.from === from)
  const asked = op.relationship
    .filter(({ from }) => from !== 'list')
    .map((need) => {
      const ruleFor = rules[need.rule]
      if (!ruleFor) throw new Error(`${op.id}: no rule ${need.rule} in access/rules.ts`)
      return { ...need, rule: ruleFor(need, consentAt(need.from)) }
    })
  const tells = (from: string) => op.relationship.some((need) => need.rule === 'R-CHILD' && need.from === from)
  const factsOnly = op.consent
    .filter(({ from }) => from !== 'list' && !tells(from))
    .map((consent) => ({ ...consent, unless: null, rule: childFacts(consent, consentAt(consent.from)) }))
  return [...asked, ...factsOnly]
}
