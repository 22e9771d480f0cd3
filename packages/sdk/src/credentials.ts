import type { HomeroomOptions } from './options.ts'

/** Answers the `Authorization` value for the next attempt; at once where nobody has to be asked. */
export type Authorize = () => string | Promise<string>

const isBrowser = (): boolean => typeof window !== 'undefined' && typeof document !== 'undefined'

export function createAuthorize(options: HomeroomOptions): Authorize {
  const { apiKey, token, dangerouslyAllowBrowser } = options
  if (apiKey !== undefined && token !== undefined) throw new TypeError('Give either apiKey or token, not both')
  const credential = apiKey ?? token
  if (credential === undefined) throw new TypeError('Give an apiKey or a token')
  const header = (secret: string) => bearer(secret, dangerouslyAllowBrowser === true)
  if (typeof credential === 'string') {
    const value = header(credential)
    return () => value
  }
  return async () => header(await credential())
}

function bearer(credential: string, allowInBrowser: boolean): string {
  const secret = typeof credential === 'string' ? credential.trim() : ''
  // Checked here because the platform's own complaint about a header would quote the secret.
  if (!/^[\x21-\x7e]+$/.test(secret)) throw new TypeError('The credential is empty or not plain visible ASCII')
  if (secret.startsWith('hrk_') && !allowInBrowser && isBrowser()) {
    throw new TypeError(
      'An API key in a browser is readable by everyone who opens the page. Use a user token, or set dangerouslyAllowBrowser.',
    )
  }
  return `Bearer ${secret}`
}
