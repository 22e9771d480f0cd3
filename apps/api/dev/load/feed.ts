import { type Engagement, engagementOf, engagementRows } from './engagement.ts'
import type { Student } from './families.ts'
import type { People, Person } from './people.ts'
import { daysAfter, OPENED, type OrgPlan, streamOf, timestamp, UNTIL } from './plan.ts'
import { idAt, moments, type Random } from './random.ts'
import { type Made, made, type School, STAMPS, stamps } from './school.ts'
import { into, type Row, type TableRows } from './table.ts'
import { ROLES, TASK_THINGS, TASK_VERBS } from './words.ts'

const POSTS_PER_TASK = 0.1
const FEWEST = 4
const SCHEDULED_SHARE = 0.01
/** Every so many guardians hold each role. */
const HOLDER_EVERY = 8

interface Post extends Made {
  author: Person
  kind: 'post' | 'announcement' | 'poll'
  scope: 'org' | 'sections' | 'experience_roles' | 'families'
  /** Rows of `post_audiences`. */
  targets: [kind: string, id: string][]
  /** Published as it was written, unless it waits for a time. */
  scheduledFor: number | null
  students: Student[]
}

export function feedRows(
  orgId: string,
  plan: OrgPlan,
  people: People,
  school: School,
  students: readonly Student[],
): TableRows[] {
  const roles = made(streamOf(plan, 'experience roles'), ROLES.length)
  const posts = postsOf(plan, people, school, students, roles)
  const seenByAll = posts.filter(({ scope, scheduledFor }) => scope === 'org' && scheduledFor === null)
  const engagement = engagementOf(plan, seenByAll, people)
  return [
    ...roleRows(orgId, plan, people, roles),
    ...postRows(orgId, posts, engagement.counts),
    ...pollRows(orgId, plan, posts),
    ...engagementRows(orgId, engagement),
  ]
}

function roleRows(orgId: string, plan: OrgPlan, { guardians }: People, roles: readonly Made[]): TableRows[] {
  const random = streamOf(plan, 'experience role members')
  const holders = roles.flatMap((role, i) =>
    guardians.filter((_, order) => order % HOLDER_EVERY === i).map((person) => ({ role, person })),
  )
  const times = moments(random, Math.max(1, holders.length), OPENED, UNTIL)
  return [
    into(
      'experience_roles',
      ['org_id', 'id', 'key', 'name', ...STAMPS],
      roles.map((one, i): Row => {
        const name = ROLES[i] as string
        return [orgId, one.id, name.toLowerCase().replace(' ', '_'), name, ...stamps(one)]
      }),
    ),
    into(
      'experience_role_members',
      ['org_id', 'id', 'role_id', 'user_id', 'joined_at', ...STAMPS],
      holders.map(({ role, person }): Row => {
        const at = times.next().value as number
        return [orgId, idAt(random, at), role.id, person.userId, timestamp(at), ...stamps({ id: '', at })]
      }),
    ),
  ]
}

function postsOf(
  plan: OrgPlan,
  { office, teachers, guardians }: People,
  school: School,
  students: readonly Student[],
  roles: readonly Made[],
): Post[] {
  const random = streamOf(plan, 'posts')
  const n = Math.max(FEWEST, Math.round(plan.tasks * POSTS_PER_TASK))
  const waiting = Math.max(FEWEST, Math.round(n * SCHEDULED_SHARE))
  // More and more of them as time goes by.
  const at = (i: number) => Math.floor(OPENED + (UNTIL - OPENED) * Math.sqrt((i + 0.5) / (n + waiting)))
  return Array.from({ length: n + waiting }, (_, i): Post => {
    const author = random.weighted([
      [random.pick(teachers), 60],
      [random.pick(office), 35],
      [random.pick(guardians), 5],
    ])
    const kind = random.weighted([
      ['post', 80],
      ['announcement', 15],
      ['poll', 5],
    ])
    const whom = audienceOf(random, school, students, roles)
    const tagged = random.chance(0.05) ? [random.pick(students)] : []
    const scheduledFor = i < n ? null : daysAfter(UNTIL, 1 + random.below(300)) + i
    return { id: idAt(random, at(i)), at: at(i), author, kind, ...whom, scheduledFor, students: tagged }
  })
}

function audienceOf(
  random: Random,
  { sections }: School,
  students: readonly Student[],
  roles: readonly Made[],
): Pick<Post, 'scope' | 'targets'> {
  const scope = random.weighted([
    ['org', 40],
    ['sections', 40],
    ['experience_roles', 5],
    ['families', 15],
  ])
  if (scope === 'org') return { scope, targets: [] }
  if (scope === 'experience_roles') return { scope, targets: [['experience_role', random.pick(roles).id]] }
  if (scope === 'sections') return { scope, targets: [['section', random.pick(sections).id]] }
  const target: [string, string] = random.chance(0.5)
    ? ['section_guardians', random.pick(sections).id]
    : ['child', random.pick(students).id]
  return { scope, targets: [target] }
}

const publishedAt = ({ at, scheduledFor }: Post): string | null => (scheduledFor === null ? timestamp(at) : null)

function postRows(orgId: string, posts: readonly Post[], counts: Engagement['counts']): TableRows[] {
  const columns = ['org_id', 'id', 'author_id', 'kind', 'body', 'audience_scope', 'status', 'scheduled_for'] as const
  return [
    into(
      'posts',
      [...columns, 'published_at', 'is_pinned', 'comment_count', 'reaction_counts', ...STAMPS],
      posts.map((one, i): Row => {
        const { id, author, kind, scope, scheduledFor } = one
        const body = `${TASK_VERBS[i % TASK_VERBS.length]} the ${TASK_THINGS[i % TASK_THINGS.length]}, please`
        const when = scheduledFor === null ? null : timestamp(scheduledFor)
        const state = [when === null ? 'published' : 'scheduled', when, publishedAt(one), i % 100 === 0]
        const { comments = 0, reactions = {} } = counts.get(id) ?? {}
        const counted = [comments, JSON.stringify(reactions)]
        return [orgId, id, author.userId, kind, body, scope, ...state, ...counted, ...stamps(one)]
      }),
    ),
    into(
      'post_audiences',
      ['org_id', 'post_id', 'target_kind', 'target_id', 'published_at'],
      posts.flatMap((one) => one.targets.map(([kind, id]): Row => [orgId, one.id, kind, id, publishedAt(one)])),
    ),
    into(
      'post_tags',
      ['org_id', 'post_id', 'student_id'],
      posts.flatMap((one) => one.students.map(({ id }): Row => [orgId, one.id, id])),
    ),
  ]
}

function pollRows(orgId: string, plan: OrgPlan, posts: readonly Post[]): TableRows[] {
  const random = streamOf(plan, 'polls')
  const polls = posts.filter(({ kind }) => kind === 'poll').map((post) => ({ post, id: idAt(random, post.at) }))
  return [
    into(
      'polls',
      ['org_id', 'id', 'post_id', 'question', ...STAMPS],
      polls.map(({ post, id }): Row => [orgId, id, post.id, 'Which day?', ...stamps(post)]),
    ),
    into(
      'poll_options',
      ['org_id', 'id', 'poll_id', 'text', 'position'],
      polls.flatMap(({ post, id }) =>
        ['Thursday', 'Friday'].map((text, position): Row => [orgId, idAt(random, post.at), id, text, position]),
      ),
    ),
  ]
}
