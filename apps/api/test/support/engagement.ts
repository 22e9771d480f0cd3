import type { Insertable } from 'kysely'
import type { DB } from '../../src/db/schema.generated.ts'
import { Feed } from './feed.ts'
import type { Person, School } from './school.ts'

type Values<Table extends keyof DB> = Partial<Insertable<DB[Table]>>

/** Puts into a test database, as its owner, what people make of posts. Ids are uuids; the posts' counters follow. */
export class Engagement {
  readonly #school: School
  readonly orgId: string
  readonly feed: Feed

  constructor(school: School, orgId: string) {
    this.#school = school
    this.orgId = orgId
    this.feed = new Feed(school, orgId)
  }

  async comment(postId: string, values: Values<'comments'> = {}): Promise<string> {
    const author_id = values.author_id ?? (await this.feed.author()).userId
    const id = await this.#school.add('comments', this.orgId, {
      post_id: postId,
      body: 'Comment',
      ...values,
      author_id,
    })
    await this.#school.db
      .updateTable('posts')
      .set((row) => ({ comment_count: row('comment_count', '+', 1) }))
      .where('id', '=', postId)
      .execute()
    return id
  }

  reaction(postId: string, { userId }: Pick<Person, 'userId'>, type = 'like'): Promise<string> {
    return this.#school.add('reactions', this.orgId, { post_id: postId, user_id: userId, type })
  }

  bookmark(postId: string, { userId }: Pick<Person, 'userId'>, values: Values<'bookmarks'> = {}): Promise<string> {
    return this.#school.add('bookmarks', this.orgId, { post_id: postId, user_id: userId, ...values })
  }

  report(postId: string, { userId }: Pick<Person, 'userId'>, values: Values<'reports'> = {}): Promise<string> {
    const row = { post_id: postId, reporter_id: userId, reason: 'spam', ...values }
    return this.#school.add('reports', this.orgId, row)
  }
}
