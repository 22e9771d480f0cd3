import { type ErrorCode, errors } from '@homeroom/contract/errors'

/** A refusal with a code of the contract; the one way for stages and handlers to answer anything but success. */
export class ApiError extends Error {
  override readonly name = 'ApiError'
  readonly code: ErrorCode
  readonly status: number
  readonly details: unknown
  readonly headers: Readonly<Record<string, string>>
  /** What the handler wrote and emitted before stays: it is committed, and the refusal answered. */
  readonly keepsWrites: boolean

  constructor(
    code: ErrorCode,
    options: { details?: unknown; message?: string; headers?: Record<string, string>; keepsWrites?: boolean } = {},
  ) {
    super(options.message ?? errors[code].meaning)
    this.code = code
    this.status = errors[code].status
    this.details = options.details
    this.headers = options.headers ?? {}
    this.keepsWrites = options.keepsWrites ?? false
  }
}

/** One line of a `validation_error`'s flat `details`. */
export interface Problem {
  field: string
  location: 'body' | 'query' | 'path' | 'header'
  code: string
  message: string
}

const MAX_PROBLEMS = 50
const byPlace = (a: Problem, b: Problem) =>
  a.location === b.location ? compare(a.field, b.field) : compare(a.location, b.location)
const compare = (a: string, b: string) => (a < b ? -1 : a > b ? 1 : 0)

export const invalid = (problems: Problem[]): ApiError =>
  new ApiError('validation_error', { details: problems.sort(byPlace).slice(0, MAX_PROBLEMS) })

/** A body field that names a row which does not exist here (never a 404: the path was right). */
export const unknownReference = (field: string, what: string, location: Problem['location'] = 'body'): ApiError =>
  unknownReferences([field], what, location)

/** As `unknownReference`, for the elements of a list. */
export const unknownReferences = (fields: string[], what: string, location: Problem['location'] = 'body'): ApiError =>
  invalid(
    fields.map((field) => ({
      field,
      location,
      code: 'not_found',
      message: `${field} names no ${what} of this organization`,
    })),
  )

export const badRequest = (reason: string, message?: string): ApiError =>
  new ApiError('bad_request', { details: { reason }, message })

export const notFound = (resource: string, id: string): ApiError =>
  new ApiError('not_found', { details: { resource, id } })

export const forbidden = (reason: string): ApiError => new ApiError('forbidden', { details: { reason } })

export const conflict = (reason: string, details: Record<string, unknown> = {}): ApiError =>
  new ApiError('conflict', { details: { reason, ...details } })

export const invalidTransition = (resource: string, from: string, action: string, allowed: string[]): ApiError =>
  conflict('invalid_state_transition', { resource, from, action, allowed })

export const unauthorized = (reason: string): ApiError =>
  new ApiError('unauthorized', { details: { reason }, headers: { 'WWW-Authenticate': 'Bearer' } })
