import { hash } from 'node:crypto'
import { PgBoss } from 'pg-boss'
import type { Config } from '../../config.ts'
import type { Unit } from '../../db/tenant.ts'
import type { Services } from '../../services.ts'

/**
 * Two lanes, so that receivers which fail or take their time keep each other waiting and nobody else. A job says that
 * an endpoint may have something due, no more: one too many finds nothing to do.
 */
export const LANES = { quick: 'webhooks', slow: 'webhooks-slow' } as const
export type Lane = keyof typeof LANES
const lanes = Object.keys(LANES) as Lane[]

export interface EndpointJob {
  orgId: string
  endpointId: string
}
export interface Job extends EndpointJob {
  id: string
  lane: Lane
}

/** A job ends long before; one whose worker died is given out again after this time. */
const EXPIRES_S = 60
const SUPERVISE_S = 15
const KEPT_S = 600
const RETRY_DELAY_S = 5
/** Until the deliveries themselves give up. */
const RETRIES = 100_000

/** pg-boss, as the deliveries need it: jobs enter in the transaction of what they are about, and are taken by hand. */
export class JobQueue {
  readonly #boss: PgBoss

  private constructor(boss: PgBoss) {
    this.#boss = boss
  }

  static async start(
    { databaseUrl }: Config,
    { reporter, log }: Pick<Services, 'reporter' | 'log'>,
  ): Promise<JobQueue> {
    const boss = new PgBoss({
      connectionString: databaseUrl,
      application_name: 'homeroom-jobs',
      max: 3,
      // The schema comes with our migrations, and the server owns no table.
      migrate: false,
      createSchema: false,
      schedule: false,
      reindex: false,
      monitorVacuum: false,
      superviseIntervalSeconds: SUPERVISE_S,
      monitorIntervalSeconds: SUPERVISE_S,
      maintenanceIntervalSeconds: KEPT_S,
    })
    boss.on('error', (error) => reporter.report(error, { worker: 'jobs' }))
    boss.on('warning', (warning) => log.warn({ warning }, 'jobs'))
    await boss.start()
    const options = {
      expireInSeconds: EXPIRES_S,
      deleteAfterSeconds: KEPT_S,
      retryLimit: RETRIES,
      retryDelay: RETRY_DELAY_S,
    }
    for (const lane of lanes) await boss.createQueue(LANES[lane], options)
    return new JobQueue(boss)
  }

  /** Adds jobs in the unit's transaction, each for now or for `at`. */
  async add(unit: Unit, lane: Lane, jobs: readonly (EndpointJob & { at?: string })[]): Promise<void> {
    if (jobs.length === 0) return
    const rows = jobs.map(({ at, ...data }) => ({ data, ...(at ? { startAfter: at } : {}) }))
    await this.#boss.insert(LANES[lane], rows, { db: within(unit) })
  }

  /** Takes jobs that are due; they are this worker's until they are done, or expire. */
  async take(lane: Lane, count: number): Promise<Job[]> {
    const found = await this.#boss.fetch<EndpointJob>(LANES[lane], { batchSize: count })
    return found.map(({ id, data: { orgId, endpointId } }) => ({ id, lane, orgId, endpointId }))
  }

  async done({ id, lane }: Job): Promise<void> {
    await this.#boss.complete(LANES[lane], id)
  }

  /** It is given out again a little later. */
  async failed({ id, lane }: Job): Promise<void> {
    await this.#boss.fail(LANES[lane], id)
  }

  close(): Promise<void> {
    return this.#boss.stop({ graceful: false })
  }
}

/** Lets pg-boss write in a transaction of ours. Its statements are few, so each is prepared under the hash of its text. */
const within = (unit: Unit) => ({
  async executeSql(text: string, values: unknown[] = []) {
    const name = `jobs.${hash('sha256', text).slice(0, 16)}`
    const [rows = []] = await unit.block([{ name, text, values }])
    // biome-ignore lint/suspicious/noExplicitAny: as pg-boss declares it
    return { rows: rows as any[] }
  },
})
