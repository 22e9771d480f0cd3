import type { Role, Scope } from '@homeroom/contract/access'
import type { Insertable, Kysely } from 'kysely'
import { directoryLookup, displayPrefix, hashSecret, mintSecret } from '../../src/auth/api-key.ts'
import type { DB } from '../../src/db/schema.generated.ts'
import { newId } from '../../src/ids.ts'
import type { Secrets } from '../../src/secrets.ts'

/** A person with an account and a membership. Ids are uuids. */
export interface Person {
  userId: string
  memberId: string
  orgId: string
  subject: string
  role: Role
}
export interface Key {
  id: string
  orgId: string
  serviceUserId: string
  secret: string
}

type MemberStatus = 'invited' | 'active' | 'suspended' | 'removed'

/** Puts rows into a test database, as its owner. Whatever a test does not care about has a default. */
export class School {
  readonly db: Kysely<DB>
  readonly #secrets: Secrets | undefined
  /** `secrets`: the server's, for what is stored sealed. */
  constructor(db: Kysely<DB>, secrets?: Secrets) {
    this.db = db
    this.#secrets = secrets
  }

  get secrets(): Secrets {
    if (!this.#secrets) throw new Error('this school was made without the secrets of a server')
    return this.#secrets
  }

  /** A row with an id of its own, which it answers. */
  async add<Table extends keyof DB>(
    table: Table,
    orgId: string,
    values: Partial<Insertable<DB[Table]>>,
  ): Promise<string> {
    const { id = newId() } = values as { id?: string }
    const row = { org_id: orgId, ...values, id } as unknown as Insertable<DB[Table]>
    await this.db.insertInto(table).values(row).execute()
    return id
  }

  async organization(values: Partial<Insertable<DB['organizations']>> = {}): Promise<string> {
    const id = newId()
    await this.db
      .insertInto('organizations')
      .values({ id, slug: `school-${id.slice(-12)}`, name: 'Test School', timezone: 'America/New_York', ...values })
      .execute()
    return id
  }

  async user(values: Partial<Insertable<DB['users']>> = {}): Promise<{ userId: string; subject: string }> {
    const userId = newId()
    const subject = `subject-${userId}`
    await this.db
      .insertInto('users')
      .values({
        id: userId,
        idp_subject: subject,
        email: `${userId}@example.org`,
        email_verified: true,
        first_name: 'Test',
        last_name: 'Person',
        ...values,
      })
      .execute()
    return { userId, subject: values.idp_subject ?? subject }
  }

  async membership(
    orgId: string,
    user: { userId: string; subject: string },
    role: Role,
    values: { status?: MemberStatus; additional_roles?: Role[] } = {},
  ): Promise<Person> {
    const memberId = newId()
    await this.db
      .insertInto('memberships')
      .values({ org_id: orgId, id: memberId, user_id: user.userId, role, status: 'active', ...values })
      .execute()
    await this.db
      .insertInto('membership_directory')
      .values({ user_id: user.userId, org_id: orgId, member_id: memberId })
      .execute()
    return { ...user, memberId, orgId, role }
  }

  /** A new person with the role, active unless `status` says otherwise. */
  async person(
    orgId: string,
    role: Role,
    values: { status?: MemberStatus; additional_roles?: Role[]; email?: string; first_name?: string } = {},
  ): Promise<Person> {
    const { email, first_name, ...membership } = values
    const account = { ...(email ? { email } : {}), ...(first_name ? { first_name } : {}) }
    return this.membership(orgId, await this.user(account), role, membership)
  }

  async key(
    orgId: string,
    scopes: Scope[],
    values: Partial<Insertable<DB['api_keys']>> & { kind?: 'secret' | 'app' } = {},
  ): Promise<Key> {
    const service = await this.user({ kind: 'service', idp_subject: null, email_verified: false })
    await this.membership(orgId, service, 'service' as Role)
    const secret = mintSecret(values.kind === 'app' ? 'app' : 'live')
    const id = newId()
    await this.db
      .insertInto('api_keys')
      .values({
        org_id: orgId,
        id,
        name: 'Test key',
        prefix: displayPrefix(secret),
        secret_hash: hashSecret(secret),
        scopes,
        service_user_id: service.userId,
        ...values,
      })
      .execute()
    await this.db
      .insertInto('api_key_directory')
      .values({ lookup: directoryLookup(secret), org_id: orgId, key_id: id })
      .execute()
    return { id, orgId, serviceUserId: service.userId, secret }
  }

  /** An app, its active installation, and the key that came with it. */
  async appKey(orgId: string, scopes: Scope[]): Promise<Key & { appId: string; installationId: string }> {
    const appId = await this.app(scopes)
    const installationId = newId()
    await this.db
      .insertInto('app_installations')
      .values({ org_id: orgId, id: installationId, app_id: appId, granted_scopes: scopes, installed_at: now() })
      .execute()
    return {
      ...(await this.key(orgId, scopes, { kind: 'app', installation_id: installationId })),
      appId,
      installationId,
    }
  }

  /** A published app that nobody has installed. */
  async app(scopes: Scope[], values: Partial<Insertable<DB['apps']>> = {}): Promise<string> {
    const appId = newId()
    await this.db
      .insertInto('apps')
      .values({
        id: appId,
        slug: `app-${appId.slice(-12)}`,
        name: 'Test app',
        description: 'An app',
        developer_name: 'Example',
        privacy_policy_url: 'https://example.org/privacy',
        requested_scopes: scopes,
        version: '1.0.0',
        status: 'published',
        published_at: now(),
        ...values,
      })
      .execute()
    return appId
  }

  async notification(orgId: string, userId: string, values: Partial<Insertable<DB['notifications']>> = {}) {
    const id = newId()
    const about = { type: 'task.created', title: 'New task', resource_type: 'task', resource_id: newId() }
    await this.db
      .insertInto('notifications')
      .values({ org_id: orgId, id, user_id: userId, event_id: newId(), ...about, ...values })
      .execute()
    return id
  }

  student(orgId: string, values: Partial<Insertable<DB['students']>> = {}): Promise<string> {
    const number = newId().slice(-12)
    const child = { student_number: number, first_name: 'Test', last_name: 'Student', grade_level: '03' }
    return this.add('students', orgId, { ...child, ...values })
  }

  guardianLink(guardian: Person, studentId: string, values: Partial<Insertable<DB['guardian_links']>> = {}) {
    const link = { student_id: studentId, guardian_user_id: guardian.userId, relationship: 'parent', status: 'active' }
    return this.add('guardian_links', guardian.orgId, { ...link, ...values })
  }

  consent(guardian: Person, studentId: string, type: string, values: Partial<Insertable<DB['consents']>> = {}) {
    const given = { policy_version: '2026-08', granted_by: guardian.userId, granted_at: now(), status: 'granted' }
    return this.add('consents', guardian.orgId, { student_id: studentId, type, ...given, ...values })
  }

  /** The person's row as a teacher; made when there is none. */
  async teacher({ orgId: org_id, userId: user_id }: Person, values: { status?: string } = {}): Promise<string> {
    const { id } = await this.db
      .insertInto('teachers')
      .values({ org_id, id: newId(), user_id, ...values })
      .onConflict((conflict) => conflict.columns(['org_id', 'user_id']).doUpdateSet({ user_id }))
      .returning('id')
      .executeTakeFirstOrThrow()
    return id
  }

  /** Makes the person a teacher with the child in her homeroom. */
  async homeroom(teacher: Person, studentId: string): Promise<void> {
    const teacherId = await this.teacher(teacher)
    const roomId = newId()
    const { orgId: org_id } = teacher
    await this.db
      .insertInto('classrooms')
      .values({
        org_id,
        id: roomId,
        name: 'Room',
        code: roomId.slice(-8),
        kind: 'classroom',
        homeroom_teacher_id: teacherId,
      })
      .execute()
    await this.db
      .updateTable('students')
      .set({ homeroom_classroom_id: roomId })
      .where('org_id', '=', org_id)
      .where('id', '=', studentId)
      .execute()
  }

  /** Makes the person the teacher of a section in which the child is (or was) enrolled, by default in the current term. */
  async section(
    teacher: Person,
    studentId: string,
    { status = 'active', startsOn = '2000-01-01', endsOn = '2999-12-31' } = {},
  ): Promise<string> {
    const { orgId: org_id } = teacher
    const teacher_id = await this.teacher(teacher)
    const [term_id, course_id, offering_id, section_id] = [newId(), newId(), newId(), newId()]
    const code = section_id.slice(-12)
    const term = { org_id, id: term_id, name: `Term ${code}`, kind: 'semester', starts_on: startsOn, ends_on: endsOn }
    await this.db.insertInto('terms').values(term).execute()
    await this.db
      .insertInto('courses')
      .values({ org_id, id: course_id, code, title: 'Course', subject: 'math' })
      .execute()
    await this.db.insertInto('course_offerings').values({ org_id, id: offering_id, course_id, term_id }).execute()
    await this.db
      .insertInto('sections')
      .values({ org_id, id: section_id, offering_id, course_id, term_id, name: 'Section', code })
      .execute()
    await this.db.insertInto('section_teachers').values({ org_id, section_id, teacher_id }).execute()
    await this.db
      .insertInto('enrollments')
      .values({ org_id, id: newId(), student_id: studentId, section_id, term_id, status })
      .execute()
    return section_id
  }

  task(orgId: string, values: Partial<Insertable<DB['tasks']>> = {}): Promise<string> {
    return this.add('tasks', orgId, { title: 'Test task', ...values })
  }

  project(orgId: string, values: Partial<Insertable<DB['projects']>> = {}): Promise<string> {
    return this.add('projects', orgId, { name: `Project ${newId()}`, ...values })
  }
}

const now = () => new Date().toISOString()
