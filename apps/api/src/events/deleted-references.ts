/** As docs/operations.md has it: «What is removed, and when». */
export const KEPT = "interval '30 days'"

/**
 * What becomes of a row that refers to one that was deleted 30 days ago. `goes`: it exists only through that one, and is
 * removed with it. `stays`: it has a life of its own, so what it refers to stays as well, until nothing refers to it. `while`:
 * it stays, and holds the other, as long as this is true of it (SQL, the row under the alias `r`); then it goes with it.
 */
export type Fate = 'goes' | 'stays' | { while: string }
interface Deleted {
  /** By `table.column`: all that refers to a row's `id`. */
  references: Record<string, Fate>
  /** A column of text that is emptied where the row has to stay. */
  emptied?: string
}

/** Tables whose rows operations delete (`deleted_at`), with all that refers to them. A test holds this against the database. */
export const DELETED: Record<string, Deleted> = {
  classrooms: {
    // Archived sections go on saying where they met.
    references: { 'sections.classroom_id': 'stays', 'students.homeroom_classroom_id': 'stays' },
  },
  // Replies to a deleted comment are still shown, under its id.
  comments: { references: { 'comments.parent_comment_id': 'stays' }, emptied: 'body' },
  experience_role_members: { references: {} },
  family_members: { references: {} },
  posts: {
    references: {
      'bookmarks.post_id': 'goes',
      'comments.post_id': 'goes',
      'polls.post_id': 'goes',
      'post_audiences.post_id': 'goes',
      'post_tags.post_id': 'goes',
      'reactions.post_id': 'goes',
      // Whoever moderates can review it, and look at what was decided for as long again.
      'reports.post_id': { while: `r.status = 'pending' or r.reviewed_at > now() - ${KEPT}` },
    },
  },
  // Completed tasks go on naming their project.
  projects: { references: { 'tasks.project_id': 'stays' } },
  tasks: { references: {} },
  trusted_contacts: { references: {} },
  // Deliveries go with their events.
  webhook_endpoints: { references: { 'webhook_deliveries.endpoint_id': 'stays' } },
}

/** Tables whose rows only ever go with another's, with all that refers to those. */
export const PARTS: Record<string, Record<string, 'goes'>> = {
  polls: { 'poll_options.poll_id': 'goes' },
  poll_options: { 'poll_votes.option_id': 'goes' },
}

export function split(reference: string): { table: string; column: string } {
  const [table = '', column = ''] = reference.split('.')
  return { table, column }
}
