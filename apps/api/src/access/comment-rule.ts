import { forbidden, notFound } from '../api-error.ts'
import { mayModerate } from '../caller.ts'
import { db, statement } from '../db/statement.ts'
import { toPublic } from '../ids.ts'
import { type AudienceScope, audienceScope, visiblePost } from './audience.ts'
import type { Rule } from './rules.ts'

interface Found {
  author_id: string
  visible: boolean
}

// A soft-deleted one is found too: the handler then answers 404, or a replay of the deletion is served.
const commentById = statement('access.comment', (p: AudienceScope & { orgId: string; id: string }, has) =>
  db
    .selectFrom('comments as c')
    .innerJoin('posts as po', (join) => join.onRef('po.org_id', '=', 'c.org_id').onRef('po.id', '=', 'c.post_id'))
    .select(['c.author_id', visiblePost(p, has).as('visible')])
    .where('c.org_id', '=', p.orgId)
    .where('c.id', '=', p.id),
)

/** R-COMMENT-AUTHOR: one's own comments, whether or not one still sees the post; with feed:moderate, all on posts that one sees. */
export const commentAuthorRule = (): Rule => ({
  prefix: 'cmt',
  ask: (x, reads, [id = '']) => reads.bound(commentById, { ...audienceScope(x), id }),
  judge({ caller }, [row], { fields }) {
    const found = row as Found | undefined
    if (found?.author_id === caller.userId) return
    const [id = ''] = fields.keys()
    if (!found?.visible) throw notFound('comment', toPublic('cmt', id))
    if (!mayModerate(caller)) throw forbidden('relationship')
  },
})
