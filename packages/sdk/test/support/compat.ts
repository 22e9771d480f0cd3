import { execFileSync } from 'node:child_process'
import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'

const folder = fileURLToPath(new URL('../../compat/', import.meta.url))
const sdk = fileURLToPath(new URL('../../', import.meta.url))
const stamp = join(folder, 'node_modules', '.homeroom-compat')

/** Installs, at the first use and after a change of the lockfile, what only these tests need. */
export function installCompat(): void {
  const lock = readFileSync(join(folder, 'pnpm-lock.yaml'), 'utf8')
  if (existsSync(stamp) && readFileSync(stamp, 'utf8') === lock) return
  const args = ['-y', 'pnpm@12', 'install', '--frozen-lockfile']
  execFileSync('npx', args, { cwd: folder, stdio: ['ignore', 'ignore', 'pipe'] })
  writeFileSync(stamp, lock)
}

/** What runs a program, by name. */
export const runtimes = {
  'Node 20': [join(folder, 'node_modules/node20/bin/node')],
  'Node 22': [join(folder, 'node_modules/node22/bin/node')],
  'Node 24': [process.execPath],
  Deno: [join(folder, 'node_modules/.bin/deno'), 'run', '--no-remote', '--allow-net=127.0.0.1'],
  Bun: [join(folder, 'node_modules/.bin/bun')],
}

/** The oldest TypeScript that we promise to work with, and the newest. */
export const compilers = {
  'TypeScript 5.0': join(folder, 'node_modules/typescript50/bin/tsc'),
  'TypeScript 7.0': join(sdk, 'node_modules/typescript/bin/tsc'),
}

export const program = (name: 'attw' | 'esbuild' | 'publint'): string => join(folder, 'node_modules/.bin', name)
