import { scopes as catalogue } from '@homeroom/contract/access'
import { type Insertable, type Kysely, sql } from 'kysely'
import type { DB } from '../db/schema.generated.ts'
import { newId, toPublic } from '../ids.ts'
import type { Schemas } from '../schemas.ts'
import { checkFields } from './input.ts'
import { audit, enter, OperatorError, type Trx } from './operator-database.ts'

/** What a publisher writes down; the rest of an `App` is the store's own. */
export type AppManifest = Omit<
  Schemas['App'],
  'id' | 'installCount' | 'isInstalled' | 'publishedAt' | 'updatedAt' | 'pricing'
> & { pricing?: Schemas['App']['pricing'] }

const REQUIRED = ['slug', 'name', 'description', 'developerName', 'privacyPolicyUrl', 'requestedScopes', 'version']
const FIELDS = [...REQUIRED, 'tagline', 'categories', 'iconUrl', 'screenshots', 'websiteUrl', 'isEmbedded', 'embedUrl']

/** Puts an app into the store, or its new version; organizations that installed it keep what they granted. */
export async function publishApp(db: Kysely<DB>, manifest: AppManifest) {
  check(manifest)
  const values = rowOf(manifest)
  const row = await db
    .insertInto('apps')
    .values({ id: newId(), ...values, published_at: new Date().toISOString() })
    .onConflict((conflict) =>
      conflict.column('slug').doUpdateSet((eb) => ({
        ...values,
        // A new version does not end a suspension: its installations would stay suspended, and nothing could end that.
        status: sql<string>`case when apps.status = 'suspended' then apps.status else excluded.status end`,
        published_at: eb.fn.coalesce('apps.published_at', eb.ref('excluded.published_at')),
      })),
    )
    .returning(['id', 'slug', 'version', 'status'])
    .executeTakeFirstOrThrow()
  return { id: toPublic('app', row.id), slug: row.slug, version: row.version, status: row.status }
}

function check(manifest: AppManifest): void {
  checkFields('App', manifest, REQUIRED)
  const own = Object.keys(manifest).find((field) => !FIELDS.includes(field) && field !== 'pricing')
  if (own) throw new OperatorError(`${own} is the store's own and cannot be given.`)
  const unknown = manifest.requestedScopes.find((scope) => !Object.hasOwn(catalogue, scope))
  if (unknown) throw new OperatorError(`requestedScopes: there is no scope ${unknown}.`)
  if (manifest.isEmbedded && !manifest.embedUrl) throw new OperatorError('An embedded app needs an embedUrl.')
}

const rowOf = (app: AppManifest): Omit<Insertable<DB['apps']>, 'id'> => ({
  slug: app.slug,
  name: app.name,
  tagline: app.tagline ?? null,
  description: app.description,
  developer_name: app.developerName,
  categories: app.categories ?? [],
  icon_url: app.iconUrl ?? null,
  screenshots: app.screenshots ?? [],
  website_url: app.websiteUrl ?? null,
  privacy_policy_url: app.privacyPolicyUrl,
  requested_scopes: app.requestedScopes,
  is_embedded: app.isEmbedded ?? false,
  embed_url: app.embedUrl ?? null,
  pricing: app.pricing ?? 'free',
  version: app.version,
  status: 'published',
  updated_at: new Date().toISOString(),
})

/** A suspended app leaves the store, and its keys are refused everywhere within seconds; reactivated, both are back. */
export function setAppSuspended(db: Kysely<DB>, slug: string, suspended: boolean) {
  const status = suspended ? 'suspended' : 'published'
  return db.transaction().execute(async (trx) => {
    // Not against those who only refer to the app, as consents do: they hold an installation that we are about to change.
    const app = await trx.selectFrom('apps').selectAll().where('slug', '=', slug).forNoKeyUpdate().executeTakeFirst()
    if (!app) throw new OperatorError(`There is no app ${slug}.`)
    if (!(suspended ? ['published', 'unlisted'] : ['suspended']).includes(app.status)) {
      throw new OperatorError(`${slug} is ${app.status} and cannot become ${status}.`)
    }
    await trx
      .updateTable('apps')
      .set({ status, updated_at: new Date().toISOString() })
      .where('id', '=', app.id)
      .execute()
    const installs = await setInstallations(trx, app.id, suspended)
    return { id: toPublic('app', app.id), slug, version: app.version, status, installs }
  })
}

/** Organization by organization: an owner who is no superuser sees no tenant's rows from outside. */
async function setInstallations(trx: Trx, appId: string, suspended: boolean): Promise<number> {
  const [from, to] = suspended ? ['active', 'suspended'] : ['suspended', 'active']
  let changed = 0
  for (const { id } of await trx.selectFrom('organizations').select('id').execute()) {
    await enter(trx, id)
    const { numUpdatedRows } = await trx
      .updateTable('app_installations')
      .set({ status: to, updated_at: new Date().toISOString() })
      .where('org_id', '=', id)
      .where('app_id', '=', appId)
      .where('status', '=', from as string)
      .executeTakeFirst()
    if (numUpdatedRows > 0n)
      await audit(trx, id, suspended ? 'app:suspend' : 'app:reactivate', { type: 'app', id: appId })
    changed += Number(numUpdatedRows)
  }
  return changed
}

export async function listApps(db: Kysely<DB>) {
  const rows = await db
    .selectFrom('apps')
    .select(['id', 'slug', 'version', 'status', 'install_count'])
    .orderBy('slug')
    .execute()
  return rows.map(({ id, slug, version, status, install_count }) => ({
    id: toPublic('app', id),
    slug,
    version,
    status,
    installs: install_count,
  }))
}
