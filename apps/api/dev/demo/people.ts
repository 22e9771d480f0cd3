import { demoId } from './ids.ts'

export interface Person {
  /** Also the local part of the e-mail address and of the sign-in name. */
  key: string
  first: string
  last: string
  role: string
  additionalRoles?: string[]
  status?: 'active' | 'suspended' | 'invited'
  title?: string
}

/** Everyone with a login at Northfield Elementary, by role. */
export const NORTHFIELD: Person[] = [
  { key: 'ada.marsh', first: 'Ada', last: 'Marsh', role: 'owner', title: 'Principal' },
  { key: 'ben.holt', first: 'Ben', last: 'Holt', role: 'admin', title: 'Vice principal' },
  {
    key: 'clara.nunez',
    first: 'Clara',
    last: 'Nunez',
    role: 'admin',
    additionalRoles: ['guardian'],
    title: 'Office manager',
  },
  { key: 'tamsin.okoro', first: 'Tamsin', last: 'Okoro', role: 'teacher', title: 'Grade 3 teacher' },
  { key: 'felix.aubry', first: 'Felix', last: 'Aubry', role: 'teacher', title: 'Kindergarten teacher' },
  { key: 'grace.lindholm', first: 'Grace', last: 'Lindholm', role: 'teacher', title: 'Grade 1 teacher' },
  { key: 'hugo.castell', first: 'Hugo', last: 'Castell', role: 'teacher', title: 'Grade 2 teacher' },
  { key: 'irene.dahl', first: 'Irene', last: 'Dahl', role: 'teacher', title: 'Grades 4 and 5 teacher' },
  { key: 'jonas.pell', first: 'Jonas', last: 'Pell', role: 'staff', title: 'Registrar' },
  { key: 'karin.moss', first: 'Karin', last: 'Moss', role: 'staff', title: 'Attendance clerk' },
  { key: 'lena.frost', first: 'Lena', last: 'Frost', role: 'health_staff', title: 'School nurse' },
  { key: 'rosa.vidal', first: 'Rosa', last: 'Vidal', role: 'guardian' },
  { key: 'marco.vidal', first: 'Marco', last: 'Vidal', role: 'guardian' },
  { key: 'nadia.brandt', first: 'Nadia', last: 'Brandt', role: 'guardian' },
  { key: 'omar.haddad', first: 'Omar', last: 'Haddad', role: 'guardian' },
  { key: 'petra.sole', first: 'Petra', last: 'Sole', role: 'guardian' },
  { key: 'quentin.ames', first: 'Quentin', last: 'Ames', role: 'guardian' },
  { key: 'ruth.kessler', first: 'Ruth', last: 'Kessler', role: 'guardian' },
  { key: 'samir.raza', first: 'Samir', last: 'Raza', role: 'guardian' },
  { key: 'tilda.berg', first: 'Tilda', last: 'Berg', role: 'guardian' },
  { key: 'ugo.ferri', first: 'Ugo', last: 'Ferri', role: 'guardian' },
  { key: 'vera.lund', first: 'Vera', last: 'Lund', role: 'guardian' },
  { key: 'wim.oster', first: 'Wim', last: 'Oster', role: 'guardian' },
  { key: 'lucia.vidal', first: 'Lucia', last: 'Vidal', role: 'student' },
  { key: 'theo.brandt', first: 'Theo', last: 'Brandt', role: 'student' },
  { key: 'yara.haddad', first: 'Yara', last: 'Haddad', role: 'student' },
  { key: 'noel.sole', first: 'Noel', last: 'Sole', role: 'student' },
  { key: 'ivy.ames', first: 'Ivy', last: 'Ames', role: 'student' },
  { key: 'max.kessler', first: 'Max', last: 'Kessler', role: 'student' },
  { key: 'xenia.ward', first: 'Xenia', last: 'Ward', role: 'guest', title: 'Board visitor' },
  { key: 'yves.colin', first: 'Yves', last: 'Colin', role: 'staff', status: 'suspended', title: 'Former clerk' },
  { key: 'zoe.tanner', first: 'Zoe', last: 'Tanner', role: 'teacher', status: 'invited', title: 'Substitute teacher' },
]

/** Riverside Preschool; Ben Holt is an admin of both. */
export const RIVERSIDE: Person[] = [
  { key: 'alba.rios', first: 'Alba', last: 'Rios', role: 'owner', title: 'Director' },
  { key: 'ben.holt', first: 'Ben', last: 'Holt', role: 'admin', title: 'Consultant' },
  { key: 'celia.prat', first: 'Celia', last: 'Prat', role: 'teacher', title: 'Teacher of the Otters' },
  { key: 'dario.mena', first: 'Dario', last: 'Mena', role: 'teacher', title: 'Teacher of the Herons' },
  { key: 'elisa.torre', first: 'Elisa', last: 'Torre', role: 'health_staff', title: 'Nurse' },
  { key: 'fran.ibarra', first: 'Fran', last: 'Ibarra', role: 'guardian' },
  { key: 'gema.solis', first: 'Gema', last: 'Solis', role: 'guardian' },
  { key: 'hector.luna', first: 'Hector', last: 'Luna', role: 'guardian' },
  { key: 'ines.roca', first: 'Ines', last: 'Roca', role: 'guardian' },
  { key: 'jorge.amat', first: 'Jorge', last: 'Amat', role: 'guardian' },
]

/** Keeps the platform running; a member of no school. */
export const SUPER_ADMIN = { key: 'sol.keeper', first: 'Sol', last: 'Keeper' }

export const userId = (key: string): string => demoId(`user ${key}`)
export const memberId = (org: string, key: string): string => demoId(`member ${org} ${key}`)
export const emailOf = (key: string): string => `${key}@example.org`
export const subjectOf = (key: string): string => `demo|${key}`
