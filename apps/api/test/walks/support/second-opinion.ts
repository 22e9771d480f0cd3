import { once } from 'node:events'
import type { AddressInfo } from 'node:net'
import express, { type NextFunction, type Request, type Response } from 'express'
import { middleware } from 'express-openapi-validator'
import { bundle } from './bundle.ts'

export interface SecondOpinion {
  url: string
  close(): void
}

/**
 * express-openapi-validator as its authors mean it to be used: a plain Express application over the bundled contract that
 * answers 200 to what it accepts. It shares nothing with our server but the contract.
 */
export async function startSecondOpinion(): Promise<SecondOpinion> {
  const app = express()
  app.use(express.json({ limit: '2mb', strict: false }))
  app.use(
    middleware({
      apiSpec: structuredClone(bundle) as never,
      validateApiSpec: false,
      validateSecurity: false,
      validateRequests: { allErrors: true },
      validateResponses: false,
    }),
  )
  app.use((_req: Request, res: Response) => void res.status(200).end())
  app.use((error: { status?: number }, _req: Request, res: Response, _next: NextFunction) => {
    res.status(error.status ?? 500).end()
  })
  const server = app.listen(0, '127.0.0.1')
  await once(server, 'listening')
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    close: () => {
      server.closeAllConnections()
      server.close()
    },
  }
}
