import { scopes as catalogue, type Scope } from '@homeroom/contract/access'
import { ApiError, conflict, invalid, invalidTransition, type Problem } from '../../api-error.ts'
import { displayPrefix, mintSecret } from '../../auth/api-key.ts'
import { previousOf } from '../../changes.ts'
import type { Context } from '../../context.ts'
import type { RowOf } from '../../db/statement.ts'
import type { HandlersOf } from '../../handler-types.ts'
import { newId, uuidOf } from '../../ids.ts'
import { readPage } from '../../paging.ts'
import { endEndpointsOf } from '../webhooks/end.ts'
import { checkScopes, DEFAULT_GRACE_S, rotated, writeKey } from './credential.ts'
import { keyById, keyForUpdate, keyList, liveKeys, lockOrganization, revokeKey } from './queries.ts'
import { type KeyRow, toApiKey } from './view.ts'

/** Keys of an organization's own that work at the same time; revoked and expired ones do not count. */
export const MAX_LIVE_KEYS = 100
const MAX_YEARS = 2

export const apiKeys: HandlersOf<'apiKeys'> = {
  'apiKeys.list': async ({ query }, ctx) => {
    const { status, kind } = query
    const { rows, pagination } = await readPage(ctx, keyList, query, { status, kind })
    return { data: rows.map(toApiKey), pagination }
  },

  'apiKeys.create': async ({ body }, ctx) => {
    const scopes = [...new Set(body.scopes)]
    checkInput(body, ctx)
    checkScopes(scopes as Scope[], ctx.caller)
    await checkLimit(ctx)
    const secret = mintSecret('live')
    const row: KeyRow = {
      id: newId(),
      name: body.name,
      kind: 'secret',
      prefix: displayPrefix(secret),
      scopes,
      status: 'active',
      service_user_id: newId(),
      app_id: null,
      expires_at: body.expiresAt ? new Date(body.expiresAt).toISOString() : null,
      prev_expires_at: null,
      last_used_at: null,
      revoked_at: null,
      created_at: ctx.now,
      updated_at: ctx.now,
    }
    const key = toApiKey(row)
    writeKey(ctx, row, secret)
    ctx.emit('api_key.created', { resource: 'api_key', id: row.id, object: key })
    return { ...key, secret }
  },

  'apiKeys.get': async ({ path }, ctx) => {
    const row = await ctx.db.one(keyById, { id: uuidOf('key', path.id) })
    if (!row) throw noSuchKey(path.id)
    return toApiKey(row)
  },

  'apiKeys.rotate': async ({ path, body }, ctx) => {
    const before = await lock(ctx, path.id)
    checkScopes(before.scopes as Scope[], ctx.caller)
    if (before.status === 'rotating') throw conflict('rotation_in_progress')
    // An app's secret also signs its init data, so it changes with the installation's credential only.
    if (before.status !== 'active' || before.kind === 'app') throw refused(before, 'rotate')
    const secret = mintSecret('live')
    const row: KeyRow = { ...before, ...rotated(ctx, before, secret, body.gracePeriodSeconds ?? DEFAULT_GRACE_S) }
    return { ...announce(ctx, 'api_key.rotated', before, row), secret }
  },

  'apiKeys.revoke': async ({ path }, ctx) => {
    const before = await lock(ctx, path.id)
    if (before.status !== 'active' && before.status !== 'rotating') throw refused(before, 'revoke')
    ctx.db.write(revokeKey, { id: before.id, userId: ctx.caller.userId, now: ctx.now })
    endEndpointsOf(ctx, before.id)
    const row: KeyRow = { ...before, status: 'revoked', revoked_at: ctx.now, updated_at: ctx.now }
    return announce(ctx, 'api_key.revoked', before, row)
  },
}

const noSuchKey = (id: string): ApiError => new ApiError('credential_not_found', { details: { id } })

type LockedKey = RowOf<typeof keyForUpdate>
async function lock(ctx: Context, publicId: string): Promise<LockedKey> {
  const row = await ctx.db.one(keyForUpdate, { id: uuidOf('key', publicId) })
  if (!row) throw noSuchKey(publicId)
  return row
}

function refused({ status, kind }: LockedKey, action: 'rotate' | 'revoke'): ApiError {
  const live = status === 'active' || status === 'rotating'
  return invalidTransition('api_key', status, action, live ? (kind === 'app' ? ['revoke'] : ['rotate', 'revoke']) : [])
}

function checkInput({ scopes, expiresAt }: { scopes: string[]; expiresAt?: string | null }, ctx: Context): void {
  const problems: Problem[] = []
  scopes.forEach((scope, i) => {
    if (Object.hasOwn(catalogue, scope)) return
    const field = `scopes[${i}]`
    problems.push({ field, location: 'body', code: 'unknown_scope', message: `${field} is not a scope` })
  })
  if (expiresAt && !isExpiry(expiresAt, ctx.now)) {
    const message = `expiresAt must be in the future and at most ${MAX_YEARS} years away`
    problems.push({ field: 'expiresAt', location: 'body', code: 'range', message })
  }
  if (problems.length > 0) throw invalid(problems)
}

function isExpiry(text: string, now: string): boolean {
  const latest = new Date(now)
  latest.setUTCFullYear(latest.getUTCFullYear() + MAX_YEARS)
  const at = Date.parse(text)
  return at > Date.parse(now) && at <= latest.getTime()
}

async function checkLimit({ db }: Context): Promise<void> {
  const [, counted = []] = await db.block([db.bound(lockOrganization, {}), db.bound(liveKeys, {})])
  if ((counted[0]?.live ?? 0) >= MAX_LIVE_KEYS) throw conflict('key_limit', { limit: MAX_LIVE_KEYS })
}

/** Tells of a changed key, and has this node ask again before it lets it in. */
function announce(ctx: Context, event: 'api_key.rotated' | 'api_key.revoked', before: KeyRow, row: KeyRow) {
  const key = toApiKey(row)
  ctx.emit(event, { resource: 'api_key', id: row.id, object: key, previous: previousOf(toApiKey(before), key) })
  ctx.afterCommit(() => ctx.services.directory.forgetKey(row.id))
  return key
}
