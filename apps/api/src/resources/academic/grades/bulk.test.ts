import type { GradeEntry } from '@homeroom/sdk'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { Academy, fault, refusal } from '../../../../test/support/academic.ts'
import type { Person } from '../../../../test/support/school.ts'
import { startTestServer, type TestServer } from '../../../../test/support/server.ts'
import { transactionOf } from '../../../../test/support/statements.ts'
import { newId, toPublic } from '../../../ids.ts'

let t: TestServer
let academy: Academy
let orgId: string
let teacher: Person
let admin: Person
let section: string
beforeAll(async () => {
  t = await startTestServer()
  orgId = await t.school.organization()
  academy = new Academy(t.school, orgId)
  admin = await t.school.person(orgId, 'admin')
  const { person, teacherId } = await academy.newTeacher()
  teacher = person
  section = await academy.section({}, [teacherId])
})
afterAll(() => t.close())

const [stu, asmt, sub] = ['stu', 'asmt', 'sub'].map((prefix) => (id: string) => toPublic(prefix, id)) as [
  (id: string) => string,
  (id: string) => string,
  (id: string) => string,
]
async function pupil(): Promise<string> {
  const id = await t.school.student(orgId)
  await academy.enrollment(id, section)
  return id
}
const bulk = (grades: GradeEntry[], more: { assessmentId: string; release?: boolean }, as: Person = teacher) =>
  t.as(as).academic.grades.bulkSubmitGrades({ grades, ...more })

describe('academic.grades.bulkSubmitGrades', () => {
  it('grades three hundred in one statement for each table, in the order of the request', async () => {
    const children: string[] = []
    for (let i = 0; i < 300; i++) children.push(await pupil())
    const assignment = await academy.assignment(section)
    const assessmentId = asmt(await academy.assessment(section, { assignment_id: assignment }))
    const submission = await academy.submission(assignment, children[1] as string)
    const grades = children.toReversed().map((id, i) => ({ studentId: stu(id), score: (i % 40) + 0.5 }))
    let first: Awaited<ReturnType<typeof bulk>>['data'] | undefined
    const statements = await transactionOf(t, 'academic.grades.put', async () => {
      first = (await bulk(grades, { assessmentId, release: true })).data
    })
    expect(first).toMatchObject({ assessmentId, created: 300, updated: 0, unchanged: 0 })
    expect(first?.grades.map(({ studentId, score }) => ({ studentId, score }))).toEqual(grades)
    const handedIn = t.db.selectFrom('submissions').select('status').where('id', '=', submission)
    expect(await handedIn.executeTakeFirst()).toEqual({ status: 'graded' })
    expect(statements.filter((name) => name.startsWith('academic.'))).toEqual([
      'academic.enrolledIn',
      'academic.grades.assessment',
      'academic.grades.of',
      'academic.grades.put',
      'academic.grades.submissions',
      'academic.grades.submissionsGraded',
    ])
    expect(statements.filter((name) => /^(events|audit)\./.test(name))).toEqual(['audit.insert', 'events.insert'])
    const { grades: _, ...summary } = first as NonNullable<typeof first>
    const gradeIds = first?.grades.map(({ id }) => id)
    const { events } = await academy.told('asmt', assessmentId)
    expect(events).toEqual([['grade.bulk_submitted', { object: { ...summary, released: true, gradeIds } }]])
  })

  it('tells how many changed, once', async () => {
    const [a, b, c] = [await pupil(), await pupil(), await pupil()].map((id) => stu(id)) as [string, string, string]
    const assessmentId = asmt(await academy.assessment(section))
    await bulk(
      [a, b].map((studentId) => ({ studentId, score: 5 })),
      { assessmentId },
    )
    const { data } = await bulk(
      [
        { studentId: c, status: 'missing' },
        { studentId: a, score: 5 },
        { studentId: b, score: 6, feedback: 'Better.' },
      ],
      { assessmentId },
    )
    expect(data).toMatchObject({ created: 1, updated: 1, unchanged: 1 })
    expect((await bulk([{ studentId: a, score: 5 }], { assessmentId })).data.unchanged).toBe(1)
    expect((await bulk([{ studentId: a, score: 5 }], { assessmentId, release: true })).data.updated).toBe(1)
    const { events, audit } = await academy.told('asmt', assessmentId)
    expect([events.length, audit.length]).toEqual([3, 4])
  })

  it('does nothing when anything is wrong, and says where', async () => {
    const ids = [await pupil(), await pupil(), await pupil(), await pupil()]
    const [a, b, c, d] = ids.map(stu) as [string, string, string, string]
    const assessmentId = asmt(await academy.assessment(section))
    const early = bulk([{ studentId: a }, { studentId: b, status: 'missing', score: 1 }, { studentId: a, score: 1 }], {
      assessmentId,
    })
    expect(await fault(early)).toEqual([
      ['grades[0].score', 'required'],
      ['grades[1].score', 'range'],
      ['grades[2].studentId', 'duplicate'],
    ])
    const late = bulk(
      [
        { studentId: c, score: 40 },
        { studentId: a, score: 41 },
        { studentId: d, score: 1, submissionId: sub(newId()) },
      ],
      { assessmentId },
    )
    expect(await fault(late)).toEqual([
      ['grades[1].score', 'range'],
      ['grades[2].submissionId', 'not_found'],
    ])
    const stranger = await t.school.student(orgId)
    expect(
      await refusal(
        bulk(
          [a, stu(stranger)].map((studentId) => ({ studentId, score: 1 })),
          { assessmentId },
          admin,
        ),
      ),
    ).toEqual({ code: 'conflict', details: { reason: 'not_enrolled', studentIds: [stu(stranger)] } })
    const many = Array.from({ length: 301 }, () => ({ studentId: stu(newId()), score: 1 }))
    expect(await refusal(bulk(many, { assessmentId }, admin))).toMatchObject({ code: 'validation_error' })
    expect((await t.as(admin).academic.grades.listGrades({ assessmentId })).data).toEqual([])
  })
})
