import type { Exchange } from '../http/exchange.ts'

const SDK = /^homeroom-[a-z]+\/\d[\w.-]{0,20}/

/** Which product sent the request, for logs and metrics: an embedded app, one of our SDKs, or the bare API. */
export function productTag(x: Exchange): void {
  if (x.header('x-init-data') !== undefined) x.product = 'embedded-app'
  else x.product = SDK.test(x.header('x-homeroom-client') ?? '') ? 'sdk' : 'api'
}
