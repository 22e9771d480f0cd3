import { readFile } from 'node:fs/promises'
import { parse } from 'yaml'
import type { Document } from './document.ts'
import type { Operation } from './record.ts'

/** What stands beside the OpenAPI document: who may do what, what can go wrong, and what is told. */
export interface Catalogue {
  readonly roles: Readonly<Record<string, { rank: number; meaning: string }>>
  /** Permission → the roles that grant it. */
  readonly permissions: Readonly<Record<string, readonly string[]>>
  readonly scopes: Readonly<Record<string, { meaning: string; permissions: readonly string[] }>>
  readonly errors: Readonly<Record<string, CatalogueError>>
  readonly commonErrors: Readonly<Record<string, readonly string[]>>
  readonly events: Readonly<Record<string, CatalogueEvent>>
}
export interface CatalogueError {
  readonly status: number
  readonly meaning: string
  readonly reasons?: readonly string[]
  /** Takes the place of `validation_error` for faults in this part. */
  readonly faultsIn?: 'body' | 'query'
}
export interface CatalogueEvent {
  readonly meaning: string
  readonly schema: string
  readonly delivered: boolean
  readonly childData: boolean
  readonly readScope: string | null
  /** Where no operation emits it. */
  readonly emitter?: 'worker'
}

const contract = new URL('../', import.meta.url)

export async function readCatalogue(): Promise<Catalogue> {
  const read = async (path: string) => parse(await readFile(new URL(path, contract), 'utf8'))
  const [access, scopes, errors, events] = await Promise.all(
    ['access/roles.yaml', 'access/scopes.yaml', 'shared/errors.yaml', 'events.yaml'].map(read),
  )
  return { ...access, scopes, errors: errors.codes, commonErrors: errors.common, events }
}

/** Throws, in one sentence, where the operations, the document's schemas and the catalogue do not fit together. */
export function checkCatalogue(catalogue: Catalogue, operations: readonly Operation[], document: Document) {
  checkAccess(catalogue, document)
  checkErrors(catalogue)
  checkEvents(catalogue, document)
  for (const operation of operations) checkOperation(catalogue, operation)
  const emitted = new Set(operations.flatMap((operation) => operation.events.map((event) => event.name)))
  for (const [name, { emitter }] of Object.entries(catalogue.events)) {
    if (!emitted.has(name) && emitter !== 'worker') throw new Error(`events.yaml: no operation emits ${name}`)
  }
}

function checkAccess({ roles, permissions, scopes }: Catalogue, document: Document) {
  const declared = document.components?.schemas?.OrgRole?.enum as string[] | undefined
  const unequal = Object.keys(roles).filter((role) => !declared?.includes(role))
  if (unequal.length > 0 || declared?.length !== Object.keys(roles).length) {
    throw new Error('access/roles.yaml and the schema OrgRole list different roles')
  }
  for (const [permission, granting] of Object.entries(permissions)) {
    for (const role of granting)
      if (!roles[role]) throw new Error(`access/roles.yaml: ${permission} is granted to unknown role ${role}`)
  }
  for (const [scope, { permissions: covered }] of Object.entries(scopes)) {
    for (const permission of covered) {
      if (!permissions[permission])
        throw new Error(`access/scopes.yaml: ${scope} covers unknown permission ${permission}`)
    }
  }
}

function checkErrors({ errors, commonErrors }: Catalogue) {
  for (const code of Object.values(commonErrors).flat()) {
    if (!errors[code]) throw new Error(`shared/errors.yaml: unknown common code ${code}`)
  }
}

function checkEvents({ events, scopes }: Catalogue, document: Document) {
  for (const [name, { schema, readScope }] of Object.entries(events)) {
    if (!document.components?.schemas?.[schema]) throw new Error(`events.yaml: ${name} has unknown schema ${schema}`)
    if (readScope !== null && !scopes[readScope]) throw new Error(`events.yaml: ${name} has unknown scope ${readScope}`)
  }
}

function checkOperation(catalogue: Catalogue, operation: Operation) {
  const { id, permission, scope } = operation
  if (permission && !catalogue.permissions[permission]) throw new Error(`${id}: unknown permission ${permission}`)
  if (scope && !catalogue.scopes[scope]) throw new Error(`${id}: unknown scope ${scope}`)
  if (permission && scope && !related(permission, catalogue.scopes[scope]?.permissions ?? [])) {
    throw new Error(`${id}: scope ${scope} covers nothing of what permission ${permission} is about`)
  }
  for (const { code, reasons } of operation.errors) {
    const error = catalogue.errors[code]
    if (!error) throw new Error(`${id}: unknown error code ${code}`)
    const strange = reasons.find((reason) => !error.reasons?.includes(reason))
    if (strange) throw new Error(`${id}: ${code} has no reason ${strange}`)
  }
  for (const { name, delivered } of operation.events) {
    const event = catalogue.events[name]
    if (!event) throw new Error(`${id}: unknown event ${name}`)
    if (event.delivered !== delivered)
      throw new Error(`${id}: events.yaml says otherwise about whether ${name} is delivered`)
  }
}

/** A scope fits a permission on the same thing, e.g. feed:read and feed:create. */
function related(permission: string, covered: readonly string[]): boolean {
  const [thing] = permission.split(':')
  return covered.some((other) => other.split(':')[0] === thing)
}
