import { sql } from 'kysely'
import { db, statement } from '../../../db/statement.ts'
import { contains, listing, newestFirst } from '../../../paging.ts'

const columns = [
  'r.id',
  'r.name',
  'r.code',
  'r.kind',
  'r.building',
  'r.floor',
  'r.capacity',
  'r.grade_level',
  'r.homeroom_teacher_id',
  'r.is_active',
  'r.created_at',
  'r.updated_at',
] as const

interface ById {
  orgId: string
  id: string
}

const classrooms = (p: { orgId: string }) =>
  db.selectFrom('classrooms as r').select(columns).where('r.org_id', '=', p.orgId).where('r.deleted_at', 'is', null)

interface ClassroomFilters {
  orgId: string
  kind?: string
  isActive?: boolean
  q?: string
}

export const classroomList = listing({
  name: 'academic.classrooms.list',
  rows: (p: ClassroomFilters, has) => {
    let query = classrooms(p)
    if (has('kind')) query = query.where('r.kind', '=', p.kind as string)
    if (has('isActive')) query = query.where('r.is_active', '=', p.isActive as boolean)
    if (has('q')) {
      const q = p.q as string
      query = query.where(sql<boolean>`(${contains(sql.ref('r.name'), q)} or ${contains(sql.ref('r.code'), q)})`)
    }
    return query
  },
  sort: newestFirst('r'),
})

export const classroomById = statement('academic.classrooms.get', (p: ById) => classrooms(p).where('r.id', '=', p.id))
export const classroomForUpdate = statement('academic.classrooms.lock', (p: ById) =>
  classrooms(p).where('r.id', '=', p.id).forUpdate(),
)

/** What still needs the room: students have it as homeroom, active sections meet in it. */
export const usesOfClassroom = statement('academic.classrooms.uses', (p: ById) =>
  db
    .selectNoFrom([
      sql<number>`(
        select count(*) from students s
        where s.org_id = ${p.orgId} and s.homeroom_classroom_id = ${p.id} and s.deleted_at is null)`.as('students'),
      sql<number>`(
        select count(*) from sections s
        where s.org_id = ${p.orgId} and s.status = 'active' and s.deleted_at is null
          and (s.classroom_id = ${p.id} or s.meetings @> jsonb_build_array(jsonb_build_object('classroomId', ${p.id}::text))))`.as(
        'sections',
      ),
    ])
    .$castTo<{ students: number; sections: number }>(),
)

/**
 * Rooms that a section is about to meet in. Locked, in one order, until the commit: no two sections can book the same hour,
 * and no room is deleted meanwhile.
 */
export const classroomsToBook = statement('academic.classrooms.book', (p: { orgId: string; ids: string[] }) =>
  db
    .selectFrom('classrooms as r')
    .select(['r.id', 'r.is_active'])
    .where('r.org_id', '=', p.orgId)
    .where('r.id', '=', sql<string>`any(${p.ids}::uuid[])`)
    .where('r.deleted_at', 'is', null)
    .orderBy('r.id')
    .forNoKeyUpdate(),
)

interface ClassroomValues extends ById {
  userId: string
  now: string
  name: string
  code: string
  kind: string
  building: string | null
  floor: string | null
  capacity: number | null
  gradeLevel: string | null
  homeroomTeacherId: string | null
  isActive: boolean
}

const values = (p: ClassroomValues) => ({
  name: p.name,
  code: p.code,
  kind: p.kind,
  building: p.building,
  floor: p.floor,
  capacity: p.capacity,
  grade_level: p.gradeLevel,
  homeroom_teacher_id: p.homeroomTeacherId,
  is_active: p.isActive,
  updated_at: p.now,
  updated_by_id: p.userId,
})

export const insertClassroom = statement('academic.classrooms.insert', (p: ClassroomValues) =>
  db
    .insertInto('classrooms')
    .values({ org_id: p.orgId, id: p.id, created_at: p.now, created_by_id: p.userId, ...values(p) }),
)

export const updateClassroom = statement('academic.classrooms.update', (p: ClassroomValues) =>
  db.updateTable('classrooms').set(values(p)).where('org_id', '=', p.orgId).where('id', '=', p.id),
)

export const deleteClassroom = statement(
  'academic.classrooms.delete',
  (p: { orgId: string; id: string; userId: string; now: string }) =>
    db
      .updateTable('classrooms')
      .set({ deleted_at: p.now, updated_at: p.now, updated_by_id: p.userId })
      .where('org_id', '=', p.orgId)
      .where('id', '=', p.id),
)
