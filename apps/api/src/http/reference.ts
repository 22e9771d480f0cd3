import express, { type Router } from 'express'
import { PAGES, scalarFolder } from '../assets.ts'

const PAGE = `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>Homeroom API reference</title>
</head>
<body>
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

/** The API reference (Scalar), drawn from the served contract; every byte comes from this server. */
export function reference(): Router {
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
  router.use(express.static(PAGES, { extensions: ['html'], index: false }))
  return router
}
