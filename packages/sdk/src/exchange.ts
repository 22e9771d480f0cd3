import type { Answer, Outgoing } from './attempt.ts'

/**
 * What openapi-fetch makes and gets in our own calls. It needs little of `Request` and `Response`, and the platform's
 * are most of what a call costs; a body that has been read whole needs no stream either.
 */
export class Draft implements Outgoing {
  readonly url: string
  readonly method: string
  readonly headers: Headers
  readonly body?: string

  constructor(url: string, init: { method: string; headers: Headers; body?: string }) {
    this.url = url
    this.method = init.method
    this.headers = init.headers
    this.body = init.body
  }
}

export class Arrived {
  readonly status: number
  readonly ok: boolean
  readonly headers: Headers
  readonly body = null
  readonly #text: string

  constructor({ status, headers, text }: Answer) {
    this.status = status
    this.ok = status >= 200 && status < 300
    this.headers = headers
    this.#text = text
  }

  async text(): Promise<string> {
    return this.#text
  }
}
