import type { Role, Scope } from '@homeroom/contract/access'
import type { Operation } from '@homeroom/contract/record'
import { toPublic } from '../../../src/ids.ts'
import { initDataFor, installApp } from '../../support/attempt.ts'
import type { Key, Person, School } from '../../support/school.ts'
import { startTestServer, type TestServer } from '../../support/server.ts'
import { type Contents, contentsOf } from './contents.ts'
import { type Draft, draftOf, urlOf } from './draft.ts'
import { type Answer, inspect } from './inspect.ts'

export const ROLES = ['owner', 'admin', 'teacher', 'staff', 'health_staff', 'guardian', 'student', 'guest'] as const
export type AssignableRole = (typeof ROLES)[number] & Role

export interface Organization {
  orgId: string
  /** One active member of each role. */
  people: Record<AssignableRole, Person>
}
export type Caller = Person | Key

export interface SendOptions {
  /** Default: the draft's caller. null: no credential and no organization. */
  as?: Caller | null
  /** null takes one out. */
  headers?: Record<string, string | null>
  /** Sent as it is, in place of the draft's body. */
  rawBody?: string | Uint8Array
  /** Sent as it is, in place of the draft's path and query. */
  url?: string
  method?: string
}

/** The server on an own database, with two schools that know nothing of each other. */
export class World {
  readonly server: TestServer
  readonly home: Organization
  readonly foreign: Organization
  readonly #tokens = new Map<string, Promise<string>>()

  private constructor(server: TestServer, home: Organization, foreign: Organization) {
    this.server = server
    this.home = home
    this.foreign = foreign
  }

  static async open(): Promise<World> {
    const server = await startTestServer()
    const [home, foreign] = await Promise.all([organization(server.school), organization(server.school)])
    return new World(server, home, foreign)
  }
  /** The same with an organization that is there already, as large as it is. */
  static async within(server: TestServer, orgId: string): Promise<World> {
    return new World(server, await peopled(server.school, orgId), await organization(server.school))
  }
  close(): Promise<void> {
    return this.server.close()
  }

  get school(): School {
    return this.server.school
  }
  async full(op: Operation): Promise<Draft> {
    return this.#launched(await draftOf(op, { school: this.school, org: this.home, full: true }))
  }
  async minimal(op: Operation): Promise<Draft> {
    return this.#launched(await draftOf(op, { school: this.school, org: this.home, full: false }))
  }
  /** With init data that the server accepts, where the operation asks for them. */
  async #launched(draft: Draft): Promise<Draft> {
    if (!draft.op.initData) return draft
    const app = await installApp(this.server, this.home.orgId)
    return { ...draft, headers: { 'X-Init-Data': initDataFor(app, draft.as) } }
  }
  key(scopes: readonly Scope[]): Promise<Key> {
    return this.school.key(this.home.orgId, [...scopes])
  }

  /** What stands in every table, once the audit rows that are written a while after their answer are there. */
  async contents(): Promise<Contents> {
    const { denied, readLog } = this.server.server.services
    await Promise.all([denied.flush(), readLog.flush()])
    return contentsOf(this.server.db)
  }

  token(person: Person): Promise<string> {
    const token = this.#tokens.get(person.subject) ?? this.server.token(person)
    this.#tokens.set(person.subject, token)
    return token
  }
  async credentials(caller: Caller): Promise<Record<string, string>> {
    const bearer = 'secret' in caller ? caller.secret : await this.token(caller)
    return { Authorization: `Bearer ${bearer}`, 'X-Org-Id': toPublic('org', caller.orgId) }
  }

  /** Sends the draft; every answer is held against what all answers have in common (`inspect`). */
  async send(draft: Draft, { as = draft.as, headers, rawBody, url, method }: SendOptions = {}): Promise<Answer> {
    const body = rawBody ?? (draft.body === undefined ? undefined : JSON.stringify(draft.body))
    const given: Record<string, string | null> = {
      ...(as ? await this.credentials(as) : {}),
      ...(body === undefined ? {} : { 'Content-Type': 'application/json' }),
      ...draft.headers,
      ...headers,
    }
    const sent = Object.fromEntries(
      Object.entries(given).filter((entry): entry is [string, string] => entry[1] !== null),
    )
    const verb = method ?? draft.op.method
    const response = await fetch(this.server.url + (url ?? urlOf(draft)), {
      method: verb,
      headers: sent,
      ...(body === undefined || verb === 'GET' || verb === 'HEAD' ? {} : { body: body as BodyInit }),
    })
    const answer: Answer = {
      op: draft.op,
      status: response.status,
      headers: response.headers,
      text: await response.text(),
    }
    inspect(answer, { method: verb, requestId: sent['X-Request-Id'] })
    return answer
  }
}

const organization = async (school: School): Promise<Organization> => peopled(school, await school.organization())

async function peopled(school: School, orgId: string): Promise<Organization> {
  const people = await Promise.all(ROLES.map(async (role) => [role, await school.person(orgId, role)] as const))
  return { orgId, people: Object.fromEntries(people) as Organization['people'] }
}
