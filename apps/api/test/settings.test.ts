import { readdir, readFile } from 'node:fs/promises'
import { fileURLToPath } from 'node:url'
import { expect, it } from 'vitest'
import { parse, parseAllDocuments } from 'yaml'
import { readPage, SETTINGS_PAGES } from '../dev/generate-settings-table.ts'
import { loadConfig } from '../src/config.ts'
import { settingNames, settings } from '../src/settings/settings.ts'

const SRC = fileURLToPath(new URL('../src/', import.meta.url))
const DEPLOY = new URL('../deploy/', import.meta.url)
const known = new Set<string>(settingNames)

it.each(SETTINGS_PAGES)('has the table of $path as the settings are', async (page) => {
  expect(await readPage(page)).toContain(page.content())
})

it('tells of every setting, and in the README of those that a server cannot be without', () => {
  const [all = [], needed = []] = SETTINGS_PAGES.map((page) =>
    [...page.content().matchAll(/^\| `(\w+)`/gm)].map(([, name]) => name),
  )
  expect(new Set(all)).toEqual(known)
  expect(needed).toEqual(['DATABASE_URL', 'AUTH_URL', 'AUTH_AUDIENCE', 'ENCRYPTION_KEYS', 'MIGRATE_URL'])
})

it('reads the environment nowhere else', async () => {
  const files = (await readdir(SRC, { recursive: true })).filter((name) => /(?<!\.test)\.ts$/.test(name))
  const reads: string[] = []
  const commands: string[] = []
  for (const file of files) {
    const code = await readFile(SRC + file, 'utf8')
    for (const [line] of code.matchAll(/.*\bprocess\.env\b.*|.*\bimport\.meta\.env\b.*/g))
      reads.push(`${file}: ${line.trim()}`)
    for (const [, name] of code.matchAll(/\.env\('(\w+)'\)/g)) commands.push(name as string)
  }
  expect(reads.sort()).toEqual([
    "db/migrate-cli.ts: const appPassword = read(process.env, 'HOMEROOM_APP_PASSWORD') ?? undefined",
    "db/migrate-cli.ts: const url = read(process.env, 'MIGRATE_URL')",
    'main.ts: // The only file that reads process.env: settings → server → until a signal.',
    'main.ts: const config = loadConfig(process.env)',
  ])
  expect(commands.sort()).toEqual(['ENCRYPTION_KEYS', 'MIGRATE_URL'])
  expect(commands.every((name) => known.has(name))).toBe(true)
})

it('has every setting that the deploy files give', async () => {
  const given = [...(await composeNames()), ...(await manifestNames()), ...(await imageNames())]
  expect(given.length).toBeGreaterThan(12)
  expect(given.filter((name) => !known.has(name))).toEqual([])
})

it('is told which setting is missing by its name', () => {
  const env = {
    DATABASE_URL: 'postgres://localhost/x',
    AUTH_URL: 'https://id.test/',
    AUTH_AUDIENCE: 'a',
    ENCRYPTION_KEYS: `k:${Buffer.alloc(32).toString('base64')}`,
  }
  const required = Object.entries(settings['Needed by every server'] ?? {}).map(([name]) => name)
  expect(required).toEqual(Object.keys(env))
  for (const name of required) expect(() => loadConfig({ ...env, [name]: ' ' })).toThrow(`${name} is not set`)
  expect(loadConfig(env)).toMatchObject({ authUrl: 'https://id.test', role: 'all', port: 4_000, eager: false })
})

const text = (path: string) => readFile(new URL(path, DEPLOY), 'utf8')

async function composeNames(): Promise<string[]> {
  const { services } = parse(await text('compose.yaml'), { merge: true }) as {
    services: Record<string, { environment?: object }>
  }
  const { postgres: _postgres, redis: _redis, ...ours } = services
  return Object.values(ours).flatMap(({ environment }) => Object.keys(environment ?? {}))
}

async function manifestNames(): Promise<string[]> {
  const names: string[] = []
  const visit = (node: unknown): void => {
    if (typeof node !== 'object' || node === null) return
    for (const [field, value] of Object.entries(node)) {
      if (field === 'env') names.push(...(value as { name: string }[]).map(({ name }) => name))
      else if (field === 'data') names.push(...Object.keys(value))
      else visit(value)
    }
  }
  for (const file of await readdir(new URL('kubernetes/', DEPLOY))) {
    for (const document of parseAllDocuments(await text(`kubernetes/${file}`))) visit(document.toJS())
  }
  return names
}

async function imageNames(): Promise<string[]> {
  const [, line = ''] = /^ENV (.+)$/m.exec(await text('Dockerfile')) ?? []
  return [...line.matchAll(/(\w+)=/g)].map(([, name]) => name as string)
}
