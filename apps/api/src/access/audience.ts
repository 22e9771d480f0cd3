import { type RawBuilder, sql } from 'kysely'
import { isKey } from '../caller.ts'
import type { Has } from '../db/statement.ts'
import { type ChildScope, type ChildWay, childScope, sharesWithApp, type Viewer, wardsOf } from './child.ts'
import { asMember, holdsRole, type Today } from './recipient.ts'
import { ownSections, type SectionScope, sectionScope, sectionsOfWards, taughtSections } from './section.ts'

/** R-CHILD for children whom posts name: data of the directory, but not of the nurse. */
const NAMED_IN_POSTS: readonly ChildWay[] = ['R-ORG', 'R-STAFF', 'R-TEACHER-OF', 'R-GUARDIAN', 'R-SELF', 'R-KEY']

/** R-AUDIENCE: which posts the caller may see, and what of them. Flags choose the statement's shape, as in ChildScope. */
export interface AudienceScope extends ChildScope, SectionScope {
  /** feed:moderate: posts in every state. */
  moderates?: true
  /** Whatever a post is addressed to. */
  everyPost?: true
  /** What is addressed to the whole organization: to everybody but those who are guests and no more. */
  inOrg?: true
  holdsRoles?: true
  /** Guardians, whatever else they are. */
  asWarden?: true
}

export function audienceScope(viewer: Viewer): AudienceScope {
  const { caller } = viewer
  const scope: AudienceScope = { ...childScope(viewer, { any: NAMED_IN_POSTS }), ...sectionScope(viewer) }
  if (caller.permissions.has('feed:moderate')) scope.moderates = true
  if (scope.moderates || isKey(caller)) return { ...scope, everyPost: true }
  if (caller.roles.size !== 1 || !caller.roles.has('guest')) scope.inOrg = true
  if (caller.roles.has('guardian')) scope.asWarden = true
  return { ...scope, holdsRoles: true }
}

/** Sees a post as nobody in particular does: with all that it names. For events and for the scheduler. */
export const wholePost = (userId: string, { today, consentAgeBirth }: Today): AudienceScope => ({
  userId,
  today,
  consentAgeBirth,
  moderates: true,
  everyPost: true,
  everyChild: true,
  everySection: true,
})

type P = AudienceScope & { orgId: string }
type Person = Pick<AudienceScope, 'userId' | 'today'> & { orgId: string }
type Bool = RawBuilder<boolean>

/** A way to be addressed by a row of `post_audiences` (`pa`): what it names, and how to come by the ids. */
interface Way {
  key: 'asTeacher' | 'asGuardian' | 'asSelf' | 'holdsRoles' | 'asWarden'
  /** SQL literals, in a list. */
  kinds: RawBuilder<unknown>
  ids(p: Person): RawBuilder<string>
  /** Over a `memberships` row `m`: what `key` is for a caller. */
  member: Bool
}
const SECTION = sql`'section', 'section_guardians'`
const rolesOf = (p: Person) => sql<string>`(
  select xm.role_id from experience_role_members xm
  where xm.org_id = ${p.orgId} and xm.user_id = ${p.userId} and xm.deleted_at is null)`
const WAYS: readonly Way[] = [
  { key: 'asTeacher', kinds: SECTION, ids: taughtSections, member: holdsRole('teacher') },
  { key: 'asGuardian', kinds: SECTION, ids: sectionsOfWards, member: holdsRole('guardian') },
  { key: 'asSelf', kinds: sql`'section'`, ids: ownSections, member: holdsRole('student') },
  { key: 'holdsRoles', kinds: sql`'experience_role'`, ids: rolesOf, member: sql`true` },
  { key: 'asWarden', kinds: sql`'child'`, ids: wardsOf, member: holdsRole('guardian') },
]
const isNamed = ({ kinds, ids }: Way, p: Person): Bool =>
  sql`(pa.target_kind in (${kinds}) and pa.target_id in ${ids(p)})`
const guestOnly = sql<boolean>`(m.role = 'guest' and m.additional_roles <@ array['guest'])`

/** `offset 0` has it asked post by post: for a page the planner may rather hash the audiences of all posts there are. */
const audience = (p: { orgId: string }, rows: Bool): Bool => sql`exists (
  select from post_audiences pa where pa.org_id = ${p.orgId} and pa.post_id = po.id and ${rows} offset 0)`
const or = (parts: Bool[]): Bool => (parts.length === 0 ? sql`false` : sql`(${sql.join(parts, sql` or `)})`)

/** Over a `posts` row under the alias `po`, deleted ones included. */
export function visiblePost(p: P, has: Has<AudienceScope>): Bool {
  const seen = has('moderates')
    ? sql<boolean>`true`
    : sql<boolean>`(po.author_id = ${p.userId} or (po.status = 'published' and ${addresses(p, has)}))`
  return has('appId') ? sql`(${seen} and ${isShared(p)})` : seen
}

/** An app sees nothing that is addressed to the family of a child without consent to it. */
const isShared = (p: P): Bool =>
  sql`not ${audience(p, sql`pa.target_kind = 'child' and not ${sharesWithApp(p, sql.ref('pa.target_id'))}`)}`

function addresses(p: P, has: Has<AudienceScope>): Bool {
  if (has('everyPost')) return sql`true`
  const named = WAYS.filter(({ key }) => has(key)).map((way) => isNamed(way, p))
  // Besides what is addressed to sections, families may be addressed by theirs.
  if (has('everySection')) named.push(sql`pa.target_kind in (${SECTION})`)
  return or([
    ...(has('inOrg') ? [sql<boolean>`po.audience_scope = 'org'`] : []),
    ...(has('everySection') ? [sql<boolean>`po.audience_scope = 'sections'`] : []),
    ...(named.length > 0 ? [audience(p, or(named))] : []),
  ])
}

/** Who wrote a post, and moderators, see all that it names. */
export const isWhole = (p: P, has: Has<AudienceScope>): Bool =>
  has('moderates') ? sql`true` : sql`po.author_id = ${p.userId}`

/** What addresses the caller: the streams that a timeline flows from, each an id. */
export function streamsOf(p: P, has: Has<AudienceScope>): RawBuilder<unknown> {
  const streams = WAYS.filter(({ key }) => has(key)).map(
    ({ ids, kinds }) => sql`select unnest(array${ids(p)}) as id, array[${kinds}] as kinds`,
  )
  return sql.join(streams, sql` union all `)
}

/** The same for people who did not call, over a `memberships` row `m`: whom a post (`po`) is meant for. */
export function isAddressed(p: Today & { orgId: string }): Bool {
  const member = asMember(p)
  const named = WAYS.map((way) => sql<boolean>`(${way.member} and ${isNamed(way, member)})`)
  return or([sql`(po.audience_scope = 'org' and not ${guestOnly})`, audience(p, or(named))])
}
