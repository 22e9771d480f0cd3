import { openapi, type Schema } from '../contract.ts'
import { problemsOf } from '../http/problems.ts'
import { compile } from '../http/validators.ts'
import { localeProblems } from '../locales.ts'
import { OperatorError } from './operator-database.ts'

/** Holds what an operator gives to the fields of a resource as the contract describes them. */
export function checkFields(
  resource: 'Organization' | 'App' | 'CurrentUser',
  value: object,
  required: string[] = [],
): void {
  const all = openapi.components.schemas[resource]?.properties ?? {}
  const properties = Object.fromEntries(
    Object.entries(all).filter(([field]) => field in value || required.includes(field)),
  )
  const validate = compile({ type: 'object', additionalProperties: false, required, properties } as Schema)
  validate(value)
  const problems = [...problemsOf(validate.errors ?? [], 'body'), ...localeProblems(value)]
  if (problems.length > 0) throw new OperatorError(problems.map(({ message }) => `${message}.`).join('\n'))
}
