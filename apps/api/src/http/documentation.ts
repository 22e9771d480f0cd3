import express, { type Router } from 'express'
import { CHANGELOG_ROOT, PAGES, scalarFolder } from '../assets.ts'
import { changelog } from './changelog.ts'
import { documentationHeader } from './documentation-header.ts'

const PAGE = `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>Homeroom API reference</title>
<link rel="icon" href="data:,">
<link rel="stylesheet" href="/docs/header.css">
<link rel="alternate" type="application/atom+xml" title="Homeroom API changelog" href="/docs/changelog/feed.atom">
</head>
<body>
${documentationHeader('/docs')}
<div id="reference"></div>
<script src="/docs/scalar.js"></script>
<script src="/docs/start.js"></script>
</body>
</html>
`
const START = `Scalar.createApiReference('#reference', {
  url: '/openapi.json',
  withDefaultFonts: false,
  telemetry: false,
  hideClientButton: true,
  showDeveloperTools: 'never',
  agent: { disabled: true },
  mcp: { disabled: true },
  authentication: { preferredSecurityScheme: 'userToken' },
})
`
const POLICY = [
  "default-src 'self'",
  "script-src 'self' 'unsafe-eval'",
  "style-src 'self' 'unsafe-inline'",
  "img-src 'self' data:",
  "font-src 'self' data:",
  "connect-src 'self'",
  "worker-src 'self' blob:",
  "frame-ancestors 'none'",
].join('; ')

/**
 * The API reference (Scalar), drawn from the served contract, the changelog and the guides; every byte comes from this
 * server.
 */
export function documentation(publicUrl: string | null, changelogRoot = CHANGELOG_ROOT): Router {
  const router = express.Router()
  router.use((_req, res, next) => {
    res.set({
      'Content-Security-Policy': POLICY,
      'X-Content-Type-Options': 'nosniff',
      'Referrer-Policy': 'no-referrer',
    })
    next()
  })
  router.get('/', (_req, res) => void res.type('html').send(PAGE))
  router.get('/start.js', (_req, res) => void res.type('js').send(START))
  router.get('/scalar.js', (_req, res) => {
    res.sendFile('standalone.js', { root: scalarFolder(), maxAge: '1h', dotfiles: 'allow' })
  })
  router.use('/changelog', changelog(changelogRoot, publicUrl))
  router.use(express.static(PAGES, { extensions: ['html'], index: false }))
  return router
}
