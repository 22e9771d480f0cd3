/** The part of JSON Schema that the contract uses. `$ref` is a bare name. */
export interface Schema {
  readonly $ref?: string
  readonly type?: string | readonly string[]
  readonly properties?: Readonly<Record<string, Schema>>
  readonly required?: readonly string[]
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
  readonly status: number
  /** The schema of what is answered; in lists, of one item. */
  readonly data: string
  readonly meta: string
  readonly body: Schema | null
  readonly bodyRequired: boolean
  readonly query: Readonly<Record<string, Schema>>
  readonly queryRequired: readonly string[]
}

export interface MockContract {
  readonly operations: Readonly<Record<string, MockOperation>>
  readonly schemas: Readonly<Record<string, Schema>>
  /** Error code → HTTP status. */
  readonly statuses: Readonly<Record<string, number>>
}
