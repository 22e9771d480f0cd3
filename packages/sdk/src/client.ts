import type { DeprecationReport } from './deprecation.ts'
import { Resources } from './generated/resources.ts'
import type { HomeroomOptions } from './options.ts'
import { createCaller } from './request.ts'
import { createRuntime, keepRuntime, runtimeOf } from './runtime.ts'

/**
 * A client of the Homeroom API.
 *
 * ```ts
 * const homeroom = new Homeroom({ baseUrl, apiKey, orgId })
 * const { data } = await homeroom.tasks.create({ title: 'Trip slips', dueDate: '2026-12-01' })
 * for await (const task of homeroom.tasks.list({ status: 'open' })) console.log(task.title)
 * ```
 *
 * Every failure is a {@link HomeroomError}.
 */
export class Homeroom extends Resources {
  constructor(options: HomeroomOptions) {
    const runtime = createRuntime(options)
    super(createCaller(runtime))
    keepRuntime(this, runtime)
  }

  /** The deprecated paths that this client has called so far. */
  get deprecations(): readonly DeprecationReport[] {
    return runtimeOf(this).deprecations.reports
  }
}
