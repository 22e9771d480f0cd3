import { type RawBuilder, sql } from 'kysely'
import { isKey, isStaffSide, rolesFor } from '../caller.ts'
import type { Has } from '../db/statement.ts'
import { type ChildScope, childScope, consents, guards, type Viewer } from './child.ts'
import { visibleFamily } from './family.ts'

/** R-PEER: which people of the organization the caller may see. */
export interface PeerScope extends ChildScope {
  everyone?: true
  asGuest?: true
}

export function peerScope(viewer: Viewer): PeerScope {
  const { caller } = viewer
  const scope: PeerScope = childScope(viewer)
  if (isKey(caller) || isStaffSide(caller)) return { ...scope, everyone: true }
  return rolesFor(caller, viewer.op?.permission).has('guest') ? { ...scope, asGuest: true } : scope
}

type P = PeerScope & { orgId: string }
const STAFF = sql`array['owner','admin','teacher','staff','health_staff']`

/** Over a `memberships` row under the alias `m`; only active members are visible to others. */
export function visiblePeer(p: P, has: Has<PeerScope>): RawBuilder<boolean> {
  const self = sql<boolean>`m.user_id = ${p.userId}`
  const ways: RawBuilder<boolean>[] = []
  if (has('everyone')) ways.push(sql`true`)
  else {
    if (has('asGuardian')) ways.push(staffSide, ownFamily(p, has), sharesGroup(p))
    if (has('asSelf')) ways.push(ownTeacher(p), ownGuardian(p), classmate(p))
    if (has('asGuest')) ways.push(staffSide)
  }
  if (ways.length === 0) return self
  return sql`(${self} or (m.status = 'active' and m.deleted_at is null and (${sql.join(ways, sql` or `)})))`
}

/**
 * R-PEER for messaging, over `memberships` (`m`): where one side is a student, the other belongs to the staff or is that
 * student's own guardian. The staff, and keys, which stand in for it, write to whomever they see; so groups, which only they
 * make, may hold anybody.
 */
export function messagingPeer(p: P, has: Has<PeerScope>): RawBuilder<boolean> {
  const seen = visiblePeer(p, has)
  if (has('everyone')) return seen
  const ways = [sql<boolean>`m.user_id = ${p.userId}`, staffSide]
  if (has('asGuardian')) ways.push(ownWard(p, has))
  if (has('asSelf')) ways.push(ownGuardian(p))
  else ways.push(sql<boolean>`not ${student}`)
  return sql`(${seen} and (${sql.join(ways, sql` or `)}))`
}

const student = sql<boolean>`('student' = m.role or m.additional_roles && array['student'] or exists (
  select from students st where st.org_id = m.org_id and st.user_id = m.user_id and st.deleted_at is null))`

const ownWard = (p: P, has: Has<PeerScope>) => sql<boolean>`exists (
  select from students w where w.org_id = ${p.orgId} and w.user_id = m.user_id and w.deleted_at is null
    and ${guards(p, has, sql.ref('w.id'))})`

const staffSide = sql<boolean>`(m.role = any(${STAFF}) or m.additional_roles && ${STAFF})`

/** The people of families that the caller may see (R-FAMILY): a link that is suspended or has ended opens none. */
const ownFamily = (p: P, has: Has<PeerScope>) => sql<boolean>`exists (
  select from family_members theirs
  left join students fs on fs.org_id = theirs.org_id and fs.id = theirs.student_id
  where theirs.org_id = ${p.orgId} and theirs.deleted_at is null and (theirs.user_id = m.user_id or fs.user_id = m.user_id)
    and ${visibleFamily(p, has, sql.ref('theirs.family_id'))})`

const sharesGroup = (p: P) => sql<boolean>`exists (
  select from conversation_participants mine
  join conversations c on c.org_id = mine.org_id and c.id = mine.conversation_id and c.kind = 'group'
  join conversation_participants theirs on theirs.org_id = mine.org_id and theirs.conversation_id = mine.conversation_id
  where mine.org_id = ${p.orgId} and mine.user_id = ${p.userId} and mine.left_at is null
    and theirs.user_id = m.user_id and theirs.left_at is null)`

/** Teachers of sections in which the calling student is enrolled. */
const ownTeacher = (p: P) => sql<boolean>`exists (
  select from students me
  join enrollments e on e.org_id = me.org_id and e.student_id = me.id and e.status = 'active' and e.deleted_at is null
  join section_teachers st on st.org_id = e.org_id and st.section_id = e.section_id
  join teachers t on t.org_id = st.org_id and t.id = st.teacher_id and t.status = 'active'
  where me.org_id = ${p.orgId} and me.user_id = ${p.userId} and t.user_id = m.user_id)`

const ownGuardian = (p: P) => sql<boolean>`exists (
  select from students me
  join guardian_links gl on gl.org_id = me.org_id and gl.student_id = me.id and gl.status = 'active'
  where me.org_id = ${p.orgId} and me.user_id = ${p.userId} and gl.guardian_user_id = m.user_id
    and coalesce(gl.starts_on <= ${p.today}::date, true) and coalesce(gl.ends_on >= ${p.today}::date, true))`

/** Students of a shared section whose guardians consented to data processing. */
const classmate = (p: P) => sql<boolean>`exists (
  select from students me
  join enrollments mine on mine.org_id = me.org_id and mine.student_id = me.id and mine.status = 'active'
  join enrollments theirs on theirs.org_id = mine.org_id and theirs.section_id = mine.section_id and theirs.status = 'active'
  join students s on s.org_id = theirs.org_id and s.id = theirs.student_id
  where me.org_id = ${p.orgId} and me.user_id = ${p.userId} and s.user_id = m.user_id
    and ${consents(p, sql.ref('s.id'), 'data_processing')})`
