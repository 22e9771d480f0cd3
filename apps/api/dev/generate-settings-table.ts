import { readFile, writeFile } from 'node:fs/promises'
import { pathToFileURL } from 'node:url'
import type { Program, Setting } from '../src/settings/kinds.ts'
import { settings } from '../src/settings/settings.ts'

export const SETTINGS_PAGE = new URL('../../../docs/operations.md', import.meta.url)
const BEGIN = '<!-- settings: generated from apps/api/src/settings/settings.ts by `pnpm generate` -->\n'
const END = '<!-- /settings -->'

/** Writes the table of settings between its marks in docs/operations.md. */
export async function generateSettingsTable(): Promise<void> {
  const page = await readFile(SETTINGS_PAGE, 'utf8')
  const [before, rest = ''] = page.split(BEGIN)
  const [, after] = rest.split(END)
  if (after === undefined) throw new Error(`docs/operations.md has lost the marks of its table of settings`)
  await writeFile(SETTINGS_PAGE, `${before}${BEGIN}\n${settingsTable()}\n${END}${after}`)
}

export function settingsTable(): string {
  return Object.entries(settings)
    .map(([group, members]) => `### ${group}\n\n${table(Object.entries(members).map(rowOf))}`)
    .join('\n')
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

if (import.meta.url === pathToFileURL(process.argv[1] ?? '').href) await generateSettingsTable()
