import { sql } from 'kysely'
import { avatarColumns, studentOfMember } from '../../access/avatar.ts'
import { type PeerScope, visiblePeer } from '../../access/peer.ts'
import { db, type Has, statement } from '../../db/statement.ts'
import { contains, listing } from '../../paging.ts'
import { fullName } from '../identity/queries.ts'

interface ProfileFilters extends PeerScope {
  orgId: string
  role?: string
  q?: string
}

/** Active people of the organization, with what they say of themselves, if anything. */
const profiles = (p: PeerScope & { orgId: string }, has: Has<PeerScope>) =>
  db
    .selectFrom('memberships as m')
    .innerJoin('users as u', 'u.id', 'm.user_id')
    .leftJoinLateral(studentOfMember, (join) => join.onTrue())
    .leftJoin('profiles as pr', (join) =>
      join.onRef('pr.org_id', '=', 'm.org_id').onRef('pr.user_id', '=', 'm.user_id'),
    )
    .leftJoin('teachers as te', (join) =>
      join.onRef('te.org_id', '=', 'm.org_id').onRef('te.user_id', '=', 'm.user_id').on('te.deleted_at', 'is', null),
    )
    .select(['u.id', 'u.first_name', 'u.last_name', 'u.locale', 'u.timezone', 'm.role', 'm.additional_roles'])
    .select(['m.joined_at', 'm.id as member_id', 'm.created_at as member_created_at', 's.id as student_id'])
    .select(['pr.pronouns', 'pr.headline', 'pr.bio', 'pr.links', 'te.subjects'])
    .select(sql<string>`greatest(u.updated_at, m.created_at, pr.updated_at)`.as('updated_at'))
    .select(avatarColumns(p, has))
    .where('m.org_id', '=', p.orgId)
    .where('m.status', '=', sql.lit('active'))
    .where('m.deleted_at', 'is', null)
    .where('u.kind', '=', sql.lit('person'))
    .where('u.deleted_at', 'is', null)

export const profileList = listing({
  name: 'profiles.list',
  rows: (p: ProfileFilters, has) => {
    let query = profiles(p, has).where(visiblePeer(p, has))
    if (has('role')) query = query.where('m.role', '=', p.role as string)
    if (has('q')) query = query.where(contains(fullName, p.q as string))
    return query
  },
  sort: [
    { by: sql.ref('m.created_at'), direction: 'desc', type: 'timestamptz', of: (row) => row.member_created_at },
    { by: sql.ref('m.id'), direction: 'desc', type: 'uuid', of: (row) => row.member_id },
  ],
})

type ById = PeerScope & { orgId: string; id: string }
export const profileById = statement('profiles.getProfile', (p: ById, has) =>
  profiles(p, has).where('m.user_id', '=', p.id),
)
/**
 * Makes two changes of one's profile go one after the other, also before there is a row of it. A statement of its own: what is
 * read in the next one is what the change before has left.
 */
export const lockMember = statement('profiles.lock', (p: { orgId: string; id: string }) =>
  db.selectFrom('memberships').select('id').where('org_id', '=', p.orgId).where('user_id', '=', p.id).forNoKeyUpdate(),
)
/** Before `lockMember`: whoever invites somebody takes the account first, too. */
export const lockAccount = statement('profiles.lockAccount', (p: { id: string }) =>
  db.selectFrom('users').select('id').where('id', '=', p.id).forNoKeyUpdate(),
)

interface Written {
  orgId: string
  userId: string
  pronouns: string | null
  headline: string | null
  bio: string | null
  /** JSON */
  links: string
  now: string
}

export const writeProfile = statement('profiles.write', (p: Written) => {
  const values = { pronouns: p.pronouns, headline: p.headline, bio: p.bio, links: p.links, updated_at: p.now }
  return db
    .insertInto('profiles')
    .values({ org_id: p.orgId, user_id: p.userId, ...values })
    .onConflict((conflict) => conflict.columns(['org_id', 'user_id']).doUpdateSet(values))
})

interface Contact {
  orgId: string
  userId: string
  phone?: Buffer | null
  address?: Buffer | null
}

/** After `writeProfile`. */
export const writeContact = statement('profiles.writeContact', (p: Contact, has) =>
  db
    .updateTable('profiles')
    .set({
      ...(has('phone') ? { phone_enc: p.phone } : {}),
      ...(has('address') ? { address_enc: p.address } : {}),
    })
    .where('org_id', '=', p.orgId)
    .where('user_id', '=', p.userId),
)

interface Account {
  userId: string
  avatarUrl?: string | null
  locale?: string
  timezone?: string
  now: string
}

export const writeAccount = statement('profiles.writeAccount', (p: Account, has) =>
  db
    .updateTable('users')
    .set({
      ...(has('avatarUrl') ? { avatar_url: p.avatarUrl } : {}),
      ...(has('locale') ? { locale: p.locale } : {}),
      ...(has('timezone') ? { timezone: p.timezone } : {}),
      updated_at: p.now,
    })
    .where('id', '=', p.userId),
)
