import { setTimeout as delay } from 'node:timers/promises'
import { type Job, type Load, load } from './load.ts'
import { cpuOf, machineCpu, postgresCpu } from './proc.ts'
import type { RunningServer } from './servers.ts'

/** One server under load for one round. */
export interface Sample {
  throughput: number
  p50: number
  p99: number
  /** µs of the server's CPU for each request, its work after the answer included. */
  cpu: number
  /** µs of PostgreSQL's CPU for each request. */
  databaseCpu: number
  /** Share of the machine's CPU that went to others meanwhile. */
  foreign: number
}

/** Longer than the server keeps its counts before it writes them: what a request leaves behind belongs to its price. */
const AFTERWORK_MS = 1_200

export async function sample(
  server: RunningServer,
  generator: 'wrk' | 'autocannon',
  job: Omit<Job, 'url'>,
): Promise<Sample> {
  const before = { at: performance.now(), cpu: cpuOf(server.pid), database: postgresCpu(), ...machineCpu() }
  const result: Load = await load(generator, { ...job, url: server.url })
  if (result.failures > 0) throw new Error(`${server.name}: ${result.failures} failures under load; the run is void`)
  await delay(AFTERWORK_MS)
  const after = { at: performance.now(), cpu: cpuOf(server.pid), database: postgresCpu(), ...machineCpu() }
  return {
    throughput: result.requests / result.seconds,
    p50: result.p50,
    p99: result.p99,
    cpu: (after.cpu - before.cpu) / result.requests,
    databaseCpu: (after.database - before.database) / result.requests,
    foreign: Math.max(0, after.foreign - before.foreign) / ((after.at - before.at) * 1_000),
  }
}
