// Checked by `tsc -p .`: the types of `raw` say what openapi-typescript reads in the contract.
import type { paths as Contract } from '@homeroom/contract/types'
import type { paths as Ours } from '../src/generated/paths.ts'

type Methods = 'get' | 'put' | 'post' | 'patch' | 'delete'
type At<Node, Key extends PropertyKey> = Node extends { [K in Key]?: infer Value } ? Value : undefined
type Same<A, B> = [A] extends [B] ? ([B] extends [A] ? true : false) : false
type Json<Node> = At<At<Node, 'content'>, 'application/json'>
type Statuses<Call> = keyof At<Call, 'responses'>

/** Sent values agree both ways; answered ones have the same fields, and their enums are open in ours. */
type Agrees<Theirs, Mine> = {
  statuses: Same<Statuses<Theirs>, Statuses<Mine>>
  path: Same<At<At<Theirs, 'parameters'>, 'path'>, At<At<Mine, 'parameters'>, 'path'>>
  query: Same<At<At<Theirs, 'parameters'>, 'query'>, At<At<Mine, 'parameters'>, 'query'>>
  header: Same<At<At<Theirs, 'parameters'>, 'header'>, At<At<Mine, 'parameters'>, 'header'>>
  body: Same<Json<NonNullable<At<Theirs, 'requestBody'>>>, Json<NonNullable<At<Mine, 'requestBody'>>>>
  bodyNeeded: Same<NeedsBody<Theirs>, NeedsBody<Mine>>
  answers: false extends {
    [S in Statuses<Theirs>]: AnswerFits<Json<At<At<Theirs, 'responses'>, S>>, Json<At<At<Mine, 'responses'>, S>>>
  }[Statuses<Theirs>]
    ? false
    : true
}
type NeedsBody<Call> = Call extends { requestBody: object } ? true : false
type AnswerFits<Theirs, Mine> = [Theirs] extends [Mine]
  ? Same<keyof Theirs, keyof Mine> extends true
    ? Same<keyof At<Theirs, 'data'> | keyof At<Theirs, 'meta'>, keyof At<Mine, 'data'> | keyof At<Mine, 'meta'>>
    : false
  : false

/** `'post /api/v1/tasks': 'body'` for each thing in which an operation differs. */
type Differences = {
  [Path in keyof Contract]: {
    [Method in Methods as At<Contract[Path], Method> extends undefined ? never : Method]: Path extends keyof Ours
      ? Wrong<Agrees<NonNullable<At<Contract[Path], Method>>, NonNullable<At<Ours[Path], Method>>>>
      : 'path'
  }
}
type Wrong<Facts> = { [Fact in keyof Facts]: Facts[Fact] extends true ? never : Fact }[keyof Facts]
type Found = {
  [Path in keyof Differences]: {
    [Method in keyof Differences[Path]]: [Differences[Path][Method]] extends [never]
      ? never
      : `${Method & string} ${Path & string}: ${Differences[Path][Method] & string}`
  }[keyof Differences[Path]]
}[keyof Differences]

export const differences: [Found] extends [never] ? true : Found = true
export const samePaths: Same<keyof Contract, keyof Ours> = true
