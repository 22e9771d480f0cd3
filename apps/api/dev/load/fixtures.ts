import { toPublic } from '../../src/ids.ts'
import { familiesOf, studentsOf } from './families.ts'
import { organizationIdOf, type Person, peopleOf } from './people.ts'
import type { LoadSize, OrgPlan } from './plan.ts'
import { schoolOf } from './school.ts'
import { keySecret, taskRows } from './work.ts'

const ORGANIZATIONS = 50
const SAMPLES = 20

/** Some of what was loaded, as a load driver needs it; ids as the API shows them. */
export interface Fixtures extends LoadSize {
  organizations: OrgFixture[]
}
export interface OrgFixture {
  index: number
  id: string
  tasks: number
  students: number
  /** `sub` claims of tokens, by role. */
  subjects: Partial<Record<Person['role'], string[]>>
  apiKeys: string[]
  taskIds: string[]
  sectionIds: string[]
  studentIds: string[]
}

/** Organizations spread over the sizes, the largest first. */
export function fixturesOf(size: LoadSize, plans: readonly OrgPlan[]): Fixtures {
  return { ...size, organizations: spread(plans, ORGANIZATIONS).map(organization) }
}

function spread<T>(items: readonly T[], n: number): T[] {
  if (items.length <= n) return [...items]
  return Array.from({ length: n }, (_, i) => items[Math.floor((i * items.length) / n)] as T)
}

function organization(plan: OrgPlan): OrgFixture {
  const people = peopleOf(plan)
  const students = studentsOf(familiesOf(plan))
  const subjects: OrgFixture['subjects'] = {}
  for (const [role, some] of Map.groupBy(people.all, ({ role }) => role)) {
    if (role !== 'service') subjects[role] = spread(some, SAMPLES).map(({ subject }) => subject)
  }
  const publicIds = (prefix: string, rows: readonly { id: string }[]) =>
    spread(rows, SAMPLES).map(({ id }) => toPublic(prefix, id))
  const tasks = taskRows('', plan, people, students).find(({ table }) => table === 'tasks')
  const taskIds = [...(tasks?.rows ?? [])].map((row) => ({ id: row[1] as string }))
  return {
    index: plan.index,
    id: toPublic('org', organizationIdOf(plan)),
    tasks: plan.tasks,
    students: plan.students,
    subjects,
    apiKeys: people.services.map((_, order) => keySecret(plan, order)),
    taskIds: publicIds('task', taskIds),
    sectionIds: publicIds('sec', schoolOf(plan).sections),
    studentIds: publicIds('stu', students),
  }
}
