import type { Services } from '../services.ts'
import { Lookup } from './lookup.ts'
import { type Job, runWorker, type Worker } from './worker.ts'

type JobFor = (services: Services, lookup: Lookup) => Job<never>

/** Everything that runs behind the requests. */
const jobs: readonly JobFor[] = []

/** Starts the jobs on a login that may look for pending rows; where ROLE is `api` there are none. */
export async function startWorkers(services: Services): Promise<Worker | null> {
  const { config, log, reporter } = services
  if (config.role === 'api') return null
  const lookup = new Lookup(config, (error) => log.warn({ err: error }, 'worker: database connection lost'))
  try {
    await lookup.check()
  } catch (error) {
    await lookup.close()
    throw error
  }
  const workers = jobs.map((jobFor) => runWorker(jobFor(services, lookup), reporter))
  return {
    async close() {
      await Promise.all(workers.map((worker) => worker.close()))
      await lookup.close()
    },
  }
}
