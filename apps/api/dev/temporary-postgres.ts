import { chmod, mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { type RunningPostgres, startPostgres } from './postgres.ts'

/** Losing everything in a power cut is fine: the folder goes when the server stops. */
const CARELESS = { fsync: 'off', synchronous_commit: 'off', full_page_writes: 'off', max_connections: '200' }

/** A PostgreSQL of its own for a test run or a generator; `stop()` leaves nothing behind. */
export async function startTemporaryPostgres(log?: (line: string) => void): Promise<RunningPostgres> {
  const folder = await mkdtemp(join(tmpdir(), 'homeroom-postgres-'))
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
