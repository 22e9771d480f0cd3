import type { IncomingMessage } from 'node:http'
import { describe, expect, it } from 'vitest'
import { loadConfig } from '../config.ts'
import { addressBucket, clientAddress } from './client-address.ts'

const request = (socket: string, forwarded?: string): IncomingMessage =>
  ({
    socket: { remoteAddress: socket },
    headers: forwarded === undefined ? {} : { 'x-forwarded-for': forwarded },
  }) as unknown as IncomingMessage

const settings = (TRUSTED_PROXIES: string) =>
  loadConfig({
    DATABASE_URL: 'postgres://localhost/x',
    AUTH_URL: 'https://auth.test',
    AUTH_AUDIENCE: 'a',
    ENCRYPTION_KEYS: `k:${Buffer.alloc(32).toString('base64')}`,
    TRUSTED_PROXIES,
  })

describe('clientAddress', () => {
  it.each([
    ['the socket', '203.0.113.7', undefined, '203.0.113.7'],
    ['the socket, whatever an unknown peer forwards', '203.0.113.7', '198.51.100.1', '203.0.113.7'],
    ['an IPv4 socket in its IPv6 form', '::ffff:203.0.113.7', undefined, '203.0.113.7'],
    ['a link-local socket without its zone', 'fe80::1%eth0', undefined, 'fe80::1'],
    ['what the proxy says', '10.0.0.1', '198.51.100.1', '198.51.100.1'],
    ['what a proxy on a mapped socket says', '::ffff:10.0.0.1', '198.51.100.1', '198.51.100.1'],
    ['the right-most that is no proxy', '10.0.0.1', '6.6.6.6, 198.51.100.1, 10.0.0.2', '198.51.100.1'],
    ['the proxy itself, where all are proxies', '10.0.0.1', '10.0.0.2,10.0.0.1', '10.0.0.1'],
    ['the proxy itself, where it says nothing', '10.0.0.1', undefined, '10.0.0.1'],
    ['an address with its port cut off', '10.0.0.1', '198.51.100.1:4711', '198.51.100.1'],
    ['an IPv6 address in brackets', '10.0.0.1', '[2001:db8::1]:443', '2001:db8::1'],
    ['one spelling of IPv6', '10.0.0.1', '2001:DB8:0:0:0:0:0:1', '2001:db8::1'],
    ['a mapped address as IPv4', '10.0.0.1', '::FFFF:198.51.100.1', '198.51.100.1'],
    // What stands left of something unreadable was not written by a proxy of ours either.
    ['the proxy itself, where the last hop is no address', '10.0.0.1', '6.6.6.6, unknown', '10.0.0.1'],
    ['the proxy itself, where the last hop is nonsense', '10.0.0.1', "1.2.3.4'; --", '10.0.0.1'],
  ])('is %s', (_what, socket, forwarded, expected) => {
    expect(clientAddress(request(socket, forwarded), ['10.0.0.1', '10.0.0.2'])).toBe(expected)
  })

  it('knows a proxy however its address was written in the settings', () => {
    const { trustedProxies } = settings('FD00:0:0:0:0:0:0:1, ::ffff:10.0.0.1')
    expect(clientAddress(request('fd00::1', '198.51.100.1'), trustedProxies)).toBe('198.51.100.1')
    expect(clientAddress(request('10.0.0.1', '198.51.100.1'), trustedProxies)).toBe('198.51.100.1')
  })

  it('knows the proxies of a network, whose own addresses come and go', () => {
    const { trustedProxies } = settings('10.42.0.0/16, FD00::/8, 192.0.2.1')
    const seen = (socket: string, forwarded: string) => clientAddress(request(socket, forwarded), trustedProxies)
    expect(seen('10.42.7.9', '198.51.100.1, 10.42.0.3')).toBe('198.51.100.1')
    expect(seen('::ffff:10.42.7.9', '198.51.100.1')).toBe('198.51.100.1')
    expect(seen('fd12::1', '2001:db8::1')).toBe('2001:db8::1')
    expect(seen('192.0.2.1', '198.51.100.1')).toBe('198.51.100.1')
    expect(seen('10.43.0.1', '198.51.100.1')).toBe('10.43.0.1')
    expect(seen('', '198.51.100.1')).toBe('')
  })

  it('trusts nobody unless told', () => {
    expect(settings('').trustedProxies).toEqual([])
    for (const wrong of ['10.0.0.0/33', '10.0.0.0/', 'proxy.test', '::1/129', '/8'])
      expect(() => settings(wrong), wrong).toThrow('TRUSTED_PROXIES must be a comma-separated list of IP addresses')
  })
})

describe('addressBucket', () => {
  it.each([
    ['203.0.113.7', '203.0.113.7'],
    ['2001:db8:1:2:3:4:5:6', '2001:db8:1:2::/64'],
    ['2001:db8:1:2::1', '2001:db8:1:2::/64'],
    ['2001:db8::1', '2001:db8:0:0::/64'],
    ['2001:db8:0:1::', '2001:db8:0:1::/64'],
    ['::1', '0:0:0:0::/64'],
    ['1::', '1:0:0:0::/64'],
  ])('%s counts as %s', (address, bucket) => {
    expect(addressBucket(address)).toBe(bucket)
  })

  it('is one for a whole /64 and another for the next', () => {
    const bucket = (address: string) => addressBucket(address)
    expect(bucket('2001:db8:a:b:ffff::9')).toBe(bucket('2001:db8:a:b::1'))
    expect(bucket('2001:db8:a:c::1')).not.toBe(bucket('2001:db8:a:b::1'))
  })
})
