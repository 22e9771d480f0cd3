import type { Catalogue } from './catalogue.ts'
import type { Document } from './document.ts'
import { header } from './emit.ts'
import type { Operation } from './record.ts'

/** Operations that the SDK has a method for: not the system's, and not those that answer 410 only. */
export const hasMethod = ({ kind }: Operation): boolean => kind === 'single' || kind === 'list'

/** Rules about a child; the others answer as if the row were not there, or with a plain 403. */
const CHILD_RULES = /^R-(CHILD|GUARDIAN|SELF|TEACHER-OF)\b(?!-)/

/** Guards 8 and 9 refuse a call by the child that it names; lists they only filter. */
export const guardsChildData = ({ relationship, consent }: Operation): boolean =>
  relationship.some(({ rule, from }) => from !== 'list' && CHILD_RULES.test(rule)) ||
  consent.some(({ from }) => from !== 'list')

/** Every code that an operation may answer, the client's own included. */
export function errorCodes(operation: Operation, { commonErrors }: Catalogue): string[] {
  const { idempotent, kind, errors } = operation
  const groups = [
    'all',
    ...(idempotent ? ['mutations'] : []),
    ...(kind === 'list' ? ['lists'] : []),
    ...(guardsChildData(operation) ? ['childData'] : []),
  ]
  const common = groups.flatMap((group) => commonErrors[group] ?? [])
  return [...new Set([...errors.map(({ code }) => code), ...common, 'unknown_error'])]
}

/** The operation table of `@homeroom/sdk/operations`. The lists of codes are those of `error-codes.ts`. */
export function emitSdkOperations(operations: readonly Operation[]): string {
  const table = operations.map(({ id, method, path, permission, scope, idempotent, kind, deprecated }) => {
    const facts = {
      method,
      path,
      scopes: scope ? [scope] : [],
      permission,
      idempotent,
      paginated: kind === 'list',
      deprecated: deprecated && { at: deprecated.at, sunset: deprecated.sunset, docs: deprecated.docs },
    }
    const name = JSON.stringify(id)
    return `  ${name}: {"errors":errorCodes[${name}],${JSON.stringify(facts).slice(1)},`
  })
  return `${header}import type { OperationFacts } from '../operations.ts'
import { errorCodes } from './error-codes.ts'

export const operations = {
${table.join('\n')}
} as const satisfies Record<string, OperationFacts>
`
}

/** Which codes each operation may answer. Operations with the same codes share one list. */
export function emitErrorCodes(operations: readonly Operation[], catalogue: Catalogue): string {
  const lists = new Map<string, string>()
  const entries = operations.map((operation) => {
    const key = JSON.stringify(errorCodes(operation, catalogue).sort())
    const name = lists.get(key) ?? `codes${lists.size}`
    lists.set(key, name)
    return `  ${JSON.stringify(operation.id)}: ${name},`
  })
  const declarations = [...lists].map(([codes, name]) => `const ${name} = ${codes} as const`)
  return `${header}
${declarations.join('\n')}

export const errorCodes = {
${entries.join('\n')}
} as const
`
}

export function emitErrorCodeType({ errors }: Catalogue): string {
  const codes = Object.keys(errors).map((code) => `\n  | ${JSON.stringify(code)}`)
  return `${header}
/** The error codes that this client knows. */
export type ErrorCode =${codes.join('')}
`
}

export function emitContractDate({ info }: Document): string {
  const date = info['x-contract-date']
  if (!date) throw new Error('info has no x-contract-date')
  return `${header}
/** The contract that this client was generated from. */
export const contractDate = ${JSON.stringify(date)}
`
}
