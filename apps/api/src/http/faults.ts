import { faultsIn } from '@homeroom/contract/errors'
import type { Operation } from '@homeroom/contract/record'
import { ApiError, type Problem } from '../api-error.ts'

/** The refusal under the operation's own code, where it has one for faults in this part of the request. */
export function ownFault(op: Operation | null, error: ApiError): ApiError {
  if (error.code !== 'validation_error') return error
  const places = new Set((error.details as Problem[]).map(({ location }) => location))
  const own = Object.entries(faultsIn).find(
    ([code, place]) => places.has(place) && op?.errors.some((one) => one.code === code),
  )
  return own ? new ApiError(own[0] as keyof typeof faultsIn, { details: error.details }) : error
}
