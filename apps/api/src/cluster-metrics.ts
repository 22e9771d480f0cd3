import cluster, { type Worker } from 'node:cluster'
import { AggregatorRegistry, type MetricObjectWithValues, type MetricValue, type Registry } from 'prom-client'

type Figures = MetricObjectWithValues<MetricValue<string>>[]

const ASK = 'homeroom:metrics?'
const ANSWER = 'homeroom:metrics'
/** A process that takes longer is just starting, or busy: its last figures stand for it. */
const PATIENCE_MS = 1_000

/** In one of several processes: hands its figures to the first one when that asks. */
export function answerPrimary(registry: Registry): void {
  process.on('message', async (message) => {
    if (message !== ASK) return
    const figures = await registry.getMetricsAsJSON()
    if (process.connected) process.send?.({ type: ANSWER, figures })
  })
}

/**
 * In the first process: the sum of all processes' metrics. What a process that ended had counted at the last look stays in
 * the sum; counters that fell would be taken for a restart, and all of them be counted anew.
 */
export class ClusterMetrics {
  readonly contentType = new AggregatorRegistry().contentType
  readonly #known = new Map<Worker, Figures>()
  readonly #waiting = new Map<Worker, () => void>()
  #ended: Promise<Figures> = Promise.resolve([])

  constructor() {
    cluster.on('message', (worker, message: { type?: string; figures: Figures }) => {
      if (message?.type !== ANSWER) return
      this.#known.set(worker, message.figures)
      this.#waiting.get(worker)?.()
    })
    cluster.on('exit', (worker) => this.#keep(worker))
  }

  async text(): Promise<string> {
    await Promise.all(Object.values(cluster.workers ?? {}).map((worker) => worker && this.#ask(worker)))
    return AggregatorRegistry.aggregate([await this.#ended, ...this.#known.values()]).metrics()
  }

  #ask(worker: Worker): Promise<void> {
    return new Promise((resolve) => {
      const timer = setTimeout(resolve, PATIENCE_MS)
      this.#waiting.set(worker, () => {
        clearTimeout(timer)
        resolve()
      })
      if (worker.isConnected()) worker.send(ASK)
    })
  }

  #keep(worker: Worker): void {
    const figures = this.#known.get(worker)
    this.#waiting.get(worker)?.()
    this.#waiting.delete(worker)
    this.#known.delete(worker)
    if (!figures) return
    // What was true of the process alone (its memory, its sockets) is no more.
    const counted = figures.filter(({ type }) => String(type) !== 'gauge')
    this.#ended = this.#ended.then((ended) => AggregatorRegistry.aggregate([ended, counted]).getMetricsAsJSON())
  }
}
