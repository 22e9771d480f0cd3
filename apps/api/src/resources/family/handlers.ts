import type { HandlersOf } from '../../handler-types.ts'
import { childHandlers } from './children/handlers.ts'
import { consentHandlers } from './consents/handlers.ts'
import { linkHandlers } from './guardian-links/handlers.ts'

export const family: HandlersOf<'family'> = {
  ...childHandlers,
  ...consentHandlers,
  ...linkHandlers,
}
