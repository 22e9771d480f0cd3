import { execFileSync } from 'node:child_process'
import { existsSync } from 'node:fs'
import { pathToFileURL } from 'node:url'
import { bundle, lint, tables, types, writeGenerated } from '../contract/generate/contract.ts'

/** Regenerates everything that is derived from the contract and from the migrations. */
export async function generate() {
  requireJava()
  await step('lint the contract', lint)
  const document = await step('bundle', bundle)
  const files = await step('operations, access, errors, events', () => tables(document))
  const typesText = await step('types', () => types(document))
  await writeGenerated(document, { ...files, 'types.ts': typesText })
  await step('SDK resources', async () => (await optional('../contract/generate/sdk.ts')).generateSdk?.())
  await step('database types', async () =>
    (await optional('../apps/api/dev/generate-schema-types.ts')).generateSchemaTypes?.(),
  )
}

async function optional(path: string): Promise<Record<string, () => Promise<void>>> {
  const url = new URL(path, import.meta.url)
  return existsSync(url) ? import(url.href) : {}
}

async function step<T>(name: string, work: () => Promise<T>): Promise<T> {
  const start = performance.now()
  const result = await work()
  console.log(`${name.padEnd(40)} ${((performance.now() - start) / 1000).toFixed(2)} s`)
  return result
}

/** Asked first, so that a machine without Java is left as it was. */
function requireJava() {
  try {
    execFileSync('java', ['-version'], { stdio: 'ignore' })
  } catch {
    throw new Error('Java not found: generating the SDK resources needs Java 11 or newer on the PATH.')
  }
}

if (import.meta.url === pathToFileURL(process.argv[1] ?? '').href) {
  generate().catch((error: Error) => {
    console.error(error.message)
    process.exitCode = 1
  })
}
