// @generated from contract/openapi.yaml. Do not edit.
import type { CallOptions } from '../../options.ts'
import type { Caller } from '../../request.ts'
import type { Result } from '../../results.ts'
import type * as Models from '../models.ts'

/** For apps whose pages are shown inside the organization's own. */
export class EmbeddedResource {
  readonly #call: Caller

  constructor(call: Caller) {
    this.#call = call
  }

  /**
   * Get the embedded context.
   *
   * Verifies the init data with which an embedded app was opened, and says where that was and by whom. Called by
   * the app, with no other credential. See the guide at /docs/embedded-apps for how init data are made.
   *
   * Open to everyone; not open to API keys.
   * Error codes: `missing_initdata`, `initdata_invalid`, `initdata_expired`, and those of every call.
   */
  getContext(options?: CallOptions): Promise<Result<Models.EmbeddedContext>> {
    return this.#call.read<Models.EmbeddedContext>('embedded.getContext', '/api/v1/embedded/context', { options })
  }
}
