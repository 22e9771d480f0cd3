// @generated from contract/openapi.yaml. Do not edit.
import type { CallOptions } from '../../options.ts'
import type { ListCall } from '../../pagination.ts'
import type { Caller } from '../../request.ts'
import type { MutationResult, Result } from '../../results.ts'
import type * as Models from '../models.ts'

/** Where the organization's events are sent, and how that went. */
export class WebhooksResource {
  readonly #call: Caller

  constructor(call: Caller) {
    this.#call = call
  }

  /**
   * Register a webhook endpoint.
   *
   * Has events sent to a URL from now on, and returns the secret that they are signed with, which cannot be read
   * again. A `webhook.ping` is sent at once. An API key can ask for events that its scopes let it read.
   *
   * Permission `webhooks:manage`; API-key scope `webhooks:write`.
   * Error codes: `conflict` (endpoint_limit), `validation_error` (url_not_allowed), and those of every call.
   */
  create(body: Models.WebhookEndpointCreate, options?: CallOptions): Promise<MutationResult<Models.WebhookEndpointWithSecret>> {
    return this.#call.mutate<Models.WebhookEndpointWithSecret>('webhooks.create', 'POST', '/api/v1/webhook-endpoints', { body, options })
  }

  /**
   * Delete a webhook endpoint.
   *
   * Ends an endpoint for good, and cancels what is still to be delivered.
   *
   * Permission `webhooks:manage`; API-key scope `webhooks:write`.
   * Error codes: those of every call.
   */
  delete(id: string, options?: CallOptions): Promise<MutationResult<Models.DeletedResource>> {
    return this.#call.mutate<Models.DeletedResource>('webhooks.delete', 'DELETE', '/api/v1/webhook-endpoints/{id}', { path: { id }, options })
  }

  /**
   * Get a webhook endpoint.
   *
   * One webhook endpoint, without its secret.
   *
   * Permission `webhooks:read`; API-key scope `webhooks:read`.
   * Error codes: those of every call.
   */
  get(id: string, options?: CallOptions): Promise<Result<Models.WebhookEndpoint>> {
    return this.#call.read<Models.WebhookEndpoint>('webhooks.get', '/api/v1/webhook-endpoints/{id}', { path: { id }, options })
  }

  /**
   * List webhook endpoints.
   *
   * The organization's webhook endpoints, newest first, without their secrets. An API key sees those that it made.
   *
   * Permission `webhooks:read`; API-key scope `webhooks:read`.
   * Error codes: those of every call.
   */
  list(params?: Models.WebhooksListParams, options?: CallOptions): ListCall<Models.WebhookEndpoint> {
    return this.#call.list<Models.WebhookEndpoint>('webhooks.list', '/api/v1/webhook-endpoints', { query: params, options })
  }

  /**
   * List an endpoint's deliveries.
   *
   * What was sent to the endpoint in the last 30 days and how that went, newest first.
   *
   * Permission `webhooks:read`; API-key scope `webhooks:read`.
   * Error codes: those of every call.
   */
  listDeliveries(id: string, params?: Models.WebhooksListDeliveriesParams, options?: CallOptions): ListCall<Models.WebhookDelivery> {
    return this.#call.list<Models.WebhookDelivery>('webhooks.listDeliveries', '/api/v1/webhook-endpoints/{id}/deliveries', { path: { id }, query: params, options })
  }

  /**
   * Deliver an event again.
   *
   * Sends the event of a delivery that has ended once more, as a new delivery to the same endpoint.
   *
   * Permission `webhooks:manage`; API-key scope `webhooks:write`.
   * Error codes: `conflict` (endpoint_disabled, invalid_state_transition), and those of every call.
   */
  redeliver(id: string, options?: CallOptions): Promise<MutationResult<Models.WebhookDelivery>> {
    return this.#call.mutate<Models.WebhookDelivery>('webhooks.redeliver', 'POST', '/api/v1/webhook-deliveries/{id}/redeliver', { path: { id }, options })
  }

  /**
   * Rotate an endpoint's secret.
   *
   * Gives an endpoint a new signing secret. Until the grace period ends each delivery has two signatures, the new
   * secret's first, so that receivers can change over.
   *
   * Permission `webhooks:manage`; API-key scope `webhooks:write`.
   * Error codes: `conflict` (rotation_in_progress), and those of every call.
   */
  rotateSecret(id: string, body?: Models.SecretRotate, options?: CallOptions): Promise<MutationResult<Models.WebhookEndpointWithSecret>> {
    return this.#call.mutate<Models.WebhookEndpointWithSecret>('webhooks.rotateSecret', 'POST', '/api/v1/webhook-endpoints/{id}/rotate-secret', { path: { id }, body, options })
  }

  /**
   * Send a test event.
   *
   * Sends a `webhook.ping` to this endpoint only. The delivery tells how it went.
   *
   * Permission `webhooks:manage`; API-key scope `webhooks:write`.
   * Error codes: `conflict` (endpoint_disabled), and those of every call.
   */
  test(id: string, options?: CallOptions): Promise<MutationResult<Models.WebhookDelivery>> {
    return this.#call.mutate<Models.WebhookDelivery>('webhooks.test', 'POST', '/api/v1/webhook-endpoints/{id}/test', { path: { id }, options })
  }

  /**
   * Change a webhook endpoint.
   *
   * Changes where and which events are sent. Disabling an endpoint cancels what is still to be delivered; enabling
   * it resets its failures, and brings nothing back that was missed.
   *
   * Permission `webhooks:manage`; API-key scope `webhooks:write`.
   * Error codes: `validation_error` (url_not_allowed), and those of every call.
   */
  update(id: string, body: Models.WebhookEndpointUpdate, options?: CallOptions): Promise<MutationResult<Models.WebhookEndpoint>> {
    return this.#call.mutate<Models.WebhookEndpoint>('webhooks.update', 'PATCH', '/api/v1/webhook-endpoints/{id}', { path: { id }, body, options })
  }
}
