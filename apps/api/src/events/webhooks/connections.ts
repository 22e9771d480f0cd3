import { lookup as systemLookup } from 'node:dns'
import { Resolver } from 'node:dns/promises'
import type { LookupFunction } from 'node:net'
import { Agent } from 'undici'
import { isPublicAddress } from './targets.ts'

/** Thrown instead of a connection to an address that is not everybody's. */
export class BlockedAddress extends Error {
  readonly code = 'BLOCKED_ADDRESS'
}

export interface ConnectionOptions {
  allowPrivate: boolean
  /** Empty: the system's own. */
  dnsServers: readonly string[]
}

const CONNECT_MS = 5_000
const IDLE_MS = 4_000
const DNS = { timeout: 1_500, tries: 2 }
const MAX_HEADERS = 16 * 1024

/** Connections to receivers. A name is resolved once per connection, and the connection goes to an address that was checked. */
export function connectionsTo({ allowPrivate, dnsServers }: ConnectionOptions): Agent {
  const lookup =
    allowPrivate && dnsServers.length === 0 ? (systemLookup as LookupFunction) : lookupVia(dnsServers, allowPrivate)
  return new Agent({
    connect: { lookup, timeout: CONNECT_MS },
    allowH2: false,
    // As many connections as endpoints: those of one host must not wait for each other.
    pipelining: 1,
    keepAliveTimeout: IDLE_MS,
    keepAliveMaxTimeout: IDLE_MS,
    maxHeaderSize: MAX_HEADERS,
  })
}

/** Not the system's getaddrinfo: four slow names would keep all of Node's threads for it busy. */
function lookupVia(servers: readonly string[], allowPrivate: boolean): LookupFunction {
  const resolver = new Resolver(DNS)
  if (servers.length > 0) resolver.setServers(servers)
  return (hostname, { all }, callback) => {
    resolve(resolver, hostname)
      .then((found) => {
        const blocked = allowPrivate ? undefined : found.find(({ address }) => !isPublicAddress(address))
        if (blocked) throw new BlockedAddress(`${hostname} leads to ${blocked.address}`)
        const [first] = found
        if (all) callback(null, found)
        else callback(null, first?.address ?? '', first?.family)
      })
      .catch((error) => callback(error, ''))
  }
}

/** Every address of a name; one of the wrong kind among good ones is enough to refuse it. */
async function resolve(resolver: Resolver, hostname: string): Promise<{ address: string; family: 4 | 6 }[]> {
  const [v4, v6] = await Promise.allSettled([resolver.resolve4(hostname), resolver.resolve6(hostname)])
  const found = [
    ...(v4.status === 'fulfilled' ? v4.value.map((address) => ({ address, family: 4 as const })) : []),
    ...(v6.status === 'fulfilled' ? v6.value.map((address) => ({ address, family: 6 as const })) : []),
  ]
  if (found.length > 0) return found
  throw v4.status === 'rejected'
    ? v4.reason
    : Object.assign(new Error(`no address for ${hostname}`), { code: 'ENODATA' })
}
