// @generated from contract/openapi.yaml. Do not edit.
import type { CallOptions } from '../../options.ts'
import type { ListCall } from '../../pagination.ts'
import type { Caller } from '../../request.ts'
import type { MutationResult, Result } from '../../results.ts'
import type * as Models from '../models.ts'

/** Apps, and which of them the organization has installed. */
export class StoreResource {
  readonly #call: Caller

  constructor(call: Caller) {
    this.#call = call
  }

  /**
   * Get an app.
   *
   * One app of the store. An app that is no longer published is still shown where it is installed.
   *
   * Permission `apps:read`; API-key scope `apps:read`.
   * Error codes: those of every call.
   */
  get(id: string, options?: CallOptions): Promise<Result<Models.App>> {
    return this.#call.read<Models.App>('store.get', '/api/v1/apps/{id}', { path: { id }, options })
  }

  /**
   * Install an app.
   *
   * Lets an app into the organization, with a service user and a credential of its own. `credential.appSecret` is
   * shown this once: it is the app's API key, and what its init data are signed with. The caller's own roles must
   * allow every granted scope.
   *
   * Permission `apps:install`; not open to API keys.
   * Error codes: `conflict` (already_installed, app_not_published), `forbidden` (role_escalation),
   * `validation_error` (scope_not_requested), and those of every call.
   */
  install(id: string, body?: Models.AppInstall, options?: CallOptions): Promise<MutationResult<Models.AppInstallResult>> {
    return this.#call.mutate<Models.AppInstallResult>('store.install', 'POST', '/api/v1/apps/{id}/install', { path: { id }, body, options })
  }

  /**
   * List apps.
   *
   * The published apps, the latest first.
   *
   * Permission `apps:read`; API-key scope `apps:read`.
   * Error codes: those of every call.
   */
  list(params?: Models.StoreListParams, options?: CallOptions): ListCall<Models.App> {
    return this.#call.list<Models.App>('store.list', '/api/v1/apps', { query: params, options })
  }

  /**
   * List installed apps.
   *
   * The organization's installations, past ones included, the latest first.
   *
   * Permission `apps:read`; API-key scope `apps:read`.
   * Error codes: those of every call.
   */
  listInstalled(params?: Models.StoreListInstalledParams, options?: CallOptions): ListCall<Models.AppInstallation> {
    return this.#call.list<Models.AppInstallation>('store.listInstalled', '/api/v1/apps/installed', { query: params, options })
  }

  /**
   * Rotate an app's credential.
   *
   * Gives an installed app a new secret. Until the grace period ends the previous one works as well, as API key
   * and for init data.
   *
   * Permission `apps:install`; not open to API keys.
   * Error codes: `credential_not_found`, `conflict` (not_installed, rotation_in_progress), and those of every
   * call.
   */
  rotateCredential(id: string, body?: Models.CredentialRotate, options?: CallOptions): Promise<MutationResult<Models.AppInstallResult>> {
    return this.#call.mutate<Models.AppInstallResult>('store.rotateCredential', 'POST', '/api/v1/apps/{id}/credential/rotate', { path: { id }, body, options })
  }

  /**
   * Uninstall an app.
   *
   * Ends the installation, its API key and its webhook endpoints. Consents to sharing data with this app end with
   * it.
   *
   * Permission `apps:install`; not open to API keys.
   * Error codes: `conflict` (not_installed), and those of every call.
   */
  uninstall(id: string, options?: CallOptions): Promise<MutationResult<Models.AppInstallation>> {
    return this.#call.mutate<Models.AppInstallation>('store.uninstall', 'POST', '/api/v1/apps/{id}/uninstall', { path: { id }, options })
  }
}
