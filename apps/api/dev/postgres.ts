import { freePort } from './ports.ts'
import { type DataFolder, prepareData, setAside } from './postgres-data.ts'
import { claim, endPredecessor, release } from './postgres-predecessor.ts'
import { findPrograms, type Programs } from './postgres-programs.ts'
import { PostgresServer } from './postgres-server.ts'

export interface PostgresOptions {
  /** Kept between runs, made when absent. */
  dataDir: string
  /** Taken when free; otherwise another one. */
  port?: number
  /** Server settings, e.g. `{ fsync: 'off' }` for tests. */
  settings?: Record<string, string>
  /** false: do not wait for the disk when the cluster is made. */
  durable?: boolean
  /** Gives up starting. */
  signal?: AbortSignal
  log?: (line: string) => void
}

export interface RunningPostgres {
  /** A superuser on the database `postgres`. */
  adminUrl: string
  port: number
  /** Where the cluster really is: `dataDir`, or the folder that it links to. */
  dataPath: string
  /** Resolves with the server's last words when it ends without having been told to. */
  exited: Promise<string>
  stop(): Promise<void>
}

/** What the server says when its surroundings, not its files, are at fault. */
const SURROUNDINGS =
  /could not bind|No space|Permission denied|not permitted|memory|semaphore|lock file|Too many|aborted/i

/** Starts PostgreSQL from the npm package, as root too, on 127.0.0.1 only. */
export async function startPostgres(options: PostgresOptions): Promise<RunningPostgres> {
  const programs = await findPrograms()
  await claim(options.dataDir)
  try {
    return await launchOn(programs, options)
  } catch (error) {
    await release(options.dataDir)
    throw error
  }
}

async function launchOn(programs: Programs, options: PostgresOptions): Promise<RunningPostgres> {
  const { log = () => {} } = options
  const prepare = () => prepareData(options.dataDir, programs, { durable: true, ...options, log })
  const data = await prepare()
  await endPredecessor(data.path, log)
  try {
    return await launch(data, programs, options)
  } catch (error) {
    if (!(error instanceof Error) || SURROUNDINGS.test(error.message)) throw error
    await setAside(data.path, `is damaged (${error.message})`, log)
    return launch(await prepare(), programs, options)
  }
}

async function launch(data: DataFolder, programs: Programs, options: PostgresOptions): Promise<RunningPostgres> {
  for (let attempt = 1; ; attempt++) {
    const port = await freePort(options.port ?? 5439)
    const server = new PostgresServer(data.path, programs, { ...options, port })
    try {
      await server.ready
    } catch (error) {
      // Somebody took the port between our look and the server's.
      if (attempt < 3 && /could not (bind|create any TCP)/.test((error as Error).message)) continue
      throw error
    }
    const adminUrl = `postgres://postgres:${data.password}@127.0.0.1:${port}/postgres`
    const stop = () => server.stop().then(() => release(options.dataDir))
    return { adminUrl, port, dataPath: data.path, exited: server.exited, stop }
  }
}
