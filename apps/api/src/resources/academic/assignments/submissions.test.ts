import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { Academy, bothWays, fault, refusal } from '../../../../test/support/academic.ts'
import type { Key, Person } from '../../../../test/support/school.ts'
import { startTestServer, type TestServer } from '../../../../test/support/server.ts'
import { newId, toPublic } from '../../../ids.ts'

let t: TestServer
let academy: Academy
let orgId: string
let teacher: Person
let owner: Person
let section: string
beforeAll(async () => {
  t = await startTestServer()
  orgId = await t.school.organization()
  academy = new Academy(t.school, orgId)
  owner = await t.school.person(orgId, 'owner')
  const { person, teacherId } = await academy.newTeacher()
  teacher = person
  section = await academy.section({}, [teacherId])
})
afterAll(() => t.close())

const assignments = (as: Person | Key) => t.as(as).academic.assignments
const [asg, stu, sub] = ['asg', 'stu', 'sub'].map((prefix) => (id: string) => toPublic(prefix, id)) as [
  (id: string) => string,
  (id: string) => string,
  (id: string) => string,
]
const inHours = (hours: number) => new Date(Date.now() + hours * 3_600_000).toISOString()
const conflict = (reason: string, more = {}) => ({ code: 'conflict', details: { reason, ...more } })

/** A child in the section: with a login, and a guardian who has consented. */
async function enrolled(values = {}) {
  const [self, guardian] = [await t.school.person(orgId, 'student'), await t.school.person(orgId, 'guardian')]
  const id = await t.school.student(orgId, { user_id: self.userId, birth_date: '2015-01-01' })
  await t.school.guardianLink(guardian, id)
  await t.school.consent(guardian, id, 'data_processing')
  await academy.enrollment(id, section, values)
  return { id, self, guardian }
}

/** A grade of the child in the assessment of the assignment, which is made with the first one. */
async function grade(assignmentId: string, student_id: string, values = {}): Promise<string> {
  const { term_id } = await t.db
    .selectFrom('sections')
    .select('term_id')
    .where('id', '=', section)
    .executeTakeFirstOrThrow()
  const common = { org_id: orgId, section_id: section, term_id }
  const assessment = {
    ...common,
    id: newId(),
    assignment_id: assignmentId,
    title: 'A',
    category: 'quiz',
    max_score: 20,
  }
  const { id: assessment_id } = await t.db
    .insertInto('assessments')
    .values(assessment)
    .onConflict((is) => is.columns(['org_id', 'assignment_id']).doUpdateSet({ title: 'A' }))
    .returning('id')
    .executeTakeFirstOrThrow()
  const id = newId()
  const given = { score: 18, feedback: 'Good', graded_at: '2026-11-20T10:00:00.000Z', ...values }
  await t.db
    .insertInto('grades')
    .values({ ...common, id, assessment_id, student_id, ...given })
    .execute()
  return id
}

describe('academic.assignments.submit', () => {
  it('takes work with every field, and tells of it', async () => {
    const { id, guardian } = await enrolled()
    const assignment = asg(await academy.assignment(section, { submission_types: ['text', 'url', 'file'] }))
    const given = {
      studentId: stu(id),
      text: 'حل 🧮',
      url: 'https://docs.example.org/x',
      attachments: [{ name: 'a', url: 'https://files.example.org/a', contentType: 'image/png', sizeBytes: 5 }],
    }
    const { data } = await assignments(guardian).submit(assignment, given)
    expect(data).toEqual({
      ...given,
      id: expect.stringMatching(/^sub_/),
      assignmentId: assignment,
      attempt: 1,
      status: 'submitted',
      isLate: false,
      submittedAt: data.createdAt,
      score: null,
      feedback: null,
      gradedAt: null,
      returnedAt: null,
      createdAt: expect.any(String),
      updatedAt: data.createdAt,
    })
    expect((await assignments(teacher).getSubmissions(assignment)).data).toEqual([data])
    expect(await academy.told('sub', data.id)).toEqual({
      events: [['submission.created', { object: data }]],
      audit: [],
    })
    const event = t.db.selectFrom('outbox_events').select('student_ids').where('type', '=', 'submission.created')
    expect((await event.execute()).map(({ student_ids }) => student_ids)).toContainEqual([id])
  })

  it('takes a student’s own work without a name, and anyone else’s with one only', async () => {
    const { id, self } = await enrolled()
    const assignment = asg(await academy.assignment(section))
    const submit = (as: Person | Key, studentId?: string) =>
      assignments(as).submit(assignment, { text: 'x', ...(studentId ? { studentId } : {}) })
    expect((await submit(self)).data).toMatchObject({ studentId: stu(id), attempt: 1 })
    expect((await submit(self, stu(id))).data).toMatchObject({ studentId: stu(id), attempt: 2 })
    expect((await submit(owner, stu(id))).data).toMatchObject({ attempt: 3 })
    expect((await submit(teacher, stu(id))).data).toMatchObject({ attempt: 4 })
    const key = await t.school.key(orgId, ['assignments:write'])
    expect((await submit(key, stu(id))).data).toMatchObject({ attempt: 5 })
    for (const caller of [owner, teacher, key]) expect(await fault(submit(caller))).toEqual(['studentId', 'required'])
    const { id: other } = await enrolled()
    expect(await refusal(submit(self, stu(other)))).toEqual({
      code: 'RELATIONSHIP_REQUIRED',
      details: { childId: stu(other) },
    })
  })

  it('asks for consent for students under age who do not name themselves, too', async () => {
    const { id, self, guardian } = await enrolled()
    const assignment = asg(await academy.assignment(section))
    await t.db.updateTable('consents').set({ status: 'revoked' }).where('student_id', '=', id).execute()
    const refused = { code: 'CONSENT_REQUIRED', details: { childId: stu(id), consentType: 'data_processing' } }
    expect(await refusal(assignments(self).submit(assignment, { text: 'x' }))).toEqual(refused)
    expect(await refusal(assignments(self).submit(assignment, { text: 'x', studentId: stu(id) }))).toEqual(refused)
    expect(await refusal(assignments(guardian).submit(assignment, { text: 'x', studentId: stu(id) }))).toEqual(refused)
    await t.db.updateTable('students').set({ birth_date: '2001-01-01' }).where('id', '=', id).execute()
    await assignments(self).submit(assignment, { text: 'x' })
    const former = await t.school.person(orgId, 'guardian')
    await t.db.updateTable('students').set({ user_id: former.userId }).where('id', '=', id).execute()
    expect(await refusal(assignments(former).submit(assignment, { text: 'x' }))).toMatchObject({
      code: 'RELATIONSHIP_REQUIRED',
    })
  })

  it('takes only what the assignment takes, and never nothing', async () => {
    const { self } = await enrolled()
    const of = async (submission_types: string[]) => asg(await academy.assignment(section, { submission_types }))
    const submit = (id: string, work: object) => assignments(self).submit(id, work)
    const attachments = [{ name: 'a', url: 'https://files.example.org/a' }]
    const [text, file, none] = [await of(['text']), await of(['file', 'url']), await of(['none'])]
    for (const nothing of [{}, { text: null }, { text: '  ' }, { attachments: [] }, { url: null, text: '' }]) {
      expect(await fault(submit(text, nothing))).toEqual(['', 'required'])
    }
    const everything = { text: 'x', url: 'https://example.org', attachments }
    expect(await fault(submit(text, everything))).toEqual([
      ['attachments', 'range'],
      ['url', 'range'],
    ])
    expect(await fault(submit(file, everything))).toEqual(['text', 'range'])
    expect(await fault(submit(none, { text: 'x' }))).toEqual(['text', 'range'])
    await submit(file, { attachments })
    await submit(file, { url: 'https://example.org' })
  })

  it('is open while published, from availableFrom to closesAt', async () => {
    const { self } = await enrolled()
    const submit = async (values: object) => {
      const id = asg(await academy.assignment(section, values))
      return assignments(self).submit(id, { text: 'x' })
    }
    for (const status of ['draft', 'closed', 'archived']) {
      expect(await refusal(submit({ status })), status).toEqual(conflict('assignment_not_open'))
    }
    expect(await refusal(submit({ available_from: inHours(1) }))).toEqual(conflict('assignment_not_open'))
    expect(await refusal(submit({ closes_at: inHours(-1) }))).toEqual(conflict('assignment_not_open'))
    await submit({ available_from: inHours(-1), due_at: inHours(1), closes_at: inHours(2) })
    const unknown = { code: 'not_found', details: { resource: 'assignment', id: asg(orgId) } }
    expect(await refusal(assignments(self).submit(asg(orgId), { text: 'x' }))).toEqual(unknown)
    expect(await refusal(submit({ deleted_at: inHours(-1) }))).toMatchObject({ code: 'not_found' })
  })

  it('is late after dueAt, if that is allowed', async () => {
    const { self } = await enrolled()
    const submit = async (values: object) =>
      (await assignments(self).submit(asg(await academy.assignment(section, values)), { text: 'x' })).data.isLate
    expect(await submit({ due_at: inHours(1) })).toBe(false)
    expect(await submit({ due_at: null, allow_late: false })).toBe(false)
    expect(await submit({ due_at: inHours(1), allow_late: false })).toBe(false)
    expect(await submit({ due_at: inHours(-1) })).toBe(true)
    expect(await refusal(submit({ due_at: inHours(-1), allow_late: false }))).toEqual(conflict('late_not_allowed'))
  })

  it('is for students with an active place in the section', async () => {
    const assignment = asg(await academy.assignment(section))
    for (const status of ['pending', 'waitlisted', 'completed', 'withdrawn']) {
      const { id, guardian } = await enrolled({ status })
      const call = assignments(guardian).submit(assignment, { text: 'x', studentId: stu(id) })
      expect(await refusal(call), status).toEqual(conflict('not_enrolled', { studentIds: [stu(id)] }))
    }
    const elsewhere = await t.school.student(orgId)
    await academy.enrollment(elsewhere, await academy.section())
    const key = await t.school.key(orgId, ['assignments:write'])
    await t.school.consent(owner, elsewhere, 'data_processing')
    const call = assignments(key).submit(assignment, { text: 'x', studentId: stu(elsewhere) })
    expect(await refusal(call)).toEqual(conflict('not_enrolled', { studentIds: [stu(elsewhere)] }))
  })

  it('counts attempts up to the most that there may be', async () => {
    const { self } = await enrolled()
    const assignment = asg(await academy.assignment(section, { max_attempts: 2 }))
    for (const attempt of [1, 2]) {
      expect((await assignments(self).submit(assignment, { text: 'x' })).data.attempt).toBe(attempt)
    }
    const call = assignments(self).submit(assignment, { text: 'x' })
    expect(await refusal(call)).toEqual(conflict('attempts_exhausted'))
  })

  it('gives no attempt twice to fifty parallel calls, and no more than there are', async () => {
    const [one, two] = [await enrolled(), await enrolled()]
    const unlimited = await academy.assignment(section)
    const limited = asg(await academy.assignment(section, { max_attempts: 7 }))
    const calls = Array.from({ length: 50 }, (_, i) =>
      assignments(i % 2 ? one.self : two.self).submit(asg(unlimited), { text: 'x' }, { maxRetries: 5 }),
    )
    const attempts = (await Promise.all(calls)).map(({ data }) => [data.studentId, data.attempt] as const)
    for (const { id } of [one, two]) {
      const own = attempts.filter(([who]) => who === stu(id)).map(([, attempt]) => attempt)
      expect(own.toSorted((a, b) => a - b)).toEqual(Array.from({ length: 25 }, (_, i) => i + 1))
    }
    const results = await Promise.allSettled(
      Array.from({ length: 50 }, () => assignments(one.self).submit(limited, { text: 'x' })),
    )
    const taken = results.flatMap((result) => (result.status === 'fulfilled' ? [result.value.data.attempt] : []))
    expect(taken.toSorted()).toEqual([1, 2, 3, 4, 5, 6, 7])
    for (const result of results) {
      if (result.status === 'rejected') expect(result.reason).toMatchObject(conflict('attempts_exhausted'))
    }
  })

  it('takes nothing any more once the assignment is closed or a draft again', async () => {
    for (let round = 0; round < 8; round++) {
      const { self } = await enrolled()
      const id = await academy.assignment(section)
      const [handed, drafted] = await Promise.allSettled([
        assignments(self).submit(asg(id), { text: 'x' }),
        assignments(teacher).update(asg(id), { status: 'draft' }),
      ])
      expect([handed, drafted].filter(({ status }) => status === 'fulfilled')).toHaveLength(1)
    }
  })
})

describe('academic.assignments.getSubmissions', () => {
  it('is newest first, filters, counts and pages visible rows only', async () => {
    const [one, two] = [await enrolled(), await enrolled()]
    const assignment = await academy.assignment(section)
    const at = (minute: number) => ({ submitted_at: `2026-11-20T10:0${minute}:00.000Z` })
    const add = (id: string, attempt: number, values: object) =>
      academy.submission(assignment, id, { attempt, ...values })
    const ids = [
      await add(one.id, 1, { ...at(0), status: 'returned' }),
      await add(two.id, 1, at(0)),
      await add(one.id, 2, { ...at(2), is_late: true }),
      await add(two.id, 2, { ...at(1), status: 'graded' }),
      await add(one.id, 3, at(3)),
    ].map(sub) as [string, string, string, string, string]
    await academy.submission(await academy.assignment(section), one.id)
    const { byPage, byCursor, total } = await bothWays((paging) =>
      assignments(teacher).getSubmissions(asg(assignment), paging),
    )
    expect(byPage.map(({ id }) => id)).toEqual([ids[4], ids[2], ids[3], ids[1], ids[0]])
    expect(byCursor).toEqual(byPage)
    expect(total).toBe(5)
    const listed = async (as: Person, params = {}) => {
      const { data, pagination } = await assignments(as).getSubmissions(asg(assignment), params)
      expect(pagination.total).toBe(data.length)
      return data.map(({ id }) => id)
    }
    expect(await listed(teacher, { status: 'graded' })).toEqual([ids[3]])
    expect(await listed(teacher, { studentId: stu(two.id) })).toEqual([ids[3], ids[1]])
    for (const family of [two.self, two.guardian]) expect(await listed(family)).toEqual([ids[3], ids[1]])
    expect(await listed(two.guardian, { studentId: stu(one.id) })).toEqual([])
    const stranger = await t.school.person(orgId, 'guardian')
    expect(await refusal(assignments(stranger).getSubmissions(asg(assignment)))).toEqual({
      code: 'forbidden',
      details: { reason: 'relationship' },
    })
  })

  it('shows score and feedback to the school at once, to families once they are released', async () => {
    const { id, self, guardian } = await enrolled()
    const assignment = await academy.assignment(section)
    const submission = await academy.submission(assignment, id, { status: 'graded' })
    const graded = await grade(assignment, id, { submission_id: submission })
    const read = async (as: Person | Key) => {
      const [found] = (await assignments(as).getSubmissions(asg(assignment))).data
      return [found?.score, found?.feedback, found?.gradedAt]
    }
    const known = [18, 'Good', '2026-11-20T10:00:00.000Z']
    const school = [owner, teacher, await t.school.key(orgId, ['assignments:read'])]
    for (const caller of school) expect(await read(caller)).toEqual(known)
    for (const family of [self, guardian]) expect(await read(family)).toEqual([null, null, null])
    await t.db
      .updateTable('grades')
      .set({ released_at: inHours(0) })
      .where('id', '=', graded)
      .execute()
    for (const family of [self, guardian]) expect(await read(family)).toEqual(known)
  })

  it.each(['teacher', 'staff'] as const)('shows a %s whose child is in the class what families see', async (role) => {
    const { id } = await enrolled()
    const parent = await t.school.person(orgId, role, { additional_roles: ['guardian'] })
    if (role === 'teacher') await academy.section({}, [await academy.teacher(parent)])
    await t.school.guardianLink(parent, id)
    const assignment = await academy.assignment(section)
    const submission_id = await academy.submission(assignment, id, { status: 'graded' })
    await grade(assignment, id, { submission_id })
    const { data } = await assignments(parent).getSubmissions(asg(assignment))
    expect(data).toMatchObject([{ id: sub(submission_id), score: null, feedback: null, gradedAt: null }])
  })

  it('puts a grade on the attempt that it names, or on the last one that was graded', async () => {
    const scores = async (assignment: string) =>
      (await assignments(teacher).getSubmissions(asg(assignment))).data.map(({ attempt, score }) => [attempt, score])
    const { id } = await enrolled()
    const attempts = async (...states: string[]) => {
      const assignment = await academy.assignment(section)
      const ids = []
      for (const [i, status] of states.entries()) {
        const submitted_at = `2026-11-20T10:0${9 - i}:00.000Z`
        ids.push(await academy.submission(assignment, id, { attempt: i + 1, status, submitted_at }))
      }
      return { assignment, ids }
    }
    const named = await attempts('graded', 'submitted')
    await grade(named.assignment, id, { submission_id: named.ids[0] })
    expect(await scores(named.assignment)).toEqual([
      [1, 18],
      [2, null],
    ])
    const unnamed = await attempts('returned', 'graded', 'submitted')
    await grade(unnamed.assignment, id)
    expect(await scores(unnamed.assignment)).toEqual([
      [1, null],
      [2, 18],
      [3, null],
    ])
  })
})

describe('academic.assignments.returnSubmission', () => {
  it('returns graded work, releases the grade, and tells of it', async () => {
    const { id, guardian } = await enrolled()
    const assignment = await academy.assignment(section)
    const submission = sub(await academy.submission(assignment, id, { status: 'graded' }))
    const graded = await grade(assignment, id)
    const { data } = await assignments(teacher).returnSubmission(submission)
    expect(data).toMatchObject({ id: submission, status: 'returned', score: 18, feedback: 'Good' })
    expect(data.returnedAt).toBe(data.updatedAt)
    expect((await assignments(guardian).getSubmissions(asg(assignment))).data).toEqual([data])
    const released = t.db.selectFrom('grades').select('released_at').where('id', '=', graded)
    expect(new Date((await released.executeTakeFirstOrThrow()).released_at as unknown as string).toISOString()).toBe(
      data.returnedAt,
    )
    const { events, audit } = await academy.told('sub', submission)
    const previous = { status: 'graded', score: null, feedback: null, gradedAt: null, returnedAt: null }
    expect(events).toEqual([['submission.returned', { object: data, previous }]])
    expect(audit.map(([action]) => action)).toEqual(['academic.assignments.returnSubmission'])
    const row = t.db
      .selectFrom('audit_logs')
      .select('student_id')
      .where('action', '=', audit[0]?.[0] as string)
    expect((await row.execute()).map(({ student_id }) => student_id)).toContain(id)
  })

  it('tells nothing of feedback that was never released', async () => {
    const { id } = await enrolled()
    const assignment = await academy.assignment(section)
    const submission = sub(await academy.submission(assignment, id, { status: 'graded' }))
    await grade(assignment, id, { feedback: 'Copied?' })
    const { data } = await assignments(teacher).returnSubmission(submission, { feedback: 'Well done' })
    const { events } = await academy.told('sub', submission)
    expect(events).toMatchObject([['submission.returned', { object: data, previous: { feedback: null } }]])
    expect(JSON.stringify(events)).not.toContain('Copied?')
  })

  it('returns work without a grade, with feedback of its own', async () => {
    const { id, guardian } = await enrolled()
    const assignment = await academy.assignment(section)
    const submission = sub(await academy.submission(assignment, id))
    const feedback = 'Try again 🙂'
    const { data } = await assignments(teacher).returnSubmission(submission, { feedback })
    expect(data).toMatchObject({ status: 'returned', score: null, gradedAt: null, feedback })
    expect((await assignments(guardian).getSubmissions(asg(assignment))).data).toEqual([data])
    const next = await assignments(guardian).submit(asg(assignment), { text: 'x', studentId: stu(id) })
    expect(next.data).toMatchObject({ attempt: 2, status: 'submitted', feedback: null })
  })

  it('does it once: of many calls one, and not again', async () => {
    const { id } = await enrolled()
    const submission = sub(await academy.submission(await academy.assignment(section), id))
    const calls = Array.from({ length: 10 }, () => assignments(teacher).returnSubmission(submission))
    const results = await Promise.allSettled(calls)
    expect(results.filter(({ status }) => status === 'fulfilled')).toHaveLength(1)
    const details = { resource: 'submission', from: 'returned', action: 'return', allowed: [] }
    const refused = conflict('invalid_state_transition', details)
    expect(await refusal(assignments(teacher).returnSubmission(submission))).toEqual(refused)
  })

  it('leaves the grade of another attempt, and one that is released already, as they are', async () => {
    const { id } = await enrolled()
    const assignment = await academy.assignment(section)
    const first = await academy.submission(assignment, id, { status: 'graded' })
    const second = await academy.submission(assignment, id, { attempt: 2 })
    const graded = await grade(assignment, id, { submission_id: first })
    const releasedAt = async () =>
      (await t.db.selectFrom('grades').select('released_at').where('id', '=', graded).executeTakeFirstOrThrow())
        .released_at
    expect((await assignments(teacher).returnSubmission(sub(second))).data.score).toBeNull()
    expect(await releasedAt()).toBeNull()
    await t.db.updateTable('grades').set({ released_at: '2026-11-20T11:00:00Z' }).where('id', '=', graded).execute()
    const before = await releasedAt()
    await assignments(teacher).returnSubmission(sub(first))
    expect(await releasedAt()).toEqual(before)
  })

  it('is for those who teach the section, and asks for consent where they do not teach the child', async () => {
    const { id, guardian } = await enrolled()
    const assignment = await academy.assignment(section)
    const submission = sub(await academy.submission(assignment, id))
    const { person: other } = await academy.newTeacher()
    expect(await refusal(assignments(other).returnSubmission(submission))).toEqual({
      code: 'forbidden',
      details: { reason: 'relationship' },
    })
    expect(await refusal(assignments(guardian).returnSubmission(submission))).toMatchObject({ code: 'forbidden' })
    const unknown = { code: 'not_found', details: { resource: 'submission', id: sub(orgId) } }
    expect(await refusal(assignments(teacher).returnSubmission(sub(orgId)))).toEqual(unknown)
    await t.db.updateTable('consents').set({ status: 'revoked' }).where('student_id', '=', id).execute()
    const key = await t.school.key(orgId, ['grades:write'])
    expect(await refusal(assignments(key).returnSubmission(submission))).toMatchObject({ code: 'CONSENT_REQUIRED' })
    await assignments(teacher).returnSubmission(submission)
  })
})
