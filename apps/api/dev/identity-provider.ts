import { Events, OAuth2Server } from 'oauth2-mock-server'
import { findPersona } from './demo/personas.ts'
import { freePort } from './ports.ts'
import type { Log, State } from './state.ts'

export interface IdentityProviderOptions {
  audience: string
  /** Keeps its signing key and its port, which tokens name: they outlive a restart. */
  state: State
  log: Log
}

export interface RunningIdentityProvider {
  url: string
  close(): Promise<void>
}

/** A working day: a token that was copied in the morning is still good in the afternoon. */
const TOKEN_LIFE_S = 12 * 60 * 60

/**
 * A local identity provider, on loopback only. `POST /token` with `grant_type=password` and a persona as `username` gives
 * that persona's token; there are no passwords.
 */
export async function startIdentityProvider(options: IdentityProviderOptions): Promise<RunningIdentityProvider> {
  const server = new OAuth2Server(undefined, undefined, { endpoints: { jwks: '/.well-known/jwks.json' } })
  await server.issuer.keys.add(await signingKey(options))

  server.service.on(Events.BeforeTokenSigning, (token, request) => {
    const claims = findPersona(String(request.body?.username))?.claims
    Object.assign(token.payload, { aud: options.audience, ...claims, exp: token.payload.iat + TOKEN_LIFE_S })
  })
  server.service.on(Events.BeforeResponse, (response, request) => {
    if (findPersona(String(request.body?.username))?.claims) return
    response.statusCode = 400
    response.body = { error: 'invalid_grant', error_description: 'username must be a persona who signs in' }
  })

  const port = await portFor(options)
  await server.start(port, '127.0.0.1')
  return { url: server.issuer.url ?? `http://localhost:${port}`, close: () => server.stop() }
}

export const PORT = 'identity-port.json'
const isPort = (port: unknown): port is number => Number.isInteger(port) && Number(port) > 0 && Number(port) < 65_536

/** The last start's, or 4010; where it is taken, another one. */
async function portFor({ state }: IdentityProviderOptions): Promise<number> {
  const last = (await state.read<{ port: unknown }>(PORT))?.port
  const port = await freePort(isPort(last) ? last : 4010)
  await state.write(PORT, { port })
  return port
}

/** A token from the provider at `authUrl`, as any client would get it. */
export async function requestToken(authUrl: string, persona: string): Promise<string> {
  const response = await fetch(`${authUrl}/token`, {
    method: 'POST',
    body: new URLSearchParams({ grant_type: 'password', username: persona }),
    signal: AbortSignal.timeout(5_000),
  })
  const body = (await response.json()) as { access_token?: string; error_description?: string }
  if (!body.access_token) throw new Error(body.error_description ?? `the identity provider answered ${response.status}`)
  return body.access_token
}

async function signingKey({ state, log }: IdentityProviderOptions): Promise<Record<string, unknown>> {
  const isUsable = (key: Record<string, unknown>) => typeof key.kid === 'string' && typeof key.d === 'string'
  const make = async () => ({ ...(await new OAuth2Server().issuer.keys.generate('RS256')) })
  return state.kept('identity-key.json', isUsable, make, log)
}
