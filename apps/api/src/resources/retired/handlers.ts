import { ApiError } from '../../api-error.ts'
import type { HandlersOf } from '../../handler-types.ts'

const gone = (): never => {
  throw new ApiError('GONE', {
    message: 'This endpoint has been retired. Use GET /api/v1/messaging/conversations (scope conversations:read).',
    details: { replacement: 'GET /api/v1/messaging/conversations', scope: 'conversations:read' },
  })
}

/** Answer 410 to everybody, whatever is sent; the headers come from the contract. */
export const retired: HandlersOf<'retired'> = {
  'retired.conversations': gone,
  'retired.conversationById': gone,
  'retired.channels': gone,
}
