import type { GradeSubmit } from '@homeroom/sdk'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { Academy, fault, refusal } from '../../../../test/support/academic.ts'
import type { Key, Person } from '../../../../test/support/school.ts'
import { startTestServer, type TestServer } from '../../../../test/support/server.ts'
import { newId, toPublic } from '../../../ids.ts'

let t: TestServer
let academy: Academy
let orgId: string
let teacher: Person
let admin: Person
let section: string
/** Of 20 points. */
let quiz: string
beforeAll(async () => {
  t = await startTestServer()
  orgId = await t.school.organization()
  academy = new Academy(t.school, orgId)
  admin = await t.school.person(orgId, 'admin')
  const { person, teacherId } = await academy.newTeacher()
  teacher = person
  section = await academy.section({}, [teacherId])
  quiz = await academy.assessment(section)
})
afterAll(() => t.close())

const [stu, asmt, sub] = ['stu', 'asmt', 'sub'].map((prefix) => (id: string) => toPublic(prefix, id)) as [
  (id: string) => string,
  (id: string) => string,
  (id: string) => string,
]
async function pupil(values: object = {}): Promise<string> {
  const id = await t.school.student(orgId)
  await academy.enrollment(id, section, values)
  return id
}
const submit = (studentId: string, more: Partial<GradeSubmit> = {}, as: Person | Key = teacher) =>
  t.as(as).academic.grades.submitGrade({ assessmentId: asmt(quiz), studentId: stu(studentId), ...more })

/** An assessment of an assignment in the section, and the child's submissions of it, the first one first. */
async function handedIn(child: string, attempts: string[]) {
  const assignment = await academy.assignment(section)
  const assessment = await academy.assessment(section, { assignment_id: assignment })
  const submissions: string[] = []
  for (const [i, status] of attempts.entries()) {
    submissions.push(await academy.submission(assignment, child, { attempt: i + 1, status }))
  }
  return { assignment, assessmentId: asmt(assessment), submissions }
}
const statusesOf = async (ids: string[]) => {
  const rows = await t.db.selectFrom('submissions').select('status').where('id', 'in', ids).orderBy('attempt').execute()
  return rows.map(({ status }) => status)
}

describe('academic.grades.submitGrade', () => {
  it('grades with every field, and tells of it', async () => {
    const child = await pupil()
    const { assessmentId, submissions } = await handedIn(child, ['submitted'])
    const feedback = 'Très bien 🎉 — أحسنت'
    const submissionId = sub(submissions[0] as string)
    const { data } = await submit(child, {
      assessmentId,
      status: 'graded',
      score: 17.456,
      feedback,
      submissionId,
      release: true,
    })
    expect(data).toEqual({
      id: expect.stringMatching(/^grd_/),
      assessmentId,
      studentId: stu(child),
      sectionId: toPublic('sec', section),
      termId: expect.stringMatching(/^term_/),
      submissionId,
      status: 'graded',
      score: 17.46,
      maxScore: 20,
      percentage: 87.3,
      letter: 'B',
      feedback,
      gradedAt: data.createdAt,
      releasedAt: data.createdAt,
      createdAt: expect.any(String),
      updatedAt: data.createdAt,
    })
    expect((await t.as(teacher).academic.grades.getStudentGrades(stu(child))).data).toEqual([data])
    expect(await academy.told('grd', data.id)).toEqual({
      events: [
        ['grade.submitted', { object: data }],
        ['grade.released', { object: data }],
      ],
      audit: [['academic.grades.submitGrade', null]],
    })
    const { student_ids } = await t.db
      .selectFrom('outbox_events')
      .select('student_ids')
      .where('type', '=', 'grade.released')
      .executeTakeFirstOrThrow()
    expect(student_ids).toEqual([child])
  })

  it('replaces a grade, tells what changed, and never takes back what was released', async () => {
    const child = await pupil()
    const { data: first } = await submit(child, { score: 12, feedback: 'See me.' })
    expect(first).toMatchObject({ status: 'graded', percentage: 60, letter: 'D', releasedAt: null, submissionId: null })
    const { data: second } = await submit(child, { score: 19.99, release: true }, admin)
    const grown = { score: 19.99, percentage: 99.95, letter: 'A', feedback: null }
    const times = { gradedAt: second.updatedAt, releasedAt: second.updatedAt, updatedAt: expect.any(String) }
    expect(second).toEqual({ ...first, ...grown, ...times })
    const { data: third } = await submit(child, { status: 'excused' })
    const cleared = { status: 'excused', score: null, percentage: null, letter: null }
    expect(third).toMatchObject({ ...cleared, id: first.id, releasedAt: second.releasedAt })
    const { events, audit } = await academy.told('grd', first.id)
    const previous = { score: 12, percentage: 60, letter: 'D', feedback: 'See me.', releasedAt: null }
    expect(events.slice(1)).toEqual([
      ['grade.submitted', { object: second, previous }],
      ['grade.released', { object: second, previous }],
      [
        'grade.submitted',
        { object: third, previous: { status: 'graded', score: 19.99, percentage: 99.95, letter: 'A' } },
      ],
    ])
    expect(audit[1]?.[1]).toMatchObject({ score: { from: 12, to: 19.99 }, feedback: { from: 'See me.', to: null } })
  })

  it('releases a grade later, without grading it again', async () => {
    const child = await pupil()
    const { data: first } = await submit(child, { score: 12 })
    const { data } = await submit(child, { score: 12, release: true })
    expect(data).toEqual({ ...first, releasedAt: data.updatedAt, updatedAt: expect.any(String) })
    const { events } = await academy.told('grd', first.id)
    expect(events.map(([type]) => type)).toEqual(['grade.submitted', 'grade.submitted', 'grade.released'])
  })

  it('changes nothing when nothing changes, and tells nobody', async () => {
    const child = await pupil()
    const { data: first } = await submit(child, { score: 12, release: true })
    for (const release of [true, false])
      expect((await submit(child, { score: 12, release }, admin)).data).toEqual(first)
    const { events, audit } = await academy.told('grd', first.id)
    expect([events.length, audit.length]).toEqual([2, 3])
  })

  it.each<[Partial<GradeSubmit>, string, string]>([
    [{}, 'score', 'required'],
    [{ score: null }, 'score', 'required'],
    [{ score: -0.01 }, 'score', 'min'],
    [{ score: 40.01 }, 'score', 'range'],
    [{ score: 20_001 }, 'score', 'max'],
    [{ status: 'missing', score: 0 }, 'score', 'range'],
    [{ status: 'excused', score: 18 }, 'score', 'range'],
    [{ score: 18, submissionId: sub(newId()) }, 'submissionId', 'not_found'],
    [{ score: 18, assessmentId: asmt(newId()) }, 'assessmentId', 'not_found'],
  ])('refuses %j', async (more, field, code) => {
    expect(await fault(submit(await pupil(), more))).toEqual([field, code])
  })

  it('takes up to twice the full score, and states without one', async () => {
    const child = await pupil()
    expect((await submit(child, { score: 40 })).data).toMatchObject({ percentage: 200, letter: 'A' })
    expect((await submit(child, { score: 0 })).data).toMatchObject({ percentage: 0, letter: 'F' })
    for (const status of ['excused', 'missing', 'incomplete'] as const) {
      expect((await submit(child, { status, score: null })).data).toMatchObject({ status, score: null, letter: null })
    }
  })

  it('gives letters by the scale of the school', async () => {
    const gradingScale = [
      { letter: 'ok', minPercentage: 50 },
      { letter: 'top', minPercentage: 89.5 },
    ]
    const own = await t.school.organization({ settings: JSON.stringify({ gradingScale }) })
    const there = new Academy(t.school, own)
    const owner = await t.school.person(own, 'owner')
    const where = await there.section()
    const assessmentId = asmt(await there.assessment(where, { max_score: 200 }))
    const child = await t.school.student(own)
    await there.enrollment(child, where)
    const letters: (string | null)[] = []
    for (const score of [179, 178.98, 100, 99.98]) {
      letters.push((await submit(child, { assessmentId, score }, owner)).data.letter)
    }
    expect(letters).toEqual(['top', 'ok', 'ok', null])
  })

  it('is for who teaches the section, and the children in it', async () => {
    const child = await pupil()
    const other = await t.school.person(orgId, 'teacher')
    await t.school.section(other, child)
    const unrelated = { code: 'forbidden', details: { reason: 'relationship' } }
    expect(await refusal(submit(child, { score: 1 }, other))).toEqual(unrelated)
    const staff = await t.school.person(orgId, 'staff')
    expect(await refusal(submit(child, { score: 1 }, staff))).toMatchObject({
      details: { permission: 'grades:submit' },
    })
    for (const status of ['pending', 'waitlisted', 'withdrawn']) {
      const stranger = await pupil({ status })
      const details = { reason: 'not_enrolled', studentIds: [stu(stranger)] }
      expect(await refusal(submit(stranger, { score: 1 }, admin))).toEqual({ code: 'conflict', details })
    }
    await submit(await pupil({ status: 'completed' }), { score: 1 })
  })

  it('is over when the term is closed', async () => {
    const term_id = await academy.term({ closed_at: new Date().toISOString() })
    const closed = await academy.section({ offering_id: await academy.offering({ term_id }) })
    const assessmentId = asmt(await academy.assessment(closed))
    const child = await pupil()
    await academy.enrollment(child, closed)
    const over = { code: 'conflict', details: { reason: 'term_closed' } }
    expect(await refusal(submit(child, { assessmentId, score: 1 }, admin))).toEqual(over)
    const grades = [{ studentId: stu(child), score: 1 }]
    expect(await refusal(t.as(admin).academic.grades.bulkSubmitGrades({ assessmentId, grades }))).toEqual(over)
  })

  it('makes one grade of fifty calls at once, and releases it once', async () => {
    const child = await pupil()
    const calls = Array.from({ length: 50 }, (_, i) => submit(child, { score: i / 2, release: i % 2 === 0 }))
    const answers = (await Promise.all(calls)).map(({ data }) => data)
    expect(new Set(answers.map(({ id }) => id)).size).toBe(1)
    const { data: listed } = await t.as(teacher).academic.grades.getStudentGrades(stu(child))
    expect(listed).toHaveLength(1)
    expect(answers).toContainEqual(listed[0])
    const { events } = await academy.told('grd', answers[0]?.id ?? '')
    expect(events.filter(([type]) => type === 'grade.released')).toHaveLength(1)
    // Each change begins where another one ended.
    type Told = { object: { score: number }; previous?: { score: number } }
    const told = events.flatMap(([type, payload]) => (type === 'grade.submitted' ? [payload as unknown as Told] : []))
    const before = told.flatMap(({ previous }) => (previous ? [previous.score] : []))
    expect([...before, listed[0]?.score].toSorted()).toEqual(told.map(({ object }) => object.score).toSorted())
  })
})

describe('a grade of an assignment', () => {
  it('is of the latest submission, which becomes graded', async () => {
    const child = await pupil()
    const { assessmentId, submissions } = await handedIn(child, ['submitted', 'submitted'])
    const [earlier, latest] = submissions as [string, string]
    const call = submit(child, { assessmentId, score: 9, submissionId: sub(earlier) })
    expect(await fault(call)).toEqual(['submissionId', 'not_found'])
    expect((await submit(child, { assessmentId, score: 9 })).data.submissionId).toBe(sub(latest))
    expect(await statusesOf(submissions)).toEqual(['submitted', 'graded'])
  })

  it('leaves a submission as it is that was returned, or that gets no score', async () => {
    for (const [status, more] of [
      ['returned', { score: 3 }],
      ['submitted', { status: 'incomplete' as const }],
    ] as const) {
      const child = await pupil()
      const { assessmentId, submissions } = await handedIn(child, [status])
      await submit(child, { assessmentId, ...more })
      expect(await statusesOf(submissions)).toEqual([status])
    }
  })

  it('is not of another child’s submission', async () => {
    const { assignment, assessmentId } = await handedIn(await pupil(), [])
    const submissionId = sub(await academy.submission(assignment, await pupil()))
    expect(await fault(submit(await pupil(), { assessmentId, score: 9, submissionId }))).toEqual([
      'submissionId',
      'not_found',
    ])
  })
})
