import { randomBytes } from 'node:crypto'
import { describe, expect, it } from 'vitest'
import { Secrets } from './secrets.ts'

const old = { id: '2026-01', key: randomBytes(32) }
const current = { id: '2026-11', key: randomBytes(32) }
const CONTEXT = 'idempotency:org:key'

describe('Secrets.seal', () => {
  const secrets = new Secrets([current])

  it.each(['', 'plain', 'Zoë 🎒'.repeat(10_000)])('gives back what was sealed', (text) => {
    expect(secrets.open(secrets.seal(text, CONTEXT), CONTEXT)).toBe(text)
  })

  it('shows nothing of the text, and never the same bytes twice', () => {
    const [one, two] = [secrets.seal('peanut allergy', CONTEXT), secrets.seal('peanut allergy', CONTEXT)]
    expect(one.includes('peanut')).toBe(false)
    expect(one.equals(two)).toBe(false)
  })

  it('opens in its own context only', () => {
    const sealed = secrets.seal('plain', CONTEXT)
    expect(() => secrets.open(sealed, 'idempotency:other:key')).toThrow()
  })

  it('refuses any changed byte', () => {
    const sealed = secrets.seal('plain', CONTEXT)
    for (let i = 0; i < sealed.length; i++) {
      const changed = Buffer.from(sealed)
      changed[i] = (changed[i] as number) ^ 1
      expect(() => secrets.open(changed, CONTEXT), `byte ${i}`).toThrow()
    }
  })

  it('refuses any truncation, also one that leaves a part of the tag', () => {
    const sealed = secrets.seal('', CONTEXT)
    for (let length = 0; length < sealed.length; length++) {
      expect(() => secrets.open(sealed.subarray(0, length), CONTEXT), `${length} bytes`).toThrow()
    }
  })
})

describe('rotation of the master key', () => {
  const before = new Secrets([old])
  const during = new Secrets([current, old])
  const after = new Secrets([current])

  it('opens what the old key sealed until the old key is removed', () => {
    const sealed = before.seal('plain', CONTEXT)
    expect(during.open(sealed, CONTEXT)).toBe('plain')
    expect(() => after.open(sealed, CONTEXT)).toThrow('unknown key "2026-01"')
  })

  it('seals with the current key', () => {
    const sealed = during.seal('plain', CONTEXT)
    expect(after.open(sealed, CONTEXT)).toBe('plain')
    expect(() => before.open(sealed, CONTEXT)).toThrow('unknown key "2026-11"')
  })

  it('knows the signatures of every key, the current one first', () => {
    const [first, second, ...rest] = during.macs('cursor', 'text')
    expect(first).toEqual(after.mac('cursor', 'text'))
    expect(second).toEqual(before.mac('cursor', 'text'))
    expect(rest).toEqual([])
    expect(during.mac('cursor', 'text')).toEqual(first)
  })

  it('does not take another key of the same name for its own', () => {
    const namesake = new Secrets([{ id: current.id, key: randomBytes(32) }])
    expect(() => namesake.open(after.seal('plain', CONTEXT), CONTEXT)).toThrow()
  })
})

describe('Secrets.mac', () => {
  const secrets = new Secrets([current])
  const distinct: [string, ...(string | Buffer)[]][] = [
    ['cursor', 'ab', 'c'],
    ['cursor', 'a', 'bc'],
    ['cursor', 'abc'],
    ['cursor', 'abc', ''],
    ['cursor', '2:ab\n1:c'],
    ['idempotency', 'ab', 'c'],
  ]

  it('tells purposes and parts apart', () => {
    const macs = distinct.map((parts) => secrets.mac(...parts).toString('hex'))
    expect(new Set(macs).size).toBe(distinct.length)
  })

  it('takes text and its bytes for the same', () => {
    expect(secrets.mac('cursor', 'Zoë')).toEqual(secrets.mac('cursor', Buffer.from('Zoë')))
  })

  it('cannot be made without a key', () => {
    expect(() => new Secrets([])).toThrow('at least one master key')
  })
})
