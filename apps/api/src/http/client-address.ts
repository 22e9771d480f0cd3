import type { IncomingMessage } from 'node:http'
import { isIP, isIPv4, SocketAddress } from 'node:net'

const MAPPED = '::ffff:'
const unmapped = (address: string) => (address.startsWith(MAPPED) ? address.slice(MAPPED.length) : address)
const WITH_PORT = /^(?:\[([^\]]+)\](?::\d+)?|(\d+\.\d+\.\d+\.\d+):\d+)$/

/** The one spelling of an address: IPv4-mapped as IPv4, IPv6 short, in lower case, without zone; null where it is none. */
export function canonicalAddress(text: string): string | null {
  const family = isIP(text)
  if (family !== 6) return family === 4 ? text : null
  return unmapped(new SocketAddress({ address: text, family: 'ipv6' }).address)
}

/**
 * The caller's address: the socket's, or, where that is a trusted proxy, the right-most address in `X-Forwarded-For`
 * that is none. What stands left of it, or of something unreadable, may be made up.
 */
export function clientAddress(req: IncomingMessage, trusted: readonly string[]): string {
  const remote = req.socket.remoteAddress ?? ''
  const socket = remote.includes('%') ? (canonicalAddress(remote) ?? '') : unmapped(remote)
  if (!trusted.includes(socket)) return socket
  const forwarded = [req.headers['x-forwarded-for'] ?? []].flat().join(',').split(',')
  for (const hop of forwarded.reverse()) {
    const [, inBrackets, beforePort] = WITH_PORT.exec(hop.trim()) ?? []
    const address = canonicalAddress(inBrackets ?? beforePort ?? hop.trim())
    if (!address) return socket
    if (!trusted.includes(address)) return address
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
