import { connect } from 'node:net'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { createApp } from '../src/app.ts'
import { createListener } from '../src/http/listener.ts'
import { toPublic } from '../src/ids.ts'
import type { Person } from './support/school.ts'
import { type RawAnswer, startTestServer, type TestServer } from './support/server.ts'

// What the contract's rules know of is broken for every operation by walks/input.test.ts; this is about the wire below them.

let t: TestServer
let person: Person
let token: string
beforeAll(async () => {
  t = await startTestServer()
  person = await t.school.person(await t.school.organization(), 'staff')
  token = await t.token(person)
})
afterAll(() => t.close())

const TASKS = '/api/v1/tasks'
const MIB = 1024 * 1024
const valid = JSON.stringify({ title: 'Trip' })

/** Tasks, events and idempotency keys: what a refused request must not add to. */
async function written(): Promise<number> {
  const tables = ['tasks', 'outbox_events', 'idempotency_keys'] as const
  const counts = await Promise.all(
    tables.map((table) =>
      t.db
        .selectFrom(table)
        .select(({ fn }) => fn.countAll<string>().as('n'))
        .executeTakeFirstOrThrow(),
    ),
  )
  return counts.reduce((sum, { n }) => sum + Number(n), 0)
}

function expectRefusal({ status, json }: Pick<RawAnswer, 'status' | 'json'>, expected: number, code: string): void {
  expect({ status, code: json?.error?.code }).toEqual({ status: expected, code })
  expect(json.error).toMatchObject({ message: expect.stringMatching(/\w/), requestId: expect.stringMatching(/^req_/) })
}

const create = (body: string | Uint8Array, headers: Record<string, string> = {}) =>
  t.raw('POST', TASKS, { as: person, body, headers: { 'Idempotency-Key': crypto.randomUUID(), ...headers } })

const nested = (depth: number) => `${'['.repeat(depth)}${']'.repeat(depth)}`
const bytes = (...parts: (string | number[])[]) =>
  Buffer.concat(parts.map((part) => (typeof part === 'string' ? Buffer.from(part) : Buffer.from(part))))

describe('a body', () => {
  it.each<[what: string, body: string | Uint8Array, code: string]>([
    ['is cut off', '{"title": "Tr', 'malformed_json'],
    ['has a comma too many', '{"title": "Trip",}', 'malformed_json'],
    ['is JavaScript', "{title: 'Trip'}", 'malformed_json'],
    ['is two values', `${valid}${valid}`, 'malformed_json'],
    ['is a form', 'title=Trip', 'malformed_json'],
    ['is not UTF-8', bytes('{"title": "', [0xff, 0xfe], '"}'), 'malformed_json'],
    ['is half of a character', bytes('{"title": "', [0xc3], '"}'), 'malformed_json'],
    ['is UTF-16', Buffer.from(valid, 'utf16le'), 'malformed_json'],
    ['is a number', '5', 'validation_error'],
    ['is a text', '"Trip"', 'validation_error'],
    ['is null', 'null', 'validation_error'],
    ['is a list', `[${valid}]`, 'validation_error'],
    ['has a NUL character', '{"title": "Tr\\u0000ip"}', 'validation_error'],
    ['has half of a surrogate pair', '{"title": "Tr\\ud800ip"}', 'validation_error'],
    ['has a field twice, the last of them wrong', '{"title": "Trip", "title": 5}', 'validation_error'],
    ['reaches for the prototype', '{"title": "Trip", "__proto__": {"polluted": true}}', 'validation_error'],
    ['reaches for the constructor', '{"title": "Trip", "constructor": {"prototype": 1}}', 'validation_error'],
    ['is nested without end', `{"title": ${nested(100_000)}}`, 'validation_error'],
    ['has a list of 10,000', JSON.stringify({ title: 'Trip', labels: Array(10_000).fill('trip') }), 'validation_error'],
    [
      'has 10,000 unknown fields',
      JSON.stringify(Object.fromEntries(Array.from({ length: 10_000 }, (_, i) => [i, i]))),
      'validation_error',
    ],
  ])('that %s is refused', async (_, body, reason) => {
    const before = await written()
    const answer = await create(body)
    if (reason === 'malformed_json') expect(answer.json.error.details).toMatchObject({ reason })
    expectRefusal(answer, 400, reason === 'malformed_json' ? 'bad_request' : reason)
    expect(answer.text.length).toBeLessThan(100_000)
    expect(({} as Record<string, unknown>).polluted).toBeUndefined()
    expect(await written()).toBe(before)
  })

  it.each([
    'text/plain',
    'application/x-www-form-urlencoded',
    'application/json; charset=latin1',
    'multipart/form-data',
  ])('that calls itself %s is refused', async (type) =>
    expectRefusal(await create(valid, { 'Content-Type': type }), 400, 'bad_request'),
  )

  it.each([
    'application/json',
    'APPLICATION/JSON',
    'application/json;charset=utf-8',
    'application/json; charset="UTF-8"',
  ])('that calls itself %s is taken', async (type) =>
    expect((await create(valid, { 'Content-Type': type })).status).toBe(201),
  )

  it('may have 1 MiB, and not a byte more', async () => {
    expect((await create(valid.padEnd(MIB))).status).toBe(201)
    const before = await written()
    expectRefusal(await create(valid.padEnd(MIB + 1)), 413, 'payload_too_large')
    expect(await written()).toBe(before)
  })

  it('may have no more where it does not say how long it is', async () => {
    const chunk = (text: string) => `${text.length.toString(16)}\r\n${text}\r\n`
    const pieces = (count: number) => [chunk('{"title": "Trip"'), ...Array(count).fill(chunk(' '.repeat(65_536)))]
    const chunked = (count: number) =>
      wire([...head('POST', { 'Transfer-Encoding': 'chunked' }), ...pieces(count), chunk('}'), chunk('')])
    expect((await chunked(15)).status).toBe(201)
    expectRefusal(await chunked(17), 413, 'payload_too_large')
  })

  it('that never comes to its end is not waited for', async () => {
    const impatient = createListener(createApp(t.server.services), {
      headersTimeout: 300,
      requestTimeout: 600,
      connectionsCheckingInterval: 100,
      keepAliveTimeout: 5_000,
    })
    await new Promise<void>((resolve) => impatient.listen(0, '127.0.0.1', resolve))
    const { port } = impatient.address() as { port: number }
    const before = await written()
    expectRefusal(await wire([...head('POST', { 'Content-Length': '100' }), '{"title":'], port), 408, 'bad_request')
    expectRefusal(await wire([`POST ${TASKS} HTTP/1.1\r\nHost: `], port), 408, 'bad_request')
    expect(await written()).toBe(before)
    impatient.close()
  })
})

describe('an address', () => {
  it.each([
    ['a parameter twice', `${TASKS}?limit=5&limit=6`, 400, 'validation_error'],
    ['a parameter twice, once in disguise', `${TASKS}?limit=5&%6cimit=6`, 400, 'validation_error'],
    ['an unknown parameter', `${TASKS}?sort_by=title`, 400, 'validation_error'],
    ['the prototype', `${TASKS}?__proto__=1`, 400, 'validation_error'],
    ['the prototype’s field', `${TASKS}?__proto__[polluted]=1`, 400, 'validation_error'],
    ['a list', `${TASKS}?status[]=open`, 400, 'validation_error'],
    ['a value that is not UTF-8', `${TASKS}?q=%ff%fe`, 400, 'validation_error'],
    ['an escape without an end', `${TASKS}?q=%e4%b`, 400, 'validation_error'],
    ['a NUL character', `${TASKS}?q=a%00b`, 400, 'validation_error'],
    ['a number in hexadecimal', `${TASKS}?limit=0x10`, 400, 'validation_error'],
    ['a number beyond all numbers', `${TASKS}?page=99999999999999999999`, 400, 'validation_error'],
    ['a page too deep', `${TASKS}?page=200&limit=100`, 400, 'bad_request'],
    ['a cursor of nobody', `${TASKS}?cursor=bm9ib2R5`, 400, 'invalid_cursor'],
    [
      '1,000 parameters',
      `${TASKS}?${Array.from({ length: 1_000 }, (_, i) => `p${i}=1`).join('&')}`,
      400,
      'validation_error',
    ],
    ['an id with an escape without an end', `${TASKS}/%ff`, 400, 'validation_error'],
    ['an id with a NUL character', `${TASKS}/task_%00`, 400, 'validation_error'],
    ['an id of something else', `${TASKS}/proj_01jdq2v6w3e8rb5m0n4x7yk9ah`, 400, 'validation_error'],
    ['an id of 5,000 characters', `${TASKS}/task_${'0'.repeat(5_000)}`, 400, 'validation_error'],
    ['a way out', '/api/v1/../../etc/passwd', 404, 'not_found'],
    ['a way out in disguise', '/api/v1/%2e%2e/tasks', 404, 'not_found'],
    ['two slashes', '//api/v1/tasks', 404, 'not_found'],
    ['nothing that we know', '/api/v2/tasks', 404, 'not_found'],
  ])('with %s is refused', async (_, path, status, code) => {
    expectRefusal(await wire([...head('GET', {}, path)]), status, code)
    expect(({} as Record<string, unknown>).polluted).toBeUndefined()
  })
})

describe('a header', () => {
  const get = (headers: Record<string, string>) => wire(head('GET', headers))

  it.each<[what: string, headers: Record<string, string>, status: number, code: string]>([
    ['longer than all may be', { 'X-Long': 'x'.repeat(17_000) }, 431, 'bad_request'],
    ['that names no organization', { 'X-Org-Id': 'Northfield' }, 400, 'bad_request'],
    ['that names a task for an organization', { 'X-Org-Id': 'task_01jdq2v6w3e8rb5m0n4x7yk9ah' }, 400, 'bad_request'],
    ['with a token beyond all tokens', { Authorization: `Bearer ${'x'.repeat(9_000)}` }, 401, 'unauthorized'],
    ['with another scheme', { Authorization: 'Basic dXNlcjpwYXNz' }, 401, 'unauthorized'],
    ['with a character that no header has', { 'X-Odd': 'a\u0000b' }, 400, 'bad_request'],
    ['that is written twice as one', { 'Content-Length': '5, 5' }, 400, 'bad_request'],
  ])('%s is refused', async (_, headers, status, code) => expectRefusal(await get(headers), status, code))

  it.each(['', '"', '"half', 'two words', 'ü'.repeat(3), 'k'.repeat(256)])(
    'Idempotency-Key: %s is refused',
    async (key) => {
      const before = await written()
      const lines = head('POST', { 'Idempotency-Key': key, 'Content-Length': String(valid.length) })
      expectRefusal(await wire([...lines, valid]), 400, 'bad_request')
      expect(await written()).toBe(before)
    },
  )

  it('X-Request-Id that could break a log is replaced', async () => {
    for (const name of ['x'.repeat(1_000), 'a b c d e f', '<script>alert(1)</script>', 'short']) {
      const { status, headers } = await get({ 'X-Request-Id': name })
      expect(status).toBe(200)
      expect(headers).toMatch(/^x-request-id: req_[0-9a-z]{26}$/im)
    }
  })

  it('User-Agent that is too long for the audit log is cut there', async () => {
    const agent = 'agent/1 '.repeat(900)
    const answer = await create(valid, { 'User-Agent': agent })
    expect(answer.status).toBe(201)
    const row = await t.db
      .selectFrom('audit_logs')
      .select('user_agent')
      .where('request_id', '=', answer.json.meta.requestId)
      .executeTakeFirstOrThrow()
    expect(row.user_agent).toBe(agent.slice(0, 300))
  })
})

describe('a request', () => {
  it.each([
    ['is not HTTP', ['EHLO school.example\r\n\r\n']],
    ['is TLS', [bytes([0x16, 0x03, 0x01, 0x02, 0x00, 0x01, 0x00, 0x01, 0xfc, 0x03, 0x03])]],
    ['has a method that nobody knows', [`BREW ${TASKS} HTTP/1.1\r\nHost: x\r\n\r\n`]],
    ['names no host', [`GET ${TASKS} HTTP/1.1\r\nConnection: close\r\n\r\n`]],
    [
      'says its length in two ways',
      [`POST ${TASKS} HTTP/1.1\r\nHost: x\r\nContent-Length: 5\r\nTransfer-Encoding: chunked\r\n\r\n0\r\n\r\n`],
    ],
    ['says two lengths', [`POST ${TASKS} HTTP/1.1\r\nHost: x\r\nContent-Length: 5\r\nContent-Length: 6\r\n\r\nhello!`]],
    [
      'has a chunk without a length',
      [`POST ${TASKS} HTTP/1.1\r\nHost: x\r\nTransfer-Encoding: chunked\r\n\r\nnonsense\r\n`],
    ],
  ])('that %s is refused in the envelope', async (_, parts) => {
    expectRefusal(await wire(parts), 400, 'bad_request')
  })

  it('with another method is told which there are', async () => {
    const answer = await wire(head('PROPFIND', {}))
    expectRefusal(answer, 405, 'method_not_allowed')
    expect(answer.headers).toMatch(/^allow: .*GET.*POST.*HEAD$/im)
  })

  it('without a body, and without a word about it, has none', async () => {
    expectRefusal(await wire(head('POST', {})), 400, 'validation_error')
    expectRefusal(await wire(head('POST', { 'Content-Length': '0' })), 400, 'validation_error')
    const { data } = await t.as(person).tasks.create({ title: 'Trip' })
    expect((await wire(head('POST', {}, `${TASKS}/${data.id}/complete`))).status).toBe(200)
    expect((await wire(head('DELETE', {}, `${TASKS}/${data.id}`))).status).toBe(200)
  })

  it('that is refused leaves its connection to the next one', async () => {
    const refused = `DELETE ${TASKS}/task_01jdq2v6w3e8rb5m0n4x7yk9ah HTTP/1.1\r\nHost: x\r\n\r\n`
    const { text } = await wire([refused, ...head('GET', {})])
    expect(text.match(/HTTP\/1\.1 \d+/g)).toEqual(['HTTP/1.1 401', 'HTTP/1.1 200'])
  })

  it('that ends in its middle is forgotten', async () => {
    const before = await written()
    const socket = connect(Number(new URL(t.url).port), '127.0.0.1')
    socket.write([...head('POST', { 'Content-Length': '100' }), '{"title": "Tr'].join(''))
    await new Promise((resolve) => setTimeout(resolve, 100))
    socket.destroy()
    expect((await t.as(person).tasks.list()).data).toBeDefined()
    expect(await written()).toBe(before)
  })
})

interface WireAnswer {
  status: number
  headers: string
  text: string
  // biome-ignore lint/suspicious/noExplicitAny: whatever the server says
  json: any
}

/** A request's head as the person, which ends its connection. */
function head(method: string, headers: Record<string, string>, path = TASKS): string[] {
  const all: Record<string, string> = {
    Host: 'school.example',
    Authorization: `Bearer ${token}`,
    'X-Org-Id': toPublic('org', person.orgId),
    'Content-Type': 'application/json',
    Connection: 'close',
    ...headers,
  }
  return [
    `${method} ${path} HTTP/1.1\r\n`,
    ...Object.entries(all).map(([name, value]) => `${name}: ${value}\r\n`),
    '\r\n',
  ]
}

/** Sends the parts as they are; answers once the server has ended the connection. */
async function wire(parts: readonly (string | Uint8Array)[], port = Number(new URL(t.url).port)): Promise<WireAnswer> {
  const socket = connect(port, '127.0.0.1')
  socket.setTimeout(10_000, () => socket.destroy(new Error(`no end of the answer: ${text.slice(0, 500)}`)))
  for (const part of parts) socket.write(part)
  let text = ''
  try {
    for await (const part of socket.setEncoding('utf8')) text += part
  } catch (error) {
    // Who goes on sending what was refused already may be answered by a reset, behind the refusal.
    if (text === '') throw error
  }
  return parsed(text)
}

function parsed(text: string): WireAnswer {
  const end = text.indexOf('\r\n\r\n')
  const body = text.slice(end + 4)
  const headers = text.slice(0, end).replaceAll('\r\n', '\n')
  const isJson = /^content-type: application\/json/im.test(headers) && !body.includes('HTTP/1.1')
  return { status: Number(text.slice(9, 12)), headers, text, json: isJson ? JSON.parse(body) : null }
}
