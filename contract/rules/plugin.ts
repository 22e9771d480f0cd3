import { fieldRules } from './fields.ts'
import { operationRules } from './operations.ts'
import { shapeRules } from './shapes.ts'

const rules = { ...operationRules, ...fieldRules, ...shapeRules }

/** Our house rules for redocly; `house/all` turns every one on. */
export default function house() {
  return {
    id: 'house',
    rules: { oas3: rules },
    configs: { all: { rules: Object.fromEntries(Object.keys(rules).map((name) => [`house/${name}`, 'error'])) } },
  }
}
