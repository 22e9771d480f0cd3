import { hash } from 'node:crypto'

/** A pair has one conversation, whoever of the two opens it: the same hash of the same two ids. */
export const participantHash = (userIds: readonly string[]): string => hash('sha256', userIds.toSorted().join(), 'hex')
