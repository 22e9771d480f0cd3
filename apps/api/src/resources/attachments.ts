import type { Schemas } from '../schemas.ts'

/** As they are stored and shown: with every field. */
export const readAttachments = (given: readonly Schemas['AttachmentInput'][] = []): Schemas['Attachment'][] =>
  given.map(({ name, url, contentType = null, sizeBytes = null }) => ({ name, url, contentType, sizeBytes }))
