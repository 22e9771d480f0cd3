/**
 * The part of JSON Schema that the contract uses. `$ref` is a bare name. With `properties` it is an object with these fields
 * and no others, all of them required but the `optional` ones.
 */
export interface Schema {
  readonly $ref?: string
  readonly type?: string | readonly string[]
  readonly properties?: Readonly<Record<string, Schema>>
  readonly optional?: readonly string[]
  readonly items?: Schema
  readonly additionalProperties?: boolean | Schema
  readonly enum?: readonly unknown[]
  readonly const?: unknown
  readonly anyOf?: readonly Schema[]
  readonly oneOf?: readonly Schema[]
  readonly pattern?: string
  readonly format?: string
  readonly minimum?: number
  readonly maximum?: number
  readonly minLength?: number
  readonly maxLength?: number
  readonly minItems?: number
  readonly maxItems?: number
  readonly minProperties?: number
  readonly uniqueItems?: boolean
  readonly examples?: readonly unknown[]
}

export interface MockOperation {
  /** The schema of what is answered; in lists, of one item. */
  readonly data: string
  /** Default 200. */
  readonly status?: number
  /** Default `Meta`, in lists `ListMeta`. */
  readonly meta?: string
  readonly body?: string
  readonly bodyOptional?: boolean
  /** Beside the paging, of what is paged. */
  readonly query?: Readonly<Record<string, Schema>>
  /** Names in the query that must be there. */
  readonly needed?: readonly string[]
  readonly paged?: boolean
}

export interface MockContract {
  readonly operations: Readonly<Record<string, MockOperation>>
  /** The query of every list. */
  readonly paging: Readonly<Record<string, Schema>>
  readonly schemas: Readonly<Record<string, Schema>>
  /** Error code → HTTP status. */
  readonly statuses: Readonly<Record<string, number>>
}
