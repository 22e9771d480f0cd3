// Receives webhooks with nothing but Node. Against a running `npx -y pnpm@12 start`, whose demo school has an endpoint for it:
//   npx -y pnpm@12 exec node docs/examples/webhook-node.ts
import { createServer, type IncomingMessage } from 'node:http'
import { unwrap, type WebhookEvent, WebhookSignatureError } from '@homeroom/sdk/webhooks'

/** Shown once, when the endpoint was registered. While it is being rotated: both, by comma. */
const secrets = (process.env.HOMEROOM_WEBHOOK_SECRET ?? 'whsec_aG9tZXJvb20gcHVibGljIHdlYmhvb2sgdGVzdCBrZXk=').split(',')
const port = Number(process.env.HOMEROOM_WEBHOOK_PORT ?? 4100)
const MAX_BODY = 1_000_000

const server = createServer(async (req, res) => {
  if (req.method !== 'POST' || req.url !== '/homeroom') return void res.writeHead(404).end()
  try {
    const header = req.headers['service-signature']
    const event = await unwrap(await bodyOf(req), Array.isArray(header) ? header[0] : header, secrets)
    res.writeHead(204).end()
    handle(event)
  } catch (error) {
    const status = error instanceof WebhookSignatureError ? 400 : 500
    res.writeHead(status).end(String(error))
  }
})
server.listen(port, () => console.log(`listening on http://localhost:${port}/homeroom`))

/** The body as it came, byte by byte. */
async function bodyOf(req: IncomingMessage): Promise<Uint8Array> {
  const chunks: Buffer[] = []
  let length = 0
  for await (const chunk of req) {
    length += chunk.length
    if (length > MAX_BODY) throw new Error('too long')
    chunks.push(chunk)
  }
  return Buffer.concat(chunks)
}

/** Deliveries come at least once: a real receiver keeps the ids of what it has done in its database. */
const done = new Set<string>()
function handle(event: WebhookEvent): void {
  if (done.has(event.id)) return
  done.add(event.id)
  if (event.type === 'task.created') console.log(`new task: ${event.data.object.title}`)
  else if (event.type === 'webhook.ping') console.log(`ping of ${event.resource.id}`)
  else console.log(`${event.type} of ${event.resource.id}`)
}
