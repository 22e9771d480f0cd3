import type { Relationship } from '@homeroom/contract/record'
import { sql } from 'kysely'
import { ApiError, forbidden, notFound, unknownReferences } from '../api-error.ts'
import { isKey, mayModerate } from '../caller.ts'
import { db, type Statement, statement } from '../db/statement.ts'
import { toPublic } from '../ids.ts'
import { type AudienceScope, audienceScope, visiblePost } from './audience.ts'
import type { Rule } from './rules.ts'
import { subjectOf } from './subjects.ts'

interface Found {
  author_id: string
  visible: boolean
}
type ById = Statement<AudienceScope & { orgId: string; id: string }, Found>
const statements = new Map<string, ById>()

/** Whether the caller may see a post, named by itself or by a row of it. A soft-deleted one is found too. */
function postOf(of: string | null): ById {
  const name = of ?? 'post'
  const known = statements.get(name)
  if (known) return known
  const made: ById = statement(`access.audience.${name}`, (p: AudienceScope & { orgId: string; id: string }, has) => {
    const subject = subjectOf(of)
    const id = subject
      ? sql<string>`(select ${subject.post} from ${subject.from} where r.org_id = ${p.orgId} and r.id = ${p.id})`
      : p.id
    return db
      .selectFrom('posts as po')
      .select(['po.author_id', visiblePost(p, has).as('visible')])
      .where('po.org_id', '=', p.orgId)
      .where('po.id', '=', id)
  })
  statements.set(name, made)
  return made
}

/** R-AUDIENCE: the caller may see the post. */
export function audienceRule({ of }: Relationship): Rule {
  const subject = subjectOf(of)
  if (of !== null && !subject?.post) throw new Error(`R-AUDIENCE: ${of} belongs to no post`)
  const byId = postOf(of)
  return {
    prefix: subject?.prefix ?? 'post',
    ask: (x, reads, [id = '']) => reads.bound(byId, { ...audienceScope(x), id }),
    judge(_x, rows, { fields }) {
      const [row] = rows as Found[]
      const [id = ''] = fields.keys()
      if (!row?.visible) throw subject?.absent?.(id) ?? notFound('post', toPublic('post', id))
    },
  }
}

/** R-AUTHOR: of the posts that the caller may see, their own; or every one, with feed:moderate. */
export function authorRule(need: Relationship): Rule {
  const seen = audienceRule(need)
  return {
    ...seen,
    judge(x, rows, located) {
      seen.judge(x, rows, located)
      const [row] = rows as Found[]
      if (row?.author_id === x.caller.userId || mayModerate(x.caller)) return
      throw forbidden('relationship')
    },
  }
}

const settings = statement('access.mayPost', (p: { orgId: string }) =>
  db
    .selectFrom('organizations')
    .select(sql<boolean>`coalesce((settings->>'guardiansMayPost')::boolean, false)`.as('guardians'))
    .where('id', '=', p.orgId),
)
const WRITERS = ['owner', 'admin', 'teacher', 'staff'] as const

/** R-MAY-POST: keys, those who work with the children, and guardians where the organization lets them. */
export const mayPostRule = (): Rule => ({
  prefix: 'usr',
  ask: (_x, reads) => reads.bound(settings, {}),
  judge({ caller }, [row]) {
    if (isKey(caller) || WRITERS.some((role) => caller.roles.has(role))) return
    // A post's author is a member; the super-admin bypass makes nobody one.
    if (caller.memberId === null) throw new ApiError('membership_inactive', { details: { status: null } })
    if (caller.roles.has('guardian') && (row as { guardians: boolean } | undefined)?.guardians) return
    throw forbidden('posting_disabled')
  },
})

const rolesById = statement('access.experienceRoles', (p: { orgId: string; userId: string; ids: string[] }) =>
  db
    .selectFrom('experience_roles as xr')
    .select([
      'xr.id',
      sql<boolean>`exists (
        select from experience_role_members xm where xm.org_id = ${p.orgId} and xm.role_id = xr.id
          and xm.user_id = ${p.userId} and xm.deleted_at is null)`.as('held'),
    ])
    .where('xr.org_id', '=', p.orgId)
    .where('xr.id', '=', sql<string>`any(${p.ids}::uuid[])`)
    .where('xr.deleted_at', 'is', null),
)

/** R-ROLE-HOLDER: experience roles that the caller holds; any, with feed:moderate. */
export const roleHolderRule = (): Rule => ({
  prefix: 'xrl',
  ask: (x, reads, ids) => reads.bound(rolesById, { userId: x.caller.userId, ids }),
  judge({ caller }, rows, { fields, place }) {
    const found = new Map((rows as { id: string; held: boolean }[]).map(({ id, held }) => [id, held]))
    const absent = [...fields].filter(([id]) => !found.has(id)).map(([, field]) => field)
    if (absent.length > 0) throw unknownReferences(absent, 'experience role', place)
    if (mayModerate(caller) || [...found.values()].every((held) => held)) return
    throw forbidden('relationship')
  },
})
