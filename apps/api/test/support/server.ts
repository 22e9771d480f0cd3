import { randomBytes } from 'node:crypto'
import { Homeroom, type HomeroomOptions } from '@homeroom/sdk'
import { Kysely, PostgresDialect } from 'kysely'
import pg from 'pg'
import { type Config, loadConfig } from '../../src/config.ts'
import type { DB } from '../../src/db/schema.generated.ts'
import { toPublic } from '../../src/ids.ts'
import { type RunningServer, startServer } from '../../src/server.ts'
import { type Identity, startIdentity, type TokenOptions } from './identity.ts'
import { createTestDatabase } from './postgres.ts'
import { type Key, type Person, School } from './school.ts'

export interface TestServer {
  url: string
  server: RunningServer
  identity: Identity
  /** The database as a superuser: to arrange rows and to look at what was written. */
  db: Kysely<DB>
  appUrl: string
  /** The same database as a superuser. */
  adminUrl: string
  school: School
  /** A token that the server accepts for the person. */
  token(person: { subject: string }, options?: TokenOptions): Promise<string>
  /** Our own SDK as the person or key, in its organization. Does not retry, unless asked to. */
  as(caller: Person | Key, options?: Partial<HomeroomOptions>): Homeroom
  /** The bare wire, for what the SDK would not send. */
  raw(method: string, path: string, options?: RawOptions): Promise<RawAnswer>
  /** Another node on the same database. */
  another(config?: Partial<Config>): Promise<RunningServer>
  close(): Promise<void>
}

export interface RawOptions {
  as?: Person | Key
  headers?: Record<string, string>
  /** An object is sent as JSON; text and bytes as they are. */
  body?: object | string | Uint8Array
  baseUrl?: string
}
export interface RawAnswer {
  status: number
  headers: Headers
  text: string
  // biome-ignore lint/suspicious/noExplicitAny: whatever the server says
  json: any
}

/** High limits, so that only tests of limits meet them. */
const LIMITS = { ip: 1e6, user: 1e6, apiKey: 1e6, embeddedApp: 1e6 }

/**
 * The real server on an own database, with a real identity provider. Every request and answer passes the independent
 * validator as well; `close` throws if it objected to anything.
 */
export async function startTestServer(overrides: Partial<Config> = {}): Promise<TestServer> {
  const [database, identity] = await Promise.all([createTestDatabase(), startIdentity()])
  const db = new Kysely<DB>({
    dialect: new PostgresDialect({ pool: new pg.Pool({ connectionString: database.adminUrl, max: 4 }) }),
  })
  const base = loadConfig({
    // Tests of workers ask for them: `startTestServer({ role: 'all' })`.
    ROLE: 'api',
    HOST: '127.0.0.1',
    PORT: '0',
    DATABASE_URL: database.appUrl,
    AUTH_URL: identity.url,
    AUTH_AUDIENCE: identity.audience,
    ENCRYPTION_KEYS: `test:${randomBytes(32).toString('base64')}`,
    LOG_LEVEL: process.env.HOMEROOM_TEST_LOG ?? 'silent',
  })
  const config = (more: Partial<Config>): Config => ({
    ...base,
    limits: LIMITS,
    validateResponses: true,
    ...overrides,
    ...more,
  })
  const server = await startServer(config({}))
  const nodes = [server]
  const token = (person: { subject: string }, options?: TokenOptions) =>
    identity.token({ sub: person.subject }, options)
  const bearer = async (caller: Person | Key) => ('secret' in caller ? caller.secret : token(caller))

  return {
    url: server.url,
    adminUrl: database.adminUrl,
    server,
    identity,
    db,
    appUrl: database.appUrl,
    school: new School(db, server.services.secrets),
    token,
    as: (caller, options = {}) =>
      new Homeroom({
        baseUrl: server.url,
        orgId: toPublic('org', caller.orgId),
        maxRetries: 0,
        ...('secret' in caller ? { apiKey: caller.secret } : { token: () => token(caller) }),
        ...options,
      } as HomeroomOptions),
    async raw(method, path, { as, headers = {}, body, baseUrl = server.url } = {}) {
      const authorized: Record<string, string> = as
        ? { Authorization: `Bearer ${await bearer(as)}`, 'X-Org-Id': toPublic('org', as.orgId) }
        : {}
      const typed: Record<string, string> = body === undefined ? {} : { 'Content-Type': 'application/json' }
      const isJson = typeof body === 'object' && !(body instanceof Uint8Array)
      const response = await fetch(baseUrl + path, {
        method,
        headers: { ...authorized, ...typed, ...headers },
        body: isJson ? JSON.stringify(body) : (body as BodyInit | undefined),
      })
      const text = await response.text()
      return {
        status: response.status,
        headers: response.headers,
        text,
        json: text.startsWith('{') ? JSON.parse(text) : null,
      }
    },
    async another(more = {}) {
      const node = await startServer(config(more))
      nodes.push(node)
      return node
    },
    async close() {
      const findings = nodes.flatMap((node) => node.findings)
      await Promise.all(nodes.map((node) => node.close()))
      await db.destroy()
      await identity.close()
      await database.drop()
      if (findings.length > 0)
        throw new Error(`the independent validator objects: ${JSON.stringify(findings.slice(0, 5))}`)
    },
  }
}
