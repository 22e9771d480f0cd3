import { type ApiError, conflict } from '../api-error.ts'

/** Unique indices that a caller can run into, and the field that the 409 names. The database decides; nothing is asked first. */
const duplicates: Record<string, string> = {
  projects_name: 'name',
  memberships_invite: 'email',
  users_email: 'email',
}

export const constraintConflict = (constraint: string): ApiError | null =>
  duplicates[constraint] ? conflict('duplicate', { field: duplicates[constraint] }) : null
