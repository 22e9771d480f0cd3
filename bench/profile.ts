/** `node bench/profile.ts list|create`: where our server's CPU time goes under the bench's load. */
import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { pinSelf, stopAll } from './children.ts'
import { installPeers } from './install.ts'
import { chooseGenerator, load, type OperationName, operations } from './load.ts'
import { startServer } from './servers.ts'
import { createWorld } from './world.ts'

interface Profile {
  nodes: { id: number; callFrame: { functionName: string; url: string; lineNumber: number }; children?: number[] }[]
  samples: number[]
  timeDeltas: number[]
}

/** Start-up and the first seconds under load, while functions are still being optimized, are left out. */
const WARM_US = 8e6

/** Self time by what `nameOf` calls a node, the dearest first, in per cent of all that is not idle. */
function shares(
  profile: Profile,
  nameOf: (url: string, fn: string, line: number) => string | null,
): [string, number][] {
  const names = new Map(
    profile.nodes.map(({ id, callFrame: f }) => [id, nameOf(f.url, f.functionName || '(anonymous)', f.lineNumber + 1)]),
  )
  const found = new Map<string, number>()
  let total = 0
  let at = 0
  profile.samples.forEach((id, i) => {
    const spent = profile.timeDeltas[i] ?? 0
    at += spent
    const name = names.get(id)
    if (!name || at < WARM_US) return
    total += spent
    found.set(name, (found.get(name) ?? 0) + spent)
  })
  return [...found].map(([name, spent]): [string, number] => [name, (spent / total) * 100]).sort((a, b) => b[1] - a[1])
}

const IDLE = new Set(['(idle)', '(root)'])
const short = (url: string): string => url.replace(/^.*\/node_modules\//, '').replace(/^.*\/apps\/api\//, '')

function moduleOf(url: string, fn: string): string | null {
  if (IDLE.has(fn)) return null
  if (url === '') return fn === '(garbage collector)' || fn === '(program)' ? fn : 'built in'
  if (url.startsWith('node:')) return url.split('/')[0] as string
  return short(url)
}
const functionOf = (url: string, fn: string, line: number): string | null =>
  IDLE.has(fn) ? null : `${fn}  ${url ? `${short(url)}:${line}` : 'built in'}`

function print(title: string, rows: [string, number][], many: number): void {
  console.log(`\n${title}`)
  for (const [name, share] of rows.slice(0, many)) console.log(`${share.toFixed(1).padStart(6)} %  ${name}`)
}

const operation = (process.argv[2] ?? 'list') as OperationName
if (!operations.includes(operation)) throw new Error(`one of ${operations.join(', ')}, not ${operation}`)
installPeers(console.log)
pinSelf()
const folder = mkdtempSync(join(tmpdir(), 'homeroom-profile-'))
const world = await createWorld()
try {
  const nodeFlags = ['--cpu-prof', `--cpu-prof-dir=${folder}`, '--cpu-prof-interval=250']
  const server = await startServer('homeroom', world, { tokenCache: true, nodeFlags, fromSource: true })
  await load(await chooseGenerator(), { url: server.url, operation, seconds: 15, callers: world.callers })
  await server.stop()
  const [file = ''] = readdirSync(folder)
  const profile: Profile = JSON.parse(readFileSync(join(folder, file), 'utf8'))
  print('by module', shares(profile, moduleOf), 30)
  print('by function', shares(profile, functionOf), 60)
} finally {
  await stopAll()
  await world.close()
  rmSync(folder, { recursive: true, force: true })
}
