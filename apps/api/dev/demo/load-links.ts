import type { Insertable } from 'kysely'
import type { DB } from '../../src/db/schema.generated.ts'
import { studentId } from './children.ts'
import { demoId } from './ids.ts'
import { type Load, startedAt } from './load.ts'
import { userId } from './people.ts'

const DAY = 24 * 60

/** Guardian links that are not (or not any more) what the families began with. */
const LINKS = [
  { child: 'noel.sole', guardian: 'tilda.berg', relationship: 'caregiver', status: 'pending', day: 80 },
  { child: 'mina.sole', guardian: 'tilda.berg', relationship: 'caregiver', status: 'pending', day: 80 },
  { child: 'jana.oster', guardian: 'vera.lund', relationship: 'stepparent', status: 'suspended', day: 30 },
]

/** Consents under the policy of the year before, which a later one has superseded. */
const SUPERSEDED = [
  { child: 'lucia.vidal', guardian: 'rosa.vidal', type: 'data_processing' },
  { child: 'lucia.vidal', guardian: 'rosa.vidal', type: 'photo_media' },
  { child: 'pablo.vidal', guardian: 'rosa.vidal', type: 'data_processing' },
]

/** Northfield's links and consents in the states that the families' own files leave out. */
export async function loadLinks({ trx }: Load, org_id: string): Promise<void> {
  await trx.insertInto('guardian_links').values(linkRows(org_id)).execute()
  await trx.insertInto('consents').values(supersededRows(org_id)).execute()
}

const linkRows = (org_id: string): Insertable<DB['guardian_links']>[] =>
  LINKS.map(({ child, guardian, relationship, status, day }, order) => ({
    org_id,
    id: demoId(`guardian link ${child} ${guardian}`, day * DAY + order),
    student_id: studentId(child),
    guardian_user_id: userId(guardian),
    relationship,
    status,
    can_view_health: false,
    can_consent: false,
    activated_at: status === 'pending' ? null : startedAt(day * DAY),
    created_at: startedAt(day * DAY + order),
    updated_at: startedAt(day * DAY + order),
  }))

const supersededRows = (org_id: string): Insertable<DB['consents']>[] =>
  SUPERSEDED.map(({ child, guardian, type }, order) => ({
    org_id,
    id: demoId(`consent ${child} ${type} of last year`, order),
    student_id: studentId(child),
    type,
    policy_version: '2025-08',
    granted_by: userId(guardian),
    status: 'superseded',
    granted_at: startedAt(order - 365 * DAY),
    created_at: startedAt(order - 365 * DAY),
    updated_at: startedAt(order),
  }))
