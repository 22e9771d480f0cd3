import { peerScope } from '../../access/peer.ts'
import { conflict, notFound } from '../../api-error.ts'
import type { Context } from '../../context.ts'
import type { HandlersOf } from '../../handler-types.ts'
import { newId, toPublic, uuidOf } from '../../ids.ts'
import { readPage } from '../../paging.ts'
import {
  candidate,
  deleteMember,
  insertMember,
  insertRole,
  lockRole,
  memberList,
  memberOf,
  roleById,
  roleList,
} from './queries.ts'
import { type MemberRow, type RoleRow, toAnnouncedMember, toMember, toRole } from './view.ts'

export const feedExperienceRoles: HandlersOf<'feedExperienceRoles'> = {
  'feedExperienceRoles.getRoles': async ({ query }, ctx) => {
    const { rows, pagination } = await readPage(ctx, roleList, query, { ...peerScope(ctx), q: query.q })
    return { data: rows.map(toRole), pagination }
  },

  'feedExperienceRoles.createRole': ({ body }, ctx) => {
    const row: RoleRow = {
      id: newId(),
      key: body.key,
      name: body.name,
      description: body.description ?? null,
      color: body.color ?? null,
      member_count: 0,
      created_at: ctx.now,
      updated_at: ctx.now,
    }
    const { id, key, name, description, color } = row
    ctx.db.write(insertRole, { id, key, name, description, color, userId: ctx.caller.userId, now: ctx.now })
    const role = toRole(row)
    ctx.emit('experience_role.created', { resource: 'experience_role', id, object: role })
    return role
  },

  'feedExperienceRoles.getMembers': async ({ path, query }, ctx) => {
    const roleId = uuidOf('xrl', path.id)
    const { rows, pagination } = await readPage(ctx, memberList, query, { ...peerScope(ctx), roleId })
    if (rows.length === 0 && !(await ctx.db.one(roleById, { id: roleId }))) throw notFound('experience_role', path.id)
    return { data: rows.map(toMember), pagination }
  },

  'feedExperienceRoles.addMember': async ({ path }, ctx) => {
    const { db, now, caller } = ctx
    const memberUserId = uuidOf('usr', path.userId)
    const [roleId, held] = await locked(ctx, path)
    if (held) {
      ctx.audit(changeOf(held))
      return toMember(held)
    }
    const found = await db.one(candidate, { id: memberUserId })
    if (!found) throw notFound('user', path.userId)
    if (found.status !== 'active') throw conflict('not_a_member')
    db.write(insertMember, { id: newId(), roleId, memberUserId, userId: caller.userId, now })
    const member = (await db.one(memberOf, { ...peerScope(ctx), roleId, memberUserId })) as MemberRow
    ctx.emit('experience_role.member_added', changeOf(member))
    return toMember(member)
  },

  'feedExperienceRoles.removeMember': async ({ path }, ctx) => {
    const [, held] = await locked(ctx, path)
    if (!held) throw notFound('experience_role_member', path.userId)
    ctx.db.write(deleteMember, { id: held.id, userId: ctx.caller.userId, now: ctx.now })
    const deleted = { id: toPublic('xrm', held.id), deleted: true as const }
    ctx.emit('experience_role.member_removed', {
      ...changeOf(held),
      object: deleted,
      previous: toAnnouncedMember(held),
    })
    return deleted
  },
}

/** The role, whose members nobody else changes now, and the person's membership of it, if there is one. */
async function locked(ctx: Context, path: { id: string; userId: string }): Promise<[string, MemberRow | undefined]> {
  const roleId = uuidOf('xrl', path.id)
  const { db } = ctx
  const [[role], [held]] = await db.block([
    db.bound(lockRole, { id: roleId }),
    db.bound(memberOf, { ...peerScope(ctx), roleId, memberUserId: uuidOf('usr', path.userId) }),
  ])
  if (!role) throw notFound('experience_role', path.id)
  return [roleId, held]
}

const changeOf = (row: MemberRow) => ({
  resource: 'experience_role_member',
  id: row.id,
  object: toAnnouncedMember(row),
  studentIds: row.student_id === null ? [] : [row.student_id],
})
