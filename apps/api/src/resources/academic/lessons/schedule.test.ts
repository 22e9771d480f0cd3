import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { Academy, bothWays, fault, refusal } from '../../../../test/support/academic.ts'
import { childCases, Scene } from '../../../../test/support/child-cases.ts'
import type { Key, Person } from '../../../../test/support/school.ts'
import { startTestServer, type TestServer } from '../../../../test/support/server.ts'
import { toPublic } from '../../../ids.ts'

let t: TestServer
beforeAll(async () => {
  t = await startTestServer()
})
afterAll(() => t.close())

type Query = Parameters<ReturnType<typeof t.as>['academic']['lessons']['getSchedule']>[0]
const schedule = (as: Person | Key, query: Query) => t.as(as).academic.lessons.getSchedule(query)
const sec = (uuid: string) => toPublic('sec', uuid)

interface Meeting {
  dayOfWeek: number
  startTime: string
  endTime: string
  classroomId: string | null
}
const at = (dayOfWeek: number, startTime: string, endTime: string, classroomId: string | null = null): Meeting => ({
  dayOfWeek,
  startTime,
  endTime,
  classroomId,
})
const daily = (startTime: string, endTime: string) => [1, 2, 3, 4, 5, 6, 7].map((day) => at(day, startTime, endTime))

/** A school in a time zone, with an owner who sees everything. */
async function school(timezone: string) {
  const orgId = await t.school.organization({ timezone })
  const academy = new Academy(t.school, orgId)
  const owner = await t.school.person(orgId, 'owner')
  const section = (meetings: Meeting[], values = {}, teachers: string[] = []) =>
    academy.section({ meetings: JSON.stringify(meetings), ...values }, teachers)
  return { orgId, academy, owner, section }
}

/** What a clock on the wall of the time zone shows, by the runtime's own tables. */
function wallClock(instant: string, timeZone: string): string {
  const parts = new Intl.DateTimeFormat('sv-SE', { timeZone, dateStyle: 'short', timeStyle: 'medium' })
  return parts.format(new Date(instant)).replace(' ', 'T')
}

describe('a meeting every day', () => {
  it.each([
    ['America/New_York', '2026-03-06', '2026-03-10', ['-05:00', '-05:00', '-04:00', '-04:00', '-04:00']],
    ['America/New_York', '2026-10-30', '2026-11-03', ['-04:00', '-04:00', '-05:00', '-05:00', '-05:00']],
    ['Europe/Berlin', '2026-03-27', '2026-03-31', ['+01:00', '+01:00', '+02:00', '+02:00', '+02:00']],
    ['Europe/Berlin', '2026-10-23', '2026-10-27', ['+02:00', '+02:00', '+01:00', '+01:00', '+01:00']],
    ['Australia/Lord_Howe', '2026-04-04', '2026-04-06', ['+11:00', '+10:30', '+10:30']],
    ['Asia/Kathmandu', '2026-04-04', '2026-04-05', ['+05:45', '+05:45']],
    ['America/St_Johns', '2026-03-07', '2026-03-08', ['-03:30', '-02:30']],
    ['UTC', '2026-03-07', '2026-03-08', ['+00:00', '+00:00']],
  ])('in %s from %s to %s is at the same time on the wall', async (zone, from, to, offsets) => {
    const { owner, section } = await school(zone)
    await section(daily('09:00', '09:50'))
    const { data } = await schedule(owner, { from, to })
    expect(data.map(({ startsAt }) => startsAt.slice(19))).toEqual(offsets)
    for (const { date, startsAt, endsAt } of data) {
      expect(startsAt.slice(0, 19)).toBe(`${date}T09:00:00`)
      expect(wallClock(startsAt, zone)).toBe(`${date}T09:00:00`)
      expect(wallClock(endsAt, zone)).toBe(`${date}T09:50:00`)
      expect(Date.parse(endsAt) - Date.parse(startsAt)).toBe(50 * 60_000)
    }
  })

  it('moves forward where the clocks skip its time, and is at the second of two where they repeat it', async () => {
    const { owner, section } = await school('America/New_York')
    await section([at(7, '02:30', '03:30')])
    const skipped = (await schedule(owner, { from: '2026-03-08', to: '2026-03-08' })).data
    expect(skipped).toMatchObject([
      { date: '2026-03-08', startsAt: '2026-03-08T03:30:00-04:00', endsAt: '2026-03-08T03:30:00-04:00' },
    ])
    const night = await school('America/New_York')
    await night.section([at(7, '01:30', '02:30')])
    const twice = (await schedule(night.owner, { from: '2026-11-01', to: '2026-11-01' })).data
    expect(twice).toMatchObject([{ startsAt: '2026-11-01T01:30:00-05:00', endsAt: '2026-11-01T02:30:00-05:00' }])
  })

  it('loses no meeting to a page where the clocks put two at the same moment', async () => {
    const { owner, section } = await school('America/New_York')
    await section([at(7, '02:10', '02:20'), at(7, '03:10', '03:20'), at(7, '04:10', '04:20')])
    const { byPage, byCursor } = await bothWays((paging) =>
      schedule(owner, { from: '2026-03-08', to: '2026-03-08', ...paging }),
    )
    expect(byPage.map(({ startsAt }) => startsAt.slice(11, 16))).toEqual(['03:10', '03:10', '04:10'])
    expect(byCursor).toEqual(byPage)
    const one: string[] = []
    for await (const { startsAt } of schedule(owner, { from: '2026-03-08', to: '2026-03-08', limit: 1 })) {
      one.push(startsAt)
    }
    expect(one).toHaveLength(3)
  })
})

describe('the schedule', () => {
  it('tells all about a meeting', async () => {
    const { academy, owner, section } = await school('America/New_York')
    const [room, gym] = [await academy.classroom(), await academy.classroom()]
    const teachers = [(await academy.newTeacher()).teacherId, (await academy.newTeacher()).teacherId]
    const course_id = await academy.course({ title: 'Mathematics 3' })
    const id = await section(
      [at(1, '09:00', '09:50'), at(1, '10:00', '10:50', gym)],
      { name: 'Math 3 – A', classroom_id: room, offering_id: await academy.offering({ course_id }) },
      teachers,
    )
    const lesson = await academy.lesson(id, {
      title: 'Fractions',
      date: '2026-11-23',
      start_time: '10:00',
      end_time: '10:30',
    })
    const { data, pagination } = await schedule(owner, { from: '2026-11-23', to: '2026-11-29' })
    const common = {
      date: '2026-11-23',
      sectionId: sec(id),
      sectionName: 'Math 3 – A',
      courseId: toPublic('crs', course_id),
      courseTitle: 'Mathematics 3',
      teacherIds: teachers.map((one) => toPublic('tch', one)),
    }
    const first = {
      ...common,
      startsAt: '2026-11-23T09:00:00-05:00',
      endsAt: '2026-11-23T09:50:00-05:00',
      classroomId: toPublic('room', room),
      lessonId: null,
      lessonTitle: null,
    }
    const second = {
      ...common,
      startsAt: '2026-11-23T10:00:00-05:00',
      endsAt: '2026-11-23T10:50:00-05:00',
      classroomId: toPublic('room', gym),
      lessonId: toPublic('les', lesson),
      lessonTitle: 'Fractions',
    }
    expect(data).toEqual([first, second])
    expect(pagination.total).toBe(2)
  })

  it('is sorted by time, then section, and pages by number and by cursor', async () => {
    const { owner, section } = await school('Europe/Berlin')
    const ids = [
      await section(daily('09:00', '10:00')),
      await section(daily('09:00', '09:30')),
      await section(daily('08:00', '09:00')),
    ].map(sec)
    const query = { from: '2026-10-23', to: '2026-10-26' }
    const { byPage, byCursor, total } = await bothWays((paging) => schedule(owner, { ...query, ...paging }))
    const order = [ids[2], ...[ids[0], ids[1]].toSorted()]
    const days = ['2026-10-23', '2026-10-24', '2026-10-25', '2026-10-26']
    expect(byPage.map(({ date, sectionId }) => [date, sectionId])).toEqual(
      days.flatMap((day) => order.map((id) => [day, id])),
    )
    expect(byCursor).toEqual(byPage)
    expect(total).toBe(12)
  })

  it('holds only days of the term, of sections that are active', async () => {
    const { academy, owner, section } = await school('America/New_York')
    const term_id = await academy.term({ starts_on: '2026-09-10', ends_on: '2026-09-12' })
    const offering_id = await academy.offering({ term_id })
    const id = sec(await section(daily('09:00', '10:00'), { offering_id }))
    await section(daily('09:00', '10:00'), { offering_id, status: 'archived' })
    await section(daily('09:00', '10:00'), { offering_id, deleted_at: new Date().toISOString() })
    const { data } = await schedule(owner, { from: '2026-09-01', to: '2026-09-30' })
    expect(data.map(({ date, sectionId }) => [date, sectionId])).toEqual([
      ['2026-09-10', id],
      ['2026-09-11', id],
      ['2026-09-12', id],
    ])
  })

  it('takes 31 days at most, in order, all of them real', async () => {
    const { owner, section } = await school('America/New_York')
    await section(daily('09:00', '10:00'))
    const dates = (from: string, to: string) => schedule(owner, { from, to, limit: 100 })
    expect((await dates('2026-10-01', '2026-10-31')).data).toHaveLength(31)
    expect(await fault(dates('2026-10-01', '2026-11-01'))).toEqual(['from', 'range'])
    expect(await fault(dates('2026-10-02', '2026-10-01'))).toEqual(['from', 'range'])
    expect(await fault(dates('2026-02-29', '2026-03-01'))).toEqual(['from', 'format'])
    expect(await fault(dates('0000-01-01', '0000-01-02'))).toEqual([
      ['from', 'format'],
      ['to', 'format'],
    ])
    const bare = await t.raw('GET', '/api/v1/academic/schedule', { as: owner })
    expect(bare.json.error.details).toMatchObject([
      { field: 'from', code: 'required' },
      { field: 'to', code: 'required' },
    ])
  })

  it.each([
    ['Asia/Tokyo', '0001-01-01', '0001-01-03', ['0001-01-02', '0001-01-03']],
    ['America/New_York', '9999-12-29', '9999-12-31', ['9999-12-29', '9999-12-30']],
  ])('ends before a moment that has no date, in %s', async (zone, from, to, dates) => {
    const { owner, section, academy } = await school(zone)
    const offering_id = await academy.offering({ term_id: await academy.term({ starts_on: from, ends_on: to }) })
    await section([...daily('00:00', '00:10'), ...daily('23:49', '23:59')], { offering_id })
    const { data } = await schedule(owner, { from, to })
    expect(data.map(({ date }) => date)).toEqual(dates.flatMap((date) => [date, date]))
  })

  it('is filtered by section and teacher', async () => {
    const { academy, owner, section } = await school('America/New_York')
    const { teacherId } = await academy.newTeacher()
    const [one, two] = [
      await section([at(1, '09:00', '10:00')]),
      await section([at(1, '10:00', '11:00')], {}, [teacherId]),
    ]
    const found = async (filter: object) =>
      (await schedule(owner, { from: '2026-11-23', to: '2026-11-23', ...filter })).data.map(
        ({ sectionId }) => sectionId,
      )
    expect(await found({})).toEqual([sec(one), sec(two)])
    expect(await found({ sectionId: sec(one) })).toEqual([sec(one)])
    expect(await found({ teacherId: toPublic('tch', teacherId) })).toEqual([sec(two)])
    expect(await found({ teacherId: toPublic('tch', teacherId), sectionId: sec(one) })).toEqual([])
  })
})

describe('lessons in the schedule', () => {
  it('belong to the meeting during which they begin, or to the first of their day; others stand alone', async () => {
    const { academy, owner, section } = await school('America/New_York')
    const id = await section([at(1, '09:00', '10:30'), at(1, '13:00', '14:00')])
    const day = { date: '2026-11-23' }
    const plan = (title: string, values: object) => academy.lesson(id, { title, ...day, ...values })
    await plan('untimed', {})
    await plan('second half', { start_time: '09:45', end_time: '10:30' })
    await plan('after the bell', { start_time: '10:30', end_time: '11:00' })
    await plan('evening', { start_time: '18:00', end_time: '19:00' })
    await plan('canceled', { start_time: '13:00', end_time: '14:00', status: 'canceled' })
    await plan('deleted', { start_time: '13:00', end_time: '14:00', deleted_at: new Date().toISOString() })
    await plan('no day', { date: null, start_time: '13:00', end_time: '14:00' })
    await plan('no meeting and no time', { date: '2026-11-24' })
    await plan('another day', { date: '2026-11-24', start_time: '09:00', end_time: '09:30' })
    const { byPage, byCursor, total } = await bothWays((paging) =>
      schedule(owner, { from: '2026-11-23', to: '2026-11-24', ...paging }),
    )
    const entries = byPage.map(({ date, startsAt, endsAt, lessonTitle }) => [
      date.slice(-2),
      startsAt.slice(11, 16),
      endsAt.slice(11, 16),
      lessonTitle,
    ])
    expect(entries.toSorted()).toEqual([
      ['23', '09:00', '10:30', 'second half'],
      ['23', '09:00', '10:30', 'untimed'],
      ['23', '10:30', '11:00', 'after the bell'],
      ['23', '13:00', '14:00', null],
      ['23', '18:00', '19:00', 'evening'],
      ['24', '09:00', '09:30', 'another day'],
    ])
    expect(byCursor).toEqual(byPage)
    expect(total).toBe(6)
  })

  it('are hidden as drafts from guardians and students, though the meeting is there', async () => {
    const { orgId, academy, section } = await school('America/New_York')
    const { person, teacherId } = await academy.newTeacher()
    const id = await section([at(1, '09:00', '10:00')], {}, [teacherId])
    await academy.lesson(id, { date: '2026-11-23', title: 'Draft', status: 'draft' })
    await academy.lesson(id, { date: '2026-11-23', start_time: '20:00', end_time: '21:00', status: 'draft' })
    const guardian = await t.school.person(orgId, 'guardian')
    const child = await t.school.student(orgId)
    await t.school.guardianLink(guardian, child)
    await academy.enrollment(child, id)
    const titles = async (as: Person) =>
      (await schedule(as, { from: '2026-11-23', to: '2026-11-23' })).data.map(({ lessonTitle }) => lessonTitle)
    expect(await titles(person)).toEqual(['Draft', 'Lesson'])
    expect(await titles(guardian)).toEqual([null])
  })
})

describe('the schedule of a student', () => {
  it('holds what the student is enrolled in on each day', async () => {
    const { orgId, academy, owner, section } = await school('America/New_York')
    const child = await t.school.student(orgId)
    const enrolled = async (status: string, values = {}) => {
      const id = await section([at(1, '09:00', '10:00')])
      await academy.enrollment(child, id, { status, ...values })
      return sec(id)
    }
    const active = await enrolled('active')
    const completed = await enrolled('completed', { starts_on: '2026-11-01', ends_on: '2026-11-23' })
    const later = await enrolled('active', { starts_on: '2026-11-24' })
    for (const status of ['pending', 'waitlisted', 'withdrawn']) await enrolled(status)
    await section([at(1, '09:00', '10:00')])
    const studentId = toPublic('stu', child)
    const { data, pagination } = await schedule(owner, { from: '2026-11-23', to: '2026-11-30', studentId })
    const entries = data.map(({ date, sectionId }) => [date, sectionId])
    expect(entries.toSorted()).toEqual(
      [
        ['2026-11-23', active],
        ['2026-11-23', completed],
        ['2026-11-30', active],
        ['2026-11-30', later],
      ].toSorted(),
    )
    expect(pagination.total).toBe(4)
  })

  describe.each(childCases)('for the $who', ({ who, refusal: refused, missing, arrange }) => {
    it('is shown or refused by the rules for the child', async () => {
      const { orgId } = await school('America/New_York')
      const child = await t.school.student(orgId)
      const caller = await arrange(new Scene(t.school, orgId, child), ['academic:read'])
      const studentId = toPublic('stu', child)
      const call = schedule(caller, { from: '2026-11-23', to: '2026-11-23', studentId })
      if (who === 'nurse') return expect(await refusal(call)).toMatchObject({ code: 'forbidden' })
      if (refused === null) return expect((await call).data).toEqual(expect.any(Array))
      const details =
        refused === 'CONSENT_REQUIRED' ? { childId: studentId, consentType: missing } : { childId: studentId }
      expect(await refusal(call)).toEqual({ code: refused, details })
    })
  })

  it('needs a link that shows academics', async () => {
    const { orgId } = await school('America/New_York')
    const child = await t.school.student(orgId)
    const guardian = await t.school.person(orgId, 'guardian')
    await t.school.guardianLink(guardian, child, { can_view_academics: false })
    await t.school.consent(guardian, child, 'data_processing')
    const call = schedule(guardian, { from: '2026-11-23', to: '2026-11-23', studentId: toPublic('stu', child) })
    expect(await refusal(call)).toMatchObject({ code: 'RELATIONSHIP_REQUIRED' })
  })

  it('does not exist for a child of another school', async () => {
    const { owner } = await school('America/New_York')
    const foreign = await t.school.student(await t.school.organization())
    const call = schedule(owner, { from: '2026-11-23', to: '2026-11-23', studentId: toPublic('stu', foreign) })
    expect(await fault(call)).toEqual(['studentId', 'not_found'])
  })
})
