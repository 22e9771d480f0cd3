import { counted, KINDS } from './entries.ts'
import { escapeText, withCode } from './html.ts'
import type { ChangeRecord, Entry, Kind, OperationRef } from './model.ts'
import { countKinds } from './overview.ts'
import { HEADINGS } from './render.ts'

export interface Frame {
  readonly styles: readonly string[]
  readonly script: string
  readonly feed: string
  /** What stands above every page of the documentation. */
  readonly header: string
}

/**
 * The changelog as one page, the newest first, from the stored records alone. It is whole without its script, which adds
 * the filters; they find an entry by `data-operations`, ranges of positions in the list of all operations below.
 */
export function renderWebPage(newestFirst: readonly ChangeRecord[], { styles, script, feed, header }: Frame): string {
  const operations = new Positions(newestFirst)
  const months = Map.groupBy(newestFirst, ({ date }) => date.slice(0, 7))
  return `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="light dark">
<title>Changelog · Homeroom API</title>
<link rel="icon" href="data:,">
${styles.map((href) => `<link rel="stylesheet" href="${href}">`).join('\n')}
<link rel="alternate" type="application/atom+xml" title="Homeroom API changelog" href="${feed}">
<script type="module" src="${script}"></script>
</head>
<body>
<a class="skip" href="#changes">Skip to the changes</a>
${header}
<main>
<div class="intro">
<h1>Changelog</h1>
<a class="feed" href="${feed}">Atom feed</a>
<p>What changed for callers of <code>/api/v1</code> and receivers of webhooks, the newest first.</p>
</div>
${filters(operations)}
${jump([...months.keys()])}
<div id="changes" tabindex="-1">
${[...months].map(([month, records]) => monthSection(month, records, operations)).join('\n')}
</div>
</main>
</body>
</html>
`
}

/** Every operation and webhook of the changelog, in the order of their names. */
class Positions {
  readonly names: readonly { readonly name: string; readonly about: string }[]
  readonly #positions: ReadonlyMap<string, number>

  constructor(records: readonly ChangeRecord[]) {
    const entries = records.flatMap((record) => record.entries)
    const found = new Map<string, { name: string; about: string }>()
    for (const operation of entries.flatMap((entry) => entry.operations)) {
      found.set(keyOf(operation), { name: operation.id, about: keyOf(operation) })
    }
    for (const name of entries.flatMap((entry) => entry.webhooks)) found.set(name, { name, about: 'webhook' })
    const sorted = [...found].sort(([, a], [, b]) => (a.name < b.name ? -1 : a.name > b.name ? 1 : 0))
    this.names = sorted.map(([, name]) => name)
    this.#positions = new Map(sorted.map(([key], index) => [key, index]))
  }

  /** `0-3 7`: positions of what the entry affects. */
  of({ operations, webhooks }: Entry): string {
    const positions = [...operations.map(keyOf), ...webhooks].map((key) => this.#positions.get(key) ?? 0)
    const ranges: [number, number][] = []
    for (const position of positions.sort((a, b) => a - b)) {
      const last = ranges.at(-1)
      if (last && position <= last[1] + 1) last[1] = position
      else ranges.push([position, position])
    }
    return ranges.map(([from, to]) => (from === to ? `${from}` : `${from}-${to}`)).join(' ')
  }
}

const keyOf = ({ method, path }: OperationRef): string => `${method} ${path}`

const LABELS: Readonly<Record<Kind, string>> = { ...HEADINGS, security: 'Access' }

/** Hidden until the script is there: without it, no filter would work. */
function filters({ names }: Positions): string {
  const options = names.map(({ name, about }) => `<option value="${escapeText(name)}">${escapeText(about)}</option>`)
  const kinds = KINDS.map(
    (kind) =>
      `<label class="chip ${kind}"><input type="checkbox" name="kind" value="${kind}"><span>${LABELS[kind]}</span></label>`,
  )
  return `<form class="filters" role="search" aria-label="Changes" hidden>
<label class="operation">Operation or webhook
<input type="search" name="operation" list="operations" placeholder="tasks.create, /tasks, task.created …" autocomplete="off" spellcheck="false" maxlength="200"></label>
<fieldset><legend>Kind</legend>${kinds.join('')}</fieldset>
<fieldset><legend>Only</legend><label class="chip breaking"><input type="checkbox" name="breaking" value="true"><span>Breaking</span></label></fieldset>
<div class="result"><output role="status"></output><button type="reset">Clear filters</button></div>
<datalist id="operations">${options.join('')}</datalist>
</form>
<p class="none" hidden>No change matches these filters.</p>`
}

function jump(months: readonly string[]): string {
  if (months.length < 2) return ''
  const links = months.map((month) => `<li><a href="#${month}">${monthName(month)}</a></li>`)
  return `<nav aria-label="Months"><details class="jump"><summary>Jump to a month</summary><ul>${links.join('')}</ul></details></nav>`
}

function monthSection(month: string, records: readonly ChangeRecord[], operations: Positions): string {
  const name = `<h2 id="${month}-name">${monthName(month)}</h2>`
  const dates = records.map((record) => dateSection(record, operations)).join('\n')
  return `<section class="month" id="${month}" aria-labelledby="${month}-name">${name}\n${dates}\n</section>`
}

function dateSection(record: ChangeRecord, operations: Positions): string {
  const { date, base, entries } = record
  const told = base ? `${countKinds(entries)}.` : 'The beginning of this changelog.'
  return `<section class="date" id="${date}" aria-labelledby="${date}-name">
<div class="when"><h3 id="${date}-name"><a href="#${date}"><time datetime="${date}">${dayName(date)}</time></a></h3><p>${told}</p></div>
<ul class="entries">
${entries.map((entry) => entryItem(entry, record, operations)).join('\n')}
</ul>
</section>`
}

function entryItem(entry: Entry, record: ChangeRecord, operations: Positions): string {
  const { kind, breaking, summary, why, migrate } = entry
  const id = `${record.date}-${entry.id}`
  return `<li class="entry" id="${id}" data-kind="${kind}"${breaking ? ' data-breaking' : ''} data-operations="${operations.of(entry)}">
<p class="kinds"><span class="kind ${kind}">${LABELS[kind]}</span>${breaking ? ' <strong class="kind breaking">Breaking</strong>' : ''}</p>
<div class="what"><p class="summary">${withCode(summary)}&nbsp;<a class="anchor" href="#${id}" aria-label="Link to this change">#</a></p>
${why ? `<p class="note"><b>Why.</b> ${withLinks(why)}</p>\n` : ''}${migrate ? `<p class="note"><b>How to migrate.</b> ${withLinks(migrate)}</p>\n` : ''}${affected(entry, record)}</div>
</li>`
}

/** Our guides are served beside this page. */
const withLinks = (text: string): string =>
  withCode(text).replace(/(^|\s)(\/docs\/[\w/-]*\w)/g, '$1<a href="$2">$2</a>')

/** So many stand in the open; more would hide the next change. */
const FEW = 3
/** From this many on, names alone are listed, by resource. */
const MANY = 12

function affected({ operations, webhooks }: Entry, record: ChangeRecord): string {
  const everything = record.base !== null && operations.length > FEW && operations.length === record.operations
  const all = `All ${operations.length} operations`
  const lines = operations.length > MANY ? resourceItems(operations) : operations.map(operationItem)
  const items = [...(everything ? [all] : lines), ...webhookItems(webhooks)]
  if (items.length <= FEW && (everything || operations.length <= FEW)) return list(items)
  const parts = [
    ...(operations.length > 0 ? [everything ? all : counted(operations.length, 'operation')] : []),
    ...(webhooks.length > 0 ? [counted(webhooks.length, 'webhook')] : []),
  ]
  return folded(everything ? items.slice(1) : items, parts.join(' and '))
}

const list = (items: readonly string[]): string =>
  `<ul class="affected">${items.map((item) => `<li>${item}</li>`).join('')}</ul>`

const folded = (items: readonly string[], name: string): string =>
  `<details class="affected"><summary>${name}</summary>${list(items)}</details>`

const operationItem = ({ id, method, path }: OperationRef): string =>
  `<code>${escapeText(`${method} ${path}`)}</code> ${filterLink(id)}`

const webhookItems = (webhooks: readonly string[]): string[] => webhooks.map((name) => `webhook ${filterLink(name)}`)

function resourceItems(operations: readonly OperationRef[]): string[] {
  const resources = Map.groupBy(operations, ({ id }) => id.slice(0, id.lastIndexOf('.')))
  return [...resources].map(([, list]) => list.map(({ id }) => filterLink(id)).join(', '))
}

/** All that ever happened to it. */
const filterLink = (name: string): string => `<a href="?operation=${encodeURIComponent(name)}">${escapeText(name)}</a>`

const named = (options: Intl.DateTimeFormatOptions) => {
  const format = new Intl.DateTimeFormat('en-GB', { ...options, timeZone: 'UTC' })
  return (date: string): string => format.format(new Date(`${date}T00:00:00Z`))
}
const dayName = named({ day: 'numeric', month: 'long', year: 'numeric' })
const monthOf = named({ month: 'long', year: 'numeric' })
const monthName = (month: string): string => monthOf(`${month}-01`)
