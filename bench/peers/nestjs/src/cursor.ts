import { createHmac, randomBytes, timingSafeEqual } from 'node:crypto'

const SECRET = randomBytes(32)

export interface Position {
  page: number
  createdAt: string
  id: string
}

const sign = (body: string): Buffer => createHmac('sha256', SECRET).update(body).digest().subarray(0, 16)

export function writeCursor(position: Position): string {
  const body = Buffer.from(JSON.stringify(position)).toString('base64url')
  return `${body}.${sign(body).toString('base64url')}`
}

export function readCursor(cursor: string): Position | null {
  const [body = '', mac = ''] = cursor.split('.')
  const given = Buffer.from(mac, 'base64url')
  if (given.length !== 16 || !timingSafeEqual(given, sign(body))) return null
  return JSON.parse(Buffer.from(body, 'base64url').toString())
}
