/** autocannon's side of load.ts, where wrk is not installed. */
import { readFileSync } from 'node:fs'
import autocannon, { type Client, type Request } from 'autocannon'

const [url = '', seconds, connections, operation, file = '', prefix, body] = process.argv.slice(2)
const callers = readFileSync(file, 'utf8').trim().split('\n')
const share = Math.ceil(callers.length / Number(connections))
let clients = 0
let sent = 0

const requestOf = (line: string): Request => {
  const [token, orgId] = line.split(' ')
  const headers = { Authorization: `Bearer ${token}`, 'X-Org-Id': orgId ?? '' }
  if (operation === 'list') return { method: 'GET', path: '/api/v1/tasks?limit=20', headers }
  return {
    method: 'POST',
    path: '/api/v1/tasks',
    headers: { ...headers, 'Content-Type': 'application/json' },
    body,
    setupRequest: (request) => ({
      ...request,
      headers: { ...request.headers, 'Idempotency-Key': `${prefix}-${++sent}` },
    }),
  }
}

const result = await autocannon({
  url,
  duration: Number(seconds),
  connections: Number(connections),
  setupClient(client: Client) {
    const from = (clients++ * share) % callers.length
    client.setRequests(callers.slice(from, from + share).map(requestOf))
  },
})
const { p50, p99 } = result.latency
const failures = result.non2xx + result.errors + result.timeouts + result.resets
process.stdout.write(`\n${JSON.stringify({ requests: result['2xx'], seconds: result.duration, p50, p99, failures })}\n`)
