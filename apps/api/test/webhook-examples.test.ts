import { type ChildProcess, spawn } from 'node:child_process'
import { fileURLToPath } from 'node:url'
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest'
import { freePort } from '../dev/ports.ts'
import type { Person } from './support/school.ts'
import { startTestServer, type TestServer } from './support/server.ts'
import { eventually } from './support/wait.ts'

const exampleAt = (name: string) => fileURLToPath(new URL(`../../../docs/examples/${name}`, import.meta.url))

let t: TestServer
let owner: Person
let example: ChildProcess | null = null
beforeAll(async () => {
  t = await startTestServer({ role: 'all', webhookAllowPrivateTargets: true })
  owner = await t.school.person(await t.school.organization(), 'owner')
})
afterEach(() => {
  example?.kill()
  example = null
})
afterAll(() => t.close())

/** The example as its own process, and what it prints. */
function run(name: string, port: number, secret: string): { printed(): string[] } {
  let text = ''
  const env = { ...process.env, HOMEROOM_WEBHOOK_PORT: String(port), HOMEROOM_WEBHOOK_SECRET: secret }
  example = spawn(process.execPath, [exampleAt(name)], { env, stdio: ['ignore', 'pipe', 'inherit'] })
  example.stdout?.on('data', (chunk) => {
    text += chunk
  })
  return { printed: () => text.split('\n').filter(Boolean) }
}

describe.each(['webhook-express.ts', 'webhook-node.ts'])('docs/examples/%s', (name) => {
  it('takes what is genuine, once, and refuses the rest', async () => {
    const port = await freePort(0)
    const url = `http://localhost:${port}/homeroom`
    const { data: endpoint } = await t.as(owner).webhooks.create({ url, eventTypes: ['task.*'] })
    const { printed } = run(name, port, endpoint.signingSecret)
    await eventually(() => printed().length === 1)
    const { data: task } = await t.as(owner).tasks.create({ title: 'Trip slips 🎒' })
    await eventually(() => printed().includes('new task: Trip slips 🎒'), 15_000)
    await t.as(owner).tasks.complete(task.id)
    await eventually(() => printed().some((line) => /^(done: Trip slips|task\.completed of )/.test(line)))
    await eventually(() => printed().includes(`ping of ${endpoint.id}`), 15_000)

    const [delivery] = (await t.as(owner).webhooks.listDeliveries(endpoint.id, { eventType: 'task.created' })).data
    expect(delivery).toMatchObject({ status: 'succeeded', responseStatus: 204 })
    const { data: again } = await t.as(owner).webhooks.redeliver(delivery?.id ?? '')
    const find = async () => (await t.as(owner).webhooks.listDeliveries(endpoint.id)).data
    await eventually(async () => (await find()).some(({ id, status }) => id === again.id && status === 'succeeded'))
    expect(printed().filter((line) => line.startsWith('new task'))).toHaveLength(1)

    for (const headers of [{}, { 'Service-Signature': `t=1,v1=${'0'.repeat(64)}` }] as Record<string, string>[]) {
      const forged = await fetch(url, {
        method: 'POST',
        headers: { 'Content-Type': 'application/json', ...headers },
        body: '{"type":"task.created","data":{"object":{"title":"Forged"}}}',
      })
      expect(forged.status).toBe(400)
    }
    expect(printed().join()).not.toContain('Forged')
    await t.as(owner).webhooks.delete(endpoint.id)
  }, 60_000)
})
