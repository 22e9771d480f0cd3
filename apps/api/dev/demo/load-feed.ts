import { studentId } from './children.ts'
import { type DemoPost, POSTS, pollId, pollOptionId, postId, ROLES, roleId } from './feed.ts'
import { demoId } from './ids.ts'
import { daysFrom, type Load, startedAt } from './load.ts'
import { userId } from './people.ts'
import { sectionId } from './school.ts'

/** What Northfield writes, and whom it writes to. */
export async function loadFeed(load: Load, org_id: string): Promise<void> {
  await loadRoles(load, org_id)
  const rows = POSTS.map((post, order) => postRow(load, org_id, post, order))
  await load.trx.insertInto('posts').values(rows).execute()
  await loadAudiences(load, org_id, rows)
  await loadPolls(load, org_id, rows)
}

async function loadRoles({ trx }: Load, org_id: string): Promise<void> {
  const roles = ROLES.map(({ people: _, ...role }, order) => {
    return { org_id, id: roleId(role.key), ...role, created_at: startedAt(order), updated_at: startedAt(order) }
  })
  const members = ROLES.flatMap(({ key, people }) =>
    people.map((person, order) => {
      const at = startedAt(60 + order)
      const id = demoId(`experience role member ${key} ${person}`, order)
      return {
        org_id,
        id,
        role_id: roleId(key),
        user_id: userId(person),
        joined_at: at,
        created_at: at,
        updated_at: at,
      }
    }),
  )
  await trx.insertInto('experience_roles').values(roles).execute()
  await trx.insertInto('experience_role_members').values(members).execute()
}

const scopeOf = ({ sections, guardiansOf, roles, children }: DemoPost): string => {
  if (sections) return 'sections'
  if (roles) return 'experience_roles'
  return guardiansOf || children ? 'families' : 'org'
}

/** Over the last month; what is scheduled comes in the next days. */
function postRow({ now }: Load, org_id: string, post: DemoPost, order: number) {
  const { author, body, kind = 'post', pinned, silent, state } = post
  const written = daysFrom(now, -30 * (1 - order / POSTS.length))
  const waits = state === 'scheduled' || state === 'canceled'
  return {
    org_id,
    id: postId(order),
    author_id: userId(author),
    kind,
    body,
    audience_scope: scopeOf(post),
    status: waits ? state : 'published',
    scheduled_for: waits ? daysFrom(now, POSTS.length - order) : null,
    published_at: waits ? null : written,
    is_pinned: pinned ?? false,
    comments_enabled: !silent,
    deleted_at: state === 'deleted' ? daysFrom(now, -1) : null,
    deleted_reason: state === 'deleted' ? 'author' : null,
    created_at: written,
    updated_at: written,
  }
}

type PostRow = ReturnType<typeof postRow>

async function loadAudiences({ trx }: Load, org_id: string, rows: PostRow[]): Promise<void> {
  const audiences = POSTS.flatMap(({ sections = [], guardiansOf = [], roles = [], children = [] }, order) => {
    const { id: post_id, published_at } = rows[order] as PostRow
    return [
      ...sections.map((code) => ({ target_kind: 'section', target_id: sectionId(code) })),
      ...guardiansOf.map((code) => ({ target_kind: 'section_guardians', target_id: sectionId(code) })),
      ...roles.map((key) => ({ target_kind: 'experience_role', target_id: roleId(key) })),
      ...children.map((key) => ({ target_kind: 'child', target_id: studentId(key) })),
    ].map((target) => ({ org_id, post_id, published_at, ...target }))
  })
  const tags = POSTS.flatMap(({ tagged = [] }, order) =>
    tagged.map((key) => ({ org_id, post_id: postId(order), student_id: studentId(key) })),
  )
  await trx.insertInto('post_audiences').values(audiences).execute()
  await trx.insertInto('post_tags').values(tags).execute()
}

async function loadPolls({ trx, now }: Load, org_id: string, rows: PostRow[]): Promise<void> {
  for (const [order, { poll }] of POSTS.entries()) {
    if (!poll) continue
    const { created_at } = rows[order] as PostRow
    const { question, options, closed, maxChoices: max_choices = 1 } = poll
    const until = closed
      ? { closes_at: daysFrom(now, -1), closed_at: daysFrom(now, -1) }
      : { closes_at: daysFrom(now, 7) }
    const row = { org_id, id: pollId(order), post_id: postId(order), question, max_choices, ...until }
    await trx
      .insertInto('polls')
      .values({ ...row, created_at, updated_at: created_at })
      .execute()
    const choices = options.map((text, position) => {
      return { org_id, id: pollOptionId(order, position), poll_id: pollId(order), text, position }
    })
    await trx.insertInto('poll_options').values(choices).execute()
  }
}
