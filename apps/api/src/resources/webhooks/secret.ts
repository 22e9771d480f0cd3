import { randomBytes } from 'node:crypto'

const BYTES = 32

/** `whsec_` and 32 random bytes in base64, as Standard Webhooks has it. */
export const mintSigningSecret = (): string => `whsec_${randomBytes(BYTES).toString('base64')}`

/** What the sealed secret of an endpoint is bound to. */
export const signingSecretContext = (endpointId: string): string => `webhook_endpoints/${endpointId}`
