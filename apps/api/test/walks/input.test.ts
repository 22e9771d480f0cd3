import { faultsIn } from '@homeroom/contract/errors'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { inputsOf, live, resolve } from './support/bundle.ts'
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

/** The first and the last of what the format takes: what is reckoned from them must not leave what there is. */
const ENDS: Record<string, string[]> = {
  date: ['0001-01-01', '9999-12-31'],
  'date-time': [
    '0001-01-01T00:00:00Z',
    '9999-12-31T23:59:59.999Z',
    '2026-12-01T09:00:00-15:59',
    `2026-12-01T09:00:00.${'9'.repeat(99)}-15:59`,
    `2026-12-01T09:00:00.${'9'.repeat(150)}Z`,
  ],
}
const momentsOf = (op: (typeof live)[number]) =>
  inputsOf(op).query.flatMap(({ name, schema }) => {
    const ends = ENDS[resolve(schema).format ?? '']
    return ends ? [{ name, ends }] : []
  })

describe.each(live.filter((op) => momentsOf(op).length > 0))('$id', (op) => {
  it('has an answer for the first and the last moment', async () => {
    const draft = await w.minimal(op)
    const moments = momentsOf(op)
    const rest = Object.entries(draft.query).filter(([name]) => moments.every((moment) => moment.name !== name))
    for (const { name, ends } of moments) {
      for (const end of ends) {
        const answer = await w.send({ ...draft, query: { ...Object.fromEntries(rest), [name]: end } })
        expect.soft(answer.status, `${name}=${end}`).toBeOneOf([200, 400])
      }
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
