import type { OperationId } from '@homeroom/contract/operations'
import type { Operation } from '@homeroom/contract/record'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { inputsOf, lists, live, unguarded } from './support/bundle.ts'
import type { Draft } from './support/draft.ts'
import { nestedItems, newRow } from './support/fixtures.ts'
import { forbiddenKeys } from './support/forbidden.ts'
import { type Answer, jsonOf } from './support/inspect.ts'
import { World } from './support/world.ts'

let w: World
beforeAll(async () => {
  w = await World.open()
})
afterAll(() => w.close())

const isGranted = (answer: Answer): boolean => answer.op?.statuses.includes(answer.status) ?? false
/** What to do when an operation joins whose request the contract's examples do not make. */
const HINT = 'is not granted: add what it needs beyond the contract to `situations` in test/walks/support/fixtures.ts'

describe.each(live)('$id', (op) => {
  it('grants the smallest request that the contract allows', async () => {
    const answer = await w.send(await w.minimal(op))
    expect(isGranted(answer), `${op.id} ${HINT}: ${answer.text.slice(0, 400)}`).toBe(true)
  })

  it('grants a request with every optional part', async () => {
    const { query, body } = inputsOf(op)
    if (query.length === 0 && !body) return
    const answer = await w.send(await w.full(op))
    expect(isGranted(answer), `${op.id} ${HINT}: ${answer.text.slice(0, 400)}`).toBe(true)
  })

  it('keeps a well-formed X-Request-Id and replaces any other', async () => {
    const draft = await w.minimal(op)
    for (const name of ['walk.over_every-operation.1', 'short', 'with space in it', 'x'.repeat(65), 'naïve-name'])
      await w.send(draft, { headers: { 'X-Request-Id': name } })
  })
})

describe.each(live.filter((op) => op.method === 'GET'))('$id', (op) => {
  it('answers HEAD as GET, without the body', async () => {
    const draft = await w.minimal(op)
    const [get, head] = [await w.send(draft), await w.send(draft, { method: 'HEAD' })]
    expect(head.text).toBe('')
    expect(head.status).toBe(get.status)
    expect(ownHeaders(head)).toEqual(ownHeaders(get))
  })
})

describe.each(lists)('$id', (op) => {
  it('shows rows, the same ones by page and by cursor', async () => {
    const draft = await w.minimal(op)
    for (let i = 0; i < 3; i++) await newItem(op, draft)
    const ids = await idsOf(draft)
    expect(ids.length).toBeGreaterThanOrEqual(3)
    // A few pages, however many rows the other operations have left behind.
    const size = Math.max(2, Math.ceil(ids.length / 6))
    const limit = String(size)

    const seen: string[] = []
    let page = jsonOf(await w.send({ ...draft, query: { ...draft.query, limit } }))
    expect(page.meta.total).toBe(op.counted ? ids.length : undefined)
    for (let n = 1; ; n++) {
      seen.push(...page.data.map(identityOf))
      expect(page.meta).toMatchObject({ page: n, limit: size, hasMore: page.meta.nextCursor !== null })
      expect(page.meta).toMatchObject(page.meta.pagination)
      if (n === 2)
        expect(page.data).toEqual(jsonOf(await w.send({ ...draft, query: { ...draft.query, limit, page: '2' } })).data)
      if (!page.meta.hasMore) break
      page = jsonOf(await w.send({ ...draft, query: { ...draft.query, limit, cursor: page.meta.nextCursor } }))
      expect(page.meta.total).toBeUndefined()
    }
    expect(seen).toEqual(ids)
  })
})

describe('forbidden columns', () => {
  it('are found by this suite, in both spellings and at any depth', () => {
    const value = { data: [{ orgId: 1, meta: { created_by_id: 1, payload_enc: 1 } }], sources: 1, addressed: 1 }
    expect(forbiddenKeys(value)).toEqual(['data.0.orgId', 'data.0.meta.created_by_id', 'data.0.meta.payload_enc'])
  })

  it('are in no event and no audit row that the operations above have written', async () => {
    const { db } = w.server
    const events = await db.selectFrom('outbox_events').select(['type', 'payload']).execute()
    const changes = await db.selectFrom('audit_logs').select(['action', 'changes']).execute()
    const emitters = new Set(live.flatMap((op) => op.events.map(({ name }) => name)))
    expect(events.length).toBeGreaterThan(0)
    expect(emitters).toContain(events[0]?.type)
    expect(events.flatMap((e) => forbiddenKeys(e.payload).map((path) => `${e.type}: ${path}`))).toEqual([])
    expect(changes.flatMap((a) => forbiddenKeys(a.changes).map((path) => `${a.action}: ${path}`))).toEqual([])
  })
})

it('public operations serve without a credential, and whatever credential comes', async () => {
  for (const op of unguarded) {
    const draft = await w.minimal(op)
    const sent: Record<string, string>[] = [
      {},
      { Authorization: 'Basic eDp5' },
      { Authorization: 'Bearer x', 'X-Org-Id': 'x' },
    ]
    for (const headers of sent) expect((await w.send(draft, { as: null, headers })).status, op.id).toBe(200)
  }
})

/** The client closes its connection after a HEAD, and says so. */
const ownHeaders = ({ headers }: Answer) => [...headers.keys()].filter((name) => !/connection|keep-alive/.test(name))

/** Items without an id of their own are told apart by all that they say. */
const identityOf = (row: { id?: string }): string => row.id ?? JSON.stringify(row)

/** The whole list, a hundred at a time. */
async function idsOf(draft: Draft): Promise<string[]> {
  const ids: string[] = []
  for (let page = 1; ; page++) {
    const { data, meta } = jsonOf(
      await w.send({ ...draft, query: { ...draft.query, limit: '100', page: String(page) } }),
    )
    ids.push(...data.map(identityOf))
    if (!meta.hasMore) return ids
  }
}

async function newItem(op: Operation, { path }: Draft): Promise<void> {
  const nested = nestedItems[op.id as OperationId]
  if (nested) await nested(w.school, w.home, path)
  else {
    const prefix = PREFIX_OF[op.data ?? '']
    if (!prefix) throw new Error(`${op.id} lists ${op.data}: say in PREFIX_OF which fixture makes one`)
    await newRow(prefix, w.school, w.home)
  }
}

/** Which fixture makes an item of a list. */
const PREFIX_OF: Record<string, string> = {
  Task: 'task',
  Project: 'proj',
  User: 'usr',
  Member: 'mbr',
  ApiKey: 'key',
  AuditLog: 'aud',
  Classroom: 'room',
  Term: 'term',
  Teacher: 'tch',
  Course: 'crs',
  Standard: 'std',
  Section: 'sec',
  Lesson: 'les',
  Assignment: 'asg',
  AttendanceRecord: 'att',
  Grade: 'grd',
  Assessment: 'asmt',
  Student: 'stu',
  Enrollment: 'enr',
  Child: 'stu',
  FamilyMember: 'fmem',
  GuardianLink: 'glnk',
  Profile: 'usr',
  App: 'app',
  AppInstallation: 'inst',
  Notification: 'ntf',
  Conversation: 'conv',
  Message: 'msg',
  Bookmark: 'bkm',
  Report: 'rpt',
  WebhookEndpoint: 'whe',
  Event: 'evt',
  Post: 'post',
  ExperienceRole: 'xrl',
}
