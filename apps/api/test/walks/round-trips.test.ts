import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { type Block, observeRequests } from '../support/observer.ts'
import { live } from './support/bundle.ts'
import { ROLES, World } from './support/world.ts'

let w: World
let blocks: Block[]
beforeAll(async () => {
  w = await World.open()
  blocks = observeRequests(w.server.server.services.database).blocks
})
afterAll(() => w.close())

const asksInGuard8 = live.filter(({ relationship, consent }) =>
  [...relationship, ...consent].some(({ from }) => from !== 'list'),
)

/** What guards 8 and 9 ask goes out outside the transaction of a mutation, and is named after the rules. */
const ofGuards = (block: Block): boolean =>
  block.kind === 'read' && block.statements.some(({ name }) => name.startsWith('access.'))

describe.each(asksInGuard8)('$id', (op) => {
  it('pays for guards 8 and 9 with one round trip at most', async () => {
    const draft = await w.full(op)
    for (const role of ROLES) {
      const from = blocks.length
      await w.send(draft, { as: role === 'owner' ? draft.as : w.home.people[role] })
      const guards = blocks.slice(from).filter(ofGuards)
      expect(guards.length, `${op.id} as ${role}`).toBeLessThanOrEqual(1)
      if (role === 'owner') expect(guards.length, `${op.id}: nothing was asked`).toBe(1)
    }
  })
})
