import { once } from 'node:events'
import { type AddressInfo, createServer, type Server, type Socket } from 'node:net'
import { gzipSync } from 'node:zlib'
import { verify } from '@homeroom/sdk/webhooks'
import { Webhook } from 'standardwebhooks'
import { afterAll, afterEach, describe, expect, it } from 'vitest'
import { Receiver } from '../../../test/support/receiver.ts'
import { connectionsTo } from './connections.ts'
import { attempt, type Outcome } from './send.ts'

const SECRETS = [
  'whsec_bmV3IHNlY3JldCBvZiBhIHdlYmhvb2sgZW5kcG9pbnQ=',
  'whsec_aG9tZXJvb20gcHVibGljIHdlYmhvb2sgdGVzdCBrZXk=',
]
const dispatcher = connectionsTo({ allowPrivate: true, dnsServers: [] })
afterAll(() => dispatcher.destroy())

const deliver = (url: string, secrets = SECRETS): Promise<Outcome> => {
  const named = { eventId: 'evt_1', eventType: 'task.created', deliveryId: 'whd_1', attempt: 3 }
  const body = '{"type":"task.created","title":"Zoë 🎒"}'
  return attempt({ url, secrets, body, ...named }, { dispatcher, allowPrivate: true })
}

const opened: { close(): unknown }[] = []
afterEach(async () => {
  for (const one of opened.splice(0)) await one.close()
})
async function receiver(answer?: Parameters<typeof Receiver.start>[0]): Promise<Receiver> {
  const made = await Receiver.start(answer)
  opened.push(made)
  return made
}
/** One that speaks no HTTP unless it is made to. */
async function socketServer(onConnection: (socket: Socket) => void): Promise<string> {
  const sockets = new Set<Socket>()
  const server: Server = createServer((socket) => {
    sockets.add(socket)
    socket.on('error', () => {})
    onConnection(socket)
  })
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  opened.push({
    close: () => {
      for (const socket of sockets) socket.destroy()
      server.close()
    },
  })
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}/`
}

describe('an attempt', () => {
  it('carries signatures that both of its secrets verify, ours and those of Standard Webhooks', async () => {
    const to = await receiver()
    expect(await deliver(to.url)).toMatchObject({ ok: true, status: 200, excerpt: 'ok', errorKind: null })
    const [{ headers, body }] = to.requests as [Receiver['requests'][number]]
    expect(headers).toMatchObject({
      'content-type': 'application/json',
      'service-event-id': 'evt_1',
      'service-event-type': 'task.created',
      'service-delivery-id': 'whd_1',
      'service-delivery-attempt': '3',
    })
    const signature = headers['service-signature'] as string
    expect(signature).toMatch(/^t=\d{10},v1=[0-9a-f]{64},v1=[0-9a-f]{64}$/)
    for (const secret of SECRETS) {
      expect(await verify(body, signature, secret)).toBe(true)
      expect(await verify(body, signature.replace(/,v1=\w+$/, ''), secret)).toBe(secret === SECRETS[0])
      expect(new Webhook(secret).verify(body, headers as Record<string, string>)).toMatchObject({ title: 'Zoë 🎒' })
    }
    expect(await verify(`${body} `, signature, SECRETS)).toBe(false)
  })

  it.each([
    [200, true],
    [204, true],
    [299, true],
    [301, false],
    [400, false],
    [410, false],
    [429, false],
    [500, false],
    [503, false],
  ])('that is answered %i succeeds: %s', async (status, ok) => {
    const to = await receiver((_, res) => res.writeHead(status, { 'Retry-After': '7' }).end())
    const kind = ok ? null : 'http_status'
    expect(await deliver(to.url)).toMatchObject({ ok, status, errorKind: kind, excerpt: null, retryAfter: '7' })
  })

  it('does not follow a redirect', async () => {
    const trap = await receiver()
    const to = await receiver((_, res) => res.writeHead(307, { Location: trap.url }).end('go there'))
    expect(await deliver(to.url)).toMatchObject({ ok: false, status: 307, excerpt: 'go there' })
    expect(trap.requests).toHaveLength(0)
  })

  it('keeps how the answer begins, as text that the database takes', async () => {
    const bytes = Buffer.concat([Buffer.from('a\0b'), Buffer.from([0xff, 0xfe]), Buffer.from('ab🎒'.repeat(600))])
    const { excerpt } = await deliver((await receiver((_, res) => res.end(bytes))).url)
    expect(excerpt?.startsWith('a\ufffdb\ufffd\ufffdab🎒')).toBe(true)
    expect(excerpt?.length).toBeLessThanOrEqual(1_024)
    expect(excerpt?.isWellFormed()).toBe(true)
  })

  it('leaves a compressed answer as it is', async () => {
    const bomb = gzipSync(Buffer.alloc(50_000_000))
    const to = await receiver((_, res) => res.writeHead(200, { 'Content-Encoding': 'gzip' }).end(bomb))
    const before = process.memoryUsage().rss
    expect(await deliver(to.url)).toMatchObject({ ok: true })
    expect(process.memoryUsage().rss - before).toBeLessThan(40_000_000)
  })
})

describe('a receiver that', () => {
  it('hangs is given ten seconds', async () => {
    const outcome = await deliver(await socketServer(() => {}))
    expect(outcome).toMatchObject({ ok: false, errorKind: 'timeout', status: null })
    expect(outcome.durationMs).toBeGreaterThan(9_000)
    expect(outcome.durationMs).toBeLessThan(11_000)
  })

  it('sends its headers letter by letter is given no more', async () => {
    const url = await socketServer((socket) => {
      const text = 'HTTP/1.1 200 OK\r\nX-Slow: '
      let i = 0
      const timer = setInterval(() => socket.write(text[i++] ?? 'x'), 100)
      socket.on('close', () => clearInterval(timer))
    })
    const outcome = await deliver(url)
    expect(outcome).toMatchObject({ ok: false, errorKind: 'timeout' })
    expect(outcome.durationMs).toBeLessThan(11_000)
  })

  it.each<[string, (socket: Socket) => void]>([
    ['resets the connection', (socket) => socket.resetAndDestroy()],
    ['closes it', (socket) => socket.end()],
    ['speaks another language', (socket) => socket.end('220 smtp.example.org ESMTP\r\n')],
    ['has endless headers', (socket) => socket.write(`HTTP/1.1 200 OK\r\nX-Long: ${'x'.repeat(70_000)}`)],
    ['breaks off in its headers', (socket) => socket.end('HTTP/1.1 200 OK\r\nX-Half')],
  ])('%s has failed at once', async (_, behave) => {
    const outcome = await deliver(await socketServer((socket) => socket.once('data', () => behave(socket))))
    expect(outcome).toMatchObject({ ok: false, errorKind: 'connect', status: null })
    expect(outcome.durationMs).toBeLessThan(5_000)
  })

  it('is not there, or speaks no TLS, has failed', async () => {
    const gone = await receiver()
    const { url } = gone
    await opened.pop()?.close()
    expect(await deliver(url)).toMatchObject({ ok: false, errorKind: 'connect' })
    const plain = await receiver()
    expect(await deliver(plain.url.replace('http:', 'https:'))).toMatchObject({ ok: false, errorKind: 'tls' })
  })

  it('answers for ever is believed its status, and hung up on after a second', async () => {
    let closed = false
    const to = await receiver((_, res) => {
      res.writeHead(200)
      const timer = setInterval(() => res.write('.'), 50)
      res.on('close', () => {
        closed = true
        clearInterval(timer)
      })
    })
    const outcome = await deliver(to.url)
    expect(outcome).toMatchObject({ ok: true, status: 200, excerpt: expect.stringMatching(/^\.+$/) })
    expect(outcome.durationMs).toBeLessThan(2_500)
    await expect.poll(() => closed).toBe(true)
  })

  it('sends 100 MB sends little of it, and takes none of our memory', async () => {
    let sent = 0
    const size = 100_000_000
    const chunk = Buffer.alloc(64 * 1024, 'x')
    const to = await receiver((_, res) => {
      res.writeHead(500, { 'Content-Length': size })
      const more = () => {
        while (sent < size && !res.destroyed) {
          sent += chunk.length
          if (!res.write(chunk)) return void res.once('drain', more)
        }
      }
      more()
    })
    const before = process.memoryUsage().rss
    const outcome = await deliver(to.url)
    expect(outcome).toMatchObject({ ok: false, status: 500, excerpt: 'x'.repeat(1_024) })
    expect(outcome.durationMs).toBeLessThan(2_500)
    expect(sent).toBeLessThan(20_000_000)
    expect(process.memoryUsage().rss - before).toBeLessThan(40_000_000)
  })
})
