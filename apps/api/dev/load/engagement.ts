import type { People, Person } from './people.ts'
import { type OrgPlan, streamOf, timestamp, UNTIL } from './plan.ts'
import { idAt, type Random } from './random.ts'
import { type Made, STAMPS, stamps } from './school.ts'
import { into, type Row, type TableRows } from './table.ts'
import { REPORT_REASONS, TOPICS } from './words.ts'

/** Four posts in ten are seen by everybody: three comments for each post there is. */
const PER_POST = { comments: 7.5, reactions: 3, bookmarks: 0.5, reports: 0.02 }
/** Everybody in the office keeps the latest ones. */
const KEPT_BY_OFFICE = 3
/** In the smallest organization, too. */
const FEWEST_REPORTS = 3
const REACTION_TYPES = ['like', 'love', 'celebrate', 'support', 'insightful', 'funny'] as const
/** What is said of a post, is said within these milliseconds, most of it soon. */
const WEEK = 7 * 86_400_000

interface Act extends Made {
  post: Made
  person: Person
}
interface Comment extends Act {
  answers: Comment | null
  replies: number
}
interface Reaction extends Act {
  type: string
}
export interface Engagement {
  comments: Comment[]
  reactions: Reaction[]
  bookmarks: Act[]
  reports: Act[]
  /** What the posts' own counters say. */
  counts: Map<string, { comments: number; reactions: Record<string, number> }>
}

/** What people make of posts that everybody sees. */
export function engagementOf(plan: OrgPlan, posts: readonly Made[], people: People): Engagement {
  const random = streamOf(plan, 'engagement')
  const { office, teachers, guardians, students } = people
  const engaged = [...office, ...teachers, ...guardians, ...students]
  const acts = (each: number, least = 0) =>
    actsOf(random, posts, engaged, Math.max(least, Math.round(posts.length * each)))
  const comments = threads(random, acts(PER_POST.comments))
  const reactions = once(acts(PER_POST.reactions)).map((act) => ({ ...act, type: random.pick(REACTION_TYPES) }))
  const counts: Engagement['counts'] = new Map(posts.map(({ id }) => [id, { comments: 0, reactions: {} }]))
  for (const { post } of comments) (counts.get(post.id) as { comments: number }).comments++
  for (const { post, type } of reactions) {
    const { reactions: of } = counts.get(post.id) as { reactions: Record<string, number> }
    of[type] = (of[type] ?? 0) + 1
  }
  return {
    comments,
    reactions,
    bookmarks: once([...acts(PER_POST.bookmarks), ...office.flatMap((person) => kept(random, posts, person))]),
    reports: once(acts(PER_POST.reports, FEWEST_REPORTS)),
    counts,
  }
}

const kept = (random: Random, posts: readonly Made[], person: Person): Act[] =>
  posts.slice(-KEPT_BY_OFFICE).map((post) => {
    const at = Math.min(UNTIL - 1, post.at + 1 + random.below(WEEK))
    return { id: idAt(random, at), at, post, person }
  })

/** In order of time. */
function actsOf(random: Random, posts: readonly Made[], people: readonly Person[], count: number): Act[] {
  const acts = Array.from({ length: posts.length === 0 ? 0 : count }, (): Omit<Act, 'id'> => {
    const post = random.pick(posts)
    const at = Math.min(UNTIL - 1, Math.floor(post.at + 1 + WEEK * random.next() ** 3))
    return { post, at, person: random.pick(people) }
  })
  return acts.sort((a, b) => a.at - b.at).map((act) => ({ ...act, id: idAt(random, act.at) }))
}

/** Nobody does the same with a post twice. */
function once(acts: Act[]): Act[] {
  const done = new Set<string>()
  return acts.filter(({ post, person }) => {
    const key = `${post.id} ${person.userId}`
    return !done.has(key) && done.add(key)
  })
}

/** Every third comment answers the latest one that is no answer itself. */
function threads(random: Random, acts: Act[]): Comment[] {
  const heads = new Map<string, Comment>()
  return acts.map((act) => {
    const head = heads.get(act.post.id)
    const comment: Comment = { ...act, answers: head && random.chance(1 / 3) ? head : null, replies: 0 }
    if (comment.answers) comment.answers.replies++
    else heads.set(act.post.id, comment)
    return comment
  })
}

export function engagementRows(orgId: string, { comments, reactions, bookmarks, reports }: Engagement): TableRows[] {
  const of = ({ id, post, person }: Act) => [orgId, id, post.id, person.userId] as const
  return [
    into(
      'comments',
      ['org_id', 'id', 'post_id', 'author_id', 'parent_comment_id', 'body', 'reply_count', ...STAMPS],
      comments.map((one, i): Row => {
        const body = TOPICS[i % TOPICS.length] as string
        return [...of(one), one.answers?.id ?? null, body, one.replies, ...stamps(one)]
      }),
    ),
    into(
      'reactions',
      ['org_id', 'id', 'post_id', 'user_id', 'type', 'created_at'],
      reactions.map((one): Row => [...of(one), one.type, timestamp(one.at)]),
    ),
    into(
      'bookmarks',
      ['org_id', 'id', 'post_id', 'user_id', 'created_at'],
      bookmarks.map((one): Row => [...of(one), timestamp(one.at)]),
    ),
    into(
      'reports',
      ['org_id', 'id', 'post_id', 'reporter_id', 'reason', 'status', 'action', 'reviewed_at', ...STAMPS],
      reports.map((one, i): Row => {
        const open = i % 3 === 0
        const decision = open ? ['pending', null, null] : ['dismissed', 'dismiss', timestamp(one.at)]
        return [...of(one), REPORT_REASONS[i % REPORT_REASONS.length] as string, ...decision, ...stamps(one)]
      }),
    ),
  ]
}
