import { sql } from 'kysely'
import { type TaskScope, visibleProject, visibleTask } from '../../access/task.ts'
import { db, statement } from '../../db/statement.ts'
import { contains, listing, newestFirst } from '../../paging.ts'

interface ProjectFilters extends TaskScope {
  orgId: string
  status?: string
  q?: string
}
type HasFilter = (key: keyof ProjectFilters & string) => boolean

const columns = [
  'pr.id',
  'pr.name',
  'pr.description',
  'pr.color',
  'pr.status',
  'pr.starts_on',
  'pr.ends_on',
  'pr.created_at',
  'pr.updated_at',
] as const

/** Open tasks of the project that the caller may see. */
const openTaskCount = (p: ProjectFilters, has: HasFilter) =>
  sql<number>`(
  select count(*) from tasks t where t.org_id = ${p.orgId} and t.project_id = pr.id
    and t.status <> 'completed' and t.deleted_at is null and ${visibleTask(p, has)})`.as('open_task_count')

const projects = (p: ProjectFilters, has: HasFilter) =>
  db
    .selectFrom('projects as pr')
    .select([...columns, openTaskCount(p, has)])
    .where('pr.org_id', '=', p.orgId)
    .where('pr.deleted_at', 'is', null)

export const projectList = listing({
  name: 'tasks.listProjects',
  rows: (p: ProjectFilters, has) => {
    let query = projects(p, has)
    if (has('ownOnly')) query = query.where(visibleProject(p, has))
    if (has('status')) query = query.where('pr.status', '=', p.status as string)
    if (has('q')) query = query.where(contains(sql.ref('pr.name'), p.q as string))
    return query
  },
  sort: newestFirst('pr'),
})

type ById = ProjectFilters & { id: string }
export const projectById = statement('tasks.getProject', (p: ById, has) => projects(p, has).where('pr.id', '=', p.id))
export const projectForUpdate = statement('tasks.lockProject', (p: ById, has) =>
  projects(p, has).where('pr.id', '=', p.id).forUpdate('pr'),
)

/**
 * What a task's `projectId` must name: an active project that the caller may see. Held until the commit, so that it is not
 * archived meanwhile.
 */
export const projectStatus = statement('tasks.projectStatus', (p: TaskScope & { orgId: string; id: string }, has) => {
  const project = db
    .selectFrom('projects as pr')
    .select('pr.status')
    .where('pr.org_id', '=', p.orgId)
    .where('pr.id', '=', p.id)
    .where('pr.deleted_at', 'is', null)
    .forShare()
  return has('ownOnly') ? project.where(visibleProject(p, has)) : project
})

/** All open tasks of a project, whoever may see them: what stands against deleting it. */
export const openTasksOf = statement('tasks.openTasksOf', (p: { orgId: string; id: string }) =>
  db
    .selectFrom('tasks')
    .select(sql<number>`count(*)`.as('open'))
    .where('org_id', '=', p.orgId)
    .where('project_id', '=', p.id)
    .where('status', '<>', sql.lit('completed'))
    .where('deleted_at', 'is', null),
)

interface ProjectValues {
  orgId: string
  id: string
  userId: string
  now: string
  name: string
  description: string | null
  color: string | null
  status: string
  startsOn: string | null
  endsOn: string | null
}

export const insertProject = statement('tasks.insertProject', (p: ProjectValues) =>
  db.insertInto('projects').values({
    org_id: p.orgId,
    id: p.id,
    name: p.name,
    description: p.description,
    color: p.color,
    status: p.status,
    starts_on: p.startsOn,
    ends_on: p.endsOn,
    created_at: p.now,
    updated_at: p.now,
    created_by_id: p.userId,
    updated_by_id: p.userId,
  }),
)

export const updateProject = statement('tasks.updateProject', (p: ProjectValues) =>
  db
    .updateTable('projects')
    .set({
      name: p.name,
      description: p.description,
      color: p.color,
      status: p.status,
      starts_on: p.startsOn,
      ends_on: p.endsOn,
      updated_at: p.now,
      updated_by_id: p.userId,
    })
    .where('org_id', '=', p.orgId)
    .where('id', '=', p.id),
)

export const deleteProject = statement(
  'tasks.deleteProject',
  (p: { orgId: string; id: string; userId: string; now: string }) =>
    db
      .updateTable('projects')
      .set({ deleted_at: p.now, updated_at: p.now, updated_by_id: p.userId })
      .where('org_id', '=', p.orgId)
      .where('id', '=', p.id),
)
