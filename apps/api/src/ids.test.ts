import { randomUUID } from 'node:crypto'
import { TypeID } from 'typeid-js'
import { describe, expect, it } from 'vitest'
import { fromPublic, newId, toPublic, toPublicOrNull, uuidOf } from './ids.ts'

const EDGES = [
  '00000000-0000-0000-0000-000000000000',
  'ffffffff-ffff-ffff-ffff-ffffffffffff',
  '00000000-0000-0000-0000-000000000001',
  '80000000-0000-0000-0000-000000000000',
  '01890a5d-ac96-774b-bcce-b302099a8057',
]

describe('public ids', () => {
  it('are those of the reference implementation', () => {
    for (const uuid of [...EDGES, ...Array.from({ length: 500 }, () => randomUUID())]) {
      const expected = TypeID.fromUUID('task', uuid).toString()
      expect(toPublic('task', uuid)).toBe(expected)
      expect(fromPublic('task', expected)).toBe(uuid)
    }
  })

  it('go both ways with any prefix', () => {
    for (const prefix of ['usr', 'proj', 'glnk', 'org']) {
      const uuid = newId()
      expect(fromPublic(prefix, toPublic(prefix, uuid))).toBe(uuid)
    }
    expect(toPublicOrNull('task', null)).toBeNull()
  })

  const good = toPublic('task', EDGES[4] as string)
  it.each([
    ['another prefix', good.replace('task', 'proj')],
    ['a longer prefix', `my${good}`],
    ['another separator', good.replace('_', '-')],
    ['upper case', good.toUpperCase()],
    ['a letter that base32 leaves out', `${good.slice(0, -1)}u`],
    ['more than 128 bits', `task_8${good.slice(6)}`],
    ['a digit less', good.slice(0, -1)],
    ['a digit more', `${good}0`],
    ['a space', `${good.slice(0, -1)} `],
    ['a character beyond ASCII', `${good.slice(0, -1)}é`],
    ['nothing', ''],
    ['a number', 7],
    ['a list', [good]],
    ['null', null],
  ])('refuse %s', (_what, id) => {
    expect(fromPublic('task', id)).toBeNull()
  })

  it('are a programming error once validation has passed', () => {
    expect(() => uuidOf('task', 'task_x')).toThrow('not a task_ id')
  })
})

describe('newId', () => {
  it('is a UUIDv7 of the instant', () => {
    const id = newId()
    expect(id).toMatch(/^[0-9a-f]{8}-[0-9a-f]{4}-7[0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$/)
    expect(Math.abs(Number.parseInt(id.replace('-', '').slice(0, 12), 16) - Date.now())).toBeLessThan(1_000)
  })

  it('grows inside one millisecond, past the end of its counter and when the clock is set back', () => {
    const at = Date.now() + 60_000
    const ids = Array.from({ length: 10_000 }, (_, i) => newId(i === 5_000 ? at - 1_000 : at))
    expect(ids).toEqual(ids.toSorted())
    expect(new Set(ids).size).toBe(ids.length)
  })

  it('holds 62 random bits', () => {
    const tails = Array.from({ length: 2_000 }, () => newId().slice(19).replaceAll('-', ''))
    const ones = new Array<number>(64).fill(0)
    for (const tail of tails) {
      const bits = BigInt(`0x${tail}`)
      for (let i = 0; i < 64; i++) ones[i] = (ones[i] as number) + Number((bits >> BigInt(i)) & 1n)
    }
    expect(ones.slice(62)).toEqual([0, tails.length]) // the variant
    for (const n of ones.slice(0, 62)) expect(Math.abs(n - tails.length / 2)).toBeLessThan(tails.length / 8)
  })
})
