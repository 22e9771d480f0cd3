import express from 'express'
import { middleware } from 'express-openapi-validator'
import { openapi } from './contract.ts'
import type { Exchange } from './http/exchange.ts'

export interface Finding {
  operation: string
  part: 'request' | 'response'
  message: string
}

/**
 * express-openapi-validator as a second opinion on every request and answer. It walks the contract's routes on each
 * call, so it is for development and tests. Findings are collected and logged; the answer still goes out.
 */
export class Oracle {
  readonly findings: Finding[] = []
  readonly #responses = new WeakMap<Exchange, OracleResponse>()
  readonly #validate: ReturnType<typeof middleware>
  readonly #onFinding: (finding: Finding) => void

  constructor(onFinding: (finding: Finding) => void) {
    this.#onFinding = onFinding
    this.#validate = middleware({
      apiSpec: openapi as never,
      validateApiSpec: false,
      validateSecurity: false,
      validateRequests: { allErrors: true },
      validateResponses: {
        onError: (error, _body, req) => this.#found(req as never, 'response', error.message),
      },
    })
  }

  /** Runs the validator's request side on a stand-in for `req`: it fills in defaults, and knows no HEAD. */
  async request(x: Exchange): Promise<void> {
    const given = { method: x.op?.method, body: structuredClone(x.body), operationId: x.op?.id }
    const req = Object.assign(Object.create(x.req, EXPRESS), { app, originalUrl: x.req.url, baseUrl: '' }, given)
    const res = new OracleResponse()
    this.#responses.set(x, res)
    const failure = await new Promise<unknown>((done) => {
      const steps = [...this.#validate]
      const next = (error?: unknown): void => {
        const step = steps.shift()
        if (error || !step) done(error)
        else step(req as never, res as never, next)
      }
      next()
    })
    if (failure) this.#found(req, 'request', (failure as Error).message)
  }

  /** Hands the answer to the validator's response side, before the writer could drop what does not belong in it. */
  response(x: Exchange, status: number, envelope: unknown): void {
    const res = this.#responses.get(x)
    if (!res || x.op?.kind === 'raw') return
    res.statusCode = status
    res.json(structuredClone(envelope))
  }

  #found(
    req: { operationId?: string; openapi?: { schema?: { operationId?: string } } },
    part: Finding['part'],
    message: string,
  ) {
    const finding = { operation: req.openapi?.schema?.operationId ?? req.operationId ?? '', part, message }
    this.findings.push(finding)
    this.#onFinding(finding)
  }
}

// The validator is a middleware of Express, which the contract's routes do not pass through.
const app = express()
const EXPRESS = Object.getOwnPropertyDescriptors(express.request)

/** Stands in for Express's response: EOV replaces `json`, which we then call. */
class OracleResponse {
  statusCode = 200
  json(body: unknown): unknown {
    return body
  }
  status(code: number): this {
    this.statusCode = code
    return this
  }
  getHeader(name: string): string | undefined {
    return name.toLowerCase() === 'content-type' ? 'application/json' : undefined
  }
  get(name: string): string | undefined {
    return this.getHeader(name)
  }
  setHeader(): void {}
}
