import type { RedisClientType } from 'redis'
import type { Jwks } from './auth/jwks.ts'
import type { Database } from './db/database.ts'
import type { Services } from './services.ts'

type State = 'ok' | 'degraded' | 'down'
interface Check {
  status: State
  /** null when it did not answer */
  latencyMs: number | null
}
export interface HealthReport {
  status: State
  checks: Record<string, Check>
}

const TIMEOUT_MS = 2_000

/** Whether this node should be sent requests: names of dependencies and how they answer, never where they are. */
export class Health {
  draining = false
  readonly #probes: Record<string, { worst: State; probe: () => Promise<unknown> }>

  constructor({ database, redis, jwks }: { database: Database; redis: RedisClientType | null; jwks: Jwks }) {
    this.#probes = {
      db: { worst: 'down', probe: () => database.global([{ name: 'health', text: 'select 1', values: [] }]) },
      jwks: { worst: 'down', probe: () => jwks.check() },
    }
    // Without Redis every node counts for itself: worse limits, but service.
    if (redis) this.#probes.cache = { worst: 'degraded', probe: () => redis.ping() }
  }

  async report(): Promise<HealthReport> {
    const entries = await Promise.all(
      Object.entries(this.#probes).map(
        async ([name, { worst, probe }]) => [name, await measure(probe, worst)] as const,
      ),
    )
    const states = entries.map(([, { status }]) => status)
    const status = this.draining || states.includes('down') ? 'down' : states.includes('degraded') ? 'degraded' : 'ok'
    return { status, checks: Object.fromEntries(entries) }
  }
}

/** How each dependency answers, as a metric: 1 while it does. */
export function watchDependencies({ health, metrics }: Pick<Services, 'health' | 'metrics'>): void {
  const about = { help: 'Whether the dependency answers: 1 or 0.', label: 'dependency', worst: 'min' } as const
  metrics.watch({ name: 'homeroom_dependency_up', ...about }, async () => {
    const { checks } = await health.report()
    return Object.fromEntries(Object.entries(checks).map(([name, { status }]) => [name, status === 'ok' ? 1 : 0]))
  })
}

async function measure(probe: () => Promise<unknown>, worst: State): Promise<Check> {
  const start = performance.now()
  const late = new Promise((_, reject) => setTimeout(() => reject(new Error('late')), TIMEOUT_MS).unref())
  try {
    await Promise.race([probe(), late])
    return { status: 'ok', latencyMs: Math.round(performance.now() - start) }
  } catch {
    return { status: worst, latencyMs: null }
  }
}
