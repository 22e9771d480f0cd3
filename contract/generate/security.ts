import type { OperationObject } from './document.ts'
import { required } from './extensions.ts'
import type { Operation } from './record.ts'

/** Who may call: anyone, any active member, or holders of one permission; and the one scope that API keys need. */
export function readAccess(
  operation: OperationObject,
): Pick<Operation, 'access' | 'accessReason' | 'permission' | 'scope'> {
  const { security } = operation
  const publicReason = operation['x-public-reason'] as string | undefined
  const memberReason = operation['x-authenticated-reason'] as string | undefined
  if (!security) throw new Error('no security')
  for (const entry of security) {
    const [scheme = '', ...more] = Object.keys(entry)
    if (more.length > 0 || !['userToken', 'apiKey'].includes(scheme))
      throw new Error('each security entry is userToken or apiKey, alone')
  }
  const permissions = security.find((entry) => entry.userToken)?.userToken
  const scopes = security.find((entry) => entry.apiKey)?.apiKey
  const scope = scopes ? one(scopes, 'apiKey names exactly one scope') : null
  if (security.length === 0) {
    return { access: 'public', accessReason: required(publicReason, 'x-public-reason'), permission: null, scope: null }
  }
  if (publicReason) throw new Error('x-public-reason is for public operations')
  if (!permissions) throw new Error('security must name userToken')
  if (permissions.length === 0) {
    return { access: 'member', accessReason: required(memberReason, 'x-authenticated-reason'), permission: null, scope }
  }
  if (memberReason) throw new Error('x-authenticated-reason is for operations without a permission')
  return {
    access: 'permission',
    accessReason: null,
    permission: one(permissions, 'userToken names exactly one permission'),
    scope,
  }
}

function one(values: string[], sentence: string): string {
  const [value, ...more] = values
  if (value === undefined || more.length > 0) throw new Error(`${sentence}, not ${values.length}`)
  return value
}
