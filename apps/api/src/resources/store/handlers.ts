import { ApiError, conflict, invalid, notFound } from '../../api-error.ts'
import { previousOf } from '../../changes.ts'
import type { Context } from '../../context.ts'
import type { RowOf } from '../../db/statement.ts'
import { type Tenant, TenantReads } from '../../db/tenant.ts'
import type { HandlersOf } from '../../handler-types.ts'
import { uuidOf } from '../../ids.ts'
import { readPage } from '../../paging.ts'
import { DEFAULT_GRACE_S } from '../api-keys/credential.ts'
import { keyForUpdate, revokeKey } from '../api-keys/queries.ts'
import { endEndpointsOf } from '../webhooks/end.ts'
import { newCredential, rotateCredential } from './credential.ts'
import {
  appList,
  appToInstall,
  endConsents,
  endInstallation,
  installationList,
  keyOfInstallation,
  liveInstallation,
  visibleApp,
} from './queries.ts'
import { type AppRow, toApp, toInstallation } from './view.ts'

export const store: HandlersOf<'store'> = {
  'store.list': async ({ query }, ctx) => {
    const { category, q } = query
    const { rows, pagination } = await readPage(catalogue(ctx), appList, query, { category, q })
    return { data: rows.map(toApp), pagination }
  },

  'store.get': async ({ path }, ctx) => {
    const row = await catalogue(ctx).db.one(visibleApp, { id: uuidOf('app', path.id) })
    if (!row) throw notFound('app', path.id)
    return toApp(row)
  },

  'store.listInstalled': async ({ query }, ctx) => {
    const { status } = query
    const { rows, pagination } = await readPage(ctx, installationList, query, { status })
    return { data: rows.map(toInstallation), pagination }
  },

  'store.install': async ({ path, body }, ctx) => {
    const app = await ctx.db.one(appToInstall, { id: uuidOf('app', path.id) })
    if (!app) throw notFound('app', path.id)
    if (app.is_installed) throw conflict('already_installed')
    if (app.status !== 'published') throw conflict('app_not_published')
    const scopes = grantedScopes(app, body?.grantedScopes)
    const { row, credential } = newCredential(ctx, app, scopes)
    const installation = toInstallation(row)
    ctx.emit('app.installed', { resource: 'app_installation', id: row.id, object: installation })
    return { installation, credential }
  },

  'store.uninstall': async ({ path }, ctx) => {
    const { db, now, caller, services } = ctx
    const before = await lock(ctx, path.id)
    const key = await db.one(keyOfInstallation, { installationId: before.id })
    db.write(endInstallation, { id: before.id, userId: caller.userId, now })
    db.write(endConsents, { appId: before.app_id, now })
    if (key && !key.revoked_at) db.write(revokeKey, { id: key.id, userId: caller.userId, now })
    if (key) endEndpointsOf(ctx, key.id)
    if (key) ctx.afterCommit(() => services.directory.forgetKey(key.id))
    return announce(ctx, 'app.uninstalled', before, { status: 'uninstalled', uninstalled_at: now, updated_at: now })
  },

  'store.rotateCredential': async ({ path, body }, ctx) => {
    const before = await lock(ctx, path.id)
    const known = await ctx.db.one(keyOfInstallation, { installationId: before.id })
    const key = known && !known.revoked_at ? await ctx.db.one(keyForUpdate, { id: known.id }) : undefined
    if (!key || key.revoked_at) throw new ApiError('credential_not_found', { details: { id: path.id } })
    if (key.status === 'rotating') throw conflict('rotation_in_progress')
    const credential = rotateCredential(ctx, before, key, body?.gracePeriodSeconds ?? DEFAULT_GRACE_S)
    const installation = announce(ctx, 'app.credential_rotated', before, { updated_at: ctx.now })
    return { installation, credential }
  },
}

/** No organization's rows: what nobody has installed. */
const NOBODY = '00000000-0000-0000-0000-000000000000'

/** The catalogue is everybody's: a super-admin may read it without an organization, and has nothing installed then. */
function catalogue(ctx: Context): { orgId: string; db: Tenant; services: Context['services'] } {
  if (ctx.organizationOrNull) return ctx
  const { services } = ctx
  return { orgId: NOBODY, db: new TenantReads(services.database, NOBODY), services }
}

function grantedScopes(app: AppRow, given: string[] | undefined): string[] {
  if (!given) return app.requested_scopes
  const problems = given.flatMap((scope, i) => {
    if (app.requested_scopes.includes(scope)) return []
    const field = `grantedScopes[${i}]`
    return [{ field, location: 'body' as const, code: 'scope_not_requested', message: `${field} is not requested` }]
  })
  if (problems.length > 0) throw invalid(problems)
  return given
}

type Live = RowOf<typeof liveInstallation>
async function lock(ctx: Context, publicId: string): Promise<Live> {
  const appId = uuidOf('app', publicId)
  const row = await ctx.db.one(liveInstallation, { appId })
  if (row) return row
  if (!(await ctx.db.one(visibleApp, { id: appId }))) throw notFound('app', publicId)
  throw conflict('not_installed')
}

function announce(
  ctx: Context,
  event: 'app.uninstalled' | 'app.credential_rotated',
  before: Live,
  changed: Partial<Live>,
) {
  const installation = toInstallation({ ...before, ...changed })
  const previous = previousOf(toInstallation(before), installation)
  ctx.emit(event, { resource: 'app_installation', id: before.id, object: installation, previous })
  return installation
}
