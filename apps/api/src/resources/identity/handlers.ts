import { type Permission, rolePermissions } from '@homeroom/contract/access'
import { peerScope } from '../../access/peer.ts'
import { notFound, unauthorized } from '../../api-error.ts'
import { membershipOf } from '../../auth/queries.ts'
import type { Context } from '../../context.ts'
import type { RowOf } from '../../db/statement.ts'
import { TenantReads } from '../../db/tenant.ts'
import type { HandlersOf } from '../../handler-types.ts'
import { uuidOf } from '../../ids.ts'
import { readPage } from '../../paging.ts'
import { memberHandlers } from './member-handlers.ts'
import { currentUser, organizationsOf, ownStudent, userById, userList } from './queries.ts'
import { type OwnMembership, toCurrentUser, toUser } from './view.ts'

export const identity: HandlersOf<'identity'> = {
  ...memberHandlers,

  'identity.getCurrentUser': async (_input, ctx) => {
    const { userId } = ctx.caller
    const [users = [], organizations = []] = await ctx.services.database.global([
      currentUser.bind({ userId }),
      organizationsOf.bind({ userId }),
    ])
    const row = users[0]
    if (!row) throw unauthorized('invalid_token')
    const [memberships, studentId] = await Promise.all([membershipsIn(ctx, organizations), ownStudentId(ctx)])
    return toCurrentUser(row, { memberships, permissions: effectivePermissions(ctx), studentId })
  },

  'identity.listUsers': async ({ query }, ctx) => {
    const { role, q } = query
    const { rows, pagination } = await readPage(ctx, userList, query, { ...peerScope(ctx), role, q })
    return { data: rows.map((row) => toUser(row, ctx.caller)), pagination }
  },

  'identity.getUser': async ({ path }, ctx) => {
    const row = await ctx.db.one(userById, { ...peerScope(ctx), id: uuidOf('usr', path.id) })
    if (!row) throw notFound('user', path.id)
    return toUser(row, ctx.caller)
  },
}

/** One read in each organization: row-level security lets no single one see the memberships of several. */
async function membershipsIn(ctx: Context, organizations: RowOf<typeof organizationsOf>[]): Promise<OwnMembership[]> {
  const found = await Promise.all(
    organizations.map(async (organization) => {
      const reads = new TenantReads(ctx.services.database, organization.id)
      const member = await reads.one(membershipOf, { userId: ctx.caller.userId })
      return member && member.status !== 'removed' ? [{ organization, member }] : []
    }),
  )
  return found.flat()
}

async function ownStudentId(ctx: Context): Promise<string | null> {
  if (!ctx.organizationOrNull || !ctx.caller.roles.has('student')) return null
  return (await ctx.db.one(ownStudent, { userId: ctx.caller.userId }))?.id ?? null
}

const everything: readonly Permission[] = [...new Set(Object.values(rolePermissions).flat())]

/** What guard 7 would let through in the organization of the request. */
const effectivePermissions = ({ caller, organizationOrNull }: Context): readonly Permission[] =>
  caller.isSuperAdmin && organizationOrNull ? everything : [...caller.permissions]
