import { sql } from 'kysely'
import { consents, sharesWithApp } from '../../access/child.ts'
import { db, statement } from '../../db/statement.ts'

interface Launch {
  orgId: string
  appId: string
  userId: string
}

/** The app and the person who opened it. It is the app that looks: a student's picture needs consent to that, too. */
export const launched = statement('embedded.getContext', (p: Launch) => {
  const child = sql.ref('s.id')
  return db
    .selectFrom('memberships as m')
    .innerJoin('users as u', 'u.id', 'm.user_id')
    .innerJoin('apps as a', (join) => join.on('a.id', '=', p.appId))
    .leftJoin('students as s', (join) =>
      join.onRef('s.org_id', '=', 'm.org_id').onRef('s.user_id', '=', 'm.user_id').on('s.deleted_at', 'is', null),
    )
    .select(['a.slug as app_slug', 'a.name as app_name', 'u.first_name', 'u.last_name', 'u.locale', 'm.role'])
    .select(
      sql<string | null>`case when s.id is null then u.avatar_url
        when ${consents(p, child, 'photo_media')} and ${sharesWithApp(p, child)} then s.avatar_url end`.as(
        'avatar_url',
      ),
    )
    .where('m.org_id', '=', p.orgId)
    .where('m.user_id', '=', p.userId)
    .where('m.status', '=', sql.lit('active'))
})
