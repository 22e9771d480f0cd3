import type { OperationObject } from './document.ts'
import type { Operation } from './record.ts'

/** `academic.attendance.mark` is `mark` of the resource `academic.attendance`, which is also its tag. */
export function readNames(
  id: string,
  operation: OperationObject,
): Pick<Operation, 'id' | 'resource' | 'name' | 'alias'> {
  if (!/^[a-z][A-Za-z]*(\.[a-z][A-Za-z]*)+$/.test(id))
    throw new Error('an operationId is dotted camelCase, e.g. tasks.create')
  const dot = id.lastIndexOf('.')
  const resource = id.slice(0, dot)
  const tags = operation.tags ?? []
  if (tags.length !== 1 || tags[0] !== resource)
    throw new Error(`the one tag must be ${resource}, not ${tags.join(', ') || 'missing'}`)
  return { id, resource, name: id.slice(dot + 1), alias: (operation['x-alias'] as string | undefined) ?? null }
}
