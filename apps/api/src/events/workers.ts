import type { Services } from '../services.ts'
import { watchBacklog } from './backlog.ts'
import { assignmentClosing } from './close-assignments.ts'
import { pollClosing } from './close-polls.ts'
import { termClosing } from './close-terms.ts'
import { deletedRows } from './deleted-rows.ts'
import { consentExpiry } from './expire-consents.ts'
import { keyExpiry } from './expire-keys.ts'
import { installCounts } from './install-counts.ts'
import { Lookup } from './lookup.ts'
import { purge } from './purge.ts'
import { relay } from './relay.ts'
import { auditRetention, keyRetention, retention } from './retention.ts'
import { type Schedule, scheduled } from './schedule.ts'
import { scheduledPosts } from './scheduled-posts.ts'
import { Deliverer } from './webhooks/deliverer.ts'
import { JobQueue } from './webhooks/queue.ts'
import { requeue } from './webhooks/requeue.ts'
import { type Job, runWorker, type Worker } from './worker.ts'

type Start = (services: Services, lookup: Lookup) => Worker
const run =
  <T>(jobFor: (services: Services, lookup: Lookup) => Job<T>): Start =>
  (services, lookup) =>
    runWorker(jobFor(services, lookup), services)

const at = <R>(schedule: Schedule<R>): Start => run((services, lookup) => scheduled(services, lookup, schedule))

/** What runs behind the requests, besides the relay and the deliveries. */
const jobs: readonly Start[] = [
  run(requeue),
  run(retention),
  run(keyRetention),
  run(auditRetention),
  run(purge),
  run(deletedRows),
  run(installCounts),
  at(scheduledPosts),
  at(pollClosing),
  at(assignmentClosing),
  at(termClosing),
  at(consentExpiry),
  at(keyExpiry),
]

/** Starts the jobs on a login that may look for pending rows; where ROLE is `api` there are none. */
export async function startWorkers(services: Services): Promise<Worker | null> {
  const { config, log } = services
  if (config.role === 'api') return null
  const lookup = new Lookup(config, (error) => log.warn({ err: error }, 'worker: database connection lost'))
  let queue: JobQueue
  try {
    await lookup.check()
    queue = await JobQueue.start(config, services)
  } catch (error) {
    await lookup.close()
    throw error
  }
  watchBacklog(services.metrics, lookup)
  const deliverer = new Deliverer(services, queue)
  const workers = [
    deliverer,
    runWorker(relay(services, lookup, { queue, wake: () => deliverer.wake() }), services),
    ...jobs.map((start) => start(services, lookup)),
  ]
  return {
    async close() {
      await Promise.all(workers.map((worker) => worker.close()))
      await Promise.all([lookup.close(), queue.close()])
    },
  }
}
