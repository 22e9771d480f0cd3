// Receives webhooks on Express. Against a running `npx -y pnpm@12 start`, whose demo school has an endpoint for it:
//   npx -y pnpm@12 exec node docs/examples/webhook-express.ts
import { unwrap, WebhookSignatureError } from '@homeroom/sdk/webhooks'
import express from 'express'

/** Shown once, when the endpoint was registered. The demo school's is known to everybody. */
const secret = process.env.HOMEROOM_WEBHOOK_SECRET ?? 'whsec_aG9tZXJvb20gcHVibGljIHdlYmhvb2sgdGVzdCBrZXk='
const port = Number(process.env.HOMEROOM_WEBHOOK_PORT ?? 4100)
/** Deliveries come at least once: a real receiver keeps the ids of what it has done in its database. */
const done = new Set<string>()

const app = express()
// The raw body: what was signed are the bytes, not what a parser makes of them.
app.post('/homeroom', express.raw({ type: 'application/json', limit: '1mb' }), async (req, res) => {
  try {
    const event = await unwrap(req.body, req.get('Service-Signature'), secret)
    // Answer first, work later: after ten seconds the delivery counts as failed.
    res.sendStatus(204)
    if (done.has(event.id)) return
    done.add(event.id)
    switch (event.type) {
      case 'task.created':
        console.log(`new task: ${event.data.object.title}`)
        break
      case 'task.completed':
        console.log(`done: ${event.data.object.title} at ${event.data.object.completedAt}`)
        break
      case 'webhook.ping':
        console.log(`ping of ${event.resource.id}`)
        break
      default:
        console.log(`${event.type} of ${event.resource.id}`)
    }
  } catch (error) {
    if (!(error instanceof WebhookSignatureError)) throw error
    res.status(400).send(error.message)
  }
})
app.listen(port, () => console.log(`listening on http://localhost:${port}/homeroom`))
