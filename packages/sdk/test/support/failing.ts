import { expect } from 'vitest'
import { HomeroomError } from '../../src/index.ts'

/** The error of a call that must fail with ours. */
export async function failureOf(call: PromiseLike<unknown>): Promise<HomeroomError> {
  const error = await call.then(
    () => new Error('the call succeeded'),
    (reason: unknown) => reason,
  )
  expect(error).toBeInstanceOf(HomeroomError)
  return error as HomeroomError
}
