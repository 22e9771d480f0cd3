/** `pnpm start`: everything that Homeroom needs on a laptop, and Homeroom. */
import { mkdir } from 'node:fs/promises'
import { type Config, ConfigError, loadConfig } from '../src/config.ts'
import { type RunningServer, startServer } from '../src/server.ts'
import { prepareDatabase, type ReadyDatabase } from './database.ts'
import { startIdentityProvider } from './identity-provider.ts'
import { Lifecycle, Stopped } from './lifecycle.ts'
import { isTaken } from './ports.ts'
import { startPostgres } from './postgres.ts'
import { watchLaunchers } from './processes.ts'
import { encryptionKeys, RUNNING, type Running, State } from './state.ts'
import { printWelcome } from './welcome.ts'

type Env = Record<string, string | undefined>

const lifecycle = new Lifecycle()
const state = new State(process.env)
const log = (line: string) => lifecycle.stopping || console.log(`  ${line}`)

// A terminal that is gone must not keep us from stopping what we started.
process.stdout.on('error', () => {})
process.stderr.on('error', () => {})
process.on('uncaughtException', (error) => end(1, error.stack))
lifecycle.listen(stopOnRequest)
watchLaunchers(stopOnRequest)

try {
  await start(withDefaults(process.env))
} catch (error) {
  if (!(error instanceof Stopped)) end(1, `homeroom: ${error instanceof Error ? error.message : error}`)
}

async function start(env: Env): Promise<void> {
  console.log('Starting Homeroom …')
  await checkSettings(env)
  await lifecycle.step(mkdir(state.folder, { recursive: true }))
  env.ENCRYPTION_KEYS ??= await encryptionKeys(state, log)
  const database = await prepare(env)
  const tokenUrl = env.AUTH_URL ? null : await provideIdentities(env)
  const config = loadConfig({ ...env, DATABASE_URL: database.appUrl })
  const server = await lifecycle.own(startServer(config), (running) => running.close(), false)
  await announce(server, config, { tokenUrl, ownerUrl: database.ownerUrl, demo: database.demo })
}

/** What a laptop needs to be told nothing about; everything may be set, and what is blank is not. */
function withDefaults(env: Env): Env {
  const given = Object.fromEntries(Object.entries(env).filter(([, value]) => value?.trim()))
  const defaults = {
    HOST: '127.0.0.1',
    PORT: '4000',
    LOG_LEVEL: 'warn',
    VALIDATE_RESPONSES: 'true',
    WEBHOOK_ALLOW_PRIVATE_TARGETS: 'true',
  }
  return { ...defaults, ...(given.AUTH_URL ? {} : { AUTH_AUDIENCE: 'homeroom' }), ...given }
}

/** Wrong settings are told before anything slow begins. */
async function checkSettings(env: Env): Promise<void> {
  const placeholders = {
    DATABASE_URL: 'postgres://localhost/homeroom',
    AUTH_URL: 'http://localhost',
    ENCRYPTION_KEYS: `local:${Buffer.alloc(32).toString('base64')}`,
  }
  const { host, port } = loadConfig({ ...placeholders, ...env })
  if (port !== 0 && (await isTaken(port, host))) {
    throw new ConfigError(`port ${port} is taken: set PORT to another one, or stop what runs there`)
  }
}

async function prepare(env: Env): Promise<ReadyDatabase> {
  const { masterKeys } = loadConfig({ ...env, DATABASE_URL: 'postgres://localhost/', AUTH_URL: 'http://localhost' })
  if (env.DATABASE_URL) {
    return lifecycle.step(prepareDatabase(env.DATABASE_URL, masterKeys, log).catch(told('DATABASE_URL: ', '')))
  }
  const dataDir = state.file('postgres')
  const postgres = await lifecycle.own(startPostgres({ dataDir, signal: lifecycle.signal, log }), (p) => p.stop())
  postgres.exited.then((words) => end(1, `homeroom: PostgreSQL has stopped (${words})`))
  const hint = ` (to begin anew, move ${dataDir} away)`
  return lifecycle.step(prepareDatabase(postgres.adminUrl, masterKeys, log).catch(told('', hint)))
}

/** Adds to a sentence about the database which one it is. */
function told(before: string, after: string): (error: Error) => never {
  return (error) => {
    throw error instanceof ConfigError ? new ConfigError(`${before}${error.message}${after}`) : error
  }
}

async function provideIdentities(env: Env): Promise<string> {
  const starting = startIdentityProvider({ audience: env.AUTH_AUDIENCE ?? '', state, log })
  const provider = await lifecycle.own(starting, (p) => p.close(), false)
  env.AUTH_URL = provider.url
  return provider.url
}

async function announce(
  server: RunningServer,
  config: Config,
  about: Pick<Running, 'tokenUrl' | 'ownerUrl' | 'demo'>,
): Promise<void> {
  const baseUrl = config.publicUrl ?? server.url.replace('//127.0.0.1:', '//localhost:')
  const running: Running = { pid: process.pid, baseUrl, ...about }
  await lifecycle.own(state.write(RUNNING, running), () => state.remove(RUNNING))
  await lifecycle.step(printWelcome(running))
}

function stopOnRequest(): void {
  if (!lifecycle.stopping) console.log('\nStopping …')
  end(0)
}

function end(code: number, line?: string): void {
  if (line && !lifecycle.stopping) console.error(line)
  lifecycle.stop().then(() => process.exit(code))
}
