import { execFile, execFileSync } from 'node:child_process'
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath, pathToFileURL } from 'node:url'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { against } from './against.ts'
import { check, update } from './changelog.ts'
import { MARKER } from './comment.ts'
import { access, type Bundle, bundle, describeWithGo } from './fixture.ts'
import type { Entry } from './model.ts'
import { renderProposal } from './proposal.ts'
import { CONTRACT, Store } from './store.ts'

const [FIRST, SECOND] = ['2026-11-21', '2026-11-24']

let folder: string
/** A checkout of a small contract, on the branch `work`, that began at `main`. */
let root: string
let store: Store

beforeEach(async () => {
  folder = mkdtempSync(join(tmpdir(), 'homeroom-test-'))
  root = join(folder, 'checkout')
  store = new Store(root)
  mkdirSync(join(root, 'contract/generated'), { recursive: true })
  git('init', '--quiet', '--initial-branch', 'main')
  git('commit', '--quiet', '--allow-empty', '--message', 'Nothing yet')
  git('tag', 'empty')
  publish()
  await update(store, FIRST)
  commit('Publish a contract')
  git('checkout', '--quiet', '-b', 'work')
})
afterEach(() => rmSync(folder, { recursive: true }))

function git(...args: string[]): string {
  const who = ['-c', 'user.name=Test', '-c', 'user.email=test@example.org', '-c', 'commit.gpgsign=false']
  return execFileSync('git', [...who, ...args], { cwd: root, encoding: 'utf8', stdio: 'pipe' })
}

function commit(message: string) {
  git('add', '--all')
  git('commit', '--quiet', '--message', message)
}

function publish(...changes: ((contract: Bundle) => void)[]) {
  const contract = bundle()
  for (const change of changes) change(contract)
  writeFileSync(join(root, CONTRACT), `${JSON.stringify(contract, null, 2)}\n`)
}

const accept = (id: string | undefined) =>
  writeFileSync(join(root, 'changelog/accepted-breaking.yaml'), `- change: '${id}'\n  reason: Reading is not seeing.\n`)

const propose = async (ref = 'main') => {
  const proposal = await against(store, ref, SECOND)
  return { ...proposal, text: renderProposal(proposal) }
}

const list = (contract: Bundle) => contract.paths['/api/v1/tasks'].get
const get = (contract: Bundle) => contract.paths['/api/v1/tasks/{id}'].get
const addField = (contract: Bundle) => {
  contract.components.schemas.Task.properties.labels = { type: 'string' }
}
const removeField = (contract: Bundle) => {
  delete contract.components.schemas.Task.properties.note
}
const closeList = (contract: Bundle) => {
  list(contract).security = access('tasks:see', 'tasks:read')
}
const closeGet = (contract: Bundle) => {
  get(contract).security = access('tasks:see', 'tasks:read')
}

it('says plainly that the contract is the same, and needs no Go for it', async () => {
  vi.stubEnv('GOFLAGS', '-no-such-flag')
  const { text, open } = await propose().finally(() => vi.unstubAllEnvs())
  const short = git('rev-parse', '--short=7', 'main').trim()
  expect(text).toBe(
    `# What this changes in the contract\n\nNo contract change: it is the same as at \`main\` (${short}).\n`,
  )
  expect(open).toEqual([])
})

describe('what it cannot compare with', () => {
  it('is a ref that does not exist', async () => {
    await expect(propose('origin/nope')).rejects.toThrow(
      'There is no commit `origin/nope` in this checkout. A branch of the remote is named like `origin/main`, and has to be fetched: git fetch origin',
    )
    await expect(propose('--all')).rejects.toThrow('There is no commit `--all`')
    await expect(propose('')).rejects.toThrow('There is no commit')
  })

  it('is a commit from before the contract', async () => {
    await expect(propose('empty')).rejects.toThrow(
      /^`empty` \([0-9a-f]{7}\) has no contract\/generated\/openapi\.json: there is nothing to compare with\.$/,
    )
  })

  it('is one without a common history', async () => {
    git('checkout', '--quiet', '--orphan', 'stranger')
    commit('Begin anew')
    await expect(propose('main')).rejects.toThrow('`main` and the checked-out commit have no history in common.')
  })

  it('is anything where there is no git checkout', async () => {
    rmSync(join(root, '.git'), { recursive: true })
    vi.stubEnv('GIT_CEILING_DIRECTORIES', folder)
    await expect(propose()).rejects.toThrow(
      /^--against compares with a commit, and this is not a git checkout: fatal: not a git repository/,
    )
    vi.stubEnv('PATH', '/nowhere')
    await expect(propose()).rejects.toThrow('--against needs git on the PATH; there is none.')
    vi.unstubAllEnvs()
  })

  it('is what a shallow clone leaves out: it says what to fetch', async () => {
    // Felt by nobody: what is compared in the end needs no Go.
    publish((contract) => {
      contract.info.title = 'Still small'
    })
    commit('Change the title')
    const shallow = new Store(join(folder, 'shallow'))
    git('clone', '--quiet', '--no-single-branch', '--depth=1', pathToFileURL(root).href, shallow.root)
    await expect(against(shallow, 'HEAD^', SECOND)).rejects.toThrow(
      'There is no commit `HEAD^` in this checkout, which is a shallow clone. Fetch its history: git fetch --unshallow origin',
    )
    await expect(against(shallow, 'origin/main', SECOND)).rejects.toThrow(
      'This shallow clone does not reach back to where the work left `origin/main`. Fetch its history: git fetch --unshallow origin',
    )
    execFileSync('git', ['fetch', '--quiet', '--unshallow', 'origin'], { cwd: shallow.root })
    expect((await against(shallow, 'origin/main', FIRST)).touched).toBe(true)
  })
})

describeWithGo('pnpm changelog --against', () => {
  it('tells words from changes', async () => {
    publish((contract) => {
      contract.components.schemas.Task.description = 'What somebody has to do.'
    })
    expect((await propose()).text).toContain(
      'Words only: nothing that callers or receivers of webhooks feel has changed',
    )
  })

  it('prints the entries that the work adds, whether committed or not', async () => {
    publish(addField)
    const { text, open } = await propose()
    expect(open).toEqual([])
    expect(text).toContain(`1 added. Compared with \`main\` (${git('rev-parse', 'main').slice(0, 7)}).

## Added

- Responses and webhook payloads carry the new field \`Task.labels\`, which may be absent.

  - all 3 operations
  - webhook \`task.created\`
`)
    commit('Add labels')
    expect((await propose()).text).toBe(text)
  })

  it('lets nothing through that breaks and has no reason, and says what to write', async () => {
    publish(removeField, addField)
    const { text, open, entries } = await propose()
    expect(open).toEqual([entries[0]])
    expect(text).toContain('1 breaking change, 1 added. Compared with')
    expect(text).toContain('**1 breaking change without a reason: see «To be accepted».**')
    expect(text).toContain(
      `- change: "${open[0]?.id}" # Responses and webhook payloads no longer carry the field \`Task.note\`.\n  reason: ""`,
    )
    accept(open[0]?.id)
    const accepted = await propose()
    expect(accepted.open).toEqual([])
    expect(accepted.text).toContain('Why: Reading is not seeing.')
    expect(accepted.text).not.toContain('To be accepted')
  })

  it('refuses an acceptance without a reason', async () => {
    publish(removeField)
    writeFileSync(join(root, 'changelog/accepted-breaking.yaml'), "- change: 'abcdefabcdef'\n")
    await expect(propose()).rejects.toThrow('accepted-breaking.yaml, line 1: no reason for abcdefabcdef')
  })

  it('takes the acceptance of a record that joins this change with an earlier one of its day', async () => {
    publish(closeList)
    await update(store, SECOND)
    accept(store.records().at(-1)?.entries[0]?.id)
    await update(store, SECOND)
    commit('Close the list')
    git('branch', '--force', 'main')

    publish(closeList, closeGet)
    await update(store, SECOND)
    const joined = store.records().at(-1)?.entries[0]
    const before = await propose()
    expect(before.entries.map(({ operations }) => operations.map(({ id }) => id))).toEqual([['tasks.getById']])
    expect(before.open).toEqual([joined])
    accept(joined?.id)
    await update(store, SECOND)
    expect(await check(store, SECOND)).toMatchObject({ ok: true })
    expect((await propose()).open).toEqual([])
  })

  it('joins operations that go, too, although their sentence is another one for two', async () => {
    const drop =
      (...paths: string[]) =>
      (contract: Bundle) => {
        for (const path of paths) delete contract.paths[path]
      }
    publish(drop('/api/v1/tasks/{id}'))
    await update(store, SECOND)
    commit('Drop one')
    git('branch', '--force', 'main')
    publish(drop('/api/v1/tasks/{id}', '/api/v1/tasks'))
    await update(store, SECOND)
    accept(store.records().at(-1)?.entries[0]?.id)
    expect((await propose()).open).toEqual([])
  })

  it('does not take the acceptance of a change of long ago for the same change today', async () => {
    publish(closeList, closeGet)
    await update(store, SECOND)
    accept(store.records().at(-1)?.entries[0]?.id)
    commit('Close both')
    publish()
    commit('Open both')
    git('branch', '--force', 'main')
    publish(closeGet)
    expect((await propose()).open).toHaveLength(1)
  })

  it('does not tell what main has gained meanwhile, backwards', async () => {
    git('checkout', '--quiet', 'main')
    publish(addField)
    commit('Add labels')
    git('checkout', '--quiet', 'work')
    publish(closeList)
    expect((await propose()).entries.map(({ summary }) => summary)).toEqual([
      'Callers need the permission `tasks:see` instead of `tasks:read`.',
    ])
  })

  it('needs no more history than a merge and its parents, as the workflow fetches it', async () => {
    publish(addField)
    commit('Add labels')
    git('checkout', '--quiet', 'main')
    git('merge', '--quiet', '--no-ff', 'work')
    const target = join(folder, 'merge')
    git('clone', '--quiet', '--depth=2', pathToFileURL(root).href, target)
    const { entries } = await against(new Store(target), 'HEAD^1', SECOND)
    expect(entries.map(({ kind }) => kind)).toEqual(['added'])
  })
})

describe('the comment', () => {
  it('has room for as much as GitHub takes, and says how much is left', () => {
    const entries = Array.from({ length: 400 }, (_, index): Entry => {
      const operations = [{ id: 'tasks.list', method: 'GET', path: '/api/v1/tasks' }]
      const summary = `Requests can no longer send the field \`TaskCreate.${'x'.repeat(120)}${index}\`.`
      const id = String(index).padStart(12, '0')
      return {
        id,
        kind: 'removed',
        breaking: true,
        summary,
        why: null,
        migrate: null,
        operations,
        webhooks: [],
        findings: [],
      }
    })
    const commit = { sha: '0'.repeat(40), short: '0000000' }
    const proposal = { ref: 'main', commit, entries, open: entries, touched: true, operations: 3 }
    const [short, all] = [renderProposal(proposal, { short: true }), renderProposal(proposal)]
    expect(short.length).toBeLessThan(65_000)
    expect(short.length).toBeGreaterThan(50_000)
    const shown = short.match(/^- \*\*Breaking/gm)?.length ?? 0
    expect(short).toContain(`… and ${400 - shown} more: \`pnpm changelog --against main\` prints them all.`)
    expect(all.match(/^- (\*\*Breaking|change:)/gm)).toHaveLength(800)
  })
})

describe('node scripts/changelog.ts', () => {
  const cli = (...args: string[]) =>
    new Promise<{ code: number | null; stdout: string; stderr: string }>((done) => {
      const script = fileURLToPath(new URL('../../../scripts/changelog.ts', import.meta.url))
      const child = execFile(process.execPath, [script, ...args], (_, stdout, stderr) =>
        done({ code: child.exitCode, stdout, stderr }),
      )
    })

  it('writes what it prints as a comment, too', async () => {
    const file = join(folder, 'comment.md')
    const { code, stdout } = await cli('--against', 'HEAD', '--comment', file)
    expect(stdout).toMatch(/^# What this changes in the contract\n\n.*`HEAD` \([0-9a-f]{7}\)/)
    expect(code).toBeLessThan(2)
    expect(readFileSync(file, 'utf8')).toBe(`${MARKER}\n${stdout}`)
  })

  it.each([
    [['--against', 'no-such-ref'], /^There is no commit `no-such-ref`/],
    [['--against', 'HEAD', '--check'], /^--check or --against, not both$/m],
    [['--comment', 'comment.md'], /^--comment needs --against$/m],
  ])('exits 2 on %j, and says why in one line', async (args, said) => {
    const { code, stdout, stderr } = await cli(...args)
    expect({ code, stdout, lines: stderr.trim().split('\n').length }).toEqual({ code: 2, stdout: '', lines: 1 })
    expect(stderr).toMatch(said)
  })
})
