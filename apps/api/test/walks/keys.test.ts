import { type Scope, scopes } from '@homeroom/contract/access'
import type { OperationId } from '@homeroom/contract/operations'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { directoryLookup, hashSecret, mintSecret, withChecksum } from '../../src/auth/api-key.ts'
import { newId, toPublic } from '../../src/ids.ts'
import type { Key } from '../support/school.ts'
import { guarded } from './support/bundle.ts'
import { joinings } from './support/conversations.ts'
import { type Answer, errorOf } from './support/inspect.ts'
import { World } from './support/world.ts'

const EVERY = Object.keys(scopes) as Scope[]
/** What a key made, or may read by further scopes: the example rows are others'. */
const OWN = ['R-ENDPOINT', 'R-EVENT']
const past = () => new Date(Date.now() - 60_000).toISOString()

let w: World
let everything: Key
let everythingByApp: Key
/** Keys that are none (any more), with every scope. */
const dead: Record<string, string> = {}

beforeAll(async () => {
  w = await World.open()
  const { orgId } = w.home
  const dying = async (what: string, values: object) => {
    dead[what] = (await w.school.key(orgId, EVERY, values)).secret
  }
  everything = await w.key(EVERY)
  everythingByApp = await w.school.appKey(orgId, EVERY)
  await dying('an expired key', { expires_at: past() })
  await dying('a revoked key', { revoked_at: past() })
  await dying('a deleted key', { deleted_at: past() })
  for (const status of ['suspended', 'uninstalled']) {
    const key = await w.school.appKey(orgId, EVERY)
    await w.server.db.updateTable('app_installations').set({ status }).where('id', '=', key.installationId).execute()
    dead[`an app’s key with a ${status} installation`] = key.secret
  }
  dead['a well-formed key that never was'] = mintSecret('live')
  dead['a wrong checksum'] = everything.secret.slice(0, -1) + (everything.secret.endsWith('0') ? '1' : '0')
  dead['a changed letter'] = everything.secret.replace(/.(?=.{6}$)/, (c) => (c === 'a' ? 'b' : 'a'))
  dead['the reserved test kind'] = await testKey(orgId)
  dead['another kind'] = withChecksum(`hrk_root_${'a'.repeat(30)}`)
  dead['a key cut short'] = everything.secret.slice(0, -6)
})
afterAll(() => w.close())

/** A key that would be good in all but its kind: its secret stands in the directory. */
async function testKey(orgId: string): Promise<string> {
  const { id } = await w.school.key(orgId, EVERY)
  const secret = withChecksum(`hrk_test_${'a'.repeat(30)}`)
  const { db } = w.server
  await db
    .updateTable('api_keys')
    .set({ secret_hash: hashSecret(secret) })
    .where('id', '=', id)
    .execute()
  await db
    .insertInto('api_key_directory')
    .values({ lookup: directoryLookup(secret), org_id: orgId, key_id: id })
    .execute()
  return secret
}

const refusal = (answer: Answer) => (answer.status < 300 ? null : errorOf(answer))
const owned = (secret: string): Key => ({ ...everything, secret })

describe.each(guarded.filter((op) => op.scope))('$id', (op) => {
  it('is open to keys and app keys with its scope alone', async () => {
    for (const key of [await w.key([op.scope as Scope]), await w.school.appKey(w.home.orgId, [op.scope as Scope])]) {
      const draft = await w.minimal(op)
      await joinings[op.id as OperationId]?.(w.school, draft, key)
      const answer = await w.send(draft, { as: key })
      const error = refusal(answer)
      expect(error?.code ?? 'granted').not.toMatch(/scope|unauthorized|organization|membership/)
      const notItsOwn = op.relationship.some(({ rule, from }) => OWN.includes(rule) && from !== 'list')
      if (op.method === 'GET') expect(answer.status, answer.text).toBe(notItsOwn ? 404 : 200)
    }
  })

  it('403 scope_insufficient with every scope but its own', async () => {
    const others = EVERY.filter((scope) => scope !== op.scope)
    for (const key of [await w.key(others), await w.school.appKey(w.home.orgId, others)]) {
      const error = refusal(await w.send(await w.minimal(op), { as: key }))
      expect(error).toMatchObject({ code: 'scope_insufficient', details: { required: op.scope, granted: others } })
    }
  })
})

describe.each(guarded.filter((op) => !op.scope))('$id', (op) => {
  it('403 scope_unmapped with every scope there is', async () => {
    for (const key of [everything, everythingByApp]) {
      const error = refusal(await w.send(await w.minimal(op), { as: key }))
      expect(error).toMatchObject({ code: 'scope_unmapped', details: { operationId: op.id } })
    }
  })
})

describe.each(guarded)('$id', (op) => {
  it('401 with a key that is none or no longer one', async () => {
    const draft = await w.minimal(op)
    for (const [what, secret] of Object.entries(dead)) {
      const answer = await w.send(draft, { as: owned(secret) })
      expect.soft(refusal(answer), what).toMatchObject({ code: 'unauthorized', details: { reason: 'invalid_token' } })
      expect.soft(answer.headers.get('www-authenticate'), what).toBe('Bearer')
    }
  })

  it('403 org_mismatch where X-Org-Id is not the key’s own organization; it may be left out', async () => {
    const draft = await w.minimal(op)
    for (const other of [w.foreign.orgId, newId()]) {
      const error = refusal(await w.send(draft, { as: everything, headers: { 'X-Org-Id': toPublic('org', other) } }))
      expect(error).toMatchObject({ code: 'forbidden', details: { reason: 'org_mismatch' } })
    }
    const without = refusal(await w.send(draft, { as: everything, headers: { 'X-Org-Id': null } }))
    expect(without?.code ?? 'granted').not.toMatch(/organization|unauthorized/)
  })
})
