import { execFile } from 'node:child_process'
import { readFile } from 'node:fs/promises'
import { fileURLToPath } from 'node:url'
import { promisify } from 'node:util'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { parse } from 'yaml'
import { freePort } from '../dev/ports.ts'
import { Hooks } from './support/hooks.ts'
import { installed } from './support/programs.ts'
import { Receiver } from './support/receiver.ts'
import { startTestServer, type TestServer } from './support/server.ts'
import { eventually } from './support/wait.ts'

const run = promisify(execFile)
const FOLDER = fileURLToPath(new URL('../deploy/prometheus/', import.meta.url))
const hasPromtool = installed('promtool', 'The alerts’ own test')

interface Alert {
  alert: string
  expr: string
  annotations: { runbook: string }
}
const { groups } = parse(await readFile(`${FOLDER}alerts.yaml`, 'utf8')) as { groups: { rules: Alert[] }[] }
const alerts = groups.flatMap(({ rules }) => rules)

describe('each alert', () => {
  it('has its section in docs/operations.md, and no section is left without its alert', async () => {
    const page = await readFile(new URL('../../../docs/operations.md', import.meta.url), 'utf8')
    const sections = [...page.matchAll(/^### (Homeroom\w+)$/gm)].map(([, name]) => name)
    expect(sections.sort()).toEqual(alerts.map(({ alert }) => alert).sort())
    for (const { alert, annotations } of alerts)
      expect(annotations.runbook).toBe(`docs/operations.md#${alert.toLowerCase()}`)
  })

  it.skipIf(!hasPromtool)('is quiet until its trouble has lasted, and fires then', async () => {
    await run('promtool', ['check', 'rules', `${FOLDER}alerts.yaml`])
    await run('promtool', ['test', 'rules', `${FOLDER}alerts.test.yaml`])
    const tests = await readFile(`${FOLDER}alerts.test.yaml`, 'utf8')
    for (const { alert } of alerts)
      expect(tests, alert).toMatch(new RegExp(`alertname: ${alert}\\n +eval_time: .+\\n +exp_alerts:\\n`))
  })
})

describe('the metrics that alerts ask for', () => {
  let t: TestServer
  let metrics: string
  beforeAll(async () => {
    const adminPort = await freePort(0)
    t = await startTestServer({ role: 'all', adminPort, webhookAllowPrivateTargets: true })
    await makeTraffic(t)
    metrics = await (await fetch(`http://127.0.0.1:${adminPort}/metrics`)).text()
  })
  afterAll(() => t.close())

  /** `name{label="value"…}` of everything in the expressions; Prometheus itself adds `job`, `instance` and `up`. */
  const selectors = alerts.flatMap(({ expr }) =>
    [...expr.matchAll(/\b((?:homeroom|nodejs|process)_\w+)(?:\{([^}]*)\})?/g)].map(([, name, labels = '']) => ({
      name: name as string,
      labels: [...labels.matchAll(/(\w+)(=~|!~|!=|=)"([^"]*)"/g)].filter(([, label]) => label !== 'job'),
    })),
  )

  it('are those of a running server, under these labels', () => {
    expect(new Set(selectors.map(({ name }) => name)).size).toBe(9)
    for (const { name, labels } of selectors) {
      const lines = metrics.split('\n').filter((line) => line.startsWith(`${name}{`) || line.startsWith(`${name} `))
      expect(lines.length, name).toBeGreaterThan(0)
      for (const [, label] of labels) expect(lines, name).toEqual(lines.filter((line) => line.includes(`${label}="`)))
    }
  })

  it('tell of dependencies, what waits, webhook attempts and faults', async () => {
    expect(metrics).toContain('homeroom_dependency_up{dependency="db"} 1')
    expect(metrics).toContain('homeroom_dependency_up{dependency="jwks"} 1')
    expect(metrics).toMatch(/^homeroom_waiting_seconds\{queue="events"\} [\d.e-]+$/m)
    expect(metrics).toContain('homeroom_webhook_attempts_total{result="ok"}')
    expect(metrics).toContain('homeroom_errors_total{source="relay"} 1')
    expect(metrics).toMatch(/homeroom_requests_total\{operation="tasks.create",product="\w+",status="2xx"\} 1/)
  })
})

/** A task is created, its webhook delivered, and the relay fails once. */
async function makeTraffic(t: TestServer): Promise<void> {
  const receiver = await Receiver.start()
  const orgId = await t.school.organization()
  await new Hooks(t.school, orgId).endpoint({ url: receiver.url })
  await t.as(await t.school.person(orgId, 'owner')).tasks.create({ title: 'Trip slips' })
  await eventually(() => receiver.events.length === 1)
  t.server.services.reporter.report(new Error('refused'), { worker: 'relay' })
  await receiver.close()
}
