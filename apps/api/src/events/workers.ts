import type { Services } from '../services.ts'
import { assignmentClosing } from './close-assignments.ts'
import { pollClosing } from './close-polls.ts'
import { consentExpiry } from './expire-consents.ts'
import { keyExpiry } from './expire-keys.ts'
import { installCounts } from './install-counts.ts'
import { Lookup } from './lookup.ts'
import { relay } from './relay.ts'
import { type Schedule, scheduled } from './schedule.ts'
import { scheduledPosts } from './scheduled-posts.ts'
import { type Job, runWorker, type Worker } from './worker.ts'

type Start = (services: Services, lookup: Lookup) => Worker
const run =
  <T>(jobFor: (services: Services, lookup: Lookup) => Job<T>): Start =>
  (services, lookup) =>
    runWorker(jobFor(services, lookup), services.reporter)

const at = <R>(schedule: Schedule<R>): Start => run((services, lookup) => scheduled(services, lookup, schedule))

/** Everything that runs behind the requests. */
const jobs: readonly Start[] = [
  run(relay),
  run(installCounts),
  run(scheduledPosts),
  at(pollClosing),
  at(assignmentClosing),
  at(consentExpiry),
  at(keyExpiry),
]

/** Starts the jobs on a login that may look for pending rows; where ROLE is `api` there are none. */
export async function startWorkers(services: Services): Promise<Worker | null> {
  const { config, log } = services
  if (config.role === 'api') return null
  const lookup = new Lookup(config, (error) => log.warn({ err: error }, 'worker: database connection lost'))
  try {
    await lookup.check()
  } catch (error) {
    await lookup.close()
    throw error
  }
  const workers = jobs.map((start) => start(services, lookup))
  return {
    async close() {
      await Promise.all(workers.map((worker) => worker.close()))
      await lookup.close()
    },
  }
}
