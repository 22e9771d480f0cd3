import { sql } from 'kysely'
import type { Has } from '../db/statement.ts'
import { type ChildScope, consents, guards, type LinkFlag } from './child.ts'

type Scope = Pick<ChildScope, 'userId' | 'today' | 'asGuardian' | LinkFlag>

/**
 * A person's picture, over `users` (`u`) and the `students` row (`s`) that may belong to it. A student's is the one of
 * the student record, shown with consent, to the guardians and to the student; events never show it.
 */
export const avatarColumns = (p: Scope & { orgId: string }, has: Has<Scope>) =>
  [
    sql<string | null>`case when s.id is null then u.avatar_url end`.as('avatar_url'),
    sql<string | null>`case when s.avatar_url is not null and ${showsAvatar(p, has)} then s.avatar_url end`.as(
      'student_avatar_url',
    ),
  ] as const

/** Whether the caller may see the picture of the student `s`. */
export function showsAvatar(p: Scope & { orgId: string }, has: Has<Scope>) {
  const child = sql.ref('s.id')
  const ways = [sql`s.user_id = ${p.userId}`, consents(p, child, 'photo_media')]
  if (has('asGuardian')) ways.push(guards(p, has, child))
  return sql<boolean>`(${sql.join(ways, sql` or `)})`
}
