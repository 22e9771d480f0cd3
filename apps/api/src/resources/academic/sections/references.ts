import type { Problem } from '../../../api-error.ts'
import { db, type RowOf, statement } from '../../../db/statement.ts'
import { missing, type References, unfit } from '../../../references.ts'

/** A section that something is added to, with its term. Held until the commit, so that it is not archived meanwhile. */
const sectionToUse = statement('academic.sections.use', (p: { orgId: string; id: string }) =>
  db
    .selectFrom('sections as s')
    .innerJoin('terms as tm', (join) => join.onRef('tm.org_id', '=', 's.org_id').onRef('tm.id', '=', 's.term_id'))
    .select(['s.status', 'tm.starts_on', 'tm.ends_on'])
    .where('s.org_id', '=', p.orgId)
    .where('s.id', '=', p.id)
    .where('s.deleted_at', 'is', null)
    .forShare('s'),
)
export type SectionToUse = RowOf<typeof sectionToUse>

/** `sectionId` must name an active section; `judge` may find fault with it too. */
export function askSection(
  references: References,
  id: string,
  judge: (section: SectionToUse) => Problem[] = () => [],
): void {
  references.ask(sectionToUse, { id }, ([section]) => {
    if (!section) return [missing('sectionId', 'section')]
    if (section.status !== 'active') return [unfit('sectionId', 'names a section that is archived')]
    return judge(section)
  })
}

/** As `askSection`, for a row that has its section already: whatever state that is in now. */
export function askOwnSection(references: References, id: string, judge: (section: SectionToUse) => Problem[]): void {
  references.ask(sectionToUse, { id }, ([section]) => (section ? judge(section) : []))
}
