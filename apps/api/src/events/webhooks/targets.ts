import { isIP } from 'node:net'
import ipaddr from 'ipaddr.js'

const MAX_HOST = 253
const PORTS = ['', '443', '8443']
/** Names that mean something only inside a network: RFC 6761, RFC 6762, RFC 8375, and the metadata services' habit. */
const PRIVATE_NAMES = /(^|\.)(localhost|local|internal|intranet|lan|home|corp|test|invalid|onion|home\.arpa)$/
/** Addresses that clouds serve to their own machines though their ranges are public. */
const CLOUD_ADDRESSES = ['168.63.129.16']
const GLOBAL_V6 = ipaddr.parseCIDR('2000::/3') as [ipaddr.IPv6, number]

/** Whether an address is one that everybody could reach: nothing private, local, reserved or translated into such. */
export function isPublicAddress(text: string): boolean {
  if (!isIP(text)) return false
  const address = ipaddr.process(text)
  if (address.range() !== 'unicast' || CLOUD_ADDRESSES.includes(address.toString())) return false
  return address instanceof ipaddr.IPv4 || address.match(GLOBAL_V6)
}

/** The host of a URL without the brackets of an IPv6 address and without the final dot. */
const hostOf = ({ hostname }: URL): string => hostname.replace(/^\[|\]$/g, '').replace(/\.$/, '')

/**
 * What is wrong with a URL as a webhook's target, or null. The URL standard has already read the many ways to write an
 * IPv4 address (`0x7f.1`, `2130706433`, `017700000001`); what a name leads to is decided when it is connected to.
 */
export function targetProblem(text: string, allowPrivate: boolean): string | null {
  const url = URL.canParse(text) ? new URL(text) : null
  if (!url || !['https:', 'http:'].includes(url.protocol)) return 'is no https address'
  if (url.username || url.password) return 'must not hold a user name or password'
  if (allowPrivate) return null
  if (url.protocol !== 'https:') return 'must begin with https://'
  if (!PORTS.includes(url.port)) return 'must use port 443 or 8443'
  const host = hostOf(url)
  if (isIP(host)) return isPublicAddress(host) ? null : 'must be a public address'
  if (host.length > MAX_HOST || !host.includes('.') || PRIVATE_NAMES.test(host)) return 'must be a public name'
  return null
}
