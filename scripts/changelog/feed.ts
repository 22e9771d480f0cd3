import type { ChangeRecord, Entry } from './model.ts'
import { overview } from './overview.ts'

/** Ids need a name and a date that stay for ever, not a place where they are served. */
const TAG = 'tag:homeroom.dev,2026:changelog'

/** Atom (RFC 4287), one entry per date, the newest first. */
export function renderFeed(newestFirst: readonly ChangeRecord[]): string {
  const updated = newestFirst[0]?.date ?? '1970-01-01'
  return `<?xml version="1.0" encoding="utf-8"?>
<feed xmlns="http://www.w3.org/2005/Atom">
  <id>${TAG}</id>
  <title>Homeroom API changelog</title>
  <subtitle>What changed for callers of /api/v1 and receivers of webhooks</subtitle>
  <updated>${moment(updated)}</updated>
  <author><name>Homeroom</name></author>
  <link rel="self" type="application/atom+xml" href="feed.atom"/>
${newestFirst.map(renderDate).join('')}</feed>
`
}

function renderDate(record: ChangeRecord): string {
  const { date, entries } = record
  const breaking = entries.some((entry) => entry.breaking)
  return `  <entry>
    <id>${TAG}/${date}</id>
    <title>${escapeXml(`${breaking ? 'Breaking: ' : ''}API changes of ${date}`)}</title>
    <updated>${moment(date)}</updated>
    <link rel="alternate" type="text/markdown" href="${date}.md"/>
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

/** Our sentences are Markdown with nothing but code spans. */
const html = (text: string): string => escapeXml(text).replace(/`([^`]*)`/g, '<code>$1</code>')

const moment = (date: string): string => `${date}T00:00:00Z`

const escapeXml = (text: string): string =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;').replaceAll('"', '&quot;')
