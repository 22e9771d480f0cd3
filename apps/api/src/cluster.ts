import cluster from 'node:cluster'
import { createServer } from 'node:http'
import { setTimeout as delay } from 'node:timers/promises'
import { pino } from 'pino'
import { ClusterMetrics } from './cluster-metrics.ts'
import type { Config } from './config.ts'
import { listen } from './http/listen.ts'

/** What a process of several tells the first one. */
export const LISTENING = 'homeroom:listening'
const PAUSE_MS = 1_000

/**
 * Runs the server in `config.workers` processes on one port. One that dies is replaced. When the first cannot even begin,
 * all end, since the next could not either; later that may pass. Work behind the requests is done by the first alone, where ROLE is `all`.
 */
export async function runCluster(config: Config): Promise<number> {
  const log = pino({ level: config.logLevel, base: { service: 'homeroom-api' } })
  const admin = config.adminPort === null ? null : await serveMetrics(config.host, config.adminPort)
  let begun = false
  let ending: number | null = null
  const end = (code: number) => {
    ending ??= code
    for (const worker of Object.values(cluster.workers ?? {})) worker?.process.kill('SIGTERM')
  }
  const fork = (role: Config['role']) => {
    const worker = cluster.fork({ ROLE: role, ADMIN_PORT: '' })
    worker.on('message', (message) => {
      begun ||= message === LISTENING
    })
    worker.once('exit', async (code, signal) => {
      if (ending !== null) return
      if (!begun) return end(code || 1)
      log.error({ code, signal }, 'a process has ended and is replaced')
      await delay(PAUSE_MS)
      if (ending === null) fork(role)
    })
  }
  const ended = new Promise<void>((resolve) => {
    cluster.on('exit', () => ending !== null && Object.keys(cluster.workers ?? {}).length === 0 && resolve())
  })
  for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => end(0))
  for (let n = 0; n < config.workers; n++) fork(n > 0 && config.role === 'all' ? 'api' : config.role)
  await ended
  admin?.close()
  return ending ?? 0
}

/** The sum of all processes' metrics. */
async function serveMetrics(host: string, port: number) {
  const all = new ClusterMetrics()
  const server = createServer(async (req, res) => {
    if (req.url !== '/metrics') return void res.writeHead(404).end()
    res.writeHead(200, { 'Content-Type': all.contentType }).end(await all.text())
  })
  await listen(server, host, port, 'ADMIN_PORT')
  return server
}
