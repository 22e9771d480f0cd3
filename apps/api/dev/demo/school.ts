import { demoId } from './ids.ts'

export const TERMS = [
  { key: 'year', name: 'School year 2026/27', kind: 'school_year', starts: '2026-08-24', ends: '2027-06-11' },
  { key: 'autumn', name: 'Autumn 2026', kind: 'semester', starts: '2026-08-24', ends: '2027-01-15', parent: 'year' },
  { key: 'spring', name: 'Spring 2027', kind: 'semester', starts: '2027-01-18', ends: '2027-06-11', parent: 'year' },
]

/** [code, name, grade, homeroom teacher, capacity] */
export const NORTHFIELD_ROOMS: [string, string, string, string, number][] = [
  ['A-01', 'Room 1', 'KG', 'felix.aubry', 22],
  ['A-02', 'Room 2', '01', 'grace.lindholm', 24],
  ['A-03', 'Room 3', '02', 'hugo.castell', 24],
  ['B-11', 'Room 11', '03', 'tamsin.okoro', 26],
  ['B-12', 'Room 12', '04', 'irene.dahl', 26],
  ['B-13', 'Room 13', '05', 'irene.dahl', 28],
]
export const RIVERSIDE_ROOMS: [string, string, string, string, number][] = [
  ['OTTERS', 'The Otters', 'PK', 'celia.prat', 12],
  ['HERONS', 'The Herons', 'PK', 'dario.mena', 12],
]

export interface TeacherRow {
  key: string
  number: string
  subjects: string[]
  grades: string[]
}
export const NORTHFIELD_TEACHERS: TeacherRow[] = [
  { key: 'tamsin.okoro', number: 'N-101', subjects: ['language_arts', 'music'], grades: ['02', '03'] },
  { key: 'felix.aubry', number: 'N-102', subjects: ['arts', 'language_arts'], grades: ['KG', '01'] },
  { key: 'grace.lindholm', number: 'N-103', subjects: ['mathematics'], grades: ['KG', '01'] },
  { key: 'hugo.castell', number: 'N-104', subjects: ['mathematics'], grades: ['02', '03'] },
  { key: 'irene.dahl', number: 'N-105', subjects: ['mathematics', 'science'], grades: ['04', '05'] },
]
export const RIVERSIDE_TEACHERS: TeacherRow[] = [
  { key: 'celia.prat', number: 'R-01', subjects: ['other'], grades: ['PK'] },
  { key: 'dario.mena', number: 'R-02', subjects: ['other'], grades: ['PK'] },
]

/** [code, title, subject, grades, credits]; MATH-A is required for MATH-B, and that for MATH-C. */
export const COURSES: [string, string, string, string[], number][] = [
  ['READ', 'Reading', 'language_arts', ['KG', '01', '02', '03', '04', '05'], 4],
  ['MATH-A', 'Mathematics A', 'mathematics', ['KG', '01'], 3],
  ['MATH-B', 'Mathematics B', 'mathematics', ['02', '03'], 3],
  ['MATH-C', 'Mathematics C', 'mathematics', ['04', '05'], 3],
  ['SCI', 'Science', 'science', ['04', '05'], 2],
  ['ART', 'Art', 'arts', ['KG', '01', '02'], 1],
  ['MUS', 'Music', 'music', ['03', '04'], 1],
  ['PE', 'Physical education', 'physical_education', ['05'], 1],
]

/** [course, code, name, room, teachers, grades whose children are enrolled, capacity, from, to] */
export const SECTIONS: [string, string, string, string, string[], string[], number, string, string][] = [
  ['READ', 'READ-1', 'Reading, grades K and 1', 'A-01', ['felix.aubry'], ['KG', '01'], 20, '08:30', '09:20'],
  ['READ', 'READ-2', 'Reading, grades 2 and 3', 'B-11', ['tamsin.okoro'], ['02', '03'], 20, '08:30', '09:20'],
  ['READ', 'READ-3', 'Reading, grades 4 and 5', 'B-12', ['irene.dahl'], ['04', '05'], 20, '08:30', '09:20'],
  ['MATH-A', 'MATH-A-1', 'Mathematics A', 'A-02', ['grace.lindholm'], ['KG', '01'], 20, '09:30', '10:20'],
  ['MATH-B', 'MATH-B-1', 'Mathematics B', 'A-03', ['hugo.castell'], ['02', '03'], 20, '09:30', '10:20'],
  ['MATH-C', 'MATH-C-1', 'Mathematics C', 'B-13', ['irene.dahl'], ['04', '05'], 20, '09:30', '10:20'],
  ['SCI', 'SCI-1', 'Science', 'B-12', ['irene.dahl', 'hugo.castell'], ['04', '05'], 16, '10:40', '11:30'],
  ['ART', 'ART-1', 'Art', 'A-01', ['felix.aubry', 'grace.lindholm'], ['KG', '01', '02'], 16, '13:00', '13:50'],
  ['MUS', 'MUS-1', 'Music', 'B-11', ['tamsin.okoro'], ['03', '04'], 5, '14:00', '14:50'],
  ['PE', 'PE-1', 'Physical education', 'B-13', ['hugo.castell'], ['05'], 16, '14:00', '14:50'],
]

/** Reading and mathematics every day, the rest on Tuesday and Thursday: ISO weekdays. */
export const daysOf = (course: string): number[] =>
  course === 'READ' || course.startsWith('MATH') ? [1, 2, 3, 4, 5] : [2, 4]

/** Enrollments that are not simply active: [child, section, status, reason]. */
export const UNUSUAL_ENROLLMENTS: [string, string, string, string | null][] = [
  ['max.kessler', 'MUS-1', 'waitlisted', null],
  ['theo.brandt', 'PE-1', 'withdrawn', 'Moved to the after-school programme'],
]

export const termId = (org: string, key: string): string => demoId(`term ${org} ${key}`)
export const roomId = (org: string, code: string): string => demoId(`classroom ${org} ${code}`)
export const teacherId = (org: string, key: string): string => demoId(`teacher ${org} ${key}`)
export const courseId = (code: string): string => demoId(`course ${code}`)
export const offeringId = (code: string): string => demoId(`offering ${code}`)
export const sectionId = (code: string): string => demoId(`section ${code}`)
