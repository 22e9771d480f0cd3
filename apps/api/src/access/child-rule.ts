import type { ConsentNeed, Relationship } from '@homeroom/contract/record'
import { sql } from 'kysely'
import { ApiError, unknownReferences } from '../api-error.ts'
import { type Caller, isOrgAdmin } from '../caller.ts'
import { db, type Statement, statement } from '../db/statement.ts'
import { toPublic } from '../ids.ts'
import {
  type ChildFacts,
  type ChildNeed,
  type ChildScope,
  type ConsentType,
  checkNeed,
  childScope,
  consents,
  mayBeWrittenTo,
  processable,
  related,
  sharable,
} from './child.ts'
import type { Located } from './locator.ts'
import type { Rule } from './rules.ts'
import { subjectOf } from './subjects.ts'

const CONSENTS = ['health_data', 'contact_sharing', 'photo_media'] as const
type Asked = ChildScope & { orgId: string; ids: string[] } & Partial<Record<ConsentType, true>>
type Facts = Statement<Asked, ChildFacts>
const statements = new Map<string, Facts>()

/** What guards 8 and 9 want to know of children, named by themselves or by rows of theirs. */
function factsOf(of: string | null): Facts {
  const name = of ?? 'student'
  const known = statements.get(name)
  if (known) return known
  const made: Facts = statement(`access.children.${name}`, (p: Asked, has) => {
    const child = sql.ref('s.id')
    const subject = subjectOf(of)
    const rows = subject && sql`${subject.from} where r.org_id = ${p.orgId} and r.id = any(${p.ids}::uuid[])`
    const named = rows
      ? sql<string>`any(array(select ${subject.child} from ${rows}))`
      : sql<string>`any(${p.ids}::uuid[])`
    const linked =
      rows && has('asLinked')
        ? sql<boolean>`exists (select from ${rows} and ${subject.child} = s.id and ${subject.person} = ${p.userId})`
        : sql<boolean>`false`
    return db
      .selectFrom('students as s')
      .select([
        's.id',
        sql<boolean>`(${related(p, has, child)} or ${linked})`.as('related'),
        processable(p, has, child).as('data_processing'),
        sharable(p, has, child).as('third_party_sharing'),
        ...CONSENTS.map((type) => (has(type) ? consents(p, child, type) : sql<boolean>`false`).as(type)),
        (has('direct_messaging') ? mayBeWrittenTo(p) : sql<boolean>`false`).as('direct_messaging'),
      ])
      .where('s.org_id', '=', p.orgId)
      .where('s.id', '=', named)
  })
  statements.set(name, made)
  return made
}

/** R-CHILD, with the consents that the operation needs at the same place. */
export function childRule(need: Relationship, needed: readonly ConsentNeed[]): Rule {
  checkNeed(need)
  if (need.any?.includes('R-LINKED') && !subjectOf(need.of)?.person)
    throw new Error(`R-LINKED: of ${need.of} is nobody`)
  const facts = childFacts(need, needed)
  return {
    ...facts,
    judge(x, rows, located) {
      facts.judge(x, rows, located)
      const found = rows as ChildFacts[]
      const subject = subjectOf(need.of)
      if (subject) {
        if (subject.absent && found.length === 0) throw subject.absent([...located.fields.keys()][0] as string)
        // Whose row it is, the caller has not said and is not told.
        if (found.some(({ related }) => !related)) {
          throw new ApiError('RELATIONSHIP_REQUIRED', { details: { childId: null } })
        }
        return
      }
      const refused = refusedIds(found, located, tellsAbsence(x.caller))
      if (refused.length === 0) return
      const named = refused.map((id) => toPublic('stu', id))
      const details = named.length === 1 ? { childId: named[0] } : { childIds: named }
      throw new ApiError('RELATIONSHIP_REQUIRED', { details })
    },
  }
}

/** No rule, only facts: for a consent to data of a child to whom the operation asks for no relationship of its own. */
export function childFacts(need: Pick<Relationship, 'from' | 'of'> & ChildNeed, needed: readonly ConsentNeed[]): Rule {
  const types = Object.fromEntries(needed.map(({ type }) => [type, true])) as Partial<Record<ConsentType, true>>
  return {
    prefix: subjectOf(need.of)?.prefix ?? 'stu',
    ask: (x, reads, ids) => reads.bound(factsOf(need.of), { ...childScope(x, need), ...types, ids }),
    judge(x, rows) {
      x.children.set(need.from, rows as ChildFacts[])
    },
  }
}

/** These see every child there is, so for them the refusal may tell that there is none. */
const tellsAbsence = (caller: Caller): boolean => isOrgAdmin(caller) || caller.kind === 'api_key'

function refusedIds(found: ChildFacts[], { place, fields }: Located, tells: boolean): string[] {
  const known = new Map(found.map((facts) => [facts.id, facts]))
  const absent = [...fields].filter(([id]) => !known.has(id))
  if (tells && absent.length > 0) {
    if (place !== 'path') {
      throw unknownReferences(
        absent.map(([, field]) => field),
        'student',
        place,
      )
    }
    throw new ApiError('CHILD_NOT_FOUND', { details: { childId: toPublic('stu', absent[0]?.[0] as string) } })
  }
  return [...fields.keys()].filter((id) => !known.get(id)?.related)
}
