import type { components } from '@homeroom/contract/types'

/** The public schemas by name: `Schemas['Task']`. */
export type Schemas = components['schemas']
