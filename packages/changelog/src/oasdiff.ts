import { execFile } from 'node:child_process'
import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { promisify } from 'node:util'
import type { Finding, Node } from './model.ts'

const run = promisify(execFile)
const tools = fileURLToPath(new URL('../../../tools', import.meta.url))

const RAISED = [
  // Nobody notices an optional field or header until it is gone.
  'response-optional-property-removed',
  'optional-response-header-removed',
]

const SILENT = [
  // Access has one source, the normalised records; oasdiff calls «made public» an error.
  'api-security-added',
  'api-security-removed',
  'api-security-scope-added',
  'api-security-scope-removed',
  'api-global-security-added',
  'api-global-security-removed',
  'api-global-security-scope-added',
  'api-global-security-scope-removed',
  'api-security-component-added',
  'api-security-component-removed',
  'api-security-component-type-changed',
  // Ours is a dated changelog; the version is in the path.
  'api-version-not-bumped',
  'api-version-decreased',
  'api-major-version-not-bumped',
  // Names, not behaviour; a renamed SDK method is told from the records.
  'api-operation-id-added',
  'api-operation-id-removed',
  'api-tag-added',
  'api-tag-removed',
  'api-schema-removed',
  // Told from the records, and by `--check`, without a clock inside.
  'endpoint-deprecated',
  'endpoint-deprecated-with-sunset',
  'endpoint-reactivated',
  'api-deprecated-sunset-missing',
  'api-deprecated-sunset-parse',
  'api-path-sunset-parse',
  'api-sunset-date-changed-too-small',
  'api-sunset-date-too-small',
  'sunset-deleted',
  // Told in both directions by our own comparison.
  'request-parameter-x-extensible-enum-value-removed',
  'request-property-x-extensible-enum-value-removed',
]

const levels = [...RAISED.map((id) => `${id} err`), ...SILENT.map((id) => `${id} none`)].join('\n')

/** What oasdiff finds between two surfaces. Needs Go; the first run builds for about 40 s. */
export async function oasdiff(base: Node, head: Node): Promise<Finding[]> {
  const folder = await mkdtemp(join(tmpdir(), 'homeroom-changelog-'))
  try {
    const file = async (name: string, text: string) => {
      await writeFile(join(folder, name), text)
      return join(folder, name)
    }
    const files = [await file('base.json', JSON.stringify(base)), await file('head.json', JSON.stringify(head))]
    const severities = await file('levels.txt', levels)
    const flags = ['--format=json', '--allow-external-refs=false', `--severity-levels=${severities}`]
    return JSON.parse((await execute(await program(), ['changelog', ...files, ...flags])) || '[]')
  } finally {
    await rm(folder, { recursive: true })
  }
}

/** Which Go there is, or null. */
export async function goVersion(): Promise<string | null> {
  return execute('go', ['version']).then(
    (text) => text.trim(),
    () => null,
  )
}

let built: Promise<string> | undefined
/** The file that Go built: asking `go tool` for every run takes longer than the run. */
function program(): Promise<string> {
  built ??= execute('go', ['tool', '-n', 'oasdiff']).then((path) => path.trim())
  built.catch(() => {
    built = undefined
  })
  return built
}

/** Without `--fail-on`, findings are no failure: any other exit than 0 is the tool's own (100 and above) or Go's. */
async function execute(file: string, args: string[]): Promise<string> {
  const { OASDIFF_CONFIG: _, ...env } = process.env
  try {
    const { stdout } = await run(file, args, {
      cwd: tools,
      env: { ...env, GOWORK: 'off' },
      maxBuffer: 256 * 1024 * 1024,
    })
    return stdout
  } catch (error) {
    throw new Error(failure(error as NodeJS.ErrnoException & { stderr?: string }))
  }
}

function failure(error: NodeJS.ErrnoException & { stderr?: string }): string {
  if (error.code === 'ENOENT')
    return 'Comparing contracts needs Go 1.26 or newer on the PATH (nothing else does); there is none.'
  const lines = (error.stderr ?? '').split('\n').filter((line) => line.trim() && !line.startsWith('go: downloading'))
  return `oasdiff failed (exit ${error.code}): ${lines.at(-1) ?? error.message}`
}
