import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { type Caller, childCases, Scene } from '../../test/support/child-cases.ts'
import type { Key, Person } from '../../test/support/school.ts'
import { type RawAnswer, startTestServer, type TestServer } from '../../test/support/server.ts'
import { newId, toPublic } from '../ids.ts'

let t: TestServer
/** A school of its own for each case, so that whole lists can be compared. */
let orgId: string
let office: Person
beforeAll(async () => {
  t = await startTestServer()
})
afterAll(() => t.close())

const isKey = (caller: Caller): caller is Key => 'secret' in caller
const isOffice = (caller: Caller) => !isKey(caller) && ['owner', 'admin'].includes(caller.role)
const call = (caller: Caller, method: string, path: string, body?: object) => t.raw(method, path, { as: caller, body })
const taskPath = (id: string, action = '') => `/api/v1/tasks/${toPublic('task', id)}${action}`
const told = ({ status, json }: RawAnswer) => (json.error ? `${status} ${json.error.code}` : `${status}`)

/** A task about the child, given to the caller: guardians and students see only their own. */
async function taskFor(caller: Caller, child: string | null): Promise<string> {
  const isMember = !isKey(caller) && caller.memberId !== ''
  return t.school.task(orgId, {
    student_id: child,
    created_by_id: office.userId,
    assignee_id: isMember ? caller.userId : null,
  })
}

/** Every id that the list gives: in one page, with its total, and again by cursors. */
async function listed(caller: Caller): Promise<string[]> {
  const { json } = await call(caller, 'GET', '/api/v1/tasks?limit=100')
  const ids: string[] = json.data.map(({ id }: { id: string }) => id)
  expect(json.meta.total).toBe(ids.length)
  const walked: string[] = []
  for (let cursor = ''; ; ) {
    const page = (await call(caller, 'GET', `/api/v1/tasks?limit=3${cursor}`)).json
    walked.push(...page.data.map(({ id }: { id: string }) => id))
    if (!page.meta.nextCursor) break
    cursor = `&cursor=${page.meta.nextCursor}`
  }
  expect(walked).toEqual(ids)
  return ids
}

/** Tasks of every kind besides: somebody else's, about other children, of another school, deleted. */
async function distract(child: string): Promise<string[]> {
  const open = await t.school.student(orgId)
  await new Scene(t.school, orgId, open).consent()
  const closed = await t.school.student(orgId)
  const made = [null, child, open, closed].flatMap((student_id) => [
    t.school.task(orgId, { student_id }),
    t.school.task(orgId, { student_id, created_by_id: office.userId, assignee_id: office.userId }),
  ])
  const deleted = t.school.task(orgId, { deleted_at: new Date().toISOString() })
  const foreign = t.school.task(await t.school.organization())
  return Promise.all([...made, deleted, foreign])
}

const SCOPES = ['tasks:read', 'tasks:write'] as const

describe.each(childCases)('a task about a child and the $who', ({ refusal, missing, arrange }) => {
  let child: string
  let caller: Caller
  let besides: string[]
  beforeAll(async () => {
    orgId = await t.school.organization()
    office = await t.school.person(orgId, 'staff')
    child = await t.school.student(orgId)
    caller = await arrange(new Scene(t.school, orgId, child), [...SCOPES])
    besides = await distract(child)
  })
  const seen = refusal === null ? '200' : '404 not_found'
  const mayMake = () => isKey(caller) || caller.role !== 'student'

  it('is listed, counted and found, or none of these', async () => {
    const about = await taskFor(caller, child)
    const plain = await taskFor(caller, null)
    const list = await listed(caller)
    expect(list.includes(toPublic('task', about))).toBe(refusal === null)
    expect(list.includes(toPublic('task', plain))).toBe(true)
    const found: string[] = []
    for (const id of [about, plain, ...besides]) {
      if (told(await call(caller, 'GET', taskPath(id))) === '200') found.push(toPublic('task', id))
    }
    expect(found.toSorted()).toEqual(list.toSorted())
  })

  it('counts in its project, or does not', async () => {
    const project_id = await t.school.project(orgId)
    const mine = isKey(caller) || caller.memberId === '' ? null : caller.userId
    await t.school.task(orgId, { project_id, student_id: child, assignee_id: mine })
    const { json, status } = await call(caller, 'GET', `/api/v1/projects/${toPublic('proj', project_id)}`)
    const seesAll = isKey(caller) || !['guardian', 'student'].includes(caller.role)
    if (!seesAll && refusal) return expect(status).toBe(404)
    expect(json.data).toMatchObject({ openTaskCount: refusal ? 0 : 1 })
  })

  it('is changed, completed and reopened, or not there', async () => {
    const about = await taskFor(caller, child)
    expect(told(await call(caller, 'PATCH', taskPath(about), { title: 'Changed' }))).toBe(seen)
    expect(told(await call(caller, 'POST', taskPath(about, '/complete')))).toBe(seen)
    expect(told(await call(caller, 'POST', taskPath(about, '/reopen')))).toBe(seen)
  })

  it('is deleted by the office, kept from others who see it, and not there for the rest', async () => {
    const about = await taskFor(caller, child)
    const others = refusal ? '404 not_found' : isOffice(caller) ? '200' : '403 forbidden'
    expect(told(await call(caller, 'DELETE', taskPath(about)))).toBe(mayMake() ? others : '403 forbidden')
  })

  it('is made and deleted again, or refused by the guard that says why', async () => {
    const made = await call(caller, 'POST', '/api/v1/tasks', { title: 'About', studentId: toPublic('stu', child) })
    if (!mayMake()) return expect(told(made)).toBe('403 forbidden')
    expect(told(made)).toBe(refusal ? `403 ${refusal}` : '201')
    if (refusal === null)
      return expect(told(await call(caller, 'DELETE', `/api/v1/tasks/${made.json.data.id}`))).toBe('200')
    const childId = toPublic('stu', child)
    expect(made.json.error.details).toEqual(
      refusal === 'CONSENT_REQUIRED' ? { childId, consentType: missing } : { childId },
    )
  })

  it('comes about by a change, or is refused as at its making', async () => {
    const plain = await taskFor(caller, null)
    const change = await call(caller, 'PATCH', taskPath(plain), { studentId: toPublic('stu', child) })
    expect(told(change)).toBe(refusal ? `403 ${refusal}` : '200')
  })
})

it('a guardian or student who may operate the platform sees her own tasks alone', async () => {
  orgId = await t.school.organization()
  for (const role of ['guardian', 'student'] as const) {
    const operator = await t.school.membership(orgId, await t.school.user({ is_super_admin: true }), role)
    const project_id = await t.school.project(orgId)
    await t.school.task(orgId, { project_id })
    expect(await listed(operator)).toEqual([])
    const own = await t.school.task(orgId, { assignee_id: operator.userId })
    expect(await listed(operator)).toEqual([toPublic('task', own)])
    const project = await call(operator, 'GET', `/api/v1/projects/${toPublic('proj', project_id)}`)
    expect(told(project)).toBe('404 not_found')
  }
})

describe('a child that does not exist', () => {
  it.each([
    ['owner', '400 validation_error'],
    ['admin', '400 validation_error'],
    ['organization’s key', '400 validation_error'],
    ['office staff', '403 RELATIONSHIP_REQUIRED'],
    ['other teacher', '403 RELATIONSHIP_REQUIRED'],
    ['guardian with consent', '403 RELATIONSHIP_REQUIRED'],
    ['app’s key with consent for all apps', '403 RELATIONSHIP_REQUIRED'],
  ])('is answered to the %s as one of another school', async (who, expected) => {
    orgId = await t.school.organization()
    const { arrange } = childCases.find((one) => one.who === who) ?? expect.fail(who)
    const caller = await arrange(new Scene(t.school, orgId, await t.school.student(orgId)), [...SCOPES])
    const foreign = await t.school.student(await t.school.organization())
    for (const id of [newId(), foreign]) {
      const made = await call(caller, 'POST', '/api/v1/tasks', { title: 'x', studentId: toPublic('stu', id) })
      expect(told(made)).toBe(expected)
    }
  })
})
