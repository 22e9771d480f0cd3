import { childScope } from '../../../access/child.ts'
import { ApiError } from '../../../api-error.ts'
import { previousOf } from '../../../changes.ts'
import type { Context } from '../../../context.ts'
import type { HandlersOf } from '../../../handler-types.ts'
import { uuidOf } from '../../../ids.ts'
import { childNotFound, withLockedChild } from '../locked-child.ts'
import { healthOfChild, putHealth, storedHealth } from './queries.ts'
import { fieldsOf, NOTHING_KNOWN, openHealth, sealHealth, toHealthInfo } from './view.ts'

export const health: Pick<HandlersOf<'family'>, 'family.getHealthInfo' | 'family.putHealthInfo'> = {
  'family.getHealthInfo': async ({ path }, ctx) => {
    const childId = uuidOf('stu', path.childId)
    const row = await ctx.db.one(healthOfChild, { ...scopeOfWhole(ctx), childId })
    if (!row) throw childNotFound(childId)
    if (!row.payload_enc || !row.updated_at) {
      throw new ApiError('HEALTH_INFO_NOT_FOUND', { details: { childId: path.childId } })
    }
    const fields = openHealth(ctx.services.secrets, ctx.orgId, childId, row.payload_enc)
    return toHealthInfo(childId, fields, row.updated_at, row.whole ? 'full' : 'alerts')
  },

  'family.putHealthInfo': async ({ path, body }, ctx) => {
    const { db, orgId, now, caller } = ctx
    const { secrets } = ctx.services
    const childId = uuidOf('stu', path.childId)
    const [[stored]] = await withLockedChild(ctx, childId, [db.bound(storedHealth, { childId })])
    const fields = fieldsOf(body)
    const before = stored ? openHealth(secrets, orgId, childId, stored.payload_enc) : NOTHING_KNOWN
    const changed = Object.keys(previousOf(before, fields) ?? {})
    const about = { resource: 'health', id: childId, studentIds: [childId] }
    if (stored && changed.length === 0) {
      ctx.audit({ ...about, object: { childId: path.childId, updatedAt: stored.updated_at } })
      return toHealthInfo(childId, fields, stored.updated_at)
    }
    db.write(putHealth, { childId, sealed: sealHealth(secrets, orgId, childId, fields), userId: caller.userId, now })
    ctx.emit('health.updated', { ...about, object: { childId: path.childId, updatedAt: now }, redacted: changed })
    return toHealthInfo(childId, fields, now)
  },
}

/** The operation's own ways to the child but teaching: who comes by one of these sees everything. */
function scopeOfWhole(ctx: Context) {
  const need = ctx.op?.relationship.find(({ rule }) => rule === 'R-CHILD')
  if (!need?.any) throw new Error(`${ctx.op?.id}: no ways to the child in x-relationship`)
  return childScope(ctx, { any: need.any.filter((way) => way !== 'R-TEACHER-OF'), flag: need.flag })
}
