import { execFile } from 'node:child_process'
import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { promisify } from 'node:util'
import { newTask } from './equal.ts'
import type { Caller } from './world.ts'

export const operations = ['list', 'create'] as const
export type OperationName = (typeof operations)[number]
export const CONNECTIONS = 32

/** What one run of the load generator reports. Latencies in ms. */
export interface Load {
  requests: number
  seconds: number
  p50: number
  p99: number
  failures: number
}
export interface Job {
  url: string
  operation: OperationName
  seconds: number
  callers: readonly Caller[]
}

const run = promisify(execFile)
const here = (name: string): string => fileURLToPath(new URL(name, import.meta.url))

/** `wrk` when it is installed, since it costs the other core least; else autocannon. */
export async function chooseGenerator(): Promise<'wrk' | 'autocannon'> {
  const found = await run('wrk', ['-v']).then(
    () => true,
    (error: NodeJS.ErrnoException) => error.code !== 'ENOENT',
  )
  return found ? 'wrk' : 'autocannon'
}

let runs = 0

/** Loads a server from another process with all callers' tokens in turn; each creation has a key of its own. */
export async function load(generator: 'wrk' | 'autocannon', job: Job): Promise<Load> {
  const folder = await mkdtemp(join(tmpdir(), 'homeroom-bench-'))
  try {
    const file = join(folder, 'callers')
    await writeFile(file, job.callers.map(({ token, orgId }) => `${token} ${orgId}\n`).join(''))
    const body = JSON.stringify(newTask)
    const key = `bench-${process.pid}-${++runs}`
    const args =
      generator === 'wrk'
        ? ['-t1', `-c${CONNECTIONS}`, `-d${job.seconds}s`, '--timeout', '10s', '-s', here('load.lua'), job.url, '--']
        : [here('load-autocannon.ts'), job.url, String(job.seconds), String(CONNECTIONS)]
    const command = generator === 'wrk' ? 'wrk' : process.execPath
    const { stdout } = await run(command, [...args, job.operation, file, key, body], { maxBuffer: 1e7 })
    return JSON.parse(stdout.slice(stdout.lastIndexOf('\n{') + 1))
  } finally {
    await rm(folder, { recursive: true, force: true })
  }
}
