import type { Services } from '../services.ts'
import { installCounts } from './install-counts.ts'
import { Lookup } from './lookup.ts'
import { relay } from './relay.ts'
import { retention } from './retention.ts'
import { scheduledPosts } from './scheduled-posts.ts'
import { Deliverer } from './webhooks/deliverer.ts'
import { JobQueue } from './webhooks/queue.ts'
import { requeue } from './webhooks/requeue.ts'
import { runWorker, type Worker } from './worker.ts'

/** Starts everything that runs behind the requests, on a login that may look for pending rows; nothing where ROLE is `api`. */
export async function startWorkers(services: Services): Promise<Worker | null> {
  const { config, log, reporter } = services
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
  const deliverer = new Deliverer(services, queue)
  const workers = [
    runWorker(relay(services, lookup, { queue, wake: () => deliverer.wake() }), reporter),
    runWorker(requeue(services, lookup), reporter),
    runWorker(retention(services, lookup), reporter),
    runWorker(installCounts(services, lookup), reporter),
    runWorker(scheduledPosts(services, lookup), reporter),
    deliverer,
  ]
  return {
    async close() {
      await Promise.all(workers.map((worker) => worker.close()))
      await Promise.all([lookup.close(), queue.close()])
    },
  }
}
