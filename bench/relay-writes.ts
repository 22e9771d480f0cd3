import { adminDatabase } from '../apps/api/test/support/admin-database.ts'
import { chooseGenerator, load } from './load.ts'
import { type Form, startWorker } from './relay-worker.ts'
import { type RunningServer, startServer } from './servers.ts'

/** Writes per second. */
export interface WriteRound {
  with: number
  without: number
  /** Events that the relay had not handed on when the load ended. */
  left: number
}

/** The API in a process of its own, under as many creations as it takes; in turns with and without a worker's process. */
export async function compareWrites(form: Form & { seconds: number }): Promise<WriteRound[]> {
  const db = adminDatabase(form.world.adminUrl)
  const server = await startServer('homeroom', form.world, { tokenCache: true })
  try {
    await writes(form, server)
    await form.world.tidy()
    const found: WriteRound[] = []
    for (let i = 0; i < form.rounds; i++) {
      const withFirst = i % 2 === 1
      const early = withFirst ? await withRelay(form, server, db) : null
      const without = await writes(form, server)
      await form.world.tidy()
      const { rate, left } = early ?? (await withRelay(form, server, db))
      found.push({ with: rate, without, left })
      form.log(
        `writes ${i + 1}/${form.rounds}: with the relay ${rate.toFixed(0)}/s, without ${without.toFixed(0)}/s, left ${left}`,
      )
    }
    return found
  } finally {
    await server.stop()
    await db.destroy()
  }
}

async function withRelay(
  form: Form & { seconds: number },
  server: RunningServer,
  db: ReturnType<typeof adminDatabase>,
) {
  const worker = await startWorker(form, '0,1')
  const rate = await writes(form, server)
  const waiting = db.selectFrom('outbox_events').where('dispatched_at', 'is', null)
  const { left } = await waiting.select((eb) => eb.fn.countAll<number>().as('left')).executeTakeFirstOrThrow()
  await worker.stop()
  await form.world.tidy()
  return { rate, left: Number(left) }
}

async function writes({ world, seconds }: Form & { seconds: number }, server: RunningServer): Promise<number> {
  const job = { url: server.url, operation: 'create' as const, seconds, callers: world.callers }
  const { requests, seconds: took, failures } = await load(await chooseGenerator(), job)
  if (failures > 0) throw new Error(`${failures} failures under load; the run is void`)
  return requests / took
}
