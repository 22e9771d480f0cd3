import type { RowOf } from '../../../db/statement.ts'
import { toPublic, toPublicOrNull } from '../../../ids.ts'
import type { Schemas } from '../../../schemas.ts'
import type { classroomById } from './queries.ts'

export type ClassroomRow = RowOf<typeof classroomById>

export const toClassroom = (row: ClassroomRow): Schemas['Classroom'] => ({
  id: toPublic('room', row.id),
  name: row.name,
  code: row.code,
  kind: row.kind as Schemas['ClassroomKind'],
  building: row.building,
  floor: row.floor,
  capacity: row.capacity,
  gradeLevel: row.grade_level as Schemas['GradeLevelOrNull'],
  homeroomTeacherId: toPublicOrNull('tch', row.homeroom_teacher_id),
  isActive: row.is_active,
  createdAt: row.created_at,
  updatedAt: row.updated_at,
})
