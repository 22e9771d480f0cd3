import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { check, update } from './changelog.ts'
import { type Bundle, bundle, deprecation, describeWithGo } from './fixture.ts'
import type { ChangeRecord } from './model.ts'
import { Store, sha256 } from './store.ts'

let root: string
let store: Store

beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'homeroom-test-'))
  store = new Store(root)
  mkdirSync(join(root, 'contract/generated'), { recursive: true })
  publish()
})
afterEach(() => rmSync(root, { recursive: true }))

/** Makes the small contract, changed, today's. */
function publish(change: (contract: Bundle) => void = () => {}) {
  const contract = bundle()
  change(contract)
  writeFileSync(join(root, 'contract/generated/openapi.json'), `${JSON.stringify(contract, null, 2)}\n`)
}

const file = (path: string) => readFileSync(join(root, path), 'utf8')
const write = (path: string, text: string) => writeFileSync(join(root, path), text)
const record = (date: string): ChangeRecord => JSON.parse(file(`changelog/${date}.json`))
const files = () => readdirSync(join(root, 'changelog'), { recursive: true }).map(String).sort()

const addField = (contract: Bundle) => {
  contract.components.schemas.Task.properties.labels = { type: 'string' }
}
const addParameter = (contract: Bundle) => {
  contract.paths['/api/v1/tasks'].get.parameters.push({
    name: 'q',
    in: 'query',
    schema: { type: 'string', maxLength: 80 },
  })
}
const removeField = (contract: Bundle) => {
  delete contract.components.schemas.Task.properties.note
}

const FIRST = '2026-11-21'
const SECOND = '2026-11-24'
const THIRD = '2026-12-01'

describe('the first snapshot', () => {
  it('needs no Go, and has one entry that lists the operations', async () => {
    vi.stubEnv('PATH', '/nowhere')
    const { ok, lines } = await update(store, FIRST).finally(() => vi.unstubAllEnvs())
    expect({ ok, lines }).toEqual({
      ok: true,
      lines: ['changelog/2026-11-21.md: 1 change.', '- The first published contract: 3 operations.'],
    })
    expect(files()).toEqual(['2026-11-21.json', '2026-11-21.md', 'feed.atom', 'snapshots', 'snapshots/2026-11-21.json'])
    expect(file('changelog/snapshots/2026-11-21.json')).toBe(store.contract())
    expect(record(FIRST)).toMatchObject({
      base: null,
      head: { date: FIRST, sha256: sha256(store.contract()) },
      operations: 3,
    })
    expect(await check(store, FIRST)).toMatchObject({ ok: true })
  })

  it('is made anew on its own day, and then is a beginning again', async () => {
    await update(store, FIRST)
    publish(addField)
    await update(store, FIRST)
    expect(record(FIRST)).toMatchObject({ base: null, head: { sha256: sha256(store.contract()) } })
    expect(record(FIRST).entries).toHaveLength(1)
    expect(await check(store, FIRST)).toMatchObject({ ok: true })
  })

  it('is missed by --check', async () => {
    expect(await check(store, FIRST)).toEqual({ ok: false, lines: ['There is no snapshot yet: run pnpm changelog.'] })
  })
})

describe('without Go', () => {
  beforeEach(() => update(store, FIRST))
  afterEach(() => vi.unstubAllEnvs())

  it('an unchanged contract can still be checked', async () => {
    vi.stubEnv('PATH', '/nowhere')
    expect(await check(store, SECOND)).toMatchObject({ ok: true })
  })

  it('a change is one clear line', async () => {
    publish(addField)
    vi.stubEnv('PATH', '/nowhere')
    await expect(update(store, SECOND)).rejects.toThrow(
      'Comparing contracts needs Go 1.26 or newer on the PATH (nothing else does); there is none.',
    )
  })
})

describeWithGo('pnpm changelog', () => {
  beforeEach(() => update(store, FIRST))

  it('adds a record on another day, and leaves the earlier ones alone', async () => {
    const before = file('changelog/2026-11-21.json')
    publish(addField)
    await update(store, SECOND)
    expect(record(SECOND).base).toEqual(record(FIRST).head)
    expect(record(SECOND).entries.map(({ summary }) => summary)).toEqual([
      'Responses and webhook payloads carry the new field `Task.labels`, which may be absent.',
    ])
    expect(file('changelog/2026-11-21.json')).toBe(before)
    expect(await check(store, SECOND)).toMatchObject({ ok: true })
    expect(await check(store, THIRD)).toMatchObject({ ok: true })
  })

  it('merges a second change on one day into that day’s record', async () => {
    publish(addField)
    await update(store, SECOND)
    publish((contract) => {
      addField(contract)
      addParameter(contract)
    })
    await update(store, SECOND)
    expect(record(SECOND).entries).toHaveLength(2)
    expect(record(SECOND).base?.date).toBe(FIRST)
    expect(await check(store, SECOND)).toMatchObject({ ok: true })
  })

  it('forgets a day whose changes were taken back', async () => {
    publish(addField)
    await update(store, SECOND)
    publish()
    expect(await update(store, SECOND)).toEqual({
      ok: true,
      lines: ['Nothing that integrators feel has changed since 2026-11-21.'],
    })
    expect(files()).toEqual(['2026-11-21.json', '2026-11-21.md', 'feed.atom', 'snapshots', 'snapshots/2026-11-21.json'])
  })

  it('writes nothing new when run again, whatever the day', async () => {
    publish(addField)
    await update(store, SECOND)
    const before = files().map((path) => (path.includes('.') ? file(`changelog/${path}`) : path))
    await update(store, SECOND)
    await update(store, THIRD)
    expect(files().map((path) => (path.includes('.') ? file(`changelog/${path}`) : path))).toEqual(before)
  })

  it('asks for the reason of a breaking change, and takes it into the record', async () => {
    publish(removeField)
    const { ok, lines } = await update(store, SECOND)
    const id = record(SECOND).entries[0]?.id
    expect(ok).toBe(true)
    expect(lines.at(-1)).toBe(
      `- change: "${id}" # Responses and webhook payloads no longer carry the field \`Task.note\`.\n  reason: ""\n  migrate: ""`,
    )
    const unexplained = await check(store, SECOND)
    expect(unexplained.ok).toBe(false)
    expect(unexplained.lines.join()).toContain('A breaking change has no reason in changelog/accepted-breaking.yaml')

    write(
      'changelog/accepted-breaking.yaml',
      `- change: '${id}'\n  reason: Nobody read it.\n  migrate: Use the title.\n  kind: security\n`,
    )
    expect((await check(store, SECOND)).lines).toEqual([
      `The reason for ${id} is not in the changelog yet: run pnpm changelog.`,
    ])
    await update(store, SECOND)
    expect(record(SECOND).entries[0]).toMatchObject({
      breaking: true,
      kind: 'security',
      why: 'Nobody read it.',
      migrate: 'Use the title.',
    })
    expect(await check(store, SECOND)).toMatchObject({ ok: true })
  })

  it('asks for the reason even where a note in the contract says why', async () => {
    publish((contract) => {
      removeField(contract)
      contract.components.schemas.Task['x-changelog-note'] = 'Nobody read it.'
    })
    const { lines } = await update(store, SECOND)
    expect(record(SECOND).entries[0]).toMatchObject({ breaking: true, why: 'Nobody read it.' })
    expect(lines.at(-1)).toContain(`- change: "${record(SECOND).entries[0]?.id}"`)
    expect(await check(store, SECOND)).toMatchObject({ ok: false })
  })

  it('believes a person who says that a change breaks nobody', async () => {
    publish(removeField)
    await update(store, SECOND)
    const id = record(SECOND).entries[0]?.id
    write('changelog/accepted-breaking.yaml', `- change: '${id}'\n  reason: It was never sent.\n  compatible: true\n`)
    await update(store, SECOND)
    expect(record(SECOND).entries[0]).toMatchObject({ breaking: false, why: 'It was never sent.' })
    expect(await check(store, SECOND)).toMatchObject({ ok: true })
  })

  it('refuses to build on a snapshot that was edited', async () => {
    write('changelog/snapshots/2026-11-21.json', file('changelog/snapshots/2026-11-21.json').replace('Small', 'Large'))
    publish(addField)
    const { ok, lines } = await update(store, SECOND)
    expect({ ok, lines }).toEqual({
      ok: false,
      lines: ['changelog/snapshots/2026-11-21.json was edited: its hash is not the one in changelog/2026-11-21.json.'],
    })
    expect(files()).not.toContain('2026-11-24.json')
  })

  it('refuses to work before the newest record', async () => {
    publish(addField)
    await update(store, THIRD)
    expect(await update(store, SECOND)).toEqual({
      ok: false,
      lines: ['The newest record is of 2026-12-01, after today (2026-11-24).'],
    })
  })
})

describeWithGo('pnpm changelog --check', () => {
  beforeEach(async () => {
    await update(store, FIRST)
    publish(addField)
    await update(store, SECOND)
  })

  const problems = async (today = THIRD) => {
    const { ok, lines } = await check(store, today)
    expect(ok).toBe(lines.length === 1 && (lines[0] ?? '').startsWith('The changelog tells everything'))
    return ok ? [] : lines
  }

  it('writes nothing', async () => {
    publish(removeField)
    const before = files()
    await problems()
    expect(files()).toEqual(before)
  })

  it('fails on a change without an entry, on the same day too', async () => {
    publish((contract) => {
      addField(contract)
      addParameter(contract)
    })
    const missing =
      'The contract changed without an entry: Requests may send the new query parameter `q`. Run pnpm changelog.'
    expect(await problems(SECOND)).toEqual([missing])
    expect(await problems(THIRD)).toEqual([missing])
  })

  it('lets words change without an entry', async () => {
    publish((contract) => {
      addField(contract)
      contract.components.schemas.Task.description = 'What somebody has to do.'
    })
    expect(await problems()).toEqual([])
  })

  it('fails on a deprecation without a sunset, or with less than 30 days', async () => {
    const deprecate = (sunset: string | undefined) =>
      publish((contract) => {
        addField(contract)
        contract.components.schemas.Task.properties.title.deprecated = true
        contract.components.schemas.Task.properties.title['x-deprecated-at'] = '2026-11-01'
        contract.components.schemas.Task.properties.title['x-sunset'] = sunset
      })
    deprecate(undefined)
    expect(await problems()).toContain('#/components/schemas/Task/properties/title is deprecated without x-sunset.')
    deprecate('2026-11-30')
    expect(await problems()).toContain(
      '#/components/schemas/Task/properties/title is deprecated with 29 days until its sunset; 30 is the least.',
    )
    deprecate('2026-12-01')
    expect((await problems()).join()).not.toContain('until its sunset')
  })

  it('fails on an operation deprecated for less than 30 days, by its name', async () => {
    publish((contract) => {
      addField(contract)
      Object.assign(contract.paths['/api/v1/tasks'].get, deprecation('2026-09-30'))
    })
    expect(await problems()).toContain('tasks.list is deprecated with 29 days until its sunset; 30 is the least.')
  })

  it('fails on a snapshot that was edited or lost, and on one without a record', async () => {
    const snapshot = 'changelog/snapshots/2026-11-21.json'
    const text = file(snapshot)
    write(snapshot, `${text} `)
    expect(await problems()).toEqual([`${snapshot} was edited: its hash is not the one in changelog/2026-11-21.json.`])
    rmSync(join(root, snapshot))
    expect(await problems()).toEqual([`${snapshot} is missing.`])
    write(snapshot, text)
    write('changelog/snapshots/2026-11-22.json', text)
    expect(await problems()).toEqual(['changelog/snapshots/2026-11-22.json has no record changelog/2026-11-22.json.'])
  })

  it('fails on a record that does not follow the one before', async () => {
    const second = record(SECOND)
    write('changelog/2026-11-24.json', JSON.stringify({ ...second, base: { ...second.base, sha256: '0'.repeat(64) } }))
    expect(await problems()).toContain('changelog/2026-11-24.json does not follow the record before it.')
  })

  it('fails on a page or feed that its records do not say', async () => {
    for (const path of ['CHANGELOG.md', 'changelog/2026-11-21.md', 'changelog/feed.atom']) {
      const text = file(path)
      write(path, text.replace('3 operations', '4 operations'))
      expect(await problems()).toEqual([`${path} is not what its records say: run pnpm changelog.`])
      write(path, text)
    }
  })

  it.each([
    [
      "- change: 'abcdefabcdef'\n  reason: Why not.\n",
      'accepted-breaking.yaml accepts abcdefabcdef, but no entry has this id.',
    ],
    ["- change: 'abcdefabcdef'\n  reason: '  '\n", 'accepted-breaking.yaml, line 1: no reason for abcdefabcdef'],
    [
      '- reason: Why not.\n',
      'accepted-breaking.yaml, line 1: no change (the id that pnpm changelog prints, in quotes)',
    ],
    [
      "- change: 'abcdefabcdef'\n  reason: Why not.\n  kind: whatever\n",
      'accepted-breaking.yaml, line 1: kind is one of removed, security, deprecated, changed, added',
    ],
    ['accepted: all\n', 'accepted-breaking.yaml is a list'],
  ])('fails on a wrong line of accepted-breaking.yaml: %j', async (yaml, problem) => {
    write('changelog/accepted-breaking.yaml', yaml)
    expect(await problems()).toEqual([problem])
  })
})
