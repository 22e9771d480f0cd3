import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { inputsOf, live, mutations } from './support/bundle.ts'
import { addedBetween } from './support/contents.ts'
import type { Draft } from './support/draft.ts'
import { type Answer, errorOf } from './support/inspect.ts'
import { World } from './support/world.ts'

let w: World
beforeAll(async () => {
  w = await World.open()
})
afterAll(() => w.close())

const contents = () => w.contents()
const keyed = (key: string) => ({ headers: { 'Idempotency-Key': key } })
const newKey = () => `walk-${crypto.randomUUID()}`
const isReplay = (answer: Answer) => answer.headers.get('idempotency-replayed') === 'true'

/** The same operation with another body, and on other rows. */
async function others(draft: Draft): Promise<{ draft: Draft; rawBody?: string }[]> {
  const [full, minimal] = [await w.full(draft.op), await w.minimal(draft.op)]
  const text = JSON.stringify(draft.body)
  const reworded =
    JSON.stringify(minimal.body) === text ? { draft, rawBody: `${text} ` } : { draft: { ...draft, body: minimal.body } }
  const elsewhere = inputsOf(draft.op).path.length > 0 && full.as === draft.as
  return [...(draft.op.body ? [reworded] : []), ...(elsewhere ? [{ draft: { ...draft, path: full.path } }] : [])]
}

describe.each(mutations)('$id', (op) => {
  it('does a thing once and answers its repetition in the same words', async () => {
    const [draft, key] = [await w.full(op), newKey()]
    const first = await w.send(draft, keyed(key))
    expect(op.statuses, first.text).toContain(first.status)
    expect(isReplay(first)).toBe(false)
    const before = await contents()
    for (const form of [key, `"${key}"`]) {
      const again = await w.send(draft, keyed(form))
      expect(isReplay(again), form).toBe(true)
      expect({ status: again.status, text: again.text }).toEqual({ status: first.status, text: first.text })
      expect(again.headers.get('x-request-id')).not.toBe(first.headers.get('x-request-id'))
    }
    expect(await contents()).toEqual(before)

    for (const { draft: different, ...options } of await others(draft)) {
      const untouched = await contents()
      const refused = await w.send(different, { ...options, ...keyed(key) })
      expect(errorOf(refused)).toMatchObject({ code: 'idempotency_key_reused', details: { idempotencyKey: key } })
      expect(refused.status).toBe(422)
      expect(await contents()).toEqual(untouched)
    }
    const stranger = await w.send(draft, { as: w.home.people.admin, ...keyed(key) })
    expect(isReplay(stranger)).toBe(false)
  })

  it('does a thing once when two ask at the same moment', async () => {
    const alone = await w.full(op)
    const pair = await w.full(op)
    const start = await contents()
    await w.send(alone, keyed(newKey()))
    const once = addedBetween(start, await contents())

    const key = newKey()
    const before = await contents()
    const answers = await Promise.all([w.send(pair, keyed(key)), w.send(pair, keyed(key))])
    expect(addedBetween(before, await contents())).toEqual(once)
    const [done, second] = isReplay(answers[0]) || answers[0].status === 409 ? answers.reverse() : answers
    expect(op.statuses, done?.text).toContain(done?.status)
    if (second?.status === 409) {
      expect(errorOf(second)).toMatchObject({ code: 'idempotency_conflict', details: { idempotencyKey: key } })
      expect(second.headers.get('retry-after')).toBe('1')
    } else {
      expect(second && isReplay(second)).toBe(true)
      expect(second?.text).toBe(done?.text)
    }
  })

  it('400 for a key that is none, and nothing is done', async () => {
    const draft = await w.full(op)
    const before = await contents()
    for (const key of ['', '""', '"open', 'two words', 'a, b', 'naïve', 'x'.repeat(256), `"${'x'.repeat(256)}"`]) {
      const refused = await w.send(draft, keyed(key))
      expect.soft(errorOf(refused), key).toMatchObject({ code: 'bad_request', details: { reason: 'invalid_header' } })
    }
    expect(await contents()).toEqual(before)
    const longest = await w.send(draft, keyed(`${newKey()}${'x'.repeat(255)}`.slice(0, 255)))
    expect(op.statuses, longest.text).toContain(longest.status)
  })

  it('may be tried again under the key of a call that failed', async () => {
    const [draft, key] = [await w.full(op), newKey()]
    const failed = await w.send({ ...draft, body: { zzzUnknown: 1 } }, keyed(key))
    expect(failed.status).toBe(400)
    const again = await w.send(draft, keyed(key))
    expect(op.statuses, again.text).toContain(again.status)
    expect(isReplay(again)).toBe(false)
  })

  it('is not replayed to somebody who is no longer a member', async () => {
    const [draft, key] = [await w.full(op), newKey()]
    const as = draft.as === w.home.people.owner ? await w.school.person(w.home.orgId, 'owner') : draft.as
    expect(op.statuses).toContain((await w.send(draft, { as, ...keyed(key) })).status)
    await w.server.db.updateTable('memberships').set({ status: 'removed' }).where('id', '=', as.memberId).execute()
    w.server.server.services.directory.forgetMember(as.orgId, as.userId)
    const refused = await w.send(draft, { as, ...keyed(key) })
    expect(errorOf(refused)).toMatchObject({ code: 'membership_inactive', details: { status: 'removed' } })
  })
})

it.each(live.filter((op) => !op.idempotent && op.access !== 'public'))('$id does not remember a key', async (op) => {
  const draft = await w.minimal(op)
  const key = keyed(newKey())
  for (const answer of [await w.send(draft, key), await w.send(draft, key)]) {
    expect(answer.status).toBe(200)
    expect(isReplay(answer)).toBe(false)
  }
})
