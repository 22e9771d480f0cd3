import { conflict, invalid, type Problem } from '../../../api-error.ts'
import { toPublic, uuidOf } from '../../../ids.ts'
import { missing, type References, unfit } from '../../../references.ts'
import type { Schemas } from '../../../schemas.ts'
import { classroomsToBook } from '../classrooms/queries.ts'
import { type StoredMeeting, sectionInTheWay } from './queries.ts'

/** The body's meetings as they are stored. Each ends after it begins, and the section does not meet twice at once. */
export function readMeetings(given: readonly Schemas['MeetingInput'][]): StoredMeeting[] {
  const problems = given.flatMap((meeting, i): Problem[] => {
    if (meeting.endTime <= meeting.startTime) return [unfit(`meetings[${i}].endTime`, 'must be after startTime')]
    const other = given.slice(0, i).findIndex((earlier) => overlap(earlier, meeting))
    return other < 0 ? [] : [unfit(`meetings[${i}]`, `overlaps with meetings[${other}]`)]
  })
  if (problems.length > 0) throw invalid(problems)
  return given.map(({ dayOfWeek, startTime, endTime, classroomId }) => ({
    dayOfWeek,
    startTime,
    endTime,
    classroomId: classroomId ? uuidOf('room', classroomId) : null,
  }))
}

const overlap = (a: Schemas['MeetingInput'], b: Schemas['MeetingInput']): boolean =>
  a.dayOfWeek === b.dayOfWeek && a.startTime < b.endTime && b.startTime < a.endTime

/** What a section takes up. */
interface Booking {
  id: string
  offering_id: string
  classroom_id: string | null
  meetings: readonly StoredMeeting[]
}

/** Every room of a section, with the field that names it. */
const roomsOf = ({ classroom_id, meetings }: Pick<Booking, 'classroom_id' | 'meetings'>) =>
  [
    { id: classroom_id, field: 'classroomId' },
    ...meetings.map(({ classroomId }, i) => ({ id: classroomId, field: `meetings[${i}].classroomId` })),
  ].filter((room): room is { id: string; field: string } => room.id !== null)

/** Rooms must be there and in use, unless the section had them before. Locks them. */
export function askRooms(references: References, section: Booking, before: Booking | null): void {
  const rooms = roomsOf(section)
  if (rooms.length === 0) return
  const had = new Set(before ? roomsOf(before).map(({ id }) => id) : [])
  references.ask(classroomsToBook, { ids: rooms.map(({ id }) => id) }, (rows) => {
    const found = new Map(rows.map((row) => [row.id, row]))
    return rooms.flatMap(({ id, field }) => {
      if (had.has(id) || found.get(id)?.is_active) return []
      return [found.has(id) ? unfit(field, 'names a classroom that is not in use') : missing(field, 'classroom')]
    })
  })
}

/** Asks for a section that has one of the rooms at the same time; the answer refuses. To be asked after the rooms. */
export function askBookings(references: References, section: Booking): { refuse(): void } {
  const wanted = section.meetings
    .map((meeting) => ({ ...meeting, classroomId: meeting.classroomId ?? section.classroom_id }))
    .filter(({ classroomId }) => classroomId !== null)
  if (wanted.length === 0) return { refuse: () => {} }
  const { id: sectionId, offering_id: offeringId } = section
  const answer = references.ask(sectionInTheWay, { sectionId, offeringId, wanted: JSON.stringify(wanted) })
  return {
    refuse() {
      const other = answer.rows[0]
      if (other) throw conflict('room_double_booked', { sectionId: toPublic('sec', other.id) })
    },
  }
}
