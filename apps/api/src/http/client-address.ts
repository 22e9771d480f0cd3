import type { IncomingMessage } from 'node:http'
import { BlockList, isIP, isIPv4, SocketAddress } from 'node:net'

const MAPPED = '::ffff:'
const unmapped = (address: string) => (address.startsWith(MAPPED) ? address.slice(MAPPED.length) : address)
const WITH_PORT = /^(?:\[([^\]]+)\](?::\d+)?|(\d+\.\d+\.\d+\.\d+):\d+)$/

/** The one spelling of an address: IPv4-mapped as IPv4, IPv6 short, in lower case, without zone; null where it is none. */
export function canonicalAddress(text: string): string | null {
  const family = isIP(text)
  if (family !== 6) return family === 4 ? text : null
  return unmapped(new SocketAddress({ address: text, family: 'ipv6' }).address)
}

/** The one spelling of a network, such as `10.0.0.0/8`; null where it is none. */
export function canonicalNetwork(text: string): string | null {
  const [, given = '', length = ''] = /^(.+)\/(\d{1,3})$/.exec(text) ?? []
  const address = canonicalAddress(given)
  return address && Number(length) <= (isIPv4(address) ? 32 : 128) ? `${address}/${Number(length)}` : null
}

const networks = new WeakMap<readonly string[], BlockList | null>()

/** The networks among what is trusted; a list is looked through once. */
function networksOf(trusted: readonly string[]): BlockList | null {
  const known = networks.get(trusted)
  if (known !== undefined) return known
  const found = trusted.filter((entry) => entry.includes('/'))
  const list = found.length > 0 ? new BlockList() : null
  for (const entry of found) {
    const [address = '', length] = entry.split('/')
    list?.addSubnet(address, Number(length), isIPv4(address) ? 'ipv4' : 'ipv6')
  }
  networks.set(trusted, list)
  return list
}

const isTrusted = (address: string, trusted: readonly string[]): boolean =>
  trusted.includes(address) || (networksOf(trusted)?.check(address, isIPv4(address) ? 'ipv4' : 'ipv6') ?? false)

/**
 * The caller's address: the socket's, or, where that is a trusted proxy, the right-most address in `X-Forwarded-For`
 * that is none. What stands left of it, or of something unreadable, may be made up.
 */
export function clientAddress(req: IncomingMessage, trusted: readonly string[]): string {
  const remote = req.socket.remoteAddress ?? ''
  const socket = remote.includes('%') ? (canonicalAddress(remote) ?? '') : unmapped(remote)
  if (!isTrusted(socket, trusted)) return socket
  const forwarded = [req.headers['x-forwarded-for'] ?? []].flat().join(',').split(',')
  for (const hop of forwarded.reverse()) {
    const [, inBrackets, beforePort] = WITH_PORT.exec(hop.trim()) ?? []
    const address = canonicalAddress(inBrackets ?? beforePort ?? hop.trim())
    if (!address) return socket
    if (!isTrusted(address, trusted)) return address
  }
  return socket
}

/** What addresses are counted by: IPv4 whole, IPv6 by /64, since a household has that many. */
export function addressBucket(address: string): string {
  if (isIPv4(address) || !address.includes(':')) return address
  const [head = '', tail = ''] = address.split('::')
  const left = head ? head.split(':') : []
  const right = tail ? tail.split(':') : []
  const zeros = address.includes('::') ? new Array(Math.max(0, 8 - left.length - right.length)).fill('0') : []
  return `${[...left, ...zeros, ...right].slice(0, 4).join(':')}::/64`
}
