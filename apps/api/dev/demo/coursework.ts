import { childrenOf, NORTHFIELD_FAMILIES } from './children.ts'
import { demoId } from './ids.ts'
import { SECTIONS, UNUSUAL_ENROLLMENTS } from './school.ts'

/** [section, title of the lesson that was, title of the next one, its status] */
export const LESSONS: [string, string, string, 'draft' | 'published' | 'canceled'][] = [
  ['READ-1', 'Letters that sound alike', 'Rhymes', 'published'],
  ['READ-2', 'Who tells the story?', 'Fables', 'published'],
  ['READ-3', 'Reading a map', 'Letters to the editor', 'draft'],
  ['MATH-A-1', 'Counting to twenty', 'More and fewer', 'published'],
  ['MATH-B-1', 'Fractions of a pizza', 'Unit fractions', 'published'],
  ['MATH-C-1', 'Long division', 'Decimals', 'published'],
  ['SCI-1', 'Leaves under the microscope', 'How plants drink', 'published'],
  ['ART-1', 'Colours that fight', 'Paper masks', 'published'],
  ['MUS-1', 'Clapping rhythms', 'A canon for three voices', 'canceled'],
  ['PE-1', 'Relay races', 'Balance', 'draft'],
]

export interface AssignmentRow {
  section: string
  title: string
  type?: 'classwork' | 'project' | 'quiz' | 'reading' | 'other'
  status?: 'draft' | 'closed' | 'archived'
  /** Days from now; null for no due time. */
  due: number | null
  points?: number
  types?: string[]
  maxAttempts?: number
  strict?: true
}

const closed = (row: AssignmentRow): AssignmentRow => ({ ...row, status: 'closed' })
const archived = (row: AssignmentRow): AssignmentRow => ({ ...row, status: 'archived' })
const draft = (row: AssignmentRow): AssignmentRow => ({ ...row, status: 'draft' })

/** Published, unless it says otherwise. */
export const ASSIGNMENTS: AssignmentRow[] = [
  archived({ section: 'READ-1', title: 'My name in pictures', due: -60, types: ['file'] }),
  closed({ section: 'READ-1', title: 'Ten words that rhyme', due: -12, points: 10 }),
  { section: 'READ-1', title: 'Read to somebody at home', type: 'reading', due: 4, types: ['none'] },
  archived({ section: 'READ-2', title: 'A letter to the library', due: -55 }),
  closed({ section: 'READ-2', title: 'Retell a fable', due: -9, points: 20, maxAttempts: 2 }),
  { section: 'READ-2', title: 'Reading log, November', type: 'reading', due: 6, maxAttempts: 5 },
  closed({ section: 'READ-3', title: 'Book report', type: 'project', due: -8, points: 50, types: ['text', 'file'] }),
  { section: 'READ-3', title: 'Letter to the editor', due: 5, points: 20, types: ['text', 'url'] },
  draft({ section: 'READ-3', title: 'Interview a neighbour', type: 'project', due: 20 }),
  closed({ section: 'MATH-A-1', title: 'Count the coins', due: -10, points: 10, types: ['file'] }),
  { section: 'MATH-A-1', title: 'More or fewer?', due: 3, points: 10, types: ['file'] },
  archived({ section: 'MATH-B-1', title: 'Number line', type: 'classwork', due: -50, points: 10 }),
  closed({
    section: 'MATH-B-1',
    title: 'Fractions worksheet',
    due: -7,
    points: 20,
    types: ['file', 'text'],
    strict: true,
  }),
  { section: 'MATH-B-1', title: 'Fold a fraction', due: -1, points: 10, types: ['text', 'file'] },
  closed({ section: 'MATH-C-1', title: 'Long division quiz', type: 'quiz', due: -6, points: 30, maxAttempts: 1 }),
  { section: 'MATH-C-1', title: 'Decimals at the market', due: -2, points: 20 },
  draft({ section: 'MATH-C-1', title: 'Unit test', type: 'quiz', due: 15, points: 60, strict: true }),
  closed({ section: 'SCI-1', title: 'Leaf collection', type: 'project', due: -11, points: 40, types: ['file', 'url'] }),
  { section: 'SCI-1', title: 'How plants drink', type: 'classwork', due: -3, points: 20 },
  { section: 'ART-1', title: 'Paper mask', type: 'project', due: 9, types: ['file'] },
  draft({ section: 'ART-1', title: 'Still life', type: 'other', due: null }),
  { section: 'MUS-1', title: 'Record the canon', due: 8, types: ['url'] },
  { section: 'PE-1', title: 'Movement diary', type: 'other', due: null },
  draft({ section: 'PE-1', title: 'Invent a game', type: 'project', due: 25 }),
]

export interface SubmissionRow {
  assignment: number
  child: string
  attempt: number
  status: 'submitted' | 'graded' | 'returned'
  late: boolean
}

const TOTAL = 70
const SECOND_ATTEMPTS = 4
/** What was handed in: some second attempts, and the enrolled children's first ones. */
export function submissions(): SubmissionRow[] {
  const rows = ASSIGNMENTS.flatMap((row, assignment) => {
    if (row.status === 'draft' || row.types?.includes('none')) return []
    const children = enrolledIn(row.section)
    // Of what is not due yet, half is in.
    const open = row.status === undefined && (row.due === null || row.due > 0)
    return children.filter((_, i) => !open || i % 2 === 0).map((child, i) => submission(assignment, row, child, i))
  })
  const again = rows
    .filter(({ assignment, status }) => mayRepeat(ASSIGNMENTS[assignment]) && status === 'returned')
    .slice(0, SECOND_ATTEMPTS)
    .map((row) => ({ ...row, attempt: 2, status: 'submitted' as const, late: true }))
  return [...again, ...rows].slice(0, TOTAL)
}

function submission(
  assignment: number,
  { status, due, strict }: AssignmentRow,
  child: string,
  i: number,
): SubmissionRow {
  const late = !strict && due !== null && due < 0 && i % 4 === 3
  if (status === 'archived' || (status === 'closed' && i % 3 === 0)) {
    return { assignment, child, attempt: 1, status: 'returned', late }
  }
  return { assignment, child, attempt: 1, status: status === 'closed' && i % 3 === 1 ? 'graded' : 'submitted', late }
}

const mayRepeat = (row?: AssignmentRow) => row !== undefined && row.maxAttempts !== 1 && row.status === 'closed'

function enrolledIn(section: string): string[] {
  const grades = SECTIONS.find(([, code]) => code === section)?.[5] ?? []
  const elsewhere = UNUSUAL_ENROLLMENTS.filter(([, code]) => code === section).map(([child]) => child)
  return childrenOf(NORTHFIELD_FAMILIES)
    .filter(({ key, grade }) => grades.includes(grade) && !elsewhere.includes(key))
    .map(({ key }) => key)
}

export const assignmentId = (order: number): string => demoId(`assignment ${order}`, order)
export const submissionId = ({ assignment, child, attempt }: SubmissionRow): string =>
  demoId(`submission ${assignment} ${child} ${attempt}`, assignment)
