import { mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import type { ChangeRecord, Entry, Kind, OperationRef } from '@homeroom/changelog/model'

const operation = (id: string, method: string, path: string): OperationRef => ({ id, method, path: `/api/v1${path}` })

const TASKS = [
  operation('tasks.list', 'GET', '/tasks'),
  operation('tasks.create', 'POST', '/tasks'),
  operation('tasks.getById', 'GET', '/tasks/{id}'),
]
const [LIST, CREATE, GET] = TASKS as [OperationRef, OperationRef, OperationRef]
const GRADES = operation('academic.grades.submitGrade', 'POST', '/academic/grades')
const COURSES = ['list', 'create', 'get', 'update'].map((name) =>
  operation(`academic.courses.${name}`, name === 'create' ? 'POST' : 'GET', `/academic/courses/${name}`),
)
/** Its name begins with another one's. */
const PROJECTS = operation('tasks.listProjects', 'GET', '/projects')
const ALL = [...TASKS, GRADES, PROJECTS, ...COURSES]

function entry(kind: Kind, summary: string, operations: readonly OperationRef[], more: Partial<Entry> = {}): Entry {
  const id = Buffer.from(summary).toString('hex').slice(-12)
  return {
    id,
    kind,
    breaking: false,
    summary,
    why: null,
    migrate: null,
    operations,
    webhooks: [],
    findings: [],
    ...more,
  }
}

/** What a small school's API went through: every kind, few and many operations, webhooks, words that need escaping. */
const STORY: readonly [string, readonly Entry[]][] = [
  ['2026-11-21', [entry('added', 'The first published contract: 9 operations.', ALL)]],
  [
    '2026-12-03',
    [
      entry('deprecated', 'Deprecated since 2026-12-03; stops working on 2027-01-31.', [LIST], {
        migrate: 'Use `tasks.getById` instead. The guide is /docs/migrations/conversations.',
      }),
      entry('added', 'Responses and webhook payloads carry the new field `Task.labels`, which may be absent.', TASKS, {
        webhooks: ['task.completed', 'task.created'],
      }),
      entry('changed', 'The maximum length of `TaskCreate.title` in requests is now 240; it was lower.', [
        CREATE,
        PROJECTS,
      ]),
    ],
  ],
  [
    '2027-02-01',
    [
      entry('removed', 'Responses no longer carry the field `Task.note`.', [CREATE, GET], {
        breaking: true,
        why: 'It was free text about <children> & nobody read it.',
        migrate: 'Read `Task.title`.',
      }),
      entry('security', 'Callers need the permission `grades:submit` instead of `grades:write`.', [GRADES], {
        breaking: true,
        why: 'Submitting is not correcting.',
      }),
      entry('removed', 'Removed as announced: it answers 404.', [LIST]),
      entry('changed', 'The pattern of `id` in responses is now `^[a-z]+_[0-9a-z]{26}$`; there was none.', ALL),
    ],
  ],
]

/** Writes records as `pnpm changelog` stores them, below `root`. */
export function writeRecords(root: string, dates: readonly (readonly [string, readonly Entry[]])[] = STORY): void {
  mkdirSync(join(root, 'changelog'), { recursive: true })
  let base: ChangeRecord['base'] = null
  for (const [date, entries] of dates) {
    const head = { date, sha256: '0'.repeat(64) }
    const record: ChangeRecord = { date, base, head, operations: ALL.length, entries }
    writeFileSync(join(root, 'changelog', `${date}.json`), JSON.stringify(record))
    base = head
  }
}

const KINDS: readonly Kind[] = ['removed', 'security', 'deprecated', 'changed', 'added']

/** Ten changes on each of so many days, each with up to twenty of two hundred operations. */
export function longStory(days: number): [string, Entry[]][] {
  const operations = Array.from({ length: 200 }, (_, n) =>
    operation(`resource${n % 20}.action${n}`, 'GET', `/thing/${n}`),
  )
  return Array.from({ length: days }, (_, day) => {
    const date = new Date(Date.UTC(2026, 10, 21 + day)).toISOString().slice(0, 10)
    const entries = Array.from({ length: 10 }, (_, n) => {
      const affected = operations.filter((_, index) => (index * 7 + day * 3 + n) % (11 + n * 5) === 0)
      const kind = KINDS[(day + n) % KINDS.length] as Kind
      return entry(kind, `The field \`Thing${n}.value\` changed in the way number ${day}-${n}.`, affected, {
        breaking: n === 0,
        why: n === 0 ? 'There was a reason for it, which takes about a line to tell.' : null,
      })
    })
    return [date, entries]
  })
}
