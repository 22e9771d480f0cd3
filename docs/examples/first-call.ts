// Against a running `npx -y pnpm@12 start`:  npx -y pnpm@12 exec node docs/examples/first-call.ts
import { Homeroom, isErrorOf } from '@homeroom/sdk'

const homeroom = new Homeroom({
  baseUrl: process.env.HOMEROOM_URL ?? 'http://localhost:4000',
  apiKey: process.env.HOMEROOM_API_KEY ?? 'hrk_live_NorthfieldFull00000000000000000OSWgj',
})

const { data: task, idempotencyKey } = await homeroom.tasks.create({ title: 'Trip slips', dueDate: '2026-12-01' })
console.log(`created ${task.id} under the key ${idempotencyKey}`)

let open = 0
for await (const found of homeroom.tasks.list({ status: 'open' })) {
  if (open++ < 3) console.log(`  ${found.dueDate ?? 'no date   '}  ${found.title}`)
}
console.log(`${open} open tasks, walked page by page`)

await homeroom.tasks.complete(task.id)
try {
  await homeroom.tasks.complete(task.id)
} catch (error) {
  if (!isErrorOf(error, 'tasks.complete') || error.code !== 'conflict') throw error
  console.log(`a second time is refused: ${error.code}`, error.details)
}

const { data: usage, rateLimit } = await homeroom.usage.getOrgUsage()
console.log(`${usage.totals.requests} requests in 30 days; ${rateLimit?.remaining} left in this minute`)
