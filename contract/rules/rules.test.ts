import { execFile } from 'node:child_process'
import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { createRequire } from 'node:module'
import { tmpdir } from 'node:os'
import { basename, dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { promisify } from 'node:util'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { changed } from '../test/example.ts'
import { failing } from './failing.ts'
import house from './plugin.ts'

let folder: string
let found: Map<string, Set<string>>

/** Every broken contract in one run of redocly. */
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'homeroom-rules-'))
  const contracts = new Map([['sound.json', {}]])
  for (const [rule, ways] of Object.entries(failing)) {
    for (const [way, changes] of Object.entries(ways)) contracts.set(fileOf(rule, way), changes)
  }
  for (const [file, changes] of contracts) await writeFile(join(folder, file), JSON.stringify(changed(changes)))
  found = await lint([...contracts.keys()])
}, 60_000)

afterAll(() => rm(folder, { recursive: true, force: true }))

async function lint(files: string[]) {
  const plugin = fileURLToPath(new URL('plugin.ts', import.meta.url))
  await writeFile(join(folder, 'redocly.yaml'), JSON.stringify({ plugins: [plugin], extends: ['house/all'] }))
  const cli = join(dirname(createRequire(import.meta.url).resolve('@redocly/cli/package.json')), 'bin/cli.js')
  const args = [cli, 'lint', ...files, '--config=redocly.yaml', '--format=json', '--max-problems=1000']
  const env = { ...process.env, REDOCLY_TELEMETRY: 'off', REDOCLY_SUPPRESS_UPDATE_NOTICE: 'true' }
  const run = promisify(execFile)(process.execPath, args, { cwd: folder, env, maxBuffer: 2 ** 26 })
  const { stdout } = await run.catch((error: { stdout: string }) => error)
  const rules = new Map(files.map((file) => [file, new Set<string>()]))
  for (const { ruleId, location } of problemsIn(stdout)) rules.get(basename(location[0]?.source.ref ?? ''))?.add(ruleId)
  return rules
}

/** redocly prints one JSON document per file, one after the other. */
function problemsIn(stdout: string): { ruleId: string; location: { source: { ref: string } }[] }[] {
  return stdout.split(/(?<=^\})\s*(?=\{)/m).flatMap((document) => JSON.parse(document).problems)
}

function fileOf(rule: string, way: string) {
  return `${rule}-${way.replaceAll(/\W+/g, '-')}.json`
}

test('a sound contract breaks no rule', () => {
  expect([...(found.get('sound.json') ?? ['not linted'])]).toEqual([])
})

test('every rule has a failing example', () => {
  expect(Object.keys(failing).sort()).toEqual(Object.keys(house().rules.oas3).sort())
})

for (const [rule, ways] of Object.entries(failing)) {
  describe(rule, () => {
    for (const way of Object.keys(ways)) {
      test(way, () => expect([...(found.get(fileOf(rule, way)) ?? [])]).toContain(`house/${rule}`))
    }
  })
}
