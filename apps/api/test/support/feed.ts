import type { Insertable } from 'kysely'
import type { DB } from '../../src/db/schema.generated.ts'
import type { Person, School } from './school.ts'

type Values<Table extends keyof DB> = Partial<Insertable<DB[Table]>>

/** Whom a post is addressed to: uuids by the kind of row in `post_audiences`. */
export interface Audience {
  sections?: string[]
  /** The guardians of those who learn there. */
  guardiansOf?: string[]
  roles?: string[]
  children?: string[]
}

/** Puts posts and experience roles into a test database, as its owner. Ids are uuids. */
export class Feed {
  readonly #school: School
  readonly orgId: string
  #author: Person | null = null

  constructor(school: School, orgId: string) {
    this.#school = school
    this.orgId = orgId
  }

  /** Somebody whom no test asks for. */
  async author(): Promise<Person> {
    this.#author ??= await this.#school.person(this.orgId, 'teacher')
    return this.#author
  }

  /** Published just now to the whole organization, unless the values and the audience say otherwise. */
  async post(values: Values<'posts'> = {}, audience: Audience = {}): Promise<string> {
    const now = new Date().toISOString()
    const author_id = values.author_id ?? (await this.author()).userId
    const published_at = (values.status ?? 'published') === 'published' ? now : null
    const row = { body: 'Post', audience_scope: scopeOf(audience), published_at, ...values, author_id }
    const id = await this.#school.add('posts', this.orgId, row)
    const targets = {
      section: audience.sections,
      section_guardians: audience.guardiansOf,
      experience_role: audience.roles,
      child: audience.children,
    }
    for (const [target_kind, ids = []] of Object.entries(targets)) {
      for (const target_id of ids) {
        await this.#school.db
          .insertInto('post_audiences')
          .values({ org_id: this.orgId, post_id: id, target_kind, target_id, published_at: row.published_at })
          .execute()
      }
    }
    return id
  }

  async tag(postId: string, ...children: string[]): Promise<void> {
    const rows = children.map((student_id) => ({ org_id: this.orgId, post_id: postId, student_id }))
    await this.#school.db.insertInto('post_tags').values(rows).execute()
  }

  /** A post with a poll of as many options as there are texts; answers the poll's id. */
  async poll(values: Values<'polls'> = {}, texts: string[] = ['Yes', 'No']): Promise<string> {
    const post_id = values.post_id ?? (await this.post({ kind: 'poll' }))
    const id = await this.#school.add('polls', this.orgId, { question: 'Which?', ...values, post_id })
    for (const [position, text] of texts.entries()) {
      await this.#school.add('poll_options', this.orgId, { poll_id: id, text, position })
    }
    return id
  }

  role(values: Values<'experience_roles'> = {}): Promise<string> {
    roles += 1
    return this.#school.add('experience_roles', this.orgId, { key: `role_${roles}`, name: 'Role', ...values })
  }

  holder(roleId: string, { userId }: Pick<Person, 'userId'>, values = {}): Promise<string> {
    return this.#school.add('experience_role_members', this.orgId, { role_id: roleId, user_id: userId, ...values })
  }
}

let roles = 0

function scopeOf({ sections, guardiansOf, roles: held, children }: Audience): string {
  if (sections) return 'sections'
  if (held) return 'experience_roles'
  return guardiansOf || children ? 'families' : 'org'
}
