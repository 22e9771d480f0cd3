/** `pnpm build [folder]`: the production folder (`apps/api/dist/`), which needs Node and nothing else. */
import { execFileSync } from 'node:child_process'
import { cp, mkdir, readdir, readFile, rm, writeFile } from 'node:fs/promises'
import { join, resolve } from 'node:path'
import { fileURLToPath } from 'node:url'
import { build } from 'rolldown'
import { CHANGELOG_ROOT, PAGES, scalarFolder } from './src/assets.ts'

const here = fileURLToPath(new URL('.', import.meta.url))
const dist = resolve(process.argv[2] ?? join(here, 'dist'))
const started = performance.now()

/** Each begins with a file of its own in the production folder: `node dist/server.js`. */
const PROGRAMS = { server: 'src/main.ts', migrate: 'src/db/migrate-cli.ts', operator: 'src/operator/main.ts' }

await rm(dist, { recursive: true, force: true })
await bundle()
await copyFiles()
await writePrograms()
await warmUp()
console.log(`${dist} (${Math.round(performance.now() - started)} ms)`)

/** Our code and all dependencies, with what is rarely needed in chunks of its own. */
async function bundle(): Promise<void> {
  await build({
    cwd: here,
    input: PROGRAMS,
    platform: 'node',
    // pg looks for a native driver that we do not use, and lives without it.
    external: ['pg-native'],
    output: { dir: join(dist, 'bundle'), format: 'esm', minify: 'dce-only', sourcemap: true },
    logLevel: 'warn',
  })
}

/** Everything stands to the bundle as it stands to `src`: see src/assets.ts. */
async function copyFiles(): Promise<void> {
  await cp(join(here, 'migrations'), join(dist, 'migrations'), { recursive: true })
  await cp(PAGES, join(dist, 'pages'), { recursive: true })
  await copyRecords()
  const scalar = join(dist, 'node_modules/@scalar/api-reference')
  await mkdir(join(scalar, 'dist/browser'), { recursive: true })
  await cp(join(scalarFolder(), 'standalone.js'), join(scalar, 'dist/browser/standalone.js'))
  await cp(join(scalarFolder(), '../../package.json'), join(scalar, 'package.json'))
}

/** Of the changelog what is served: not the snapshots, which are a contract for every date. */
async function copyRecords(): Promise<void> {
  const [from, to] = [join(CHANGELOG_ROOT, 'changelog'), join(dist, 'changelog')]
  await mkdir(to)
  for (const name of await readdir(from)) if (name.endsWith('.json')) await cp(join(from, name), join(to, name))
}

async function writePrograms(): Promise<void> {
  const { version } = JSON.parse(await readFile(join(here, 'package.json'), 'utf8'))
  await writeFile(join(dist, 'package.json'), `${JSON.stringify({ name: 'homeroom', version, type: 'module' })}\n`)
  for (const name of Object.keys(PROGRAMS)) await writeFile(join(dist, `${name}.js`), programOf(name))
}

/** Compiled code is kept beside the bundle: a start reads it instead of compiling anew. */
function programOf(name: string): string {
  return `import { enableCompileCache } from 'node:module'
import { fileURLToPath } from 'node:url'

enableCompileCache({ directory: fileURLToPath(new URL('cache', import.meta.url)), portable: true })
await import('./bundle/${name}.js')
`
}

/** Fills the cache. Without settings the server says what is missing and ends, with all its modules loaded. */
async function warmUp(): Promise<void> {
  const { PATH } = process.env
  try {
    execFileSync(process.execPath, [join(dist, 'server.js')], { env: { PATH }, stdio: 'pipe' })
  } catch (error) {
    const said = String((error as { stderr?: Buffer }).stderr)
    if (!said.startsWith('homeroom: ')) throw new Error(`the bundle does not start: ${said}`)
  }
}
