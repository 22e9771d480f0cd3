import cluster from 'node:cluster'
import { createServer, type Server } from 'node:http'
import { Counter, collectDefaultMetrics, Gauge, Histogram, Registry } from 'prom-client'
import { answerPrimary } from './cluster-metrics.ts'
import { listen } from './http/listen.ts'

/** Prometheus metrics of the server, by operation; served on the admin port, never on the public one. */
export class Metrics {
  readonly registry = new Registry()
  readonly #requests: Counter<'operation' | 'product' | 'status'>
  readonly #duration: Histogram<'operation'>
  readonly #errors: Counter<'source'>
  readonly #attempts: Counter<'result'>

  constructor() {
    this.#requests = new Counter({
      name: 'homeroom_requests_total',
      help: 'Requests answered, by operation, product and status class.',
      labelNames: ['operation', 'product', 'status'],
      registers: [this.registry],
    })
    this.#duration = new Histogram({
      name: 'homeroom_request_duration_seconds',
      help: 'Time from the first byte to the answer, by operation.',
      labelNames: ['operation'],
      buckets: [0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5],
      registers: [this.registry],
    })
    this.#errors = new Counter({
      name: 'homeroom_errors_total',
      help: 'Faults of our own that were logged (and sent to Sentry, where there is one): of requests, or of a worker.',
      labelNames: ['source'],
      registers: [this.registry],
    })
    this.#attempts = new Counter({
      name: 'homeroom_webhook_attempts_total',
      help: 'Attempts to deliver a webhook, by how they went: ok, or the kind of failure.',
      labelNames: ['result'],
      registers: [this.registry],
    })
    if (cluster.isWorker) {
      collectDefaultMetrics({ register: this.registry })
      answerPrimary(this.registry)
    }
  }

  observe(operation: string, product: string, status: number, ms: number): void {
    this.#requests.inc({ operation, product, status: `${Math.floor(status / 100)}xx` })
    this.#duration.observe({ operation }, ms / 1000)
  }

  error(source: string): void {
    this.#errors.inc({ source })
  }

  webhookAttempt(result: string): void {
    this.#attempts.inc({ result })
  }

  /** Figures that are asked for when they are read, by label; of several processes the worst counts. Without an answer they are absent. */
  watch({ name, help, label, worst }: Watched, ask: () => Promise<Record<string, number>>): void {
    new Gauge({
      name,
      help,
      labelNames: [label],
      aggregator: worst,
      registers: [this.registry],
      async collect() {
        const figures = await ask().catch(() => ({}))
        this.reset()
        for (const [value, figure] of Object.entries(figures)) this.set({ [label]: value }, figure)
      },
    })
  }

  /** Serves `/metrics`, with the process's own figures besides. */
  async listen(host: string, port: number): Promise<Server> {
    collectDefaultMetrics({ register: this.registry })
    const server = createServer(async (req, res) => {
      if (req.url !== '/metrics') return void res.writeHead(404).end()
      res.writeHead(200, { 'Content-Type': this.registry.contentType }).end(await this.registry.metrics())
    })
    await listen(server, host, port, 'ADMIN_PORT')
    return server
  }
}

export interface Watched {
  name: string
  help: string
  label: string
  worst: 'max' | 'min'
}
