import { sql } from 'kysely'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { toPublic } from '../src/ids.ts'
import { common, NodeProcess } from './support/nodes.ts'
import { Receiver } from './support/receiver.ts'
import type { Key, Person } from './support/school.ts'
import { startTestServer, type TestServer } from './support/server.ts'
import { eventually } from './support/wait.ts'

// What people and programs tell the server, and what it is told to keep: in no line of its log, at any level, whatever fails.
// Health data and contacts have a test of their own (src/resources/family/secrecy.test.ts).

const SAID = {
  firstName: 'Zdenka',
  lastName: 'Quastenflosser',
  email: 'z.quastenflosser@post.example.org',
  phone: '+420777123456',
  message: 'Zdenka hat heute geweint',
  title: 'Inhalator für Zdenka',
  search: 'Quastenfloss',
  query: 'geheimnis-der-adresse',
  path: 'pfad-quastenflosser',
  agent: 'Browser-von-Frau-Q',
  address: '203.0.113.77',
}
const REDIS_PASSWORD = 'redis-geheim-77'

let t: TestServer
let node: NodeProcess
let receiver: Receiver
let kept: Record<string, string>
const requests: { id: string; status: number }[] = []

beforeAll(async () => {
  t = await startTestServer()
  const settings = common()
  node = await NodeProcess.prepare(t.appUrl, t.identity, {
    ...settings,
    ROLE: 'all',
    LOG_LEVEL: 'trace',
    TRUSTED_PROXIES: '127.0.0.1',
    REDIS_URL: `redis://:${REDIS_PASSWORD}@127.0.0.1:1`,
  })
  await node.start()
  receiver = await Receiver.start((_, res) => void res.writeHead(500).end(SAID.message))
  const { key, token, webhook } = await say()
  kept = {
    databasePassword: new URL(t.appUrl).password,
    encryptionKey: settings.ENCRYPTION_KEYS?.split(':')[1] ?? '',
    redisPassword: REDIS_PASSWORD,
    token,
    key,
    webhook,
  }
  await fail(key)
  expect(await node.stop('SIGTERM')).toBe(0)
}, 90_000)
afterAll(async () => {
  await node?.stop('SIGKILL')
  await receiver?.close()
  await t.close()
})

async function ask(method: string, path: string, as: Person | Key | undefined, body?: object | string) {
  const headers = { 'User-Agent': SAID.agent, 'X-Forwarded-For': SAID.address }
  const answer = await t.raw(method, path, { ...(as && { as }), headers, baseUrl: node.url, ...(body && { body }) })
  requests.push({ id: answer.headers.get('x-request-id') ?? '', status: answer.status })
  return answer
}

let owner: Person

/** Everything goes well, or is refused. Answers with what is secret of it. */
async function say() {
  owner = await t.school.person(await t.school.organization(), 'owner', {
    email: SAID.email,
    first_name: SAID.firstName,
  })
  const colleague = await t.school.person(owner.orgId, 'teacher')
  const client = t.as(owner, { baseUrl: node.url })
  const child = { studentNumber: 'S-1', firstName: SAID.firstName, lastName: SAID.lastName, gradeLevel: '03' as const }
  await client.academic.students.create(child)
  await client.academic.students.list({ q: SAID.search })
  await client.identity.inviteMember({ email: `new.${SAID.email}`, role: 'staff' })
  await client.profiles.updateMine({ phone: SAID.phone, bio: SAID.message })
  await client.messaging.createConversation({
    participantId: toPublic('usr', colleague.userId),
    message: { body: SAID.message },
  })
  const { data: key } = await client.apiKeys.create({ name: SAID.title, scopes: ['tasks:read', 'tasks:write'] })
  const { data: hook } = await client.webhooks.create({
    url: `${receiver.url}?token=${SAID.query}`,
    eventTypes: ['task.*'],
  })
  await client.tasks.create({ title: SAID.title })
  await eventually(() => receiver.requests.length > 0)
  const token = await t.token(owner)
  await ask('GET', `/api/v1/tasks?q=${SAID.query}&colour=${SAID.query}`, owner)
  await ask('GET', `/api/v1/${SAID.path}?token=${SAID.query}`, owner)
  await ask('GET', `/api/v1/tasks/${SAID.path}`, owner)
  await ask('POST', '/api/v1/academic/students', owner, { ...child, birthDate: SAID.phone, [SAID.email]: SAID.phone })
  await ask('POST', '/api/v1/tasks', owner, `{"title": "${SAID.title}`)
  await ask('GET', '/api/v1/tasks', { ...owner, secret: `${token.slice(0, -3)}abc` } as unknown as Key)
  return { key: key.secret, token: token.split('.')[2] ?? '', webhook: hook.signingSecret }
}

/** The database answers with values in its messages, is gone for a moment, and breaks off in the middle. */
async function fail(key: string) {
  const as = { orgId: owner.orgId, secret: key } as Key
  const breakTasks = (statement: string) =>
    sql
      .raw(`create or replace function break() returns trigger language plpgsql as $$ begin ${statement}; return new; end $$;
        create or replace trigger break before insert on tasks for each row execute function break()`)
      .execute(t.db)
  for (const statement of [
    'perform new.title::uuid',
    'perform new.title::date',
    'perform new.title::integer',
    'perform new.title::jsonb',
    "raise exception 'broken' using detail = new::text, hint = new.title",
    'insert into labels_that_are_not_there values (new.title)',
  ]) {
    await breakTasks(statement)
    expect((await ask('POST', '/api/v1/tasks', as, { title: SAID.title })).status).toBe(500)
  }
  await sql`select pg_terminate_backend(pid) from pg_stat_activity
    where datname = current_database() and usename = 'homeroom_app'`.execute(t.db)
  await eventually(async () => (await ask('GET', '/api/v1/tasks', as)).status === 200)
}

it('has a line of JSON for each request, with its id and operation', () => {
  const lines = node.output
    .trim()
    .split('\n')
    .map((line) => JSON.parse(line))
  for (const { id, status } of requests) {
    expect(lines.filter(({ msg, requestId }) => msg === 'request' && requestId === id)).toMatchObject([{ status }])
  }
  expect(requests.map(({ status }) => status)).toEqual(expect.arrayContaining([200, 400, 401, 404, 500]))
  const failures = lines.filter(({ level, msg }) => level === 50 && msg === 'server error')
  expect(failures.filter(({ operation }) => operation === 'tasks.create').length).toBe(6)
  expect(lines.some(({ msg }) => /^Redis/.test(msg))).toBe(true)
  expect(lines.some(({ msg }) => /connection lost/.test(msg))).toBe(true)
})

it('has none of what was said, nor of what is secret', () => {
  const lines = node.output.toLowerCase().split('\n')
  const found = Object.entries({ ...SAID, ...kept }).flatMap(([what, value]) => {
    expect([what, value.length > 5]).toEqual([what, true])
    return lines.filter((line) => line.includes(value.toLowerCase())).map((line) => `${what}: ${line.slice(0, 300)}`)
  })
  expect(found).toEqual([])
})
