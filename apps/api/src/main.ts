import cluster from 'node:cluster'
import { LISTENING, runCluster } from './cluster.ts'
import { type Config, ConfigError, loadConfig } from './config.ts'
import { startServer } from './server.ts'

// The only file that reads process.env: settings → server → until a signal.
try {
  const config = loadConfig(process.env)
  if (config.workers > 1 && cluster.isPrimary) process.exit(await runCluster(config))
  await serve(config)
} catch (error) {
  if (!(error instanceof ConfigError)) throw error
  process.stderr.write(`homeroom: ${error.message}\n`)
  process.exit(1)
}

async function serve(config: Config): Promise<void> {
  const server = await startServer(config)
  for (const signal of ['SIGINT', 'SIGTERM'] as const) {
    process.once(signal, async () => {
      await server.close()
      process.exit(0)
    })
  }
  // Whoever reads this may end us at once.
  server.services.log.info({ url: server.url }, 'listening')
  process.send?.(LISTENING)
}
