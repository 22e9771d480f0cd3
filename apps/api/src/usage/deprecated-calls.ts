import type { Exchange } from '../http/exchange.ts'
import { identifyCaller } from '../stages/authenticate.ts'
import { USERS } from './meter.ts'

/** One caller's calls of one operation on one UTC day. */
export interface CallerCount {
  orgId: string
  operationId: string
  keyId: string
  day: string
  calls: number
  lastAt: string
}

/** Whose organization, and which key, a request counts for; null for everybody whom no guard would confirm. */
export async function callerOf(x: Exchange): Promise<{ orgId: string; keyId: string } | null> {
  if (x.op?.kind === 'retired' && !(await identified(x))) return null
  const orgId = x.organizationOrNull?.id
  const confirmed = x.identity?.kind === 'key' || x.membership?.status === 'active'
  if (!orgId || !confirmed) return null
  return { orgId, keyId: x.identity?.kind === 'key' ? x.identity.key.id : USERS }
}

/** A retired route asks nobody who he is: its caller is looked up once the answer is sent, if she sent a credential. */
async function identified(x: Exchange): Promise<boolean> {
  try {
    await identifyCaller(x)
    return true
  } catch {
    return false
  }
}
