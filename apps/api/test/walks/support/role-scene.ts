import type { Role } from '@homeroom/contract/access'
import { toPublic } from '../../../src/ids.ts'
import { Academy } from '../../support/academic.ts'
import { Care } from '../../support/care.ts'
import { Feed } from '../../support/feed.ts'
import type { Person, School } from '../../support/school.ts'
import { Talk } from '../../support/talk.ts'

/** Rows about one child, by id prefix: uuids, of a kind as many as there are. */
export type Rows = Record<string, string[]>

/** Everybody has every tie, so that between two people only their roles differ. */
export interface Player {
  roles: readonly Role[]
  caller: Person
  /** Public ids of what belongs to her alone, and what each stands for. */
  own: Map<string, string>
}

const AT = '2026-11-02T09:00:00Z'
const CONSENTS = ['data_processing', 'health_data', 'contact_sharing', 'direct_messaging']

/**
 * A school with three children: one whom everybody here teaches (in section A), one whose guardian everybody is, and one who
 * is nothing to them (both in section B). Everybody is a student besides, in section C.
 */
export class RoleScene {
  readonly orgId: string
  readonly players: Player[] = []
  /** The children by what they are to the players. */
  readonly rows = {} as Record<'taught' | 'ward' | 'neither', Rows>
  readonly #school: School
  readonly #academy: Academy
  #sections = { a: '', b: '', c: '' }
  #owner = {} as Person

  private constructor(school: School, orgId: string) {
    this.#school = school
    this.orgId = orgId
    this.#academy = new Academy(school, orgId)
  }

  static async open(school: School, combinations: readonly (readonly Role[])[]): Promise<RoleScene> {
    const scene = new RoleScene(school, await school.organization())
    scene.#owner = await school.person(scene.orgId, 'owner')
    const academy = scene.#academy
    scene.#sections = { a: await academy.section(), b: await academy.section(), c: await academy.section() }
    scene.rows.taught = await scene.#child(scene.#sections.a)
    scene.rows.ward = await scene.#child(scene.#sections.b)
    scene.rows.neither = await scene.#child(scene.#sections.b)
    for (const [i, roles] of combinations.entries()) scene.players.push(await scene.#player(roles, i))
    await scene.#posts()
    return scene
  }

  get owner(): Person {
    return this.#owner
  }

  async #child(section: string): Promise<Rows> {
    const school = this.#school
    const user = await school.person(this.orgId, 'student')
    const stu = await school.student(this.orgId, { user_id: user.userId, birth_date: '2016-05-01' })
    const rows = await this.#about(stu, section)
    const parent = await school.person(this.orgId, 'guardian')
    const glnk = await school.guardianLink(parent, stu, { status: 'suspended', ends_on: '2026-01-01' })
    const fam = await this.#academy.family()
    await this.#academy.familyMember(fam, { student_id: stu })
    const tc = await new Care(school, this.orgId).contact(stu)
    const cns = []
    for (const type of CONSENTS) cns.push(await school.consent(parent, stu, type))
    const les = [await this.#academy.lesson(section), await this.#academy.lesson(section, { status: 'draft' })]
    const task = await school.task(this.orgId, { student_id: stu, created_by_id: this.#owner.userId })
    return { ...rows, stu: [stu], usr: [user.userId], glnk: [glnk], fam: [fam], tc: [tc], cns, les, task: [task] }
  }

  /** What a student of a section has there: of grades one that is released and one that is not. */
  async #about(stu: string, section: string): Promise<Rows> {
    const there = this.#academy
    const enr = await there.enrollment(stu, section, { status: 'active', final_percentage: 91, final_letter: 'A' })
    const asg = [await there.assignment(section), await there.assignment(section, { status: 'draft' })]
    const sub = await there.submission(asg[0] as string, stu, { submitted_at: AT, status: 'graded' })
    const asmt = [await there.assessment(section, { assignment_id: asg[0] as string }), await there.assessment(section)]
    const grd = [
      await there.grade(asmt[0] as string, stu, { graded_at: AT, feedback: 'Good' }),
      await there.grade(asmt[1] as string, stu, { graded_at: AT, released_at: AT }),
    ]
    const att = await there.attendance(stu, { section_id: section, marked_at: AT, note: 'Tired' })
    return { sec: [section], enr: [enr], asg, sub: [sub], asmt, grd, att: [att] }
  }

  async #player(roles: readonly Role[], i: number): Promise<Player> {
    const [role, ...additional_roles] = roles as [Role, ...Role[]]
    const school = this.#school
    const caller = await school.person(this.orgId, role, { additional_roles })
    const teacher = await school.teacher(caller)
    const place = { org_id: this.orgId, section_id: this.#sections.a, teacher_id: teacher, position: i + 1 }
    // As many as a section may have.
    if (roles.includes('teacher')) await school.db.insertInto('section_teachers').values(place).execute()
    const [ward = ''] = this.rows.ward.stu ?? []
    const glnk = await school.guardianLink(caller, ward)
    const [fam = ''] = this.rows.ward.fam ?? []
    const fmem = await this.#academy.familyMember(fam, { user_id: caller.userId })
    const stu = await school.student(this.orgId, { user_id: caller.userId, birth_date: '2005-05-01' })
    const rows = await this.#about(stu, this.#sections.c)
    const link = await school.guardianLink(this.#owner, stu)
    const tc = await new Care(school, this.orgId).contact(stu)
    const cns = await school.consent(this.#owner, stu, 'contact_sharing')
    const task = await school.task(this.orgId, { assignee_id: caller.userId, created_by_id: this.#owner.userId })
    const conv = await new Talk(school, this.orgId).group([caller])
    const own: Rows = {
      ...rows,
      sec: [],
      stu: [stu],
      glnk: [glnk, link],
      tc: [tc],
      cns: [cns],
      task: [task],
      conv: [conv],
    }
    const named = Object.entries({ ...own, fmem: [fmem], tch: [teacher], usr: [caller.userId], mbr: [caller.memberId] })
    const ids = named.flatMap(([prefix, found]) =>
      found.map((id, n) => [toPublic(prefix, id), `${prefix}${n}`] as const),
    )
    return { roles, caller, own: new Map(ids) }
  }

  /** Addressed to each section, to each family and to the whole school. */
  async #posts(): Promise<void> {
    const feed = new Feed(this.#school, this.orgId)
    const by = { author_id: this.#owner.userId }
    for (const child of Object.values(this.rows)) {
      const post = await feed.post(by, { sections: child.sec as string[] })
      await feed.tag(post, ...(child.stu as string[]))
      child.post = [post, await feed.post(by, { children: child.stu as string[] })]
    }
    await feed.post(by)
  }
}
