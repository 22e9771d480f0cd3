import { execFile } from 'node:child_process'
import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { promisify } from 'node:util'
import { describe, expect, it } from 'vitest'
import { parse } from 'yaml'
import { describeWithGo } from './fixture.ts'

interface Workflow {
  on: Record<string, unknown>
  permissions: Record<string, string>
  jobs: Record<string, { permissions: Record<string, string>; steps: Step[] }>
}
interface Step {
  name?: string
  uses?: string
  run?: string
  if?: string
  with?: Record<string, unknown>
  env?: Record<string, string>
}

const root = fileURLToPath(new URL('../../..', import.meta.url))
const workflows = readdirSync(`${root}.github/workflows`)
const read = (name: string): Workflow => parse(readFileSync(`${root}.github/workflows/${name}`, 'utf8'))
const steps = (workflow: Workflow): Step[] => Object.values(workflow.jobs).flatMap((job) => job.steps)

describe.each(workflows)('.github/workflows/%s', (name) => {
  it('calls scripts that are there', () => {
    const { scripts } = JSON.parse(readFileSync(`${root}package.json`, 'utf8'))
    for (const run of steps(read(name)).flatMap((step) => step.run ?? [])) {
      for (const [, file] of run.matchAll(/\bnode ([\w./-]+\.ts)/g))
        expect([file, existsSync(root + file)]).toEqual([file, true])
      for (const [, script] of run.matchAll(/pnpm@12 ([\w:]+)/g))
        expect(['install', ...Object.keys(scripts)]).toContain(script)
    }
  })

  it('may do nothing by default but read', () => {
    expect(read(name).permissions).toEqual({ contents: 'read' })
  })
})

describe('.github/workflows/contract.yml', () => {
  const workflow = read('contract.yml')
  const job = workflow.jobs.changelog

  it('never runs the code of a fork with a token that can write', () => {
    expect(Object.keys(workflow.on)).toEqual(['pull_request'])
    expect(job?.permissions).toEqual({ contents: 'read', 'pull-requests': 'write' })
    const withToken = job?.steps.filter((step) => JSON.stringify(step.env ?? {}).includes('github.token'))
    expect(withToken?.map(({ name }) => name)).toEqual(['Keep the comment up to date'])
    expect(withToken?.[0]?.if).toContain('head.repo.full_name == github.repository')
    expect(job?.steps.find(({ uses }) => uses?.startsWith('actions/checkout'))?.with).toMatchObject({
      'persist-credentials': false,
    })
  })

  it('comments on breaking changes too, which fail the step before', () => {
    const at = (script: string) => job?.steps.findIndex(({ run }) => run?.includes(script)) ?? -1
    expect(at('scripts/changelog.ts --against')).toBeGreaterThan(-1)
    expect(at('scripts/changelog-comment.ts')).toBeGreaterThan(at('scripts/changelog.ts --against'))
    expect(job?.steps[at('scripts/changelog-comment.ts')]?.if).toContain('!cancelled()')
  })
})

describeWithGo('actionlint', () => {
  // The first run builds it.
  it('has nothing against our workflows', { timeout: 300_000 }, async () => {
    const files = workflows.map((name) => `${root}.github/workflows/${name}`)
    const args = ['tool', 'actionlint', '-shellcheck=', '-pyflakes=', ...files]
    const options = { cwd: `${root}tools/actionlint`, env: { ...process.env, GOWORK: 'off' } }
    const said = promisify(execFile)('go', args, options).then(
      () => 'nothing',
      (error) => error.stdout || error.message,
    )
    expect(await said).toBe('nothing')
  })
})
