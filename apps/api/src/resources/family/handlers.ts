import type { HandlersOf } from '../../handler-types.ts'
import { childHandlers } from './children/handlers.ts'
import { consentHandlers } from './consents/handlers.ts'
import { trustedContacts } from './contacts/handlers.ts'
import { linkHandlers } from './guardian-links/handlers.ts'
import { health } from './health/handlers.ts'

export const family: HandlersOf<'family'> = {
  ...childHandlers,
  ...consentHandlers,
  ...linkHandlers,
  ...health,
  ...trustedContacts,
}
