import { readFile, writeFile } from 'node:fs/promises'
import { pathToFileURL } from 'node:url'
import type { Program, Setting } from '../src/settings/kinds.ts'
import { settings } from '../src/settings/settings.ts'

const BEGIN = '<!-- settings: generated from apps/api/src/settings/settings.ts by `pnpm generate` -->\n'
const END = '<!-- /settings -->'

interface Page {
  path: string
  content(): string
}

/** Pages with a table of settings between marks; the rest of them is written by hand. */
export const SETTINGS_PAGES: readonly Page[] = [
  { path: 'docs/operations.md', content: everyTable },
  { path: 'README.md', content: requiredTable },
]
const urlOf = ({ path }: Page): URL => new URL(`../../../${path}`, import.meta.url)
export const readPage = (page: Page): Promise<string> => readFile(urlOf(page), 'utf8')

export async function generateSettingsTables(): Promise<void> {
  for (const page of SETTINGS_PAGES) {
    const [before, rest = ''] = (await readPage(page)).split(BEGIN)
    const [, after] = rest.split(END)
    if (after === undefined) throw new Error(`${page.path} has lost the marks of its table of settings`)
    await writeFile(urlOf(page), `${before}${BEGIN}\n${page.content()}\n${END}${after}`)
  }
}

function everyTable(): string {
  return Object.entries(settings)
    .map(([group, members]) => `### ${group}\n\n${table(Object.entries(members).map(rowOf))}`)
    .join('\n')
}

function requiredTable(): string {
  const all = Object.values(settings).flatMap((members) => Object.entries<Setting<unknown>>(members))
  return table(all.filter(([, setting]) => setting.required).map(rowOf))
}

const HEAD = ['variable', 'default', 'unit', 'read by', 'meaning']
const PROGRAMS: Record<Program, string> = {
  api: '`ROLE=api`',
  worker: '`ROLE=worker`',
  migrate: '`migrate.js`',
  operator: '`operator.js`',
}

function rowOf([name, { default: fallback, unit, usedBy, meaning }]: [string, Setting<unknown>]): string[] {
  const servers = usedBy.includes('api') && usedBy.includes('worker')
  const others = usedBy.filter((program) => !servers || !(program === 'api' || program === 'worker'))
  const readers = [...(servers ? ['every server'] : []), ...others.map((program) => PROGRAMS[program])].join(', ')
  return [`\`${name}\``, fallback, unit ?? '', readers, meaning]
}

function table(rows: string[][]): string {
  const all = [HEAD, ...rows].map((row) => row.map((cell) => cell.replaceAll('|', '\\|')))
  const widths = HEAD.map((_, i) => Math.max(...all.map((row) => row[i]?.length ?? 0)))
  const [head = '', ...lines] = all.map((row) => `| ${row.map((cell, i) => cell.padEnd(widths[i] ?? 0)).join(' | ')} |`)
  return `${[head, `| ${widths.map((width) => '-'.repeat(width)).join(' | ')} |`, ...lines].join('\n')}\n`
}

if (import.meta.url === pathToFileURL(process.argv[1] ?? '').href) await generateSettingsTables()
