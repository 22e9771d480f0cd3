import { createHash } from 'node:crypto'
import { scopes } from '@homeroom/contract/access'
import { directoryLookup, displayPrefix, hashSecret, withChecksum } from '../../src/auth/api-key.ts'
import type { Student } from './families.ts'
import type { People, Person } from './people.ts'
import { dateOf, daysAfter, OPENED, type OrgPlan, streamOf, timestamp, UNTIL } from './plan.ts'
import { idAt, moments } from './random.ts'
import { made, STAMPS, stamps } from './school.ts'
import { into, type Row, type TableRows } from './table.ts'
import { LABELS, TASK_THINGS, TASK_VERBS } from './words.ts'

const TASKS_PER_PROJECT = 100
const AUDIT_SHARE = 0.2

export function taskRows(
  orgId: string,
  plan: OrgPlan,
  { office, teachers, guardians }: People,
  students: readonly Student[],
): TableRows[] {
  const random = streamOf(plan, 'tasks')
  const projects = made(random, Math.max(3, Math.round(plan.tasks / TASKS_PER_PROJECT)))
  const creators = [...office, ...teachers]
  const assignees = [...creators, ...guardians]
  function* tasks(): Generator<Row> {
    for (const at of moments(random, plan.tasks, OPENED, UNTIL)) {
      const status = random.weighted([
        ['open', 55],
        ['in_progress', 15],
        ['completed', 30],
      ])
      const title = `${random.pick(TASK_VERBS)} ${random.pick(TASK_THINGS)}`
      const due = random.chance(0.9) ? dateOf(daysAfter(UNTIL, random.below(181) - 90)) : null
      const project = random.chance(0.3) ? random.pick(projects).id : null
      const assignee = random.chance(0.4) ? random.pick(assignees).userId : null
      const student = random.chance(0.05) ? random.pick(students).id : null
      const creator = random.pick(creators).userId
      const [done, by] = status === 'completed' ? [timestamp(daysAfter(at, 1)), assignee ?? creator] : [null, null]
      const labels = random.chance(0.5) ? [random.pick(LABELS)] : []
      const priority = random.weighted([
        ['normal', 70],
        ['low', 12],
        ['high', 15],
        ['urgent', 3],
      ])
      const about = [title, status, priority, due, project, assignee, student, labels, done, by, creator]
      yield [orgId, idAt(random, at), ...about, ...stamps({ id: '', at })]
    }
  }
  return [
    into(
      'projects',
      ['org_id', 'id', 'name', ...STAMPS],
      projects.map((one, i): Row => [orgId, one.id, `Project ${i + 1}`, ...stamps(one)]),
    ),
    into(
      'tasks',
      [
        ...(['org_id', 'id', 'title', 'status', 'priority', 'due_date', 'project_id', 'assignee_id'] as const),
        ...(['student_id', 'labels', 'completed_at', 'completed_by_id', 'created_by_id', ...STAMPS] as const),
      ],
      tasks(),
    ),
  ]
}

/** Well-formed, and known to everybody who has read this file: a load is for measuring, never for real data. */
export function keySecret({ size, index }: OrgPlan, order: number): string {
  const label = createHash('sha256').update(`${size.seed}/${index}/${order}`).digest('hex').slice(0, 26)
  return withChecksum(`hrk_live_Load${label}`)
}

export function keyRows(orgId: string, plan: OrgPlan, services: readonly Person[]): TableRows[] {
  const random = streamOf(plan, 'keys')
  const keys = made(random, services.length)
  const secrets = services.map((_, order) => keySecret(plan, order))
  return [
    into(
      'api_keys',
      ['org_id', 'id', 'name', 'prefix', 'secret_hash', 'scopes', 'service_user_id', ...STAMPS],
      keys.map((one, i): Row => {
        const secret = secrets[i] as string
        const hash = `\\x${hashSecret(secret).toString('hex')}`
        const service = (services[i] as Person).userId
        return [
          orgId,
          one.id,
          `Integration ${i + 1}`,
          displayPrefix(secret),
          hash,
          Object.keys(scopes),
          service,
          ...stamps(one),
        ]
      }),
    ),
    into(
      'api_key_directory',
      ['lookup', 'org_id', 'key_id'],
      keys.map((one, i): Row => [directoryLookup(secrets[i] as string), orgId, one.id]),
    ),
  ]
}

const ACTIONS = ['tasks.create', 'tasks.update', 'tasks.complete'] as const

export function auditRows(
  orgId: string,
  plan: OrgPlan,
  { office, teachers }: People,
  students: readonly Student[],
): TableRows {
  const random = streamOf(plan, 'audit')
  const actors = [...office, ...teachers]
  function* rows(): Generator<Row> {
    for (const at of moments(random, Math.round(plan.tasks * AUDIT_SHARE), OPENED, UNTIL)) {
      const action = random.pick(ACTIONS)
      const id = idAt(random, at)
      const child = random.chance(0.1) ? random.pick(students).id : null
      const actor = random.pick(actors).userId
      yield [orgId, id, action, 'success', 'user', actor, 'task', id, child, `load-${id}`, timestamp(at)]
    }
  }
  return into(
    'audit_logs',
    [
      ...(['org_id', 'id', 'action', 'outcome', 'actor_kind', 'actor_id', 'resource_type', 'resource_id'] as const),
      ...(['student_id', 'request_id', 'occurred_at'] as const),
    ],
    rows(),
  )
}
