import { parentPort, workerData } from 'node:worker_threads'
import { connect, copyOrganization } from './copy.ts'
import { type LoadSize, type OrgPlan, plansOf } from './plan.ts'

/** What a worker tells: rows that it sent, an organization that is in, or why it stopped. */
export type Told = { rows: number } | { done: true } | { error: string }

/** Loads one organization after another, each when it is told its index; null: no more. */
const { url, size } = workerData as { url: string; size: LoadSize }
const port = parentPort as NonNullable<typeof parentPort>
const tell = (told: Told): void => port.postMessage(told)
const plans = plansOf(size)
const client = await connect(url)

port.on('message', async (index: number | null) => {
  if (index === null) {
    await client.end()
    port.close()
    return
  }
  try {
    await copyOrganization(client, plans[index] as OrgPlan, (rows) => tell({ rows }))
    tell({ done: true })
  } catch (error) {
    tell({ error: `organization ${index}: ${(error as Error).message}` })
  }
})
