import { sql } from 'kysely'
import { db, statement } from '../../db/statement.ts'
import { contains, listing, newestFirst } from '../../paging.ts'

interface AppFilters {
  orgId: string
  category?: string
  q?: string
}
interface ById {
  orgId: string
  id: string
}

const live = (p: { orgId: string }) => sql<boolean>`exists (
  select from app_installations i where i.org_id = ${p.orgId} and i.app_id = a.id and i.status <> 'uninstalled')`

const apps = (p: { orgId: string }) =>
  db
    .selectFrom('apps as a')
    .select(['a.id', 'a.slug', 'a.name', 'a.tagline', 'a.description', 'a.developer_name', 'a.categories'])
    .select(['a.icon_url', 'a.screenshots', 'a.website_url', 'a.privacy_policy_url', 'a.requested_scopes'])
    .select(['a.is_embedded', 'a.embed_url', 'a.pricing', 'a.version', 'a.install_count', 'a.status', 'a.updated_at'])
    .select(sql<string>`coalesce(a.published_at, a.created_at)`.as('published_at'))
    .select(live(p).as('is_installed'))

const published = sql<boolean>`a.status = 'published'`

export const appList = listing({
  name: 'store.list',
  rows: (p: AppFilters, has) => {
    let query = apps(p).where(published).where('a.published_at', 'is not', null)
    if (has('category')) query = query.where(sql<boolean>`${p.category}::text = any(a.categories)`)
    if (has('q')) query = query.where(contains(sql.ref('a.name'), p.q as string))
    return query
  },
  sort: [
    { by: sql.ref('a.published_at'), direction: 'desc', type: 'timestamptz', of: (row) => row.published_at },
    { by: sql.ref('a.id'), direction: 'desc', type: 'uuid', of: (row) => row.id },
  ],
})

export const visibleApp = statement('store.get', (p: ById) =>
  apps(p)
    .where('a.id', '=', p.id)
    .where(sql<boolean>`(${published} or ${live(p)})`),
)

/** What is installed. Held until the commit, so that it is not suspended meanwhile, with its installations but ours. */
export const appToInstall = statement('store.app', (p: ById) => apps(p).where('a.id', '=', p.id).forShare('a'))

const installations = (p: { orgId: string }) =>
  db
    .selectFrom('app_installations as i')
    .innerJoin('apps as a', 'a.id', 'i.app_id')
    .select(['i.id', 'i.app_id', 'i.status', 'i.granted_scopes', 'i.installed_at', 'i.uninstalled_at'])
    .select(['i.created_at', 'i.updated_at', 'a.slug', 'a.name', 'a.icon_url'])
    .where('i.org_id', '=', p.orgId)

export const installationList = listing({
  name: 'store.listInstalled',
  rows: (p: { orgId: string; status?: string }, has) =>
    has('status') ? installations(p).where('i.status', '=', p.status as string) : installations(p),
  sort: newestFirst('i'),
})

/** The installation that there is, with its sealed key, which goes no further than the handler. */
export const liveInstallation = statement('store.lock', (p: { orgId: string; appId: string }) =>
  installations(p)
    .select('i.init_data_key_enc')
    .where('i.app_id', '=', p.appId)
    .where('i.status', '<>', sql.lit('uninstalled'))
    .forUpdate('i'),
)

export const keyOfInstallation = statement('store.keyOf', (p: { orgId: string; installationId: string }) =>
  db
    .selectFrom('api_keys')
    .select(['id', 'revoked_at'])
    .where('org_id', '=', p.orgId)
    .where('installation_id', '=', p.installationId)
    .where('deleted_at', 'is', null),
)

interface NewInstallation extends ById {
  appId: string
  scopes: string[]
  initDataKey: Buffer
  userId: string
  now: string
}

export const insertInstallation = statement('store.insert', (p: NewInstallation) =>
  db.insertInto('app_installations').values({
    org_id: p.orgId,
    id: p.id,
    app_id: p.appId,
    granted_scopes: p.scopes,
    init_data_key_enc: p.initDataKey,
    installed_at: p.now,
    created_at: p.now,
    updated_at: p.now,
    created_by_id: p.userId,
    updated_by_id: p.userId,
  }),
)

interface Ended extends ById {
  userId: string
  now: string
}

export const endInstallation = statement('store.uninstall', (p: Ended) =>
  db
    .updateTable('app_installations')
    .set({
      status: sql.lit('uninstalled'),
      uninstalled_at: p.now,
      init_data_key_enc: sql.lit(null),
      prev_init_data_key_enc: sql.lit(null),
      prev_key_expires_at: sql.lit(null),
      updated_at: p.now,
      updated_by_id: p.userId,
    })
    .where('org_id', '=', p.orgId)
    .where('id', '=', p.id),
)

/** What guardians allowed this app; what they allowed all apps stays. */
export const endConsents = statement('store.endConsents', (p: { orgId: string; appId: string; now: string }) =>
  db
    .updateTable('consents')
    .set({ status: sql.lit('superseded'), updated_at: p.now })
    .where('org_id', '=', p.orgId)
    .where('app_id', '=', p.appId)
    .where('type', '=', sql.lit('third_party_sharing'))
    .where('status', '=', sql.lit('granted')),
)

interface Rotated extends Ended {
  initDataKey: Buffer
  prevInitDataKey: Buffer | null
  prevExpiresAt: string | null
}

export const rotateInitDataKey = statement('store.rotate', (p: Rotated) =>
  db
    .updateTable('app_installations')
    .set({
      init_data_key_enc: p.initDataKey,
      prev_init_data_key_enc: p.prevInitDataKey,
      prev_key_expires_at: p.prevExpiresAt,
      updated_at: p.now,
      updated_by_id: p.userId,
    })
    .where('org_id', '=', p.orgId)
    .where('id', '=', p.id),
)
