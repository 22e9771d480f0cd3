import type { Operation } from '@homeroom/contract/record'
import { locate } from '../access/locator.ts'
import { rules } from '../access/rules.ts'
import type { Exchange, Stage } from '../http/exchange.ts'

/**
 * Guard 8: the caller has the relationship that the operation asks for to every row that the request names. All of an
 * operation's rules go to the database in one round trip, with the facts that guard 9 needs.
 */
export function relationship(op: Operation): Stage | null {
  const needs = op.relationship
    .filter(({ from }) => from !== 'list')
    .map((need) => {
      const rule = rules[need.rule]
      if (!rule) throw new Error(`${op.id}: no rule ${need.rule} in access/rules.ts`)
      return { ...need, rule }
    })
  if (needs.length === 0) return null
  return async (x: Exchange) => {
    const asked = needs.flatMap(({ rule, from, optional }) => {
      const { ids, malformed } = locate(x, from, rule.prefix)
      if (malformed || (ids.length === 0 && !optional)) x.abstained = true
      return malformed || ids.length === 0 ? [] : [{ rule, ids, from }]
    })
    if (asked.length === 0) return
    const { reads } = x
    const rows = await reads.block(asked.map(({ rule, ids }) => rule.ask(x, reads, ids)))
    asked.forEach(({ rule, ids, from }, i) => {
      rule.judge(x, rows[i] ?? [], ids, from)
    })
  }
}
