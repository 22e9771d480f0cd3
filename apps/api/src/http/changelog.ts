import { createHash } from 'node:crypto'
import { promisify } from 'node:util'
import { gzip } from 'node:zlib'
import { renderFeed } from '@homeroom/changelog/feed'
import { renderWebPage } from '@homeroom/changelog/page'
import { Store } from '@homeroom/changelog/store'
import express, { type Request, type Response, type Router } from 'express'
import { documentationHeader } from './documentation-header.ts'

const AT = '/docs/changelog'
const FEED = `${AT}/feed.atom`

/** Nothing inline and nothing from elsewhere: stricter than the reference, whose renderer makes styles as it draws. */
const POLICY = [
  "default-src 'none'",
  "script-src 'self'",
  "style-src 'self'",
  'img-src data:',
  "form-action 'self'",
  "base-uri 'none'",
  "frame-ancestors 'none'",
].join('; ')

interface Text {
  readonly type: string
  readonly etag: string
  readonly plain: Buffer
  readonly zipped: Buffer
}

/** The changelog as a page and as a feed, below `/docs/changelog`. `root` has the records; `publicUrl` makes the feed's links absolute. */
export function changelog(root: string, publicUrl: string | null): Router {
  const router = express.Router()
  const texts = once(() => render(root, publicUrl ?? ''))
  router.get('/', async (req, res) => send(req, res.set('Content-Security-Policy', POLICY), (await texts()).page))
  router.get('/feed.atom', async (req, res) => send(req, res, (await texts()).feed))
  return router
}

/** Records do not change while a server runs, so both are made once, when first asked for. */
async function render(root: string, base: string): Promise<{ page: Text; feed: Text }> {
  const records = new Store(root).records().toReversed()
  const frame = {
    styles: ['/docs/header.css', `${AT}/page.css`, `${AT}/filters.css`],
    script: `${AT}/page.js`,
    feed: FEED,
    header: documentationHeader(AT),
  }
  const places = {
    feed: base + FEED,
    page: base + AT,
    date: (date: string) => `${base}${AT}#${date}`,
    type: 'text/html',
  } as const
  const [page, feed] = await Promise.all([
    textOf('text/html', renderWebPage(records, frame)),
    textOf('application/atom+xml', renderFeed(records, places)),
  ])
  return { page, feed }
}

async function textOf(type: string, text: string): Promise<Text> {
  const etag = `W/"${createHash('sha256').update(text).digest('base64url').slice(0, 22)}"`
  return { type: `${type}; charset=utf-8`, etag, plain: Buffer.from(text), zipped: await promisify(gzip)(text) }
}

function send(req: Request, res: Response, { type, etag, plain, zipped }: Text): void {
  const zip = req.acceptsEncodings('gzip', 'identity') === 'gzip'
  res.set({ 'Content-Type': type, ETag: etag, 'Cache-Control': 'no-cache', Vary: 'Accept-Encoding' })
  if (zip) res.set('Content-Encoding', 'gzip')
  res.send(zip ? zipped : plain)
}

/** A failure is not kept: the next request tries again. */
function once<T>(make: () => Promise<T>): () => Promise<T> {
  let made: Promise<T> | undefined
  return () => {
    made ??= make().catch((error) => {
      made = undefined
      throw error
    })
    return made
  }
}
