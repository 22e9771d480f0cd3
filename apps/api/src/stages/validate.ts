import type { Operation } from '@homeroom/contract/record'
import { badRequest, invalid, type Problem } from '../api-error.ts'
import type { Exchange, Stage } from '../http/exchange.ts'
import { normaliseBody, normaliseText } from '../http/normalise.ts'
import { problemsOf } from '../http/problems.ts'
import { coerced, parseQuery } from '../http/query.ts'
import { type OperationValidators, validatorsOf } from '../http/validators.ts'
import type { Services } from '../services.ts'

const MAX_DEPTH_OF_OFFSET = 10_000

/** Checks path, query and body against the contract and makes the handler's input of them. All faults are told at once. */
export function validate(op: Operation, services: Services): Stage | null {
  if (op.kind === 'retired') return null
  let validators: OperationValidators | null = services.config.eager ? validatorsOf(op) : null
  return (x) => {
    validators ??= validatorsOf(op)
    const problems: Problem[] = []
    x.input = {
      path: pathOf(x, validators, problems),
      query: queryOf(x, validators, problems),
      body: bodyOf(x, op, validators, problems),
    }
    if (problems.length > 0) throw invalid(problems)
    if (op.kind === 'list') checkPaging(x)
    if (x.abstained) throw new Error(`${op.id}: a guard abstained from a locator that validation accepts`)
  }
}

function pathOf(x: Exchange, { path }: OperationValidators, problems: Problem[]): unknown {
  if (path && !path(x.pathParams)) problems.push(...problemsOf(path.errors ?? [], 'path'))
  return x.pathParams
}

function queryOf(x: Exchange, { query, queryTypes }: OperationValidators, problems: Problem[]): unknown {
  x.sentQuery = parseQuery(x.rawQuery, problems)
  const values: Record<string, unknown> = {}
  for (const [name, text] of x.sentQuery) {
    const value = coerced(text, queryTypes.get(name))
    const clean = typeof value === 'string' ? normaliseText(value, name, 'query', problems) : value
    if (name === '__proto__') Object.defineProperty(values, name, { value: clean, enumerable: true })
    else values[name] = clean
  }
  if (!query(values)) problems.push(...problemsOf(query.errors ?? [], 'query'))
  return values
}

function bodyOf(x: Exchange, op: Operation, { body }: OperationValidators, problems: Problem[]): unknown {
  if (!op.body) {
    const given = x.body === undefined ? [] : typeof x.body === 'object' && x.body !== null ? Object.keys(x.body) : ['']
    for (const field of given)
      problems.push({
        field: field.slice(0, 100),
        location: 'body',
        code: 'unknown_field',
        message: `${field.slice(0, 100) || 'a body'} is not allowed`,
      })
    return undefined
  }
  if (x.body === undefined) {
    if (op.body.required)
      problems.push({ field: '', location: 'body', code: 'required', message: 'a JSON body is required' })
    else x.body = {}
  }
  if (x.body === undefined) return undefined
  const found: Problem[] = []
  const value = normaliseBody(x.body, found)
  if (found.length === 0 && body && !body(value)) found.push(...problemsOf(body.errors ?? [], 'body'))
  problems.push(...found)
  return value
}

function checkPaging(x: Exchange): void {
  const { page = 1, limit = 20 } = (x.input?.query ?? {}) as { page?: number; limit?: number }
  if (x.sentQuery.has('cursor')) {
    if (x.sentQuery.has('page')) throw badRequest('page_and_cursor', 'Send either page or cursor, not both.')
  } else if (page * limit > MAX_DEPTH_OF_OFFSET) {
    throw badRequest('page_too_deep', `page × limit may be at most ${MAX_DEPTH_OF_OFFSET}; go deeper by cursor.`)
  }
}
