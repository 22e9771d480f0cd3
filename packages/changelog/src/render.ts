import { KINDS } from './entries.ts'
import { renderFeed } from './feed.ts'
import type { ChangeRecord, Entry, Kind, OperationRef } from './model.ts'
import { line, marked, overview } from './overview.ts'

export const HEADINGS: Readonly<Record<Kind, string>> = {
  removed: 'Removed',
  security: 'Security and access',
  deprecated: 'Deprecated',
  changed: 'Changed',
  added: 'Added',
}

/** Every page by its path in the repository. A pure function of the stored records. */
export function renderAll(records: readonly ChangeRecord[]): Map<string, string> {
  const newestFirst = records.toReversed()
  return new Map([
    ...newestFirst.map((record) => [`changelog/${record.date}.md`, renderPage(record)] as const),
    ['CHANGELOG.md', renderIndex(newestFirst)],
    ['changelog/feed.atom', renderFeed(newestFirst)],
  ])
}

/** What changed on one date, in full. */
export function renderPage(record: ChangeRecord): string {
  return `${[`# ${record.date}`, overview(record), ...renderEntries(record)].join('\n\n')}\n`
}

type Changes = Pick<ChangeRecord, 'base' | 'operations' | 'entries'>

/** Every entry as one block, the first of a section with its heading. */
export function renderEntries(changes: Changes): string[] {
  const { entries } = changes
  const sections = [
    ['Breaking changes', entries.filter((entry) => entry.breaking)] as const,
    ...KINDS.map(
      (kind) => [HEADINGS[kind], entries.filter((entry) => entry.kind === kind && !entry.breaking)] as const,
    ),
  ]
  return sections.flatMap(([heading, list]) =>
    list.map((entry, index) => `${index === 0 ? `## ${heading}\n\n` : ''}${renderEntry(entry, changes)}`),
  )
}

/** Every date with its lines. */
export function renderIndex(newestFirst: readonly ChangeRecord[]): string {
  const intro = [
    '# Changelog of the API',
    'What changed for callers of `/api/v1` and receivers of webhooks, by date. Breaking changes come first and are marked.\nThe server shows it at `/docs/changelog`, with filters and the feed `/docs/changelog/feed.atom`.',
  ]
  const dates = newestFirst.map((record) => {
    const lines = record.entries.map((entry) => `- ${record.base ? line(entry) : marked(entry)}`)
    return `## [${record.date}](changelog/${record.date}.md)\n\n${lines.join('\n')}`
  })
  return `${[...intro, ...dates].join('\n\n')}\n`
}

function renderEntry(entry: Entry, changes: Changes): string {
  const paragraphs = [
    entry.why && `Why: ${oneLine(entry.why)}`,
    entry.migrate && `How to migrate: ${oneLine(entry.migrate)}`,
    affected(entry, changes),
  ]
  return [`- ${marked(entry)}`, ...paragraphs.filter(Boolean)].join('\n\n  ')
}

/** From this many operations on, a list of them is longer than anybody reads. */
const MANY = 12

function affected({ operations, webhooks }: Entry, changes: Changes): string {
  const lines =
    changes.base && operations.length > 1 ? shortList(operations, changes.operations) : operations.map(operationLine)
  return [...lines, ...webhooks.map((name) => `webhook \`${name}\``)]
    .map((each) => `  - ${each}`)
    .join('\n')
    .trimStart()
}

function shortList(operations: readonly OperationRef[], all: number): string[] {
  if (operations.length === all) return [`all ${all} operations`]
  if (operations.length <= MANY) return operations.map(operationLine)
  const resources = Map.groupBy(operations, ({ id }) => id.slice(0, id.lastIndexOf('.')))
  return [...resources].map(([resource, list]) => `${resource}: ${list.map(({ id }) => `\`${id}\``).join(', ')}`)
}

const operationLine = ({ id, method, path }: OperationRef): string => `\`${method} ${path}\` (\`${id}\`)`

const oneLine = (text: string): string => text.replace(/\s*\n\s*/g, ' ').trim()
