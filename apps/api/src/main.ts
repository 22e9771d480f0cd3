import { ConfigError, loadConfig } from './config.ts'
import { startServer } from './server.ts'

// The only file that reads process.env: settings → server → until a signal.
try {
  const server = await startServer(loadConfig(process.env))
  server.services.log.info({ url: server.url }, 'listening')
  for (const signal of ['SIGINT', 'SIGTERM'] as const) {
    process.once(signal, async () => {
      await server.close()
      process.exit(0)
    })
  }
} catch (error) {
  if (!(error instanceof ConfigError)) throw error
  process.stderr.write(`homeroom: ${error.message}\n`)
  process.exit(1)
}
