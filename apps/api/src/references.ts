import { invalid, type Problem } from './api-error.ts'
import type { Context } from './context.ts'
import type { Params, Prepared, Statement } from './db/statement.ts'
import type { Given } from './db/tenant.ts'

interface Asked {
  prepared: Prepared
  judge(rows: unknown[]): Problem[]
}

/**
 * Rows that a body names. All are asked for in one round trip, in the order of the questions; whatever is wrong with any
 * of them is told at once.
 */
export class References {
  readonly #ctx: Context
  readonly #asked: Asked[] = []

  constructor(ctx: Context) {
    this.#ctx = ctx
  }

  /** Asks now, answers after `check`: `rows` is filled then. `judge` says what is wrong with them. */
  ask<P extends Params, R>(
    statement: Statement<P, R>,
    params: Given<P>,
    judge: (rows: R[]) => Problem[] = () => [],
  ): { rows: R[] } {
    const answer: { rows: R[] } = { rows: [] }
    this.#asked.push({
      prepared: this.#ctx.db.bound(statement, params),
      judge: (rows) => {
        answer.rows = rows as R[]
        return judge(answer.rows)
      },
    })
    return answer
  }

  async check(): Promise<void> {
    if (this.#asked.length === 0) return
    const found = await this.#ctx.db.block(this.#asked.map(({ prepared }) => prepared))
    const problems = this.#asked.flatMap(({ judge }, i) => judge(found[i] ?? []))
    if (problems.length > 0) throw invalid(problems)
  }
}

export const missing = (field: string, what: string): Problem => ({
  field,
  location: 'body',
  code: 'not_found',
  message: `${field} names no ${what} of this organization`,
})

/** The field names a row, but not one that will do: `is archived`. */
export const unfit = (field: string, why: string): Problem => ({
  field,
  location: 'body',
  code: 'range',
  message: `${field} ${why}`,
})
