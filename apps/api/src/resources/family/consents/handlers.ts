import { ApiError, invalid, type Problem } from '../../../api-error.ts'
import { previousOf } from '../../../changes.ts'
import type { Change, Context } from '../../../context.ts'
import type { HandlersOf, Input } from '../../../handler-types.ts'
import { newId, toPublic, uuidOf } from '../../../ids.ts'
import { readPage } from '../../../paging.ts'
import { missing, References, unfit } from '../../../references.ts'
import { ownOrganization } from '../../organization/queries.ts'
import { childExists } from '../children/queries.ts'
import {
  childToConsentFor,
  consentForUpdate,
  consentList,
  endConsent,
  insertConsent,
  installedApp,
  openConsent,
} from './queries.ts'
import { type ConsentRow, toConsent } from './view.ts'

type ConsentOperations = Pick<
  HandlersOf<'family'>,
  'family.listConsents' | 'family.grantConsent' | 'family.revokeConsent'
>
type Grant = Input<'family.grantConsent'>['body']

export const consentHandlers: ConsentOperations = {
  'family.listConsents': async ({ path, query }, ctx) => {
    const childId = uuidOf('stu', path.childId)
    const { type, status } = query
    const [child, { rows, pagination }] = await Promise.all([
      ctx.db.one(childExists, { id: childId }),
      readPage(ctx, consentList, query, { childId, type, status }),
    ])
    if (!child) throw childNotFound(path.childId)
    return { data: rows.map(toConsent), pagination }
  },

  'family.grantConsent': async ({ path, body }, ctx) => {
    refuseNonsense(body, ctx.now)
    const childId = uuidOf('stu', path.childId)
    const { type, policyVersion } = body
    const appId = body.appId ? uuidOf('app', body.appId) : null
    const open = await readOpenConsent(ctx, path.childId, { type, appId, policyVersion })
    const row: ConsentRow = {
      id: newId(),
      student_id: childId,
      type,
      app_id: appId,
      status: 'granted',
      policy_version: policyVersion,
      granted_at: ctx.now,
      expires_at: body.expiresAt ? new Date(body.expiresAt).toISOString() : null,
      revoked_at: null,
      created_at: ctx.now,
      updated_at: ctx.now,
    }
    const granted = changeOf(row)
    // The audit row is the new consent's, though what it follows on ended before.
    ctx.audit(granted)
    if (open) follow(ctx, open)
    ctx.db.write(insertConsent, {
      id: row.id,
      childId,
      type,
      appId,
      policyVersion,
      expiresAt: row.expires_at,
      userId: ctx.caller.userId,
      now: ctx.now,
    })
    ctx.emit('consent.granted', granted)
    return toConsent(row)
  },

  'family.revokeConsent': async ({ path, body }, ctx) => {
    const before = await ctx.db.one(consentForUpdate, { id: uuidOf('cns', path.id) })
    if (!before) throw new ApiError('CONSENT_NOT_FOUND', { details: { consentId: path.id } })
    if (before.status !== 'granted') {
      throw new ApiError('CONSENT_NOT_ACTIVE', { details: { status: before.status } })
    }
    const row = { ...before, status: 'revoked', revoked_at: ctx.now, updated_at: ctx.now }
    end(ctx, row, body?.reason ?? null)
    ctx.emit('consent.revoked', { ...changeOf(row), previous: previousOf(toConsent(before), toConsent(row)) })
    return toConsent(row)
  },
}

const childNotFound = (childId: string) => new ApiError('CHILD_NOT_FOUND', { details: { childId } })

function refuseNonsense({ type, appId, expiresAt }: Grant, now: string): void {
  const problems: Problem[] = []
  if (appId && type !== 'third_party_sharing') {
    problems.push(unfit('appId', 'is for consents of the type third_party_sharing'))
  }
  if (expiresAt && !(Date.parse(expiresAt) > Date.parse(now)))
    problems.push(unfit('expiresAt', 'must be in the future'))
  if (problems.length > 0) throw invalid(problems)
}

type Wanted = Pick<Grant, 'type' | 'policyVersion'> & { appId: string | null }

/** Once nobody else can grant anything for the child: what the new consent follows on, if it may be given. */
async function readOpenConsent(ctx: Context, publicId: string, { type, appId, policyVersion }: Wanted) {
  const childId = uuidOf('stu', publicId)
  const references = new References(ctx)
  const children = references.ask(childToConsentFor, { id: childId })
  const organizations = references.ask(ownOrganization, {})
  // The app before its consent: in this order they end when the app is uninstalled.
  if (appId) references.ask(installedApp, { id: appId }, ([app]) => (app ? [] : [missing('appId', 'app')]))
  const open = references.ask(openConsent, { childId, type, appId })
  await references.check()
  if (!children.rows[0]) throw childNotFound(publicId)
  const currentPolicyVersion = organizations.rows[0]?.consent_policy_version
  if (policyVersion !== currentPolicyVersion) {
    throw new ApiError('CONSENT_POLICY_OUTDATED', { details: { currentPolicyVersion } })
  }
  const [present] = open.rows
  if (present?.status === 'granted' && present.policy_version === policyVersion) {
    throw new ApiError('CONSENT_ALREADY_GRANTED', { details: { consentId: toPublic('cns', present.id) } })
  }
  return present
}

/** Ends what a new consent takes the place of: one to an older policy, or one that had run out unnoticed. */
function follow(ctx: Context, open: ConsentRow): void {
  const lapsed = open.status === 'expired'
  const row = { ...open, status: lapsed ? 'expired' : 'superseded', updated_at: ctx.now }
  end(ctx, row)
  if (lapsed) ctx.emit('consent.expired', changeOf(row))
}

const end = (ctx: Context, row: ConsentRow, reason: string | null = null): void =>
  ctx.db.write(endConsent, {
    id: row.id,
    status: row.status,
    revokedAt: row.revoked_at,
    reason,
    userId: ctx.caller.userId,
    now: ctx.now,
  })

const changeOf = (row: ConsentRow): Change => ({
  resource: 'consent',
  id: row.id,
  object: toConsent(row),
  studentIds: [row.student_id],
})
