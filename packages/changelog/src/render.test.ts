import { XMLParser, XMLValidator } from 'fast-xml-parser'
import { describe, expect, it } from 'vitest'
import type { ChangeRecord, Entry } from './model.ts'
import { renderAll } from './render.ts'

const entry = (change: Partial<Entry>): Entry => ({
  id: '0123456789ab',
  kind: 'added',
  breaking: false,
  summary: 'Requests may send the new field `TaskCreate.labels`.',
  why: null,
  migrate: null,
  operations: [{ id: 'tasks.create', method: 'POST', path: '/api/v1/tasks' }],
  webhooks: [],
  findings: [],
  ...change,
})

const first: ChangeRecord = {
  date: '2026-11-21',
  base: null,
  head: { date: '2026-11-21', sha256: 'a'.repeat(64) },
  operations: 2,
  entries: [entry({ summary: 'The first published contract: 2 operations.' })],
}

const second: ChangeRecord = {
  date: '2026-11-24',
  base: first.head,
  head: { date: '2026-11-24', sha256: 'b'.repeat(64) },
  operations: 2,
  entries: [
    entry({
      kind: 'removed',
      breaking: true,
      summary: 'Responses & webhook payloads no longer carry the field `Task.note`.',
      why: 'It held notes\nabout <people>.',
      migrate: 'Read `Task.title`.',
      operations: [
        { id: 'tasks.list', method: 'GET', path: '/api/v1/tasks' },
        { id: 'tasks.create', method: 'POST', path: '/api/v1/tasks' },
      ],
      webhooks: ['task.created'],
    }),
    entry({}),
  ],
}

const pages = renderAll([first, second])
const page = (path: string) => pages.get(path) ?? ''

describe('renderAll', () => {
  it('writes a page for each date, the index and the feed', () => {
    expect([...pages.keys()]).toEqual([
      'changelog/2026-11-24.md',
      'changelog/2026-11-21.md',
      'CHANGELOG.md',
      'changelog/feed.atom',
    ])
  })

  it('puts breaking changes first on a page, with the reason, the way out, and whom it affects', () => {
    expect(page('changelog/2026-11-24.md')).toBe(`# 2026-11-24

1 breaking change, 1 added. Compared with 2026-11-21.

## Breaking changes

- **Breaking:** Responses & webhook payloads no longer carry the field \`Task.note\`.

  Why: It held notes about <people>.

  How to migrate: Read \`Task.title\`.

  - all 2 operations
  - webhook \`task.created\`

## Added

- Requests may send the new field \`TaskCreate.labels\`.

  - \`POST /api/v1/tasks\` (\`tasks.create\`)
`)
  })

  it('lists the newest date first in the index, and marks what breaks', () => {
    const index = page('CHANGELOG.md')
    expect(index.indexOf('2026-11-24')).toBeLessThan(index.indexOf('2026-11-21'))
    expect(index).toContain('## [2026-11-24](changelog/2026-11-24.md)\n\n- **Breaking:** Responses')
  })

  it('says in the index whom a change affects, by name while they are few', () => {
    expect(page('CHANGELOG.md')).toContain(
      '`Task.note`. (`GET /api/v1/tasks`, `POST /api/v1/tasks`, webhook `task.created`)\n',
    )
    const four = ['a', 'b', 'c', 'd'].map((id) => ({ id: `tasks.${id}`, method: 'GET', path: `/api/v1/tasks/${id}` }))
    const index = renderAll([first, { ...second, entries: [entry({ operations: four })] }]).get('CHANGELOG.md')
    expect(index).toContain('`TaskCreate.labels`. (4 operations)\n')
  })

  it('gathers many operations by resource', () => {
    const operations = ['tasks', 'academic.courses'].flatMap((resource) =>
      ['a', 'b', 'c', 'd', 'e', 'f', 'g'].map((name) => ({
        id: `${resource}.${name}`,
        method: 'GET',
        path: `/api/v1/${resource}/${name}`,
      })),
    )
    const text = renderAll([first, { ...second, operations: 20, entries: [entry({ operations })] }]).get(
      'changelog/2026-11-24.md',
    )
    expect(text).toContain('  - tasks: `tasks.a`, `tasks.b`, `tasks.c`')
    expect(text).toContain('\n  - academic.courses: `academic.courses.a`')
  })

  it('lists the operations of the first contract one by one', () => {
    expect(page('changelog/2026-11-21.md')).toContain('The beginning of this changelog.')
    expect(page('changelog/2026-11-21.md')).toContain('  - `POST /api/v1/tasks` (`tasks.create`)')
  })
})

describe('feed.atom', () => {
  const xml = page('changelog/feed.atom')
  const { feed } = new XMLParser({
    ignoreAttributes: false,
    isArray: (name) => ['entry', 'category', 'link'].includes(name),
  }).parse(xml)

  it('is well-formed', () => {
    expect(XMLValidator.validate(xml)).toBe(true)
  })

  it('has what RFC 4287 requires of a feed and of an entry', () => {
    expect(feed['@_xmlns']).toBe('http://www.w3.org/2005/Atom')
    expect(feed).toMatchObject({
      id: 'tag:homeroom.dev,2026:changelog',
      title: 'Homeroom API changelog',
      updated: '2026-11-24T00:00:00Z',
      author: { name: 'Homeroom' },
    })
    expect(feed.entry.map(({ id, title, updated }: Record<string, string>) => ({ id, title, updated }))).toEqual([
      {
        id: 'tag:homeroom.dev,2026:changelog/2026-11-24',
        title: 'Breaking: API changes of 2026-11-24',
        updated: '2026-11-24T00:00:00Z',
      },
      {
        id: 'tag:homeroom.dev,2026:changelog/2026-11-21',
        title: 'API changes of 2026-11-21',
        updated: '2026-11-21T00:00:00Z',
      },
    ])
  })

  it('carries the changes as escaped HTML', () => {
    const { content, category } = feed.entry[0]
    expect(content['@_type']).toBe('html')
    expect(content['#text']).toContain(
      '<li><strong>Breaking:</strong> Responses &amp; webhook payloads no longer carry the field <code>Task.note</code>.<br>Why: It held notes\nabout &lt;people&gt;.',
    )
    expect(category.map((each: Record<string, string>) => each['@_term'])).toEqual(['removed', 'added', 'breaking'])
  })
})
