import { childScopeAt, listedChildren } from '../../../access/child.ts'
import type { HandlersOf } from '../../../handler-types.ts'
import { uuidOf } from '../../../ids.ts'
import { readPage } from '../../../paging.ts'
import type { Schemas } from '../../../schemas.ts'
import { assessments } from './assessment-handlers.ts'
import { type Graded, gradeAll } from './grading.ts'
import { gradeList, gradesOfStudent } from './queries.ts'
import { toGrade } from './view.ts'

export const grades: HandlersOf<'academic.grades'> = {
  ...assessments,

  'academic.grades.listGrades': async ({ query }, ctx) => {
    const { status, released } = query
    const { rows, pagination } = await readPage(ctx, gradeList, query, {
      ...listedChildren(ctx),
      sectionId: query.sectionId && uuidOf('sec', query.sectionId),
      assessmentId: query.assessmentId && uuidOf('asmt', query.assessmentId),
      studentId: query.studentId && uuidOf('stu', query.studentId),
      termId: query.termId && uuidOf('term', query.termId),
      status,
      released,
    })
    return { data: rows.map(toGrade), pagination }
  },

  'academic.grades.submitGrade': async ({ body }, ctx) => {
    const { assessmentId, release = false, ...entry } = body
    const [{ row, previous, released }] = (await gradeAll(ctx, { assessmentId, release }, [entry], () => '')) as [
      Graded,
    ]
    const grade = toGrade(row)
    const about = { resource: 'grade', id: row.id, object: grade, previous, studentIds: [row.student_id] }
    if (previous === null) ctx.audit(about)
    else ctx.emit('grade.submitted', about)
    if (released) ctx.emit('grade.released', about)
    return grade
  },

  'academic.grades.bulkSubmitGrades': async ({ body }, ctx) => {
    const { assessmentId, release = false } = body
    const graded = await gradeAll(ctx, { assessmentId, release }, body.grades, (i) => `grades[${i}].`)
    const { grades: given, ...summary } = resultOf(assessmentId, graded)
    const about = {
      resource: 'assessment',
      id: uuidOf('asmt', assessmentId),
      object: { ...summary, released: release, gradeIds: given.map(({ id }) => id) },
      studentIds: graded.map(({ row }) => row.student_id),
    }
    if (summary.created + summary.updated > 0) ctx.emit('grade.bulk_submitted', about)
    else ctx.audit(about)
    return { ...summary, grades: given }
  },

  'academic.grades.getStudentGrades': async ({ path, query }, ctx) => {
    const { rows, pagination } = await readPage(ctx, gradesOfStudent, query, {
      ...childScopeAt(ctx, 'path.studentId'),
      studentId: uuidOf('stu', path.studentId),
      termId: query.termId && uuidOf('term', query.termId),
      sectionId: query.sectionId && uuidOf('sec', query.sectionId),
    })
    return { data: rows.map(toGrade), pagination }
  },
}

const resultOf = (assessmentId: string, graded: readonly Graded[]): Schemas['GradeBulkResult'] => ({
  assessmentId,
  created: graded.filter(({ previous }) => previous === undefined).length,
  updated: graded.filter(({ previous }) => previous).length,
  unchanged: graded.filter(({ previous }) => previous === null).length,
  grades: graded.map(({ row }) => toGrade(row)),
})
