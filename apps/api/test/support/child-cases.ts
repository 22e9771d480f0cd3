import type { Role, Scope } from '@homeroom/contract/access'
import { sql } from 'kysely'
import type { Key, Person, School } from './school.ts'

export type Caller = Person | Key

/** A child in a school, and the ways in which people and keys come to stand to it. */
export class Scene {
  readonly school: School
  readonly orgId: string
  readonly child: string
  constructor(school: School, orgId: string, child: string) {
    this.school = school
    this.orgId = orgId
    this.child = child
  }

  person(role: Role): Promise<Person> {
    return this.school.person(this.orgId, role)
  }
  /** Another guardian of the child consents. */
  async consent(type = 'data_processing', values = {}): Promise<void> {
    await this.school.consent(await this.person('guardian'), this.child, type, values)
  }
  async consentToApps(appId: string | null = null): Promise<void> {
    await this.consent()
    await this.consent('third_party_sharing', { app_id: appId })
  }
}

/** A caller, arranged around a child: what she is to the child, and what the guardians allowed. */
export interface ChildCase {
  who: string
  /** How guards 8 and 9 refuse the child; null: they let her pass. */
  refusal: 'RELATIONSHIP_REQUIRED' | 'CONSENT_REQUIRED' | null
  /** The consent that is named as missing. */
  missing?: string
  arrange(scene: Scene, scopes: Scope[]): Promise<Caller>
}

const day = (days: number) => new Date(Date.now() + days * 86_400_000).toISOString().slice(0, 10)
const inSeconds = (s: number) => new Date(Date.now() + s * 1_000).toISOString()
const bornYearsAgo = (years: number) => `${new Date().getUTCFullYear() - years - 1}-01-01`

type Arrange = (scene: Scene, someone: Person) => Promise<unknown>
const nothing = async () => {}
const consented = (scene: Scene) => scene.consent()

function of(role: Role, arrange: Arrange = nothing): ChildCase['arrange'] {
  return async (scene) => {
    const someone = await scene.person(role)
    await arrange(scene, someone)
    return someone
  }
}
const sectionTeacher = (section = {}) => of('teacher', (s, someone) => s.school.section(someone, s.child, section))
const guardian = (consents: Arrange, link = {}) =>
  of('guardian', async (s, someone) => {
    await s.school.guardianLink(someone, s.child, link)
    await consents(s, someone)
  })
const guardianWith = (consent: object) => guardian((s) => s.consent('data_processing', consent))
const student = (birthDate: string | null, consents: Arrange = nothing) =>
  of('student', async (s, someone) => {
    const own = { user_id: someone.userId, birth_date: birthDate }
    await s.school.db.updateTable('students').set(own).where('id', '=', s.child).execute()
    await consents(s, someone)
  })
const secretKey =
  (consents: (scene: Scene) => Promise<unknown>): ChildCase['arrange'] =>
  async (scene, scopes) => {
    await consents(scene)
    return scene.school.key(scene.orgId, scopes)
  }
const appKey =
  (consents: (scene: Scene, appId: string) => Promise<unknown>): ChildCase['arrange'] =>
  async (scene, scopes) => {
    const key = await scene.school.appKey(scene.orgId, scopes)
    await consents(scene, key.appId)
    return key
  }
const passes = (who: string, arrange: ChildCase['arrange']): ChildCase => ({ who, refusal: null, arrange })
const unrelated = (who: string, arrange: ChildCase['arrange']): ChildCase => ({
  who,
  refusal: 'RELATIONSHIP_REQUIRED',
  arrange,
})
const unconsented = (who: string, arrange: ChildCase['arrange'], missing = 'data_processing'): ChildCase => ({
  who,
  refusal: 'CONSENT_REQUIRED',
  missing,
  arrange,
})

/** Every way of guards 8 and 9 for data of the directory: who passes, and who is refused by which. */
export const childCases: readonly ChildCase[] = [
  passes('owner', of('owner')),
  passes('admin', of('admin')),
  passes('office staff', of('staff')),
  passes('nurse', of('health_staff')),
  passes(
    'homeroom teacher',
    of('teacher', (s, someone) => s.school.homeroom(someone, s.child)),
  ),
  passes('section teacher', sectionTeacher()),
  passes('teacher of a section completed in the current term', sectionTeacher({ status: 'completed' })),
  unrelated('teacher of a section completed in a past term', sectionTeacher({ status: 'completed', endsOn: day(-2) })),
  unrelated('teacher of a section from which the child withdrew', sectionTeacher({ status: 'withdrawn' })),
  unrelated(
    'section teacher who has left',
    of('teacher', async (s, someone) => {
      await s.school.section(someone, s.child)
      await s.school.db
        .updateTable('teachers')
        .set({ status: 'inactive' })
        .where('user_id', '=', someone.userId)
        .execute()
    }),
  ),
  unrelated(
    'section teacher by row, but not by role',
    of('guardian', async (s, someone) => {
      await s.school.section(someone, s.child)
      await s.consent()
    }),
  ),
  unrelated('other teacher', of('teacher', consented)),

  passes('guardian with consent', guardian(consented)),
  passes('guardian whose consent will end', guardianWith({ expires_at: inSeconds(300) })),
  passes('guardian whose link lasts', guardian(consented, { starts_on: day(-2), ends_on: day(2) })),
  unconsented('guardian without consent', guardian(nothing)),
  unconsented('guardian whose consent was revoked', guardianWith({ status: 'revoked', revoked_at: inSeconds(-1) })),
  unconsented('guardian whose consent has ended', guardianWith({ expires_at: inSeconds(-1) })),
  unconsented(
    'guardian with a consent to something else',
    guardian((s) => s.consent('photo_media')),
  ),
  unrelated('guardian whose link was revoked', guardian(consented, { status: 'revoked' })),
  unrelated('guardian whose link is pending', guardian(consented, { status: 'pending' })),
  unrelated('guardian whose link has ended', guardian(consented, { ends_on: day(-2) })),
  unrelated('guardian whose link has not begun', guardian(consented, { starts_on: day(2) })),
  unrelated(
    'guardian of another child',
    of('guardian', async (s, someone) => {
      await s.school.guardianLink(someone, await s.school.student(s.orgId))
      await s.consent()
    }),
  ),

  passes('student over the age of consent', student(bornYearsAgo(13))),
  passes('student under the age of consent, with consent', student(bornYearsAgo(10), consented)),
  unconsented('student under the age of consent', student(bornYearsAgo(10))),
  unconsented('student without a birth date', student(null)),
  unconsented(
    'student whose school sets a higher age of consent',
    student(bornYearsAgo(13), (s) =>
      s.school.db
        .updateTable('organizations')
        .set({ settings: sql`'{"digitalConsentAge": 16}'::jsonb` })
        .where('id', '=', s.orgId)
        .execute(),
    ),
  ),
  unrelated('other student', of('student', consented)),

  passes('organization’s key', secretKey(consented)),
  unconsented('organization’s key without consent', secretKey(nothing)),
  passes(
    'app’s key with consent for all apps',
    appKey((s) => s.consentToApps()),
  ),
  passes(
    'app’s key with consent for this app',
    appKey((s, appId) => s.consentToApps(appId)),
  ),
  unconsented(
    'app’s key with consent for another app',
    appKey(async (s) => s.consentToApps((await s.school.appKey(s.orgId, [])).appId)),
    'third_party_sharing',
  ),
  unconsented('app’s key without third-party consent', appKey(consented), 'third_party_sharing'),
  unconsented(
    'app’s key with third-party consent alone',
    appKey((s) => s.consent('third_party_sharing')),
  ),

  unrelated('super-admin', async (scene) => {
    await scene.consent()
    const user = await scene.school.user({ is_super_admin: true })
    return { ...user, orgId: scene.orgId, memberId: '', role: 'guest' }
  }),
]
