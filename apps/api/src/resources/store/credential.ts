import type { Scope } from '@homeroom/contract/access'
import { displayPrefix, mintSecret } from '../../auth/api-key.ts'
import { deriveInitDataKey, initDataKeyContext } from '../../auth/init-data.ts'
import type { Context } from '../../context.ts'
import type { RowOf } from '../../db/statement.ts'
import { newId, toPublic } from '../../ids.ts'
import type { Schemas } from '../../schemas.ts'
import { checkScopes, rotated, writeKey } from '../api-keys/credential.ts'
import type { keyForUpdate } from '../api-keys/queries.ts'
import type { KeyRow } from '../api-keys/view.ts'
import { insertInstallation, type liveInstallation, rotateInitDataKey } from './queries.ts'
import type { AppRow, InstallationRow } from './view.ts'

/** Only the key that is derived from the secret is kept, sealed; of the secret itself a hash. */
const sealInitDataKey = ({ services }: Context, installationId: string, secret: string): Buffer =>
  services.secrets.seal(deriveInitDataKey(secret).toString('base64'), initDataKeyContext(installationId))

/** Writes an installation with its service user, API key and init-data key. */
export function newCredential(
  ctx: Context,
  app: AppRow,
  scopes: string[],
): { row: InstallationRow; credential: Schemas['AppCredential'] } {
  checkScopes(scopes as Scope[], ctx.caller)
  const { now, caller } = ctx
  const secret = mintSecret('app')
  const id = newId()
  const initDataKey = sealInitDataKey(ctx, id, secret)
  ctx.db.write(insertInstallation, { id, appId: app.id, scopes, initDataKey, userId: caller.userId, now })
  const key = keyOf(ctx, app, scopes, secret)
  writeKey(ctx, key, secret, id)
  const { slug, name, icon_url } = app
  const row: InstallationRow = {
    id,
    app_id: app.id,
    status: 'active',
    granted_scopes: scopes,
    installed_at: now,
    uninstalled_at: null,
    created_at: now,
    updated_at: now,
    slug,
    name,
    icon_url,
  }
  return { row, credential: toCredential(key, app.id, secret) }
}

const keyOf = ({ now }: Context, app: AppRow, scopes: string[], secret: string): KeyRow => ({
  id: newId(),
  name: app.name,
  kind: 'app',
  prefix: displayPrefix(secret),
  scopes,
  status: 'active',
  service_user_id: newId(),
  app_id: app.id,
  expires_at: null,
  prev_expires_at: null,
  last_used_at: null,
  revoked_at: null,
  created_at: now,
  updated_at: now,
})

/** Gives the installation a new secret; the previous one is its API key and signs its init data until the grace period ends. */
export function rotateCredential(
  ctx: Context,
  installation: RowOf<typeof liveInstallation>,
  key: RowOf<typeof keyForUpdate>,
  grace: number,
): Schemas['AppCredential'] {
  checkScopes(key.scopes as Scope[], ctx.caller)
  const secret = mintSecret('app')
  const changed = rotated(ctx, key, secret, grace)
  ctx.db.write(rotateInitDataKey, {
    id: installation.id,
    initDataKey: sealInitDataKey(ctx, installation.id, secret),
    prevInitDataKey: grace > 0 ? installation.init_data_key_enc : null,
    prevExpiresAt: changed.prev_expires_at,
    userId: ctx.caller.userId,
    now: ctx.now,
  })
  ctx.afterCommit(() => ctx.services.directory.forgetKey(key.id))
  return toCredential({ ...key, ...changed }, installation.app_id, secret)
}

const toCredential = (key: KeyRow, appId: string, appSecret: string): Schemas['AppCredential'] => ({
  id: toPublic('key', key.id),
  appId: toPublic('app', appId),
  appSecret,
  scopes: key.scopes,
  createdAt: key.created_at,
  previousExpiresAt: key.prev_expires_at,
})
