import type { Operation } from '@homeroom/contract/record'
import { ApiError, badRequest } from '../api-error.ts'
import type { Exchange, Stage } from '../http/exchange.ts'

export const MAX_BODY = 1024 * 1024
const JSON_TYPE = /^application\/json\s*(;\s*charset\s*=\s*"?utf-8"?\s*)?$/i

/** Reads and parses the body, between guards 7 and 8: a caller who may not be here never gets past the refusal. */
export function body(op: Operation): Stage | null {
  return op.method === 'GET' ? null : read
}

async function read(x: Exchange): Promise<void> {
  if (Number(x.header('content-length') ?? 0) > MAX_BODY) throw tooLarge()
  if (x.req.readableEnded) return // nothing was sent, and no event will tell so
  x.rawBody = await bytesOf(x)
  if (x.rawBody.length === 0) return
  if (!JSON_TYPE.test(x.header('content-type') ?? '')) {
    throw badRequest('malformed_json', 'Send the body as Content-Type: application/json.')
  }
  x.body = parse(x.rawBody)
}

function bytesOf(x: Exchange): Promise<Buffer> {
  return new Promise((resolve, reject) => {
    const chunks: Buffer[] = []
    let size = 0
    x.req.on('data', (chunk: Buffer) => {
      size += chunk.length
      if (size > MAX_BODY) {
        x.req.removeAllListeners('data')
        x.req.resume()
        reject(tooLarge())
      } else chunks.push(chunk)
    })
    x.req.on('end', () => resolve(chunks.length === 1 ? (chunks[0] as Buffer) : Buffer.concat(chunks)))
    x.req.on('error', reject)
    x.req.on('aborted', () => reject(badRequest('malformed_json', 'The request ended before its body.')))
  })
}

const utf8 = new TextDecoder('utf-8', { fatal: true, ignoreBOM: false })

function parse(bytes: Buffer): unknown {
  try {
    return JSON.parse(utf8.decode(bytes))
  } catch {
    throw badRequest('malformed_json', 'The body is not valid JSON in UTF-8.')
  }
}

const tooLarge = () => new ApiError('payload_too_large', { details: { maxBytes: MAX_BODY } })
