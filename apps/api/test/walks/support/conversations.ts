import type { OperationId } from '@homeroom/contract/operations'
import { fromPublic, toPublic, uuidOf } from '../../../src/ids.ts'
import type { Key, Person, School } from '../../support/school.ts'
import { Talk } from '../../support/talk.ts'
import type { Draft } from './draft.ts'
import type { Situation } from './fixtures.ts'

/** Who owns the conversation, or takes part in it. */
export async function participantOf({ db }: School, conversationId: string): Promise<Pick<Person, 'userId'>> {
  return db
    .selectFrom('conversation_participants')
    .select('user_id as userId')
    .where('conversation_id', '=', conversationId)
    .orderBy('role', 'desc')
    .limit(1)
    .executeTakeFirstOrThrow()
}

/** Somebody who owns the group, or another one, and a message in it. */
const inGroup: (more?: (place: Place) => Promise<object> | object) => Situation =
  (more = () => ({})) =>
  async (school, { orgId }, ids) => {
    const as = await school.person(orgId, 'owner')
    const id = await ids('conv')
    const talk = new Talk(school, orgId)
    await talk.join(uuidOf('conv', id), as, { role: 'owner' })
    return { as, path: { id }, ...(await more({ school, orgId, talk, id, as, ids })) }
  }
interface Place {
  school: School
  orgId: string
  talk: Talk
  id: string
  as: Person
  ids: Parameters<Situation>[2]
}

const said = async ({ talk, id, as }: Place): Promise<string> =>
  toPublic('msg', await talk.say(fromPublic('conv', id) as string, as))
const PAGE = { name: 'page.pdf', url: 'https://files.example.org/page.pdf', contentType: null, sizeBytes: 48211 }

export const conversations: Partial<Record<OperationId, Situation>> = {
  'messaging.listMessages': inGroup(async (place) => {
    await said(place)
    return {}
  }),
  'messaging.sendMessage': inGroup(async (place) => ({
    body: { body: 'Please bring boots', attachments: [PAGE], replyToId: await said(place) },
  })),
  'messaging.markRead': inGroup(async (place) => ({ body: { messageId: await said(place) } })),
  'messaging.updatePreferences': inGroup(),
  'messaging.addGroupMembers': inGroup(),
  'messaging.removeGroupMember': inGroup(async ({ school, orgId, talk, id }) => {
    const leaving = await school.person(orgId, 'guardian')
    await talk.join(uuidOf('conv', id), leaving)
    return { path: { id, userId: toPublic('usr', leaving.userId) } }
  }),
}

type Joining = (school: School, draft: Draft, caller: Key) => Promise<unknown>

/** Operations on what one must take part in: how a key comes to do so. */
export const joinings: Partial<Record<OperationId, Joining>> = {
  'messaging.listMessages': (school, { path }, { orgId, serviceUserId }) =>
    new Talk(school, orgId).join(uuidOf('conv', path.id ?? ''), { userId: serviceUserId }),
}
