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

/** The common codes come in groups; which of them an operation has depends on its kind. */
function errorGroups(operation: Operation): string[] {
  const { idempotent, kind } = operation
  const groups = [
    ...(idempotent ? ['mutations'] : []),
    ...(kind === 'list' ? ['lists'] : []),
    ...(guardsChildData(operation) ? ['childData'] : []),
  ]
  return ['all', ...groups]
}

/**
 * The operation table of `@homeroom/sdk/operations`. Each row is a call whose type says as much as its value, so that the
 * declarations stay as short as the table is.
 */
export function emitSdkOperations(operations: readonly Operation[]): string {
  const table = operations.map((operation) => {
    const { id, method, path, permission, scope, idempotent, kind, deprecated } = operation
    const row = kind === 'list' ? 'list' : idempotent ? 'change' : 'read'
    const facts = [...(idempotent ? [method] : []), path, scope, permission].map((fact) => JSON.stringify(fact))
    const call = `${row}(${facts.join(', ')})`
    if (!deprecated) return `  ${JSON.stringify(id)}: ${call},`
    const { at, sunset, docs } = deprecated
    return `  ${JSON.stringify(id)}: leaving(${call}, ${JSON.stringify({ at, sunset, docs })}),`
  })
  const text = table.join('\n')
  const rows = ['change', 'leaving', 'list', 'read', 'table'].filter((name) => `table(${text}`.includes(`${name}(`))
  return `${header}import { ${rows.join(', ')} } from '../operation-facts.ts'

export const operations = table({
${text}
})
`
}

/** Which codes each operation may answer, the client's own included: those of its groups, and what it adds. */
export function emitErrorCodes(operations: readonly Operation[], { commonErrors }: Catalogue): string {
  const groups: Record<string, string[]> = { ...commonErrors, all: [...(commonErrors.all ?? []), 'unknown_error'] }
  const rows = operations.map((operation) => {
    const own = errorGroups(operation).filter((group) => (groups[group] ?? []).length > 0)
    const common = new Set(own.flatMap((group) => groups[group] ?? []))
    const added = [...new Set(operation.errors.map(({ code }) => code))].filter((code) => !common.has(code))
    return { id: JSON.stringify(operation.id), own, added: added.map((code) => JSON.stringify(code)) }
  })
  const used = [...new Set(rows.flatMap(({ own }) => own))]
  const typeOf = (group: string) => group[0]?.toUpperCase() + group.slice(1)
  return `${header}
${used.map((group) => `const ${group} = ${JSON.stringify(groups[group])} as const`).join('\n')}

${used.map((group) => `type ${typeOf(group)} = (typeof ${group})[number]`).join('\n')}

/** The codes of each operation. */
export interface ErrorCodes {
${rows.map(({ id, own, added }) => `  ${id}: ${[...own.map(typeOf), ...added].join(' | ')}`).join('\n')}
}

export const errorCodes: { readonly [Id in keyof ErrorCodes]: readonly ErrorCodes[Id][] } = {
${rows.map(({ id, own, added }) => `  ${id}: [${[...own.map((group) => `...${group}`), ...added].join(', ')}],`).join('\n')}
}
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
