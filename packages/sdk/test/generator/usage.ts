// Type-checked and then run against the SDK that is generated from the small contract: see generator.test.ts.
import { type Record as AttendanceRecord, Homeroom, isErrorOf, type Mark, type Status } from './src/index.ts'
import { operations, requiredScopes } from './src/operations.ts'

const sent: string[] = []
const meta = { requestId: 'req_1', pagination: { hasMore: false, nextCursor: null } }
const homeroom = new Homeroom({
  baseUrl: 'http://school.test',
  token: 'user-token',
  maxRetries: 0,
  fetch: async (url, init) => {
    sent.push(`${init?.method} ${String(url).replace('http://school.test', '')} ${init?.body ?? ''}`.trim())
    if (init?.method === 'DELETE') return Response.json({ error: { code: 'not_found' } }, { status: 404 })
    return Response.json({ data: init?.method === 'GET' && String(url).includes('?date') ? [] : {}, meta })
  },
})
const { attendance, terms } = homeroom.academic
const mark: Mark = { studentId: 'stu_1', status: 'present' }

// Body, then query, then options; path parameters first, in the path's order.
await attendance.mark(mark)
await attendance.mark(mark, { dryRun: true }, { idempotencyKey: 'k' })
await attendance.list({ date: '2030-05-01', status: 'absent' })
await terms.getDay('term_1', '2030-05-01', { zone: 'UTC' })
await terms.day('term_1', '2030-05-02')
await terms.closeDay('term_1', '2030-05-03')
await terms.closeDay('term_1', '2030-05-04', { on: null })

// What a caller sends is checked.
// @ts-expect-error an unknown status
mark.status = 'asleep'
// @ts-expect-error an unknown shade
mark.shade = 'pink'
export function refused() {
  // @ts-expect-error the query is required here
  attendance.list()
  // @ts-expect-error so is its date
  attendance.list({ status: 'present' })
  // @ts-expect-error a body is not optional
  attendance.mark()
  // @ts-expect-error an unknown field
  attendance.mark({ studentId: 'stu_1', status: 'present', orgId: 'org_1' })
  // @ts-expect-error two path parameters
  terms.getDay('term_1')
  // @ts-expect-error a list has no idempotency key
  attendance.list({ date: '2030-05-01' }).idempotencyKey
  // @ts-expect-error system routes have no method
  homeroom.system
  // @ts-expect-error nor do retired ones
  homeroom.retired
  // @ts-expect-error both credentials
  new Homeroom({ baseUrl: '', apiKey: '', token: '' })
  // @ts-expect-error no such operation
  requiredScopes(['academic.attendance.forget'])
  // @ts-expect-error no credential
  new Homeroom({ baseUrl: '' })
}

// What the service sends may grow, and variants still narrow.
export function read(record: AttendanceRecord): string {
  const status: string = record.status
  record.status = 'suspended'
  record.kind = 'term'
  const closed: string | null = record.closedOn
  const count: number | undefined = record.counts.any
  const odd: (string | null)[] | undefined = record['odd-name']
  // @ts-expect-error open, so not one of the known
  const known: Status = record.status
  if (record.entry.type === 'arrival') return record.entry.at
  // @ts-expect-error only arrivals have a time
  record.entry.at
  return [status, closed, count, odd, known, record.entry.why].join()
}

// A caught error narrows to the operation's codes.
try {
  await homeroom.feedPolls.delete('poll_1')
} catch (error) {
  if (!isErrorOf(error, 'feedPolls.delete')) throw error
  const code: 'not_found' | 'idempotency_conflict' | 'unknown_error' = error.code
  sent.push(code)
  // @ts-expect-error not a code of this operation
  if (error.code === 'conflict') sent.push('never')
}
const { mutation, result } = { mutation: await attendance.mark(mark), result: await terms.getDay('a', 'b') }
const idempotencyKey: string = mutation.idempotencyKey
// @ts-expect-error a read has none
result.idempotencyKey

console.log(JSON.stringify({ sent: sent.slice(0, 9), keyed: idempotencyKey.length > 0, operations }))
