import { avatarColumns, studentOfMember } from '../../access/avatar.ts'
import { type ChildScope, childScope } from '../../access/child.ts'
import { ApiError } from '../../api-error.ts'
import type { Context } from '../../context.ts'
import { db, type Has, statement } from '../../db/statement.ts'
import type { AuthorRow } from './author.ts'

type Scoped = ChildScope & { orgId: string }

/** What an AuthorRow needs, over `memberships` (`m`), `users` (`u`) and the student that the member may be (`s`). */
export const authorColumns = (p: Scoped, has: Has<ChildScope>) =>
  ['u.id as author_id', 'm.role as author_role', 'u.first_name', 'u.last_name', ...avatarColumns(p, has)] as const

const memberById = statement('feed.member', (p: Scoped, has) =>
  db
    .selectFrom('memberships as m')
    .innerJoin('users as u', 'u.id', 'm.user_id')
    .leftJoinLateral(studentOfMember, (join) => join.onTrue())
    .select(authorColumns(p, has))
    .where('m.org_id', '=', p.orgId)
    .where('m.user_id', '=', p.userId),
)

/** Reads whoever calls, as an author. */
export const askCaller = (ctx: Context) => ctx.db.bound(memberById, childScope(ctx))

/** What is written in a member's name needs a member: the super-admin bypass makes nobody one. */
export function member(row: AuthorRow | undefined): AuthorRow {
  if (!row) throw new ApiError('membership_inactive', { details: { status: null } })
  return row
}
