import { faultsIn } from '@homeroom/contract/errors'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { inputsOf, live } from './support/bundle.ts'
import { limitsOf } from './support/faults.ts'
import { type Answer, errorOf } from './support/inspect.ts'
import { invalidRequests, nameOf } from './support/invalid.ts'
import { fieldOf, withValue } from './support/values.ts'
import { World } from './support/world.ts'

let w: World
beforeAll(async () => {
  w = await World.open()
})
afterAll(() => w.close())

/** Operations of feed moderation have codes of their own in place of `validation_error` (domain.md §6). */
const codeOf = (op: (typeof live)[number], location: string): string =>
  op.errors.find(({ code }) => faultsIn[code as keyof typeof faultsIn] === location)?.code ?? 'validation_error'

interface Detail {
  field: string
  location: string
  code: string
}
const detailsOf = (answer: Answer): Detail[] => (answer.status < 300 ? [] : (errorOf(answer).details as Detail[]))

describe.each(live)('$id', (op) => {
  it('400 for each rule of its input that is broken, on the field and on no other', async () => {
    const draft = await w.full(op)
    const before = await w.contents()
    for await (const invalid of invalidRequests(op, draft)) {
      const { location, field, code, url } = invalid
      const name = nameOf(invalid)
      const answer = await w.send(invalid.draft, url === undefined ? {} : { url })
      expect.soft(answer.status, name).toBe(400)
      if (answer.status !== 400) continue
      expect.soft(errorOf(answer).code, name).toBe(codeOf(op, location))
      expect.soft(detailsOf(answer), name).toContainEqual({ field, location, code, message: expect.any(String) })
      const elsewhere = detailsOf(answer).filter((d) => d.location !== location || !d.field.startsWith(field))
      expect.soft(elsewhere, name).toEqual([])
    }
    expect(await w.contents()).toEqual(before)
  })
})

const SIZE = new Set(['max_length', 'min_length', 'max', 'min', 'type'])

describe.each(live.filter((op) => op.body))('$id', (op) => {
  it('takes what is just inside each bound of its body', async () => {
    const draft = await w.full(op)
    for (const { path, value } of limitsOf(inputsOf(op).body ?? {}, draft.body)) {
      const answer = await w.send({ ...draft, body: withValue(draft.body, path, value) })
      const details = answer.status === 400 ? detailsOf(answer) : []
      const refused = details.filter((d) => d.field === fieldOf(path) && SIZE.has(d.code))
      expect.soft(refused, `${fieldOf(path)}: ${JSON.stringify(value).slice(0, 60)}`).toEqual([])
    }
  })
})

it('tells at most 50 faults of a request that has hundreds, all parts at once and sorted', async () => {
  const op = live.find(({ body, parameters }) => body && parameters.some((p) => p.in === 'path')) ?? raise()
  const draft = await w.full(op)
  const names = Array.from({ length: 300 }, (_, i) => `unknown${i}`)
  const query = Object.fromEntries(names.slice(0, 40).map((name) => [name, '1']))
  const body = Object.fromEntries(names.map((name) => [name, 1]))
  const answer = await w.send({ ...draft, query, body })
  expect(detailsOf(answer)).toHaveLength(50)
  const few = await w.send({ ...draft, query: { zzz: '1' }, body: { zzz: 1 } })
  expect(detailsOf(few).map(({ location }) => location)).toEqual(['body', 'query'])
})

const raise = (): never => {
  throw new Error('no operation has both a body and a path parameter')
}
