import type { Role, Scope } from '@homeroom/contract/access'
import { LRUCache } from 'lru-cache'
import type { Database } from '../db/database.ts'
import type { RowOf, Statement } from '../db/statement.ts'
import { type Organization, settingsOf } from '../organization.ts'
import { keyById, keyDirectoryEntry, membershipOf, organizationById, userBySubject } from './queries.ts'

export interface User {
  id: string
  emailVerified: boolean
  isSuperAdmin: boolean
}
export interface Membership {
  id: string
  role: Role
  additionalRoles: Role[]
  status: 'invited' | 'active' | 'suspended' | 'removed'
}
export interface KeyRecord {
  id: string
  orgId: string
  kind: 'secret' | 'app'
  scopes: Scope[]
  serviceUserId: string
  appId: string | null
  usable: (hash: Buffer, now: number) => boolean
  lastUsedAt: number
}

const SECOND = 1_000
/** How long an answer may be trusted. Member status is the spec's 300 s; keys must be revocable within 5 s. */
const TTL = { user: 60 * SECOND, organization: 60 * SECOND, member: 300 * SECOND, key: 5 * SECOND, refused: 5 * SECOND }

/** Cached answers to «who is this, and where»: users, organizations, memberships and API keys. */
export class Directory {
  readonly #database: Database
  readonly #users: LRUCache<string, { user: User | null }>
  readonly #organizations: LRUCache<string, { organization: Organization | null }>
  readonly #members: LRUCache<string, { member: Membership | null }>
  readonly #keys: LRUCache<string, { key: KeyRecord | null }>

  constructor(database: Database) {
    this.#database = database
    const cache = <V extends {}>(
      max: number,
      ttl: number,
      load: (key: string) => Promise<V>,
      keep: (v: V) => boolean,
    ) =>
      new LRUCache<string, V>({
        max,
        ttl,
        ttlResolution: 100,
        // What is forgotten while it is being loaded is not kept, but answers those who wait for it.
        ignoreFetchAbort: true,
        fetchMethod: async (key, _old, { options }) => {
          const value = await load(key)
          if (!keep(value)) options.ttl = Math.min(ttl, TTL.refused)
          return value
        },
      })
    this.#users = cache(
      50_000,
      TTL.user,
      (k) => this.#loadUser(k),
      (v) => v.user !== null,
    )
    this.#organizations = cache(
      20_000,
      TTL.organization,
      (k) => this.#loadOrganization(k),
      (v) => v.organization !== null,
    )
    this.#members = cache(
      100_000,
      TTL.member,
      (k) => this.#loadMember(k),
      (v) => v.member?.status === 'active',
    )
    this.#keys = cache(
      20_000,
      TTL.key,
      (k) => this.#loadKey(k),
      (v) => v.key !== null,
    )
  }

  user(subject: string): User | null | Promise<User | null> {
    const hit = this.#users.get(subject)
    return hit ? hit.user : this.#users.fetch(subject).then((v) => v?.user ?? null)
  }
  organization(id: string): Organization | null | Promise<Organization | null> {
    const hit = this.#organizations.get(id)
    return hit ? hit.organization : this.#organizations.fetch(id).then((v) => v?.organization ?? null)
  }
  member(orgId: string, userId: string): Membership | null | Promise<Membership | null> {
    const key = `${orgId}:${userId}`
    const hit = this.#members.get(key)
    return hit ? hit.member : this.#members.fetch(key).then((v) => v?.member ?? null)
  }
  /** By the hex SHA-256 of the secret. */
  key(lookup: string): KeyRecord | null | Promise<KeyRecord | null> {
    const hit = this.#keys.get(lookup)
    return hit ? hit.key : this.#keys.fetch(lookup).then((v) => v?.key ?? null)
  }

  /** On this node at once; other nodes follow when their entry ends. */
  forgetUser(subject: string): void {
    this.#users.delete(subject)
  }
  forgetMember(orgId: string, userId: string): void {
    this.#members.delete(`${orgId}:${userId}`)
  }
  forgetOrganization(id: string): void {
    this.#organizations.delete(id)
  }
  forgetKey(keyId: string): void {
    for (const [lookup, { key }] of this.#keys.entries()) if (key?.id === keyId) this.#keys.delete(lookup)
  }

  async #global<P extends Record<string, unknown>, R>(statement: Statement<P, R>, params: P): Promise<R | undefined> {
    const [rows] = await this.#database.global([statement.bind(params)])
    return rows[0]
  }

  async #loadUser(subject: string) {
    const row = await this.#global(userBySubject, { subject })
    return { user: row ? toUser(row) : null }
  }

  async #loadOrganization(id: string) {
    const row = await this.#global(organizationById, { id })
    return { organization: row ? toOrganization(row) : null }
  }

  async #loadMember(key: string) {
    const [orgId = '', userId = ''] = key.split(':')
    const [rows] = await this.#database.read(orgId, [membershipOf.bind({ orgId, userId })])
    const row = rows[0]
    if (!row) return { member: null }
    const { id, role, additional_roles, status } = row
    return { member: { id, role, additionalRoles: additional_roles, status } as Membership }
  }

  async #loadKey(lookup: string) {
    const entry = await this.#global(keyDirectoryEntry, { lookup })
    if (!entry) return { key: null }
    const [rows] = await this.#database.read(entry.org_id, [keyById.bind({ orgId: entry.org_id, id: entry.key_id })])
    const row = rows[0]
    return { key: row ? toKey(entry.org_id, row) : null }
  }
}

export const toUser = (row: RowOf<typeof userBySubject>): User => ({
  id: row.id,
  emailVerified: row.email_verified,
  isSuperAdmin: row.is_super_admin,
})

export const toOrganization = (row: RowOf<typeof organizationById>): Organization => ({
  id: row.id,
  slug: row.slug,
  name: row.name,
  status: row.status as Organization['status'],
  timezone: row.timezone,
  settings: settingsOf(row.settings),
  quotaLimit: row.quota_limit as number | null,
  quotaMode: row.quota_mode as Organization['quotaMode'],
})

function toKey(orgId: string, row: RowOf<typeof keyById>): KeyRecord {
  const until = (at: string | null) => (at === null ? Number.POSITIVE_INFINITY : Date.parse(at))
  const expires = until(row.expires_at)
  const previousUntil = row.prev_expires_at === null ? 0 : Date.parse(row.prev_expires_at)
  const installed = row.kind === 'secret' || row.installation_status === 'active'
  return {
    id: row.id,
    orgId,
    kind: row.kind as KeyRecord['kind'],
    scopes: row.scopes as Scope[],
    serviceUserId: row.service_user_id,
    appId: row.app_id,
    lastUsedAt: row.last_used_at === null ? 0 : Date.parse(row.last_used_at),
    usable(hash, now) {
      if (row.revoked_at !== null || now >= expires || !installed) return false
      if (hash.equals(row.secret_hash)) return true
      return row.prev_secret_hash !== null && now < previousUntil && hash.equals(row.prev_secret_hash)
    },
  }
}
