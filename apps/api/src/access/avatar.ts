import { type RawBuilder, sql } from 'kysely'
import { db, type Has } from '../db/statement.ts'
import { type ChildScope, consents, guards, type LinkFlag, sharesWithApp } from './child.ts'

type Scope = Pick<ChildScope, 'userId' | 'today' | 'appId' | 'asGuardian' | LinkFlag>

/**
 * The student that a member (`m`) is, for a lateral join. `offset 0` has it looked up for each member by its index: estimates
 * that know only the average organization would read all students of a large one for every page.
 */
export const studentOfMember = () =>
  db
    .selectFrom('students as st')
    .select(['st.id', 'st.user_id', 'st.avatar_url'])
    .where('st.org_id', '=', sql.ref<string>('m.org_id'))
    .where('st.user_id', '=', sql.ref<string>('m.user_id'))
    .where('st.deleted_at', 'is', null)
    .offset(sql.lit(0))
    .as('s')

/** The id of the student that a user is, if one. */
export const studentOfUser = (p: { orgId: string }, user: RawBuilder<unknown>) => sql<string | null>`(
  select s.id from students s where s.org_id = ${p.orgId} and s.user_id = ${user} and s.deleted_at is null)`

/**
 * A person's picture, over `users` (`u`) and the `students` row (`s`) that may belong to it. A student's is the one of
 * the student record, shown with consent, to the guardians and to the student; events never show it. An app needs consent to sharing as well.
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
  if (has('appId')) return sql<boolean>`(${consents(p, child, 'photo_media')} and ${sharesWithApp(p, child)})`
  const ways = [sql`s.user_id = ${p.userId}`, consents(p, child, 'photo_media')]
  if (has('asGuardian')) ways.push(guards(p, has, child))
  return sql<boolean>`(${sql.join(ways, sql` or `)})`
}
