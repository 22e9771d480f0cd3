import { type Permission, rolePermissions, type Scope } from '@homeroom/contract/access'
import { operations } from '@homeroom/contract/operations'
import type { Operation } from '@homeroom/contract/record'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { toPublic } from '../../src/ids.ts'
import { type Child, ChildScene, type Relative } from './support/child-scene.ts'
import { type ChildRow, childTable, type Way } from './support/child-table.ts'
import { type Draft, draftOf } from './support/draft.ts'
import { newRow } from './support/fixtures.ts'
import { type Answer, errorOf, jsonOf } from './support/inspect.ts'
import { type Organization, World } from './support/world.ts'

let w: World
let scene: ChildScene
let org: Organization
beforeAll(async () => {
  w = await World.open()
  scene = await ChildScene.open(w.school)
  const owner = scene.relatives.find(({ who }) => who === 'owner')?.caller
  org = { orgId: scene.orgId, people: { owner } as Organization['people'] }
})
afterAll(() => w.close())

const of = (id: string) => id.replace(/ \(.*\)$/, '')
const all = Object.values<Operation>(operations)
const known = Object.entries(childTable).flatMap(([name, row]) => {
  const op = all.find(({ id }) => id === of(name))
  return op ? [{ name, row, op }] : []
})

/** Everyone who stands to this child in some way, the child included, and keys with the operation's scope. */
async function callers(op: Operation, child: Child): Promise<Relative[]> {
  const self: Relative = { who: 'the student', caller: child.self, role: 'student' }
  const stranger = scene.children.find((other) => other !== child)?.self as Relative['caller']
  const people = [...scene.relatives, self, { who: 'another student', caller: stranger, role: 'student' as const }]
  if (!op.scope) return people
  const scopes = [op.scope as Scope]
  const app = await w.school.appKey(scene.orgId, scopes)
  const removed = await w.school.appKey(scene.orgId, scopes)
  await w.server.db
    .updateTable('app_installations')
    .set({ status: 'uninstalled' })
    .where('id', '=', removed.installationId)
    .execute()
  return [
    ...people,
    { who: 'key', caller: await w.school.key(scene.orgId, scopes), role: 'key' },
    { who: 'app key', caller: app, role: 'app-key' },
    { who: 'app key of an app that was removed', caller: removed, role: 'app-key' },
  ]
}

/** The ways of the domain design by which the caller stands to the child. */
function waysOf({ caller, role, teaches, homeroom, guardian, lacks, linked }: Relative, row: ChildRow, child: Child) {
  const ways = new Set<Way>()
  if (role === 'owner' || role === 'admin') ways.add('org')
  if (['owner', 'admin', 'teacher', 'staff', 'health_staff'].includes(role)) ways.add('staff-side')
  if (role === 'staff') ways.add('staff')
  if (role === 'health_staff') ways.add('health')
  if (teaches || homeroom) ways.add('teacher')
  if (homeroom) ways.add('homeroom')
  if (guardian && !(row.flag && row.flag === lacks)) ways.add('guardian')
  if (linked) ways.add('linked')
  if (caller === child.self) ways.add('self')
  if (role === 'key') ways.add('key').add('secret-key')
  if (role === 'app-key') ways.add('key')
  return new Set([...ways].filter((way) => row.ways.includes(way)))
}

function inSection(relative: Relative, row: ChildRow, child: Child): boolean {
  const { role, teaches, guardian, lacks, caller } = relative
  const member = (guardian && lacks !== 'can_view_academics') || scene.children.some(({ self }) => self === caller)
  return (
    row.section?.some(
      (way) =>
        (way === 'org' && (role === 'owner' || role === 'admin')) ||
        (way === 'staff' && role === 'staff') ||
        (way === 'teaches' && teaches) ||
        (way === 'member' && (member || caller === child.self)) ||
        (way === 'key' && (role === 'key' || role === 'app-key')),
    ) ?? true
  )
}

/** What guard 9 misses: school officials and students of age need no consent to data processing. */
function missing(relative: Relative, row: ChildRow, child: Child): string | null {
  if (child.consented === 'granted') return null
  const { role, teaches, homeroom, caller } = relative
  const official = ['owner', 'admin', 'staff', 'health_staff'].includes(role) || teaches || homeroom
  const decides = caller === child.self && child.ofAge
  for (const type of row.consents ?? []) {
    if (type === 'direct_messaging' && child.ofAge) continue
    if (type !== 'data_processing' || !(official || decides)) return type
  }
  return role === 'app-key' ? 'third_party_sharing' : null
}

/** What the design says of this caller, this operation and this child. */
function expected(op: Operation, relative: Relative, row: ChildRow, child: Child): string {
  const { role, who, caller } = relative
  if (who.endsWith('removed')) return '401 unauthorized'
  if (role === 'key' || role === 'app-key') {
    if (op.scope === null) return '403 scope_unmapped'
  } else if (op.permission && !(rolePermissions[role] as readonly Permission[]).includes(op.permission as Permission)) {
    return '403 forbidden'
  }
  if (!inSection(relative, row, child)) return '403 forbidden relationship'
  if (row.inGroup && caller !== child.self && !scene.relatives.includes(relative)) return '403 forbidden relationship'
  if (row.ways.length > 0 && waysOf(relative, row, child).size === 0)
    return row.peer ? '400 validation_error' : '403 RELATIONSHIP_REQUIRED'
  const consent = missing(relative, row, child)
  return consent ? `403 CONSENT_REQUIRED ${consent}` : 'passes'
}

function told(answer: Answer): string {
  if (answer.status < 300) return 'passes'
  const { code, details } = errorOf(answer)
  const { reason, consentType } = (details ?? {}) as Record<string, string>
  // Guards 8 and 9 are behind it once validation complains of what the walk put in.
  if (Array.isArray(details) && details.some(({ field }) => field === 'walk')) return 'passes'
  const more = code === 'forbidden' ? reason : consentType
  return [answer.status, code, more].filter(Boolean).join(' ')
}

/** The request about the child: its own rows wherever an id of their kind is asked for. */
async function draft(row: ChildRow, op: Operation, child: Child): Promise<Draft> {
  const ids = async (prefix: string) => {
    const own = child.rows[prefix]
    return own ? toPublic(prefix, own) : newRow(prefix, w.school, org)
  }
  const made = await draftOf(op, { school: w.school, org, full: true, ids })
  if (row.body) made.body = row.body(made.body as Record<string, unknown>)
  // Nothing must change: what passes the guards is refused by validation.
  return op.method === 'GET' ? made : { ...made, query: { ...made.query, walk: '1' } }
}

it('the table names the operations on children of the contract, and no others', () => {
  const guarded = all.filter(
    ({ relationship, consent }) => relationship.some(({ rule }) => rule === 'R-CHILD') || consent.length > 0,
  )
  // An audit row or an event is not a child's, and a change of a task or a post asks for that first: they have tests of their own.
  const apart = ['audit.list', 'events.list', 'tasks.update', 'feed.updatePost']
  const ids = guarded.map(({ id }) => id).filter((id) => !apart.includes(id))
  expect(new Set(known.map(({ op }) => op.id))).toEqual(new Set(ids))
})

describe.each(known.filter(({ row }) => !row.list))('$name', ({ op, row }) => {
  it('answers every caller as the design says, whatever was consented to', async () => {
    const faults: string[] = []
    for (const child of scene.children) {
      const request = await draft(row, op, child)
      for (const relative of await callers(op, child)) {
        const should = expected(op, relative, row, child)
        const does = told(await w.send(request, { as: relative.caller }))
        if (does !== should) faults.push(`${relative.who}, ${child.consented}: ${does}, not ${should}`)
      }
    }
    expect(faults).toEqual([])
  })
})

describe.each(known.filter(({ row }) => row.list))('$name', ({ op, row }) => {
  it('lists, and counts, what the design shows to every caller', async () => {
    const faults: string[] = []
    const [first] = scene.children as [Child]
    const path = (await draft(row, op, first)).path
    for (const relative of await callers(op, first)) {
      const refusal = expected(op, relative, { ...row, ways: [], consents: [] }, first)
      const answer = await w.send(
        { op, as: org.people.owner, path, query: { limit: '100' }, body: undefined },
        { as: relative.caller },
      )
      if (refusal !== 'passes' && !refusal.includes('CONSENT')) {
        if (told(answer) !== refusal) faults.push(`${relative.who}: ${told(answer)}, not ${refusal}`)
        continue
      }
      const { data, meta } = jsonOf(answer)
      const text = answer.text
      for (const child of scene.children) {
        const stays = row.ownStay && waysOf(relative, row, child).has('guardian')
        const shown = expected(op, relative, stays ? { ...row, consents: [] } : row, child) === 'passes'
        const found = text.includes(toPublic('stu', child.rows.stu as string))
        if (found !== shown) faults.push(`${relative.who}, ${child.consented}: ${found}, not ${shown}`)
      }
      if (meta.total !== data.length) faults.push(`${relative.who}: counts ${meta.total}, shows ${data.length}`)
    }
    expect(faults).toEqual([])
  })
})
