import type { IncomingMessage } from 'node:http'
import { isIPv4 } from 'node:net'

const MAPPED = '::ffff:'
const plain = (address: string) => (address.startsWith(MAPPED) ? address.slice(MAPPED.length) : address)

/**
 * The caller's address: the socket's, or, where that is a trusted proxy, the right-most address in `X-Forwarded-For`
 * that is none. What stands left of it may be made up.
 */
export function clientAddress(req: IncomingMessage, trusted: readonly string[]): string {
  const socket = plain(req.socket.remoteAddress ?? '')
  if (!trusted.includes(socket)) return socket
  const forwarded = [req.headers['x-forwarded-for'] ?? []].flat().join(',').split(',')
  for (const hop of forwarded.reverse()) {
    const address = plain(hop.trim())
    if (address && !trusted.includes(address)) return address
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
  return `${[...left, ...zeros, ...right]
    .slice(0, 4)
    .map((g) => g.replace(/^0+(?=.)/, ''))
    .join(':')}::/64`
}
