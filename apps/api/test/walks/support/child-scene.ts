import type { Role } from '@homeroom/contract/access'
import type { Insertable } from 'kysely'
import type { DB } from '../../../src/db/schema.generated.ts'
import type { Person, School } from '../../support/school.ts'
import { Talk } from '../../support/talk.ts'
import type { Flag } from './child-table.ts'
import type { Caller } from './world.ts'

/** What the guardians said to each kind of consent. */
export type Consented = 'granted' | 'absent' | 'revoked' | 'expired'
export const CONSENTED: readonly Consented[] = ['granted', 'absent', 'revoked', 'expired']
const SHARING = ['contact_sharing', 'photo_media', 'direct_messaging', 'third_party_sharing']
const TYPES = ['data_processing', 'health_data', ...SHARING]

/** A child, and rows of every kind about it, by id prefix. */
export interface Child {
  consented: Consented
  /** Old enough to decide on the own data. */
  ofAge: boolean
  rows: Record<string, string>
  self: Person
}

/** A caller, and what she is to every child of the scene. */
export interface Relative {
  who: string
  caller: Caller
  role: Role | 'key' | 'app-key'
  teaches?: true
  homeroom?: true
  /** Of an active link, without the flag that it lacks. */
  guardian?: true
  lacks?: Flag
  /** Whose link the link among the rows is. */
  linked?: true
}

const FLAGS: readonly Flag[] = [
  'can_view_academics',
  'can_view_health',
  'can_manage_contacts',
  'can_consent',
  'is_primary',
]
const day = (days: number) => new Date(Date.now() + days * 86_400_000).toISOString().slice(0, 10)
const hoursAgo = (hours: number) => new Date(Date.now() - hours * 3_600_000).toISOString()

/** One school: children who differ in what was consented to, and everybody who may come near them. */
export class ChildScene {
  readonly children: Child[] = []
  readonly relatives: Relative[] = []
  readonly #school: School
  readonly orgId: string
  #section = { id: '', term: '', assignment: '' }
  #link: Person | null = null

  private constructor(school: School, orgId: string) {
    this.#school = school
    this.orgId = orgId
  }

  static async open(school: School): Promise<ChildScene> {
    // What guardians may post is then for guards 8 and 9 alone.
    const settings = JSON.stringify({ guardiansMayPost: true })
    const scene = new ChildScene(school, await school.organization({ settings }))
    const teacher = await school.person(scene.orgId, 'teacher')
    await scene.#openSection(teacher)
    scene.#link = await school.person(scene.orgId, 'guardian')
    for (const consented of CONSENTED) {
      for (const ofAge of [false, true]) scene.children.push(await scene.#child(consented, ofAge))
    }
    await scene.#relatives(teacher, scene.#link)
    for (const child of scene.children) child.rows.conv = await scene.#group(child)
    return scene
  }

  #add<Table extends keyof DB>(table: Table, values: Partial<Insertable<DB[Table]>>): Promise<string> {
    return this.#school.add(table, this.orgId, values)
  }

  async #openSection(teacher: Person): Promise<void> {
    const nobody = await this.#school.student(this.orgId, { status: 'inactive' })
    const id = await this.#school.section(teacher, nobody, { status: 'withdrawn' })
    const { term_id: term } = await this.#school.db
      .selectFrom('sections')
      .select('term_id')
      .where('id', '=', id)
      .executeTakeFirstOrThrow()
    const assignment = await this.#add('assignments', { section_id: id, title: 'Essay', status: 'published' })
    this.#section = { id, term, assignment }
  }

  async #child(consented: Consented, ofAge: boolean): Promise<Child> {
    const school = this.#school
    const self = await school.person(this.orgId, 'student')
    const birth_date = `${new Date().getUTCFullYear() - (ofAge ? 15 : 8)}-01-01`
    const student_id = await school.student(this.orgId, { user_id: self.userId, birth_date })
    const { id: section_id, term: term_id, assignment: asg } = this.#section
    const enr = await this.#add('enrollments', { student_id, section_id, term_id, status: 'active' })
    const sub = await this.#add('submissions', {
      assignment_id: asg,
      student_id,
      attempt: 1,
      is_late: false,
      submitted_at: hoursAgo(1),
    })
    const asmt = await this.#add('assessments', { section_id, term_id, title: 'Quiz', category: 'quiz', max_score: 10 })
    const grd = await this.#add('grades', {
      assessment_id: asmt,
      student_id,
      section_id,
      term_id,
      score: 9,
      graded_at: hoursAgo(1),
      released_at: hoursAgo(1),
    })
    const att = await this.#add('attendance_records', {
      student_id,
      section_id,
      date: day(-1),
      status: 'present',
      marked_at: hoursAgo(24),
    })
    const tc = await this.#add('trusted_contacts', {
      student_id,
      name: 'Aunt',
      relationship: 'aunt_uncle',
      can_pickup: true,
    })
    const glnk = await this.#link_(student_id, this.#link as Person)
    const cns = await this.#consents(student_id, consented)
    const rows = {
      stu: student_id,
      usr: self.userId,
      enr,
      sec: section_id,
      term: term_id,
      asg,
      sub,
      asmt,
      grd,
      att,
      tc,
      glnk,
      cns,
    }
    return { consented, ofAge, rows, self }
  }

  #link_(student_id: string, guardian: Person, values: Partial<Insertable<DB['guardian_links']>> = {}) {
    const link = { student_id, guardian_user_id: guardian.userId, relationship: 'parent', status: 'active' }
    return this.#add('guardian_links', { ...link, is_primary: true, ...values })
  }

  /** Consents of every type in the given state; answers one more row, which allows nothing, so that its route has an id. */
  async #consents(student_id: string, consented: Consented): Promise<string> {
    const states = {
      granted: { status: 'granted' },
      revoked: { status: 'revoked', revoked_at: hoursAgo(1) },
      expired: { status: 'granted', expires_at: hoursAgo(1) },
    }
    const granted_by = (this.#link as Person).userId
    const common = { student_id, policy_version: '2026-08', granted_by, granted_at: hoursAgo(48) }
    if (consented !== 'absent') {
      for (const type of TYPES) await this.#add('consents', { ...common, type, ...states[consented] })
    }
    return this.#add('consents', { ...common, type: 'photo_media', ...states.revoked })
  }

  /** A group that everybody near the child administers, with the child in it. */
  async #group({ self }: Child): Promise<string> {
    const talk = new Talk(this.#school, this.orgId)
    const id = await talk.group([self])
    for (const { caller } of this.relatives) await talk.join(id, caller as Person, { role: 'admin' })
    return id
  }

  async #relatives(teacher: Person, linked: Person): Promise<void> {
    const school = this.#school
    const person = (role: Role) => school.person(this.orgId, role)
    const add = (who: string, caller: Caller, role: Relative['role'], more: Partial<Relative> = {}) =>
      this.relatives.push({ who, caller, role, ...more })
    for (const role of ['owner', 'admin', 'staff', 'health_staff', 'guest'] as const)
      add(role, await person(role), role)
    add('teacher of the section', teacher, 'teacher', { teaches: true })
    const homeroom = await person('teacher')
    await this.#homeroom(homeroom)
    add('homeroom teacher', homeroom, 'teacher', { homeroom: true })
    const other = await person('teacher')
    await school.section(other, await school.student(this.orgId))
    add('teacher of another section', other, 'teacher')
    add('guardian whose link is named', linked, 'guardian', { guardian: true, linked: true })
    for (const flag of FLAGS) {
      const guardian = await person('guardian')
      for (const { rows } of this.children) await this.#link_(rows.stu as string, guardian, { [flag]: false })
      add(`guardian without ${flag}`, guardian, 'guardian', { guardian: true, lacks: flag })
    }
    const former = await person('guardian')
    for (const { rows } of this.children) await this.#link_(rows.stu as string, former, { status: 'revoked' })
    add('former guardian', former, 'guardian')
    const stranger = await person('guardian')
    await this.#link_(await school.student(this.orgId), stranger)
    add('guardian of another child', stranger, 'guardian')
    add('sibling', await this.#sibling(linked), 'student')
  }

  async #homeroom(teacher: Person): Promise<void> {
    const homeroom_teacher_id = await this.#school.teacher(teacher)
    const room = await this.#add('classrooms', { name: 'Room', code: 'HR', kind: 'classroom', homeroom_teacher_id })
    const ids = this.children.map(({ rows }) => rows.stu as string)
    await this.#school.db.updateTable('students').set({ homeroom_classroom_id: room }).where('id', 'in', ids).execute()
  }

  async #sibling(parent: Person): Promise<Person> {
    const sibling = await this.#school.person(this.orgId, 'student')
    const id = await this.#school.student(this.orgId, { user_id: sibling.userId, birth_date: '2010-01-01' })
    await this.#link_(id, parent)
    return sibling
  }
}
