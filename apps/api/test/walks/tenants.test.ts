import type { Scope } from '@homeroom/contract/access'
import type { Operation } from '@homeroom/contract/record'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { guarded, idPrefixOf, inputsOf, resolve } from './support/bundle.ts'
import type { Draft } from './support/draft.ts'
import { neverWas, newRow, ownedByNobody } from './support/fixtures.ts'
import { type Answer, errorOf, jsonOf } from './support/inspect.ts'
import { fieldOf, idsIn, withValue } from './support/values.ts'
import { type Caller, ROLES, World } from './support/world.ts'

let w: World
let superAdmin: { userId: string; subject: string }
beforeAll(async () => {
  w = await World.open()
  superAdmin = await w.school.user({ is_super_admin: true })
})
afterAll(() => w.close())

/** Everybody who may come as far as the row. */
async function callers(op: Operation, draft: Draft): Promise<Record<string, Caller>> {
  const found: Record<string, Caller> = { owner: draft.as, 'super-admin': { ...draft.as, ...superAdmin } }
  for (const role of ROLES) found[role] = role === 'owner' ? draft.as : w.home.people[role]
  if (op.scope) {
    found.key = await w.key([op.scope as Scope])
    found['app key'] = await w.school.appKey(w.home.orgId, [op.scope as Scope])
  }
  return found
}

/** All that a caller can see of an answer, but for the id itself and what differs between any two answers. */
function visible({ status, headers, text }: Answer, id: string) {
  const body = jsonOf({ text: text.replaceAll(id, '<id>') })
  const said = body.error ?? body.meta
  for (const field of ['requestId', 'timestamp']) said[field] = typeof said[field]
  return { status, body, headers: [...headers.keys()].sort() }
}

/** Sends the request with a row of the foreign school, then with an id that never was; the answers must be equal. */
async function expectNoOracle(prefix: string, caller: Caller, withId: (id: string) => Draft): Promise<Answer> {
  const foreign = await newRow(prefix, w.school, w.foreign)
  const nobody = neverWas(prefix)
  const [there, nowhere] = [await w.send(withId(foreign), { as: caller }), await w.send(withId(nobody), { as: caller })]
  expect(visible(there, foreign)).toEqual(visible(nowhere, nobody))
  return there
}

/** A child whom the caller may not know of is a refusal of the relationship; everything else is simply not there. */
const ABSENT_ROW = /not_found$|^[A-Z_]+_NOT_FOUND$|^RELATIONSHIP_REQUIRED$/

const owned = (op: Operation) =>
  inputsOf(op)
    .path.map(({ name, schema }) => ({ name, prefix: idPrefixOf(resolve(schema)) as string }))
    .filter(({ prefix }) => !ownedByNobody.has(prefix))

describe.each(guarded.filter((op) => owned(op).length > 0))('$id', (op) => {
  it.each(owned(op))(
    'another school’s $prefix in {$name} is not there, as one that never was',
    async ({ name, prefix }) => {
      const draft = await w.minimal(op)
      for (const [who, caller] of Object.entries(await callers(op, draft))) {
        const answer = await expectNoOracle(prefix, caller, (id) => ({ ...draft, path: { ...draft.path, [name]: id } }))
        expect(answer.status, `${op.id} as ${who}`).toBeGreaterThanOrEqual(400)
        if (who !== 'owner') continue
        expect(errorOf(answer).code).toMatch(ABSENT_ROW)
        expect(answer.status === 404 || errorOf(answer).code === 'RELATIONSHIP_REQUIRED', answer.text).toBe(true)
      }
    },
  )
})

describe.each(guarded.filter((op) => op.body))('$id', (op) => {
  it('another school’s ids in the body are refused on their field, as ones that never were', async () => {
    const draft = await w.full(op)
    for (const { path, prefix } of idsIn(inputsOf(op).body ?? {}, draft.body)) {
      for (const [who, caller] of Object.entries(await callers(op, draft))) {
        const withId = (id: string) => ({ ...draft, body: withValue(draft.body, path, id) })
        const answer = await expectNoOracle(prefix, caller, withId)
        expect(answer.status, `${op.id} as ${who}: ${fieldOf(path)}`).toBeGreaterThanOrEqual(400)
        if (who !== 'owner') continue
        const details = [{ field: fieldOf(path), location: 'body', code: 'not_found' }]
        expect(errorOf(answer)).toMatchObject({ code: 'validation_error', details })
      }
    }
  })
})

describe.each(guarded.filter((op) => inputsOf(op).query.length > 0))('$id', (op) => {
  it('another school’s ids in the query find nothing, as ones that never were', async () => {
    const draft = await w.minimal(op)
    for (const { name, schema } of inputsOf(op).query) {
      const prefix = idPrefixOf(resolve(schema))
      if (!prefix) continue
      const answer = await expectNoOracle(prefix, draft.as, (id) => ({
        ...draft,
        query: { ...draft.query, [name]: id },
      }))
      if (answer.status === 200) expect(jsonOf(answer).data).toEqual([])
    }
  })
})

it('nothing of all this has touched the other school', async () => {
  const { db } = w.server
  for (const table of ['outbox_events', 'audit_logs', 'idempotency_keys', 'usage_daily'] as const) {
    const rows = await db.selectFrom(table).selectAll().where('org_id', '=', w.foreign.orgId).execute()
    // What the fixtures have put there names no request.
    const written = rows.filter((row) => !('request_id' in row) || row.request_id !== null)
    expect(written, table).toEqual([])
  }
})
