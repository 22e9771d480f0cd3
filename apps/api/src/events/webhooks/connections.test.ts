import { once } from 'node:events'
import { createServer, type Server } from 'node:net'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { NameServer } from '../../../test/support/name-server.ts'
import { Receiver } from '../../../test/support/receiver.ts'
import { connectionsTo } from './connections.ts'
import { attempt } from './send.ts'

const SECRET = 'whsec_aG9tZXJvb20gcHVibGljIHdlYmhvb2sgdGVzdCBrZXk='
const messageTo = (url: string) => {
  const named = { eventId: 'evt_1', eventType: 'task.created', deliveryId: 'whd_1', attempt: 1 }
  return { url, secrets: [SECRET], body: '{"type":"task.created"}', ...named }
}

/** Where nothing may arrive: on the port that webhooks use, on all addresses of this machine. */
const TRAP_PORT = 8443
let trap: Server
let caught = 0
let names: NameServer
beforeAll(async () => {
  trap = createServer((socket) => {
    caught++
    socket.destroy()
  })
  trap.listen(TRAP_PORT, '::')
  await once(trap, 'listening')
})
afterAll(() => trap.close())
beforeEach(() => {
  caught = 0
})

const PRIVATE: Record<string, string[]> = {
  'loopback.example.org': ['127.0.0.1'],
  'loopback6.example.org': ['::1'],
  'mapped.example.org': ['::ffff:127.0.0.1'],
  'private.example.org': ['192.168.0.10'],
  'metadata.example.org': ['169.254.169.254'],
  'carrier.example.org': ['100.64.0.1'],
  'unique-local.example.org': ['fd12:3456::1'],
  'link-local.example.org': ['fe80::1'],
  'translated.example.org': ['64:ff9b::7f00:1'],
  'multicast.example.org': ['224.0.0.1'],
  'any.example.org': ['0.0.0.0'],
  'mixed.example.org': ['93.184.216.34', '127.0.0.1'],
  'mixed6.example.org': ['93.184.216.34', '::1'],
}

describe('a connection to a name', () => {
  it.each(Object.keys(PRIVATE))('is not made where it leads inside: %s', async (name) => {
    names = await NameServer.start({ [name]: [PRIVATE[name] as string[]] })
    const dispatcher = connectionsTo({ allowPrivate: false, dnsServers: [names.address] })
    const outcome = await attempt(messageTo(`https://${name}:${TRAP_PORT}/`), { dispatcher, allowPrivate: false })
    expect(outcome).toMatchObject({ ok: false, errorKind: 'blocked_address', status: null })
    expect(names.questions).toContain(`A ${name}`)
    expect(caught).toBe(0)
    await dispatcher.destroy()
    await names.close()
  })

  it('is not made once the name has changed its mind', async () => {
    // Public when it was registered; then one that answers so now and again.
    names = await NameServer.start({ 'rebound.example.org': [['127.0.0.1'], ['93.184.216.34', '10.0.0.1'], ['::1']] })
    const dispatcher = connectionsTo({ allowPrivate: false, dnsServers: [names.address] })
    for (let i = 0; i < 3; i++) {
      const outcome = await attempt(messageTo(`https://rebound.example.org:${TRAP_PORT}/`), {
        dispatcher,
        allowPrivate: false,
      })
      expect(outcome.errorKind).toBe('blocked_address')
    }
    expect(caught).toBe(0)
    await dispatcher.destroy()
    await names.close()
  })

  it('goes to the address of the one look-up that was checked', async () => {
    const [here, there] = [await Receiver.start(), await Receiver.start()]
    names = await NameServer.start({ 'pinned.example.org': [['127.0.0.1'], ['127.0.0.2']] })
    const dispatcher = connectionsTo({ allowPrivate: true, dnsServers: [names.address] })
    const url = `http://pinned.example.org:${here.port}/in`
    for (let i = 0; i < 3; i++)
      expect((await attempt(messageTo(url), { dispatcher, allowPrivate: true })).ok).toBe(true)
    expect(here.requests).toHaveLength(3)
    expect(here.requests[0]?.headers.host).toBe(`pinned.example.org:${here.port}`)
    expect(names.questions.filter((one) => one.startsWith('A '))).toHaveLength(1)
    await dispatcher.destroy()
    await Promise.all([here.close(), there.close(), names.close()])
  })

  it('says that there is no such name, or that nobody answers', async () => {
    names = await NameServer.start({ 'silent.example.org': [] })
    const dispatcher = connectionsTo({ allowPrivate: false, dnsServers: [names.address] })
    for (const name of ['nobody.example.org', 'silent.example.org']) {
      const outcome = await attempt(messageTo(`https://${name}/`), { dispatcher, allowPrivate: false })
      expect(outcome, name).toMatchObject({ ok: false, errorKind: 'dns' })
      expect(outcome.durationMs).toBeLessThan(10_000)
    }
    await dispatcher.destroy()
    await names.close()
  })

  it('is not made to a literal address either, nor by http, whatever stands in the table', async () => {
    const dispatcher = connectionsTo({ allowPrivate: false, dnsServers: [] })
    for (const url of [
      `https://127.0.0.1:${TRAP_PORT}/`,
      `https://[::1]:${TRAP_PORT}/`,
      `http://8.8.8.8:${TRAP_PORT}/`,
    ])
      expect((await attempt(messageTo(url), { dispatcher, allowPrivate: false })).errorKind).toBe('blocked_address')
    expect(caught).toBe(0)
    await dispatcher.destroy()
  })
})
