import type { Kysely } from 'kysely'
import type { DB } from '../db/schema.generated.ts'
import { fromPublic, newId, toPublic } from '../ids.ts'
import { checkFields } from './input.ts'
import { audit, type Changes, enter, OperatorError, type Trx } from './operator-database.ts'

/** Requests a month. */
export type Requests = number | 'unlimited'
const stored = (requests: Requests): number | null => (requests === 'unlimited' ? null : requests)

export interface NewOrganization {
  slug: string
  name: string
  kind: string
  timezone: string
  locale: string
  quota: Requests
  ownerEmail: string
}

/** An organization and its first owner, who signs in with the given address; an account that exists is used. */
export async function createOrganization(db: Kysely<DB>, wanted: NewOrganization) {
  const { slug, name, kind, timezone, locale, quota, ownerEmail } = wanted
  checkFields('Organization', { slug, name, kind, timezone, locale })
  checkFields('CurrentUser', { email: ownerEmail })
  return db.transaction().execute(async (trx) => {
    const id = newId()
    const made = await trx
      .insertInto('organizations')
      .values({ id, slug, name, kind, timezone, locale, quota_limit: stored(quota) })
      .onConflict((conflict) => conflict.column('slug').doNothing())
      .returning('id')
      .executeTakeFirst()
    if (!made) throw new OperatorError(`There is an organization ${slug} already.`)
    await enter(trx, id)
    const userId = await accountOf(trx, wanted)
    const memberId = newId()
    await trx
      .insertInto('memberships')
      .values({
        org_id: id,
        id: memberId,
        user_id: userId,
        role: 'owner',
        status: 'active',
        joined_at: new Date().toISOString(),
      })
      .execute()
    await trx.insertInto('membership_directory').values({ user_id: userId, org_id: id, member_id: memberId }).execute()
    await audit(trx, id, 'org:create', { type: 'organization', id })
    return { id: toPublic('org', id), slug, ownerId: toPublic('usr', userId) }
  })
}

/** Held until the commit: one that no organization knows would else be removed before this one does. */
async function accountOf(trx: Trx, { ownerEmail, timezone, locale }: NewOrganization): Promise<string> {
  const known = await trx
    .selectFrom('users')
    .select('id')
    .where((eb) => eb(eb.fn('lower', ['email']), '=', ownerEmail.toLowerCase()))
    .where('kind', '=', 'person')
    .where('deleted_at', 'is', null)
    .forKeyShare()
    .executeTakeFirst()
  if (known) return known.id
  const id = newId()
  await trx
    .insertInto('users')
    .values({ id, email: ownerEmail, kind: 'person', first_name: '', last_name: '', timezone, locale })
    .execute()
  return id
}

export type Status = 'active' | 'suspended' | 'deleted'
/** Which states each state can leave for; a deleted organization stays so, and its rows are purged after 30 days. */
const TRANSITIONS: Record<Status, readonly Status[]> = {
  active: ['suspended', 'deleted'],
  suspended: ['active', 'deleted'],
  deleted: [],
}

/** Nodes that run see it within a minute: they keep an organization for 60 s. */
export function setStatus(db: Kysely<DB>, named: string, status: Status) {
  return change(db, named, `org:${VERBS[status]}`, (before) => {
    if (!TRANSITIONS[before.status as Status].includes(status)) {
      throw new OperatorError(`${before.slug} is ${before.status} and cannot become ${status}.`)
    }
    return { status, ...(status === 'deleted' ? { deleted_at: new Date().toISOString() } : {}) }
  })
}
const VERBS: Record<Status, string> = { active: 'reactivate', suspended: 'suspend', deleted: 'delete' }

export function setQuota(db: Kysely<DB>, named: string, quota: { limit?: Requests; mode?: 'warn' | 'block' }) {
  if (quota.limit === undefined && quota.mode === undefined) throw new OperatorError('Give --limit, --mode or both.')
  return change(db, named, 'org:quota', () => ({
    ...(quota.limit === undefined ? {} : { quota_limit: stored(quota.limit) }),
    ...(quota.mode === undefined ? {} : { quota_mode: quota.mode }),
  }))
}

/** New consents must name this version of the organization's policy; those that were granted stay. */
export function setConsentPolicy(db: Kysely<DB>, named: string, version: string) {
  checkFields('Organization', { consentPolicyVersion: version })
  return change(db, named, 'org:consent-policy', () => ({ consent_policy_version: version }))
}

const organizations = (db: Kysely<DB>) =>
  db
    .selectFrom('organizations')
    .select(['id', 'slug', 'name', 'status', 'quota_limit', 'quota_mode', 'consent_policy_version'])

export async function listOrganizations(db: Kysely<DB>) {
  const rows = await organizations(db).orderBy('slug').execute()
  return rows.map(shown)
}

type Row = Awaited<ReturnType<typeof lock>>
type Changed = Partial<Pick<Row, 'status' | 'quota_limit' | 'quota_mode' | 'consent_policy_version'>> & {
  deleted_at?: string
}

/** Slug or `org_` id. */
async function lock(trx: Trx, named: string) {
  const id = fromPublic('org', named)
  const row = await organizations(trx)
    .where((eb) => (id ? eb('id', '=', id) : eb('slug', '=', named)))
    .forUpdate()
    .executeTakeFirst()
  if (!row) throw new OperatorError(`There is no organization ${named}.`)
  return row
}

function change(db: Kysely<DB>, named: string, action: string, decide: (before: Row) => Changed) {
  return db.transaction().execute(async (trx) => {
    const before = await lock(trx, named)
    const changed = decide(before)
    await trx
      .updateTable('organizations')
      .set({ ...changed, updated_at: new Date().toISOString() })
      .where('id', '=', before.id)
      .execute()
    await enter(trx, before.id)
    const [from, to] = [shown(before), shown({ ...before, ...changed })]
    await audit(trx, before.id, action, { type: 'organization', id: before.id, changes: differences(from, to) })
    return to
  })
}

const shown = (row: Row) => ({
  id: toPublic('org', row.id),
  slug: row.slug,
  name: row.name,
  status: row.status,
  quota: row.quota_limit === null ? null : Number(row.quota_limit),
  quotaMode: row.quota_mode,
  consentPolicy: row.consent_policy_version,
})

function differences<T extends object>(from: T, to: T): Changes {
  const changes: Changes = {}
  for (const key of Object.keys(to) as (keyof T & string)[]) {
    if (from[key] !== to[key]) changes[key] = { from: from[key], to: to[key] }
  }
  return changes
}
