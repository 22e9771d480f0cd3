// @generated from contract/openapi.yaml. Do not edit.
import type { CallOptions } from '../../options.ts'
import type { ListCall } from '../../pagination.ts'
import type { Caller } from '../../request.ts'
import type { MutationResult, Result } from '../../results.ts'
import type * as Models from '../models.ts'

/** Conversations of two and of groups, and what is said in them. */
export class MessagingResource {
  readonly #call: Caller

  constructor(call: Caller) {
    this.#call = call
  }

  /**
   * Add people to a group.
   *
   * Adds people to a group that the caller owns or administers, as far as 500 in all. They read what is said from
   * now on.
   *
   * Permission `groups:create`; API-key scope `conversations:write`.
   * Error codes: `conflict` (not_a_group, capacity_reached), `RELATIONSHIP_REQUIRED`, `CONSENT_REQUIRED`, and
   * those of every call.
   */
  addGroupMembers(id: string, body: Models.GroupMembersAdd, options?: CallOptions): Promise<MutationResult<Models.Conversation>> {
    return this.#call.mutate<Models.Conversation>('messaging.addGroupMembers', 'POST', '/api/v1/messaging/groups/{id}/members', { path: { id }, body, options })
  }

  /**
   * Talk with somebody.
   *
   * Opens the direct conversation with a person, or answers the one that there is. Students talk with the staff
   * and with their own guardians; below the age of digital consent they need their guardians' consent to direct
   * messaging.
   *
   * Permission `conversations:create`; API-key scope `conversations:write`.
   * Error codes: `conflict` (self_conversation, conversation_archived), `RELATIONSHIP_REQUIRED`,
   * `CONSENT_REQUIRED`, and those of every call.
   */
  createConversation(body: Models.ConversationCreate, options?: CallOptions): Promise<MutationResult<Models.Conversation>> {
    return this.#call.mutate<Models.Conversation>('messaging.createConversation', 'POST', '/api/v1/messaging/conversations', { body, options })
  }

  /**
   * Create a group.
   *
   * Opens a group that the caller owns. Students below the age of digital consent need their guardians' consent to
   * direct messaging.
   *
   * Permission `groups:create`; API-key scope `conversations:write`.
   * Error codes: `RELATIONSHIP_REQUIRED`, `CONSENT_REQUIRED`, and those of every call.
   */
  createGroup(body: Models.GroupCreate, options?: CallOptions): Promise<MutationResult<Models.Conversation>> {
    return this.#call.mutate<Models.Conversation>('messaging.createGroup', 'POST', '/api/v1/messaging/groups', { body, options })
  }

  /**
   * List my conversations.
   *
   * What the caller takes part in: groups, and direct conversations with a message at least, each newest activity
   * first. For an API key these are the conversations of the user behind it.
   *
   * Permission `conversations:read`; API-key scope `conversations:read`.
   * Error codes: those of every call.
   */
  listConversations(params?: Models.MessagingListConversationsParams, options?: CallOptions): Promise<Result<Models.ConversationListing>> {
    return this.#call.read<Models.ConversationListing>('messaging.listConversations', '/api/v1/messaging/conversations', { query: params, options })
  }

  /**
   * List my groups.
   *
   * The groups that the caller belongs to, newest first.
   *
   * Permission `conversations:read`; API-key scope `conversations:read`.
   * Error codes: those of every call.
   */
  listGroups(params?: Models.MessagingListGroupsParams, options?: CallOptions): ListCall<Models.Conversation> {
    return this.#call.list<Models.Conversation>('messaging.listGroups', '/api/v1/messaging/groups', { query: params, options })
  }

  /**
   * List messages.
   *
   * The messages of a conversation, the latest first, from the moment when the caller joined it.
   *
   * Permission `messages:read`; API-key scope `messages:read`.
   * Error codes: those of every call.
   */
  listMessages(id: string, params?: Models.MessagingListMessagesParams, options?: CallOptions): ListCall<Models.Message> {
    return this.#call.list<Models.Message>('messaging.listMessages', '/api/v1/messaging/conversations/{id}/messages', { path: { id }, query: params, options })
  }

  /**
   * Mark messages as read.
   *
   * Tells that the caller has read everything up to a message. What was read before stays read.
   *
   * Permission `messages:read`; not open to API keys.
   * Error codes: those of every call.
   */
  markRead(id: string, body: Models.MarkRead, options?: CallOptions): Promise<MutationResult<Models.ReadState>> {
    return this.#call.mutate<Models.ReadState>('messaging.markRead', 'POST', '/api/v1/messaging/conversations/{id}/read', { path: { id }, body, options })
  }

  /**
   * Remove somebody from a group.
   *
   * Takes a person out of a group that the caller owns or administers, or lets the caller leave it. A group keeps
   * an owner.
   *
   * Permission `conversations:read`; API-key scope `conversations:write`.
   * Error codes: `conflict` (not_a_group, last_group_owner), and those of every call.
   */
  removeGroupMember(id: string, userId: string, options?: CallOptions): Promise<MutationResult<Models.Conversation>> {
    return this.#call.mutate<Models.Conversation>('messaging.removeGroupMember', 'DELETE', '/api/v1/messaging/groups/{id}/members/{userId}', { path: { id, userId }, options })
  }

  /**
   * Send a message.
   *
   * Says something in a conversation. While a student below the age of digital consent takes part, that student's
   * guardians must consent to direct messaging.
   *
   * Permission `messages:send`; API-key scope `messages:write`.
   * Error codes: `conflict` (conversation_archived), `RELATIONSHIP_REQUIRED`, `CONSENT_REQUIRED`, and those of
   * every call.
   */
  sendMessage(id: string, body: Models.MessageSend, options?: CallOptions): Promise<MutationResult<Models.Message>> {
    return this.#call.mutate<Models.Message>('messaging.sendMessage', 'POST', '/api/v1/messaging/conversations/{id}/messages', { path: { id }, body, options })
  }

  /**
   * Mute or hide a conversation.
   *
   * Changes how the caller alone meets a conversation: muted, it makes no notifications; hidden, it is not listed.
   *
   * Permission `conversations:read`; not open to API keys.
   * Error codes: those of every call.
   */
  updatePreferences(id: string, body: Models.ConversationPreferencesUpdate, options?: CallOptions): Promise<MutationResult<Models.Conversation>> {
    return this.#call.mutate<Models.Conversation>('messaging.updatePreferences', 'PATCH', '/api/v1/messaging/conversations/{id}/preferences', { path: { id }, body, options })
  }
}
