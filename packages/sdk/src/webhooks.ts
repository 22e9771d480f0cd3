import type { WebhookEvent } from './generated/events.ts'

export type * from './generated/events.ts'

/** The body exactly as it came: parsing and printing it again changes bytes, and the signature with them. */
export type RawBody = string | Uint8Array | ArrayBuffer

export interface SignOptions {
  /** Unix seconds. Default: now. */
  timestamp?: number | undefined
}

export interface VerifyOptions {
  /** How far the signature's time may be from `receivedAt`, in seconds, either way. Default 300. */
  tolerance?: number | undefined
  /** When the delivery came in, as a date or in Unix seconds. Default: now. */
  receivedAt?: Date | number | undefined
}

const maxHeaderLength = 8 * 1024
const maxSegments = 10
const encoder = new TextEncoder()

/**
 * Makes the `Service-Signature` header of a delivery. With several secrets, as while one is being rotated, it holds a
 * signature by each, in their order.
 *
 * Test vector: body `{"type":"task.created"}`, secret `whsec_aG9tZXJvb20gcHVibGljIHdlYmhvb2sgdGVzdCBrZXk=`, timestamp 1795251600 give
 * `t=1795251600,v1=976e145e85a7c33e293fe53714f9358baed228f7e473525ab771919a43f25b8a`.
 */
export async function sign(
  rawBody: RawBody,
  secret: string | readonly string[],
  { timestamp = unixNow() }: SignOptions = {},
): Promise<string> {
  if (!/^\d{1,12}$/.test(String(timestamp))) throw new TypeError('timestamp must be whole Unix seconds')
  const keys = await importKeys(secret, 'sign')
  const signed = signedBytes(String(timestamp), rawBody)
  const signatures = await Promise.all(keys.map((key) => crypto.subtle.sign('HMAC', key, signed)))
  return [`t=${timestamp}`, ...signatures.map((signature) => `v1=${toHex(new Uint8Array(signature))}`)].join(',')
}

/**
 * Whether a delivery is genuine and fresh: its time is within the tolerance, and at least one `v1=` was made with one of the
 * secrets. Whatever is wrong with the header, the answer is false; only an empty secret throws, since it is a mistake of the caller.
 */
export async function verify(
  rawBody: RawBody,
  header: string | null | undefined,
  secret: string | readonly string[],
  { tolerance = 300, receivedAt = unixNow() }: VerifyOptions = {},
): Promise<boolean> {
  const keys = await importKeys(secret, 'verify')
  const claim = parseHeader(header)
  const received = receivedAt instanceof Date ? receivedAt.getTime() / 1000 : receivedAt
  if (claim === null || !(Math.abs(received - Number(claim.timestamp)) <= tolerance)) return false
  const signed = signedBytes(claim.timestamp, rawBody)
  const checks = keys.flatMap((key) =>
    // The platform compares in constant time.
    claim.signatures.map((signature) => crypto.subtle.verify('HMAC', key, signature, signed)),
  )
  return (await Promise.all(checks)).includes(true)
}

/** The signature is missing, wrong or too old: answer with 400, and do nothing else. */
export class WebhookSignatureError extends Error {
  override readonly name = 'WebhookSignatureError'
}

/**
 * The event in a delivery whose signature is genuine and fresh; throws a `WebhookSignatureError` otherwise. `type` tells what
 * `data.object` is. A newer service may send types that this client does not know: leave those to the `default` of a switch.
 */
export async function unwrap(
  rawBody: RawBody,
  header: string | null | undefined,
  secret: string | readonly string[],
  options: VerifyOptions = {},
): Promise<WebhookEvent> {
  if (!(await verify(rawBody, header, secret, options))) {
    throw new WebhookSignatureError('The webhook signature is not valid')
  }
  return JSON.parse(typeof rawBody === 'string' ? rawBody : new TextDecoder().decode(rawBody))
}

interface Claim {
  timestamp: string
  signatures: Uint8Array<ArrayBuffer>[]
}

function parseHeader(header: string | null | undefined): Claim | null {
  if (typeof header !== 'string' || header.length > maxHeaderLength) return null
  const segments = header.split(',').map((segment) => segment.trim())
  if (segments.length > maxSegments) return null
  const valuesOf = (name: string) =>
    segments.filter((text) => text.startsWith(name)).map((text) => text.slice(name.length))
  const [timestamp, ...others] = valuesOf('t=')
  if (timestamp === undefined || others.length > 0 || !/^\d{1,12}$/.test(timestamp)) return null
  return {
    timestamp,
    signatures: valuesOf('v1=')
      .filter((hex) => /^[0-9a-f]{64}$/.test(hex))
      .map(fromHex),
  }
}

function importKeys(secret: string | readonly string[], usage: 'sign' | 'verify'): Promise<CryptoKey[]> {
  const secrets = typeof secret === 'string' ? [secret] : secret
  if (secrets.length === 0 || secrets.some((one) => typeof one !== 'string' || one === '')) {
    throw new TypeError('The webhook secret is empty')
  }
  const algorithm = { name: 'HMAC', hash: 'SHA-256' }
  return Promise.all(
    secrets.map((one) => crypto.subtle.importKey('raw', encoder.encode(one), algorithm, false, [usage])),
  )
}

/** `<t>.<raw body>`, with the time as it stands in the header. */
function signedBytes(timestamp: string, rawBody: RawBody): Uint8Array<ArrayBuffer> {
  const start = encoder.encode(`${timestamp}.`)
  const body = typeof rawBody === 'string' ? encoder.encode(rawBody) : new Uint8Array(rawBody)
  const bytes = new Uint8Array(start.length + body.length)
  bytes.set(start)
  bytes.set(body, start.length)
  return bytes
}

const unixNow = () => Math.floor(Date.now() / 1000)
const toHex = (bytes: Uint8Array) => Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('')
const fromHex = (hex: string) => Uint8Array.from(hex.match(/../g) ?? [], (pair) => Number.parseInt(pair, 16))
