import type { RowOf } from '../../../db/statement.ts'
import { toPublic, toPublicOrNull } from '../../../ids.ts'
import type { Schemas } from '../../../schemas.ts'
import type { offeringList } from './offering-queries.ts'
import type { prerequisiteList } from './prerequisite-queries.ts'
import type { courseById } from './queries.ts'
import type { standardList } from './standard-queries.ts'

export type CourseRow = RowOf<typeof courseById>
export type PrerequisiteRow = RowOf<typeof prerequisiteList.page>
export type OfferingRow = RowOf<typeof offeringList.page>
export type StandardRow = RowOf<typeof standardList.page>

export const toCourse = (row: CourseRow): Schemas['Course'] => ({
  id: toPublic('crs', row.id),
  code: row.code,
  title: row.title,
  description: row.description,
  subject: row.subject as Schemas['Subject'],
  gradeLevels: row.grade_levels as Schemas['GradeLevel'][],
  credits: row.credits,
  status: row.status as Schemas['CourseStatus'],
  standardIds: row.standard_ids.map((id) => toPublic('std', id)),
  prerequisiteIds: row.prerequisite_ids.map((id) => toPublic('crs', id)),
  createdAt: row.created_at,
  updatedAt: row.updated_at,
})

export const toPrerequisite = (row: PrerequisiteRow): Schemas['CoursePrerequisite'] => ({
  courseId: toPublic('crs', row.id),
  code: row.code,
  title: row.title,
  minPercentage: row.min_percentage,
  isRequired: row.is_required,
})

export const toOffering = (row: OfferingRow): Schemas['CourseOffering'] => ({
  id: toPublic('off', row.id),
  courseId: toPublic('crs', row.course_id),
  termId: toPublic('term', row.term_id),
  status: row.status as Schemas['OfferingStatus'],
  capacity: row.capacity,
  enrolledCount: row.enrolled_count,
  sectionCount: row.section_count,
  createdAt: row.created_at,
  updatedAt: row.updated_at,
})

export const toStandard = (row: StandardRow): Schemas['Standard'] => ({
  id: toPublic('std', row.id),
  code: row.code,
  title: row.title,
  description: row.description,
  subject: row.subject as Schemas['Subject'],
  gradeLevels: row.grade_levels as Schemas['GradeLevel'][],
  framework: row.framework,
  parentId: toPublicOrNull('std', row.parent_id),
  createdAt: row.created_at,
  updatedAt: row.updated_at,
})
