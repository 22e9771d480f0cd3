import { afterAll, beforeAll, expect, it } from 'vitest'
import type { Person } from '../../../test/support/school.ts'
import { startTestServer, type TestServer } from '../../../test/support/server.ts'
import { Talk } from '../../../test/support/talk.ts'
import { eventually } from '../../../test/support/wait.ts'
import { toPublic } from '../../ids.ts'

let t: TestServer
beforeAll(async () => {
  t = await startTestServer({ role: 'all' })
})
afterAll(() => t.close())

it('a message is told once to everybody who takes part and did not mute, and never what it says', async () => {
  const orgId = await t.school.organization()
  const [teacher, parent, muted, gone] = (await Promise.all(
    ['teacher', 'guardian', 'guardian', 'guardian'].map((role) => t.school.person(orgId, role as Person['role'])),
  )) as [Person, Person, Person, Person]
  const id = toPublic('conv', await new Talk(t.school, orgId).group([teacher, parent, muted, gone]))
  const as = (who: Person) => t.as(who).messaging
  await as(muted).updatePreferences(id, { isMuted: true })
  await as(gone).removeGroupMember(id, toPublic('usr', gone.userId))
  const { data } = await as(teacher).sendMessage(id, { body: 'The bus leaves at eight' })
  await eventually(async () => {
    const pending = t.db.selectFrom('outbox_events').select('id').where('dispatched_at', 'is', null)
    return (await pending.where('org_id', '=', orgId).execute()).length === 0
  })
  const told = await t.db.selectFrom('notifications').selectAll().where('org_id', '=', orgId).execute()
  expect(told).toMatchObject([{ user_id: parent.userId, type: 'message.sent', title: 'New message', body: null }])
  const { data: shown } = await t.as(parent).notifications.list()
  expect(shown).toMatchObject([{ resource: { type: 'message', id: data.id } }])
  expect(JSON.stringify(told)).not.toContain('bus')
})
