import { execFileSync } from 'node:child_process'
import { createHash } from 'node:crypto'
import { existsSync, globSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'

const folder = fileURLToPath(new URL('.', import.meta.url))
const stamp = join(folder, 'node_modules', '.homeroom-bench')
const sources = ['pnpm-lock.yaml', 'peers/nestjs/tsconfig.json', 'peers/nestjs/src/*.ts']

/** Installs the peers and the load generator, and compiles the NestJS peer: at the first use and after a change. */
export function installPeers(log: (line: string) => void): void {
  const hash = createHash('sha256')
  for (const file of globSync(sources, { cwd: folder }).sort()) hash.update(readFileSync(join(folder, file)))
  const digest = hash.digest('hex')
  if (existsSync(stamp) && readFileSync(stamp, 'utf8') === digest) return
  log('installing the peers')
  const pnpm = (...args: string[]) =>
    execFileSync('npx', ['-y', 'pnpm@12.21.0', ...args], { cwd: folder, stdio: ['ignore', 'ignore', 'pipe'] })
  pnpm('install', '--frozen-lockfile')
  pnpm('--filter', 'homeroom-bench-nestjs', 'run', 'build')
  writeFileSync(stamp, digest)
}

/** Our server as an operator deploys it: the production folder, made anew of the present sources. */
export function buildServer(log: (line: string) => void): void {
  log('building our server')
  execFileSync(process.execPath, [join(folder, '../apps/api/build.ts')], { stdio: ['ignore', 'ignore', 'inherit'] })
}
