import { spawnSync } from 'node:child_process'
import { pathToFileURL } from 'node:url'
import { generateSchemaTypes } from '../apps/api/dev/generate-schema-types.ts'
import { generateSettingsTables } from '../apps/api/dev/generate-settings-table.ts'
import { bundle, lint, tables, types, writeGenerated } from '../contract/generate/contract.ts'
import { generateSdk } from '../contract/generate/sdk.ts'

/** Regenerates everything that is derived from the contract, the migrations and the settings. */
export async function generate() {
  requireJava()
  await step('lint the contract', lint)
  const document = await step('bundle', bundle)
  const files = await step('operations, access, errors, events', () => tables(document))
  const typesText = await step('types', () => types(document))
  await writeGenerated(document, { ...files, 'types.ts': typesText })
  await step('SDK', generateSdk)
  await step('database types', generateSchemaTypes)
  await step('tables of settings', generateSettingsTables)
}

async function step<T>(name: string, work: () => Promise<T>): Promise<T> {
  const start = performance.now()
  const result = await work()
  console.log(`${name.padEnd(40)} ${((performance.now() - start) / 1000).toFixed(2)} s`)
  return result
}

/** Asked first, so that a machine without Java is left as it was. */
function requireJava() {
  const { stderr } = spawnSync('java', ['-version'], { encoding: 'utf8' })
  const [, first, second] = stderr?.match(/version "(\d+)(?:\.(\d+))?/) ?? []
  const version = Number(first === '1' ? second : first)
  if (!(version >= 11)) {
    throw new Error(
      `Java 11 or newer is needed to generate the SDK; found ${version ? `Java ${version}` : 'none'} on the PATH.`,
    )
  }
}

/** Runs a script's work; what went wrong is one message, and a stack only for faults of our own. */
export function run(work: () => Promise<void>) {
  work().catch((error: Error) => {
    console.error(error.name === 'Error' ? error.message : error.stack)
    process.exitCode = 1
  })
}

if (import.meta.url === pathToFileURL(process.argv[1] ?? '').href) run(generate)
