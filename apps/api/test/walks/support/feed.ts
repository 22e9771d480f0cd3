import type { OperationId } from '@homeroom/contract/operations'
import { toPublic } from '../../../src/ids.ts'
import { Feed } from '../../support/feed.ts'
import type { School } from '../../support/school.ts'
import type { Situation } from './fixtures.ts'
import type { Organization } from './world.ts'

const inDays = (days: number) => new Date(Date.now() + days * 86_400_000).toISOString()

export const scheduledPost = (school: School, { orgId, people }: Organization, author = people.owner) =>
  new Feed(school, orgId).post({ author_id: author.userId, status: 'scheduled', scheduled_for: inDays(2) })

const scheduled: Situation = async (school, org) => ({
  path: { id: toPublic('post', await scheduledPost(school, org)) },
})

const PAGE = { name: 'page.pdf', url: 'https://files.example.org/page.pdf', contentType: null, sizeBytes: 48211 }

/** Audience, kind and poll go together, and not with everything else. */
export const feedSituations: Partial<Record<OperationId, Situation>> = {
  async 'feed.createPost'(_school, _org, ids) {
    const poll = { question: 'Which day?', options: ['Thursday', 'Friday'], maxChoices: 2, allowChange: true }
    return {
      body: {
        body: 'The trip to the river is on Friday.',
        kind: 'poll',
        attachments: [PAGE],
        audience: { scope: 'families', sectionIds: [await ids('sec')], childIds: [await ids('stu')] },
        taggedStudentIds: [await ids('stu')],
        scheduledFor: inDays(2),
        isPinned: false,
        commentsEnabled: false,
        poll: { ...poll, resultsVisibility: 'always', closesAt: inDays(3) },
      },
    }
  },
  async 'feed.updatePost'(school, org, ids) {
    const as = await school.person(org.orgId, 'admin')
    return {
      as,
      path: { id: toPublic('post', await scheduledPost(school, org, as)) },
      body: {
        body: 'The trip is on Monday.',
        attachments: [PAGE],
        taggedStudentIds: [await ids('stu')],
        commentsEnabled: false,
        isPinned: true,
        scheduledFor: inDays(3),
      },
    }
  },
  async 'feedExperienceRoles.removeMember'(school, { orgId }) {
    const [feed, person] = [new Feed(school, orgId), await school.person(orgId, 'guardian')]
    const role = await feed.role()
    await feed.holder(role, person)
    return { path: { id: toPublic('xrl', role), userId: toPublic('usr', person.userId) } }
  },
  'feedScheduled.cancelSchedule': scheduled,
  'feedScheduled.publishNow': scheduled,
}
