import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { live } from './support/bundle.ts'
import { urlOf } from './support/draft.ts'
import { type Invalid, invalidRequests, nameOf } from './support/invalid.ts'
import { type SecondOpinion, startSecondOpinion } from './support/second-opinion.ts'
import { World } from './support/world.ts'

let w: World
let other: SecondOpinion
beforeAll(async () => {
  ;[w, other] = await Promise.all([World.open(), startSecondOpinion()])
})
afterAll(async () => {
  other.close()
  await w.close()
})

/** Where we refuse what express-openapi-validator lets pass. Everything else must be refused by both. */
const STRICTER: { because: string; met?: true; holds(invalid: Invalid): boolean }[] = [
  {
    because: 'integers in a query are decimal digits only; its coercion takes what JavaScript’s Number does',
    holds: ({ location, broken }) => location === 'query' && broken === 'type',
  },
  {
    because: 'strings are trimmed before they are measured, so blanks are empty',
    holds: ({ broken }) => broken === 'blank',
  },
  {
    because: 'its date format knows no calendar: 30 February and month 13 pass, and the year 0 and leap seconds too',
    holds: ({ broken, value }) => broken === 'format' && /-02-30|-13-01|T25:|^0000|:60Z/.test(String(value)),
  },
  {
    because: 'its time format takes a space for the T, offsets without a colon, and offsets that no place has',
    holds: ({ broken, value }) => broken === 'format' && / 09:|\+0530|\+23:59/.test(String(value)),
  },
  {
    because: 'a body is refused where the operation takes none',
    holds: ({ location, broken, draft }) => location === 'body' && broken === 'unknown' && !draft.op.body,
  },
]

describe.each(live)('$id', (op) => {
  it('refuses what express-openapi-validator refuses, and takes what it takes', async () => {
    for (const draft of [await w.full(op), await w.minimal(op)]) {
      expect(await opinion(draft, urlOf(draft)), `${op.id}, valid`).toBe(200)
    }
    for await (const invalid of invalidRequests(op, await w.full(op))) {
      const status = await opinion(invalid.draft, invalid.url ?? urlOf(invalid.draft))
      const known = STRICTER.find(({ holds }) => holds(invalid))
      if (status === 200 && known) known.met = true
      else expect.soft(status, nameOf(invalid)).not.toBe(200)
    }
  })
})

it('the known differences are still there', () => {
  expect(STRICTER.filter(({ met }) => !met).map(({ because }) => because)).toEqual([])
})

async function opinion({ op, body, headers }: Invalid['draft'], url: string): Promise<number> {
  const response = await fetch(other.url + url, {
    method: op.method,
    headers: { ...headers, ...(body === undefined ? {} : { 'Content-Type': 'application/json' }) },
    ...(body === undefined ? {} : { body: JSON.stringify(body) }),
  })
  await response.arrayBuffer()
  return response.status
}
