import type { Relationship } from '@homeroom/contract/record'
import { sql } from 'kysely'
import { forbidden, notFound, unknownReferences } from '../api-error.ts'
import { db, type Statement, statement } from '../db/statement.ts'
import { toPublic } from '../ids.ts'
import type { Rule } from './rules.ts'
import { type SectionScope, type SectionWay, sectionScope, visibleSection } from './section.ts'
import { subjectOf } from './subjects.ts'

interface Found {
  visible: boolean
}
type ById = Statement<SectionScope & { orgId: string; id: string }, Found>
const statements = new Map<string, ById>()

/** Whether the caller may see a section, named by itself or by a row of it. */
function sectionOf(of: string | null): ById {
  const name = of ?? 'section'
  const known = statements.get(name)
  if (known) return known
  const made: ById = statement(`access.section.${name}`, (p: SectionScope & { orgId: string; id: string }, has) => {
    const subject = subjectOf(of)
    return db
      .selectFrom('sections as s')
      .select(visibleSection(p, has, sql.ref('s.id')).as('visible'))
      .where('s.org_id', '=', p.orgId)
      .where(
        's.id',
        '=',
        subject
          ? sql<string>`(select ${subject.section} from ${subject.from} where r.org_id = ${p.orgId} and r.id = ${p.id})`
          : p.id,
      )
  })
  statements.set(name, made)
  return made
}

const WAYS: Record<string, readonly SectionWay[]> = {
  'R-SECTION': ['R-ORG', 'R-STAFF', 'R-KEY', 'R-TEACHES', 'R-GUARDIAN', 'R-SELF'],
  'R-TEACHES': ['R-ORG', 'R-KEY', 'R-TEACHES'],
}

/** R-SECTION and R-TEACHES, over a section or a row of it. */
export function sectionRule({ rule, of, any }: Relationship): Rule {
  const ways = (any as readonly SectionWay[] | null) ?? WAYS[rule]
  const subject = subjectOf(of)
  const byId = sectionOf(of)
  return {
    prefix: subject?.prefix ?? 'sec',
    ask: (x, reads, [id = '']) => reads.bound(byId, { ...sectionScope(x, ways), id }),
    judge(_x, rows, { place, fields }) {
      const [row] = rows as Found[]
      if (row?.visible) return
      if (row) throw forbidden('relationship')
      const [[id, field] = ['', '']] = fields
      if (place !== 'path') throw unknownReferences([field], of ?? 'section', place)
      throw subject?.absent?.(id) ?? notFound('section', toPublic('sec', id))
    },
  }
}
