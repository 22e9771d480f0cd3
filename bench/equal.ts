import { deepStrictEqual } from 'node:assert'
import { headersOf, type RunningServer } from './servers.ts'
import type { Caller, World } from './world.ts'

export const newTask = {
  title: 'Collect the museum slips',
  description: 'One slip per child, signed by a guardian.',
  priority: 'high',
  dueDate: '2026-12-18',
  labels: ['trip', 'museum'],
}

interface Answer {
  status: number
  // biome-ignore lint/suspicious/noExplicitAny: compared as a whole
  json: any
}

async function ask(server: RunningServer, caller: Caller | null, path: string, body?: object): Promise<Answer> {
  const response = await fetch(server.url + path, {
    method: body ? 'POST' : 'GET',
    headers: {
      ...(caller ? headersOf(caller) : {}),
      ...(body ? { 'Content-Type': 'application/json', 'Idempotency-Key': crypto.randomUUID() } : {}),
    },
    body: body && JSON.stringify(body),
  })
  return { status: response.status, json: await response.json() }
}

const ID = /^task_[0-7][0-9a-hjkmnp-tv-z]{25}$/
const TIME = /^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{3}Z$/
const CURSOR = /^[\w-]+\.[\w-]{22}$/
const REQUEST = /^req_[0-7][0-9a-hjkmnp-tv-z]{25}$/

/** The answer with what must differ replaced by whether it has the right form. */
function comparable({ status, json }: Answer): unknown {
  const { requestId, timestamp, nextCursor, pagination, ...meta } = json.meta
  const cursors = [nextCursor, pagination?.nextCursor].map((c) => (typeof c === 'string' ? CURSOR.test(c) : c))
  return {
    status,
    data: json.data,
    meta: { ...meta, pagination: pagination && { ...pagination, nextCursor: null } },
    forms: [REQUEST.test(requestId), TIME.test(timestamp), nextCursor === pagination?.nextCursor, ...cursors],
  }
}

function created(answer: Answer): unknown {
  const { id, createdAt, updatedAt, ...task } = answer.json.data
  const forms = [ID.test(id), TIME.test(createdAt), createdAt === updatedAt]
  return { ...(comparable(answer) as object), data: { task, forms } }
}

/** Fails unless all servers answer alike: the timed requests in status and body, refusals in status. */
export async function checkEqual(servers: readonly RunningServer[], world: World): Promise<number> {
  const [first, ...others] = servers as [RunningServer, ...RunningServer[]]
  let compared = 0
  const compare = async (what: string, of: (server: RunningServer) => Promise<unknown>) => {
    const expected = await of(first)
    for (const other of others) {
      deepStrictEqual(await of(other), expected, `${other.name} and ${first.name} differ: ${what}`)
      compared++
    }
  }
  const get = (caller: Caller, path: string) => (server: RunningServer) => ask(server, caller, path).then(comparable)
  const status = (caller: Caller | null, path: string, body?: object) => (server: RunningServer) =>
    ask(server, caller, path, body).then((answer) => answer.status)

  const some = world.callers.filter((_, i) => i % 97 === 0)
  const [caller = world.student, stranger = world.student] = some
  const crossed = { token: caller.token, orgId: stranger.orgId }
  for (const one of some) await compare('list', get(one, '/api/v1/tasks?limit=20'))
  await compare('another page, filtered', get(caller, '/api/v1/tasks?limit=7&page=3&status=open'))
  await compare('last page', get(caller, '/api/v1/tasks?limit=100&page=10'))
  await compare('by cursor', async (server) => {
    const page = await ask(server, caller, '/api/v1/tasks?limit=20')
    return comparable(await ask(server, caller, `/api/v1/tasks?limit=20&cursor=${page.json.meta.nextCursor}`))
  })
  await compare('list without a token', status(null, '/api/v1/tasks'))
  await compare('list in a foreign organization', status(crossed, '/api/v1/tasks'))
  await compare('list with a forged token', status({ ...caller, token: `${caller.token}x` }, '/api/v1/tasks'))
  await compare('limit out of range', status(caller, '/api/v1/tasks?limit=101'))
  await compare('unknown parameter', status(caller, '/api/v1/tasks?colour=red'))
  for (const one of some) {
    await compare('create', async (server) => created(await ask(server, one, '/api/v1/tasks', newTask)))
  }
  await compare('create without permission', status(world.student, '/api/v1/tasks', newTask))
  await compare('create without a title', status(caller, '/api/v1/tasks', { priority: 'high' }))
  await compare('create with a wrong date', status(caller, '/api/v1/tasks', { title: 'x', dueDate: '2026-02-30' }))
  await world.tidy()
  return compared
}
