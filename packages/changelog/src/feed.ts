import { escapeText as escapeXml, withCode as html } from './html.ts'
import type { ChangeRecord, Entry } from './model.ts'
import { overview } from './overview.ts'

/** Ids need a name and a date that stay for ever, not a place where they are served. */
const TAG = 'tag:homeroom.dev,2026:changelog'

/** Readers ask again and again, and for what is new. */
const DATES = 50

/** Where the feed and what it links to are found. */
export interface Places {
  readonly feed: string
  /** The whole changelog for people, where there is such a page. */
  readonly page: string | null
  readonly date: (date: string) => string
  readonly type: 'text/html' | 'text/markdown'
}

/** Beside the Markdown pages in the repository. */
const REPOSITORY: Places = { feed: 'feed.atom', page: null, date: (date) => `${date}.md`, type: 'text/markdown' }

/** Atom (RFC 4287), one entry per date, the newest first. */
export function renderFeed(newestFirst: readonly ChangeRecord[], places = REPOSITORY): string {
  const updated = newestFirst[0]?.date ?? '1970-01-01'
  const alternate = places.page && `\n  <link rel="alternate" type="${places.type}" href="${escapeXml(places.page)}"/>`
  return `<?xml version="1.0" encoding="utf-8"?>
<feed xmlns="http://www.w3.org/2005/Atom">
  <id>${TAG}</id>
  <title>Homeroom API changelog</title>
  <subtitle>What changed for callers of /api/v1 and receivers of webhooks</subtitle>
  <updated>${moment(updated)}</updated>
  <author><name>Homeroom</name></author>
  <link rel="self" type="application/atom+xml" href="${escapeXml(places.feed)}"/>${alternate ?? ''}
${newestFirst
  .slice(0, DATES)
  .map((record) => renderDate(record, places))
  .join('')}</feed>
`
}

function renderDate(record: ChangeRecord, places: Places): string {
  const { date, entries } = record
  const breaking = entries.some((entry) => entry.breaking)
  return `  <entry>
    <id>${TAG}/${date}</id>
    <title>${escapeXml(`${breaking ? 'Breaking: ' : ''}API changes of ${date}`)}</title>
    <updated>${moment(date)}</updated>
    <link rel="alternate" type="${places.type}" href="${escapeXml(places.date(date))}"/>
${[...new Set(entries.map(({ kind }) => kind))].map((kind) => `    <category term="${kind}"/>\n`).join('')}${breaking ? '    <category term="breaking"/>\n' : ''}    <summary>${escapeXml(overview(record))}</summary>
    <content type="html">${escapeXml(`<ul>${entries.map(item).join('')}</ul>`)}</content>
  </entry>
`
}

function item(entry: Entry): string {
  const affected = [
    ...entry.operations.map(({ method, path }) => `${method} ${path}`),
    ...entry.webhooks.map((name) => `webhook ${name}`),
  ]
  const parts = [
    `${entry.breaking ? '<strong>Breaking:</strong> ' : ''}${html(entry.summary)}`,
    entry.why && `Why: ${html(entry.why)}`,
    entry.migrate && `How to migrate: ${html(entry.migrate)}`,
    `Affects ${affected.map((name) => `<code>${escapeXml(name)}</code>`).join(', ')}.`,
  ]
  return `<li>${parts.filter(Boolean).join('<br>')}</li>`
}

const moment = (date: string): string => `${date}T00:00:00Z`
