import type { Relationship } from '@homeroom/contract/record'
import { sql } from 'kysely'
import { forbidden, notFound, unknownReferences } from '../api-error.ts'
import { db, type Statement, statement } from '../db/statement.ts'
import { toPublic } from '../ids.ts'
import type { Rule } from './rules.ts'
import { type SectionScope, type SectionWay, sectionScope, TEACHING, visibleSection } from './section.ts'
import { subjectOf } from './subjects.ts'

interface Found {
  id: string
  visible: boolean
}
type Asked = SectionScope & { orgId: string; ids: string[] }
type ByIds = Statement<Asked, Found>
const statements = new Map<string, ByIds>()

/** Whether the caller may see sections, named by themselves or by a row of one. */
function sectionOf(of: string | null): ByIds {
  const name = of ?? 'section'
  const known = statements.get(name)
  if (known) return known
  const made: ByIds = statement(`access.section.${name}`, (p: Asked, has) => {
    const subject = subjectOf(of)
    const named = sql<string>`any(${p.ids}::uuid[])`
    return db
      .selectFrom('sections as s')
      .select(['s.id', visibleSection(p, has, sql.ref('s.id')).as('visible')])
      .where('s.org_id', '=', p.orgId)
      .where(
        's.id',
        '=',
        subject
          ? sql<string>`any(array(select ${subject.section} from ${subject.from} where r.org_id = ${p.orgId} and r.id = ${named}))`
          : named,
      )
  })
  statements.set(name, made)
  return made
}

const WAYS: Record<string, readonly SectionWay[]> = {
  'R-SECTION': ['R-ORG', 'R-STAFF', 'R-KEY', 'R-TEACHES', 'R-GUARDIAN', 'R-SELF'],
  'R-TEACHES': TEACHING,
}

/** R-SECTION and R-TEACHES, over a section or a row of it. */
export function sectionRule({ rule, of, any }: Relationship): Rule {
  const ways = (any as readonly SectionWay[] | null) ?? WAYS[rule]
  const subject = subjectOf(of)
  const byIds = sectionOf(of)
  return {
    prefix: subject?.prefix ?? 'sec',
    ask: (x, reads, ids) => reads.bound(byIds, { ...sectionScope(x, ways), ids }),
    judge(_x, rows, { place, fields }) {
      const found = rows as Found[]
      // A row that stands for its section is always named alone.
      const absent = subject
        ? [...fields].slice(found.length)
        : [...fields].filter(([id]) => !found.some((row) => row.id === id))
      const [[id] = ['']] = absent
      if (absent.length > 0 && place !== 'path') {
        throw unknownReferences(
          absent.map(([, field]) => field),
          of ?? 'section',
          place,
        )
      }
      if (absent.length > 0) throw subject?.absent?.(id) ?? notFound('section', toPublic('sec', id))
      if (!found.every(({ visible }) => visible)) throw forbidden('relationship')
    },
  }
}
