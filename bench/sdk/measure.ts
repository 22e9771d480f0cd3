/** `pnpm sdk:measure`: what our client costs whoever uses it, beside its peers. Ours is measured as it is packed. */
import { execFile, execFileSync } from 'node:child_process'
import { existsSync, readFileSync, realpathSync, writeFileSync } from 'node:fs'
import { copyFile, mkdir, readFile, rm, stat, symlink, writeFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { promisify } from 'node:util'
import { gzipSync } from 'node:zlib'
import { installPacked } from '../../packages/sdk/test/support/packed.ts'
import { ours, peers, type Subject } from './subjects.ts'

const run = promisify(execFile)
const here = fileURLToPath(new URL('.', import.meta.url))
function installPeers(): void {
  const lock = readFileSync(join(here, 'pnpm-lock.yaml'), 'utf8')
  const stamp = join(here, 'node_modules', '.homeroom-bench-sdk')
  if (existsSync(stamp) && readFileSync(stamp, 'utf8') === lock) return
  console.error('installing the peers')
  execFileSync('npx', ['-y', 'pnpm@12', 'install', '--frozen-lockfile'], {
    cwd: here,
    stdio: ['ignore', 'ignore', 'pipe'],
  })
  writeFileSync(stamp, lock)
}

installPeers()
const { build } = await import('esbuild')
const consumer = await installPacked()
const at = (...parts: string[]) => join(consumer.folder, ...parts)
const tsc = join(here, '../../packages/sdk/node_modules/typescript/bin/tsc')

/** min+gzip of a module and all that it needs, in kB. */
async function bundleKb(file: string): Promise<number> {
  const { outputFiles } = await build({
    entryPoints: [file],
    bundle: true,
    minify: true,
    format: 'esm',
    platform: 'node',
    write: false,
    logLevel: 'error',
  })
  return gzipSync(outputFiles[0]?.contents ?? '', { level: 9 }).length / 1000
}

/** The lowest: what else the machine does can only add. */
async function lowest(times: number, measure: () => Promise<number>): Promise<number> {
  const values: number[] = []
  for (let turn = 0; turn < times; turn += 1) values.push(await measure())
  return Math.min(...values)
}

const program = async (what: string, target: string) =>
  Number((await run(process.execPath, [at('program.mts'), what, target], { cwd: consumer.folder })).stdout)

async function checkMs(file: string): Promise<number> {
  const started = performance.now()
  const strict = ['--strict', '--skipLibCheck', '--target', 'es2022', '--module', 'nodenext', '--noEmit', file]
  await run(process.execPath, [tsc, ...strict], { cwd: consumer.folder })
  return performance.now() - started
}

/** Ours as npm packed it; of the peers, what is installed is what was packed. */
async function packedKb({ name }: Subject): Promise<number> {
  if (name === ours.name) return (await stat(consumer.tarball)).size / 1000
  const pack = ['-cz', '--exclude=node_modules', '-C', realpathSync(at('node_modules', name)), '.']
  const { stdout } = await run('tar', pack, { encoding: 'buffer', maxBuffer: 64 * 1024 * 1024 })
  return stdout.length / 1000
}

const fileOf = ({ name }: Subject) => at(`${name.replaceAll(/\W/g, '-')}.mts`)

/** All in turn, three times, so that a busy minute is everyone's. */
async function callMicros(): Promise<Map<Subject, number>> {
  const best = new Map<Subject, number>()
  for (let pass = 0; pass < 3; pass += 1) {
    for (const subject of [ours, ...peers]) {
      const micros = await program('calls', fileOf(subject))
      best.set(subject, Math.min(micros, best.get(subject) ?? micros))
    }
  }
  return best
}

async function measure(subject: Subject, emptyMs: number, micros: number): Promise<string[]> {
  const manifest = JSON.parse(await readFile(at('node_modules', subject.name, 'package.json'), 'utf8'))
  const file = fileOf(subject)
  return [
    `${subject.name} ${manifest.version}`,
    (await bundleKb(file)).toFixed(1),
    (await lowest(9, () => program('import', subject.name))).toFixed(1),
    (await packedKb(subject)).toFixed(0),
    micros.toFixed(1),
    ((await lowest(5, () => checkMs(file))) - emptyMs).toFixed(0),
    String(Object.keys(manifest.dependencies ?? {}).length),
  ]
}

function print(rows: string[][]): void {
  const widths = rows[0]?.map((_, i) => Math.max(...rows.map((row) => row[i]?.length ?? 0))) ?? []
  const pad = (cell: string, i: number) => (i === 0 ? cell.padEnd(widths[i] ?? 0) : cell.padStart(widths[i] ?? 0))
  console.log(`${rows.map((row) => row.map(pad).join('  ')).join('\n')}\n`)
}

try {
  await copyFile(join(here, 'program.ts'), at('program.mts'))
  for (const { name } of peers) {
    if (existsSync(at('node_modules', name))) await rm(at('node_modules', name), { recursive: true })
    await mkdir(dirname(at('node_modules', name)), { recursive: true })
    await symlink(join(here, 'node_modules', name), at('node_modules', name))
  }
  await writeFile(at('empty.mts'), 'export {}\n')
  const emptyMs = await lowest(5, () => checkMs('empty.mts'))
  const rows = [['', 'gzip kB', 'import ms', 'packed kB', 'µs per call', 'type-check ms', 'dependencies']]
  for (const subject of [ours, ...peers]) await writeFile(fileOf(subject), subject.module)
  const micros = await callMicros()
  for (const subject of [ours, ...peers]) rows.push(await measure(subject, emptyMs, micros.get(subject) as number))
  print(rows)
  const { exports } = JSON.parse(await readFile(at('node_modules', ours.name, 'package.json'), 'utf8'))
  const entries = [['our entries, whole', 'gzip kB', 'import ms', 'type-check ms']]
  for (const subpath of Object.keys(exports).filter((name) => name !== './package.json')) {
    const specifier = join(ours.name, subpath)
    const file = at(`entry-${entries.length}.mts`)
    await writeFile(file, `import * as all from '${specifier}'\nexport default all\n`)
    const size = (await bundleKb(file)).toFixed(1)
    const load = (await lowest(9, () => program('import', specifier))).toFixed(1)
    entries.push([specifier, size, load, ((await lowest(3, () => checkMs(file))) - emptyMs).toFixed(0)])
  }
  print(entries)
  console.log(
    `Node ${process.versions.node}; the lowest of several runs; type-check by TypeScript 7 over an empty file's ${emptyMs.toFixed(0)} ms`,
  )
} finally {
  await consumer.remove()
}
