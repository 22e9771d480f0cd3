import { sql } from 'kysely'
import { db, statement } from '../../../db/statement.ts'

interface ById {
  orgId: string
  id: string
}

/**
 * The family that a link's guardian and child will share: the one that the link names, else one of the child's (of
 * several, where the guardian is already), else null.
 */
export const familyToJoin = statement('family.toJoin', (p: ById) =>
  db
    .selectFrom('guardian_links as gl')
    .innerJoin('students as s', (join) => join.onRef('s.org_id', '=', 'gl.org_id').onRef('s.id', '=', 'gl.student_id'))
    .select([
      's.last_name',
      sql<string | null>`coalesce(gl.family_id, (
        select kid.family_id from family_members kid
        left join family_members adult on adult.org_id = kid.org_id and adult.family_id = kid.family_id
          and adult.user_id = gl.guardian_user_id and adult.deleted_at is null
        where kid.org_id = ${p.orgId} and kid.student_id = gl.student_id and kid.deleted_at is null
        order by adult.id is null, kid.joined_at, kid.id limit 1))`.as('family_id'),
    ])
    .where('gl.org_id', '=', p.orgId)
    .where('gl.id', '=', p.id),
)

interface NewFamily extends ById {
  name: string
  userId: string
  now: string
}

export const insertFamily = statement('family.insertFamily', (p: NewFamily) =>
  db.insertInto('families').values({
    org_id: p.orgId,
    id: p.id,
    name: p.name,
    created_at: p.now,
    updated_at: p.now,
    created_by_id: p.userId,
    updated_by_id: p.userId,
  }),
)

interface Joining extends ById {
  familyId: string
  linkId: string
  userId: string
  now: string
}

const joined = (p: Joining) => ({
  org_id: sql<string>`${p.orgId}::uuid`.as('org_id'),
  id: sql<string>`${p.id}::uuid`.as('id'),
  family_id: sql<string>`${p.familyId}::uuid`.as('family_id'),
  joined_at: sql<string>`${p.now}::timestamptz`.as('joined_at'),
  created_at: sql<string>`${p.now}::timestamptz`.as('created_at'),
  updated_at: sql<string>`${p.now}::timestamptz`.as('updated_at'),
  added_by: sql<string>`${p.userId}::uuid`.as('added_by'),
})
const COLUMNS = ['org_id', 'id', 'family_id', 'joined_at', 'created_at', 'updated_at', 'added_by'] as const

/** Who has been there stays as they are; who left comes back, as new. */
const stays = sql<boolean>`family_members.deleted_at is null`
const kept = (column: string) =>
  sql<never>`case when ${stays} then ${sql.ref(`family_members.${column}`)} else ${sql.ref(`excluded.${column}`)} end`

export const joinGuardian = statement('family.joinGuardian', (p: Joining) => {
  const common = joined(p)
  return db
    .insertInto('family_members')
    .columns([...COLUMNS, 'kind', 'user_id', 'display_name', 'relationship', 'is_primary'])
    .expression(
      db
        .selectFrom('guardian_links as gl')
        .innerJoin('users as u', 'u.id', 'gl.guardian_user_id')
        .select(COLUMNS.map((column) => common[column]))
        .select([sql.lit('guardian').as('kind'), 'gl.guardian_user_id'])
        .select(sql<string>`trim(u.first_name || ' ' || u.last_name)`.as('display_name'))
        .select(['gl.relationship', 'gl.is_primary'])
        .where('gl.org_id', '=', p.orgId)
        .where('gl.id', '=', p.linkId),
    )
    .onConflict((conflict) =>
      conflict.columns(['org_id', 'family_id', 'user_id']).doUpdateSet({
        relationship: kept('relationship'),
        is_primary: sql<boolean>`excluded.is_primary or (${stays} and family_members.is_primary)`,
        joined_at: kept('joined_at'),
        created_at: kept('created_at'),
        updated_at: sql<string>`excluded.updated_at`,
        deleted_at: sql<null>`null`,
      }),
    )
})

export const joinChild = statement('family.joinChild', (p: Joining) => {
  const common = joined(p)
  return db
    .insertInto('family_members')
    .columns([...COLUMNS, 'kind', 'student_id', 'display_name'])
    .expression(
      db
        .selectFrom('guardian_links as gl')
        .innerJoin('students as s', (join) =>
          join.onRef('s.org_id', '=', 'gl.org_id').onRef('s.id', '=', 'gl.student_id'),
        )
        .select(COLUMNS.map((column) => common[column]))
        .select([sql.lit('child').as('kind'), 'gl.student_id'])
        .select(sql<string>`coalesce(s.preferred_name, s.first_name) || ' ' || s.last_name`.as('display_name'))
        .where('gl.org_id', '=', p.orgId)
        .where('gl.id', '=', p.linkId),
    )
    .onConflict((conflict) =>
      conflict.columns(['org_id', 'family_id', 'student_id']).doUpdateSet({
        joined_at: kept('joined_at'),
        created_at: kept('created_at'),
        updated_at: sql<string>`excluded.updated_at`,
        deleted_at: sql<null>`null`,
      }),
    )
})

/** Takes a link's guardian out of the child's families, but for those to which another active link ties them. */
export const leaveFamilies = statement('family.leave', (p: ById & { userId: string; now: string }) =>
  db
    .updateTable('family_members as fm')
    .from('guardian_links as gl')
    .set({ deleted_at: p.now, updated_at: p.now, updated_by_id: p.userId })
    .where('fm.org_id', '=', p.orgId)
    .where('gl.org_id', '=', p.orgId)
    .where('gl.id', '=', p.id)
    .whereRef('fm.user_id', '=', 'gl.guardian_user_id')
    .where('fm.deleted_at', 'is', null)
    .where(
      sql<boolean>`exists (
        select from family_members kid
        where kid.org_id = ${p.orgId} and kid.family_id = fm.family_id and kid.student_id = gl.student_id
          and kid.deleted_at is null)`,
    )
    .where(
      sql<boolean>`not exists (
        select from family_members kid
        join guardian_links o on o.org_id = kid.org_id and o.student_id = kid.student_id
          and o.guardian_user_id = gl.guardian_user_id and o.status = 'active' and o.deleted_at is null
        where kid.org_id = ${p.orgId} and kid.family_id = fm.family_id and kid.deleted_at is null
          and o.id <> gl.id)`,
    ),
)
