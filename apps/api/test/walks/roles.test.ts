import { rolePermissions } from '@homeroom/contract/access'
import type { Operation } from '@homeroom/contract/record'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { newId, toPublic } from '../../src/ids.ts'
import type { Person } from '../support/school.ts'
import { guarded } from './support/bundle.ts'
import type { Draft } from './support/draft.ts'
import { type Answer, errorOf } from './support/inspect.ts'
import { type AssignableRole, ROLES, World } from './support/world.ts'

let w: World
/** Guests with the role as an additional one. */
const additional = {} as Record<AssignableRole, Person>
const inState = {} as Record<'invited' | 'suspended' | 'removed', Person>
let superAdmin: { userId: string; subject: string }
beforeAll(async () => {
  w = await World.open()
  const { orgId } = w.home
  for (const role of ROLES) additional[role] = await w.school.person(orgId, 'guest', { additional_roles: [role] })
  for (const status of ['invited', 'suspended', 'removed'] as const)
    inState[status] = await w.school.person(orgId, 'owner', { status })
  superAdmin = await w.school.user({ is_super_admin: true })
})
afterAll(() => w.close())

const refusal = (answer: Answer) => (answer.status < 300 ? null : errorOf(answer))
const withoutOrg = { 'X-Org-Id': null }

/** Served without an organization to a super-admin: what belongs to no tenant (domain.md §1.0). */
const BEYOND_TENANTS = ['identity.getCurrentUser', 'store.list', 'store.get']

/** The permission is all that stands between the caller and the operation. */
async function expectByMatrix(op: Operation, draft: Draft, person: Person, roles: AssignableRole[], what: string) {
  const error = refusal(await w.send(draft, { as: person }))
  const refused = error?.code === 'forbidden' && 'permission' in (error.details as object)
  const granted =
    op.permission === null || roles.some((r) => (rolePermissions[r] as string[]).includes(op.permission ?? ''))
  expect.soft(refused, `${op.id} as ${what}`).toBe(!granted)
  if (refused) expect.soft(error.details).toEqual({ permission: op.permission })
}

describe.each(guarded)('$id', (op) => {
  it('is for the roles that the matrix grants it, as primary and as additional role', async () => {
    const draft = await w.minimal(op)
    for (const role of ROLES) {
      await expectByMatrix(op, draft, w.home.people[role], [role], role)
      await expectByMatrix(op, draft, additional[role], ['guest', role], `guest and ${role}`)
    }
  })

  it('403 membership_inactive in any state but active, unless the operation names it', async () => {
    const draft = await w.minimal(op)
    for (const [status, person] of Object.entries(inState)) {
      const error = refusal(await w.send(draft, { as: person }))
      if (op.memberStatus.includes(status)) expect.soft(error?.code, status).not.toBe('membership_inactive')
      else expect.soft(error, status).toMatchObject({ code: 'membership_inactive', details: { status } })
    }
  })

  it('403 membership_inactive in another organization, real or not', async () => {
    const draft = await w.minimal(op)
    const real = { 'X-Org-Id': toPublic('org', w.foreign.orgId) }
    const unreal = { 'X-Org-Id': toPublic('org', newId()) }
    for (const headers of [real, unreal]) {
      const error = refusal(await w.send(draft, { as: w.home.people.owner, headers }))
      expect.soft(error).toMatchObject({ code: 'membership_inactive', details: { status: null } })
    }
  })

  it('403 organization_context_required without an organization; the token’s claim counts as one', async () => {
    const draft = await w.minimal(op)
    const person = draft.as
    const none = refusal(await w.send(draft, { headers: withoutOrg }))
    expect(none).toMatchObject({ code: 'organization_context_required', details: { header: 'X-Org-Id' } })
    const claim = { sub: person.subject, org_id: toPublic('org', person.orgId) }
    const Authorization = `Bearer ${await w.server.identity.token(claim)}`
    const claimed = await w.send(draft, { headers: { ...withoutOrg, Authorization } })
    expect(claimed.status, claimed.text).toBeLessThan(300)
  })

  it('400 for an X-Org-Id that is none', async () => {
    const draft = await w.minimal(op)
    for (const bad of ['nonsense', toPublic('task', newId()), `${toPublic('org', w.home.orgId)}, x`, '../..']) {
      const error = refusal(await w.send(draft, { headers: { 'X-Org-Id': bad } }))
      expect.soft(error, bad).toMatchObject({ code: 'bad_request', details: { reason: 'invalid_header' } })
    }
  })

  it('is open to super-admins in any organization, and without one where it is not about a tenant', async () => {
    const draft = await w.minimal(op)
    const there = refusal(await w.send(draft, { as: { ...draft.as, ...superAdmin } }))
    if (there?.code === 'forbidden') expect(there.details).not.toHaveProperty('permission')
    expect(there?.code ?? 'granted').not.toMatch(/organization_context_required|unauthorized/)

    const nowhere = await w.send(draft, { as: { ...draft.as, ...superAdmin }, headers: withoutOrg })
    if (BEYOND_TENANTS.includes(op.id)) expect(nowhere.status, nowhere.text).toBe(200)
    else expect(refusal(nowhere)).toMatchObject({ code: 'organization_context_required' })
  })
})

describe('a super-admin whose membership is not active', () => {
  it.each(guarded)('$id › 403 membership_inactive', async (op) => {
    const draft = await w.minimal(op)
    const user = await w.school.user({ is_super_admin: true })
    const suspended = await w.school.membership(w.home.orgId, user, 'owner', { status: 'suspended' })
    const error = refusal(await w.send(draft, { as: suspended }))
    expect(error).toMatchObject({ code: 'membership_inactive', details: { status: 'suspended' } })
  })
})
