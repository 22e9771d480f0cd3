import { chmod, mkdtemp, readdir, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { type RunningPostgres, startPostgres } from './postgres.ts'
import { isAbandoned } from './postgres-predecessor.ts'

/** Losing everything in a power cut is fine: the folder goes when the server stops. */
const CARELESS = { fsync: 'off', synchronous_commit: 'off', full_page_writes: 'off', max_connections: '200' }
const PREFIX = 'homeroom-postgres-'

/** A PostgreSQL of its own for a test run or a generator; `stop()` leaves nothing behind. */
export async function startTemporaryPostgres(log?: (line: string) => void): Promise<RunningPostgres> {
  await sweep()
  const folder = await mkdtemp(join(tmpdir(), PREFIX))
  await chmod(folder, 0o755)
  const server = await startPostgres({
    dataDir: join(folder, 'data'),
    port: 0,
    settings: CARELESS,
    durable: false,
    log,
  })
  const stop = async () => {
    await server.stop()
    await rm(server.dataPath, { recursive: true, force: true })
    await rm(folder, { recursive: true, force: true })
  }
  return { ...server, stop }
}

/** Removes what runs that were killed have left. */
async function sweep(): Promise<void> {
  for (const name of await readdir(tmpdir())) {
    const data = join(tmpdir(), name, 'data')
    if (!name.startsWith(PREFIX) || !(await isAbandoned(data))) continue
    await rm(join(tmpdir(), name), { recursive: true, force: true }).catch(() => {})
  }
}
