import { BadRequestException, Injectable } from '@nestjs/common'
import { readCursor, writeCursor } from './cursor.js'
import { Database } from './database.module.js'
import { fromPublic, newId, toPublic, toPublicOrNull } from './ids.js'
import type { Member } from './members.service.js'
import type { CreateTaskBody, ListTasksQuery } from './tasks.dto.js'

interface Row {
  id: string
  title: string
  description: string | null
  status: string
  priority: string
  due_date: string | null
  project_id: string | null
  assignee_id: string | null
  student_id: string | null
  labels: string[]
  completed_at: Date | null
  created_at: Date
  updated_at: Date
}

const COLUMNS = `id, title, description, status, priority, due_date, project_id, assignee_id, student_id, labels,
  completed_at, created_at, updated_at`
const INSERT = `
  INSERT INTO tasks (org_id, id, title, description, priority, due_date, project_id, assignee_id, student_id, labels,
    created_by_id, updated_by_id)
  VALUES ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $11)
  RETURNING ${COLUMNS}`

const toTask = (row: Row) => ({
  id: toPublic('task', row.id),
  title: row.title,
  description: row.description,
  status: row.status,
  priority: row.priority,
  dueDate: row.due_date,
  projectId: toPublicOrNull('proj', row.project_id),
  assigneeId: toPublicOrNull('usr', row.assignee_id),
  studentId: toPublicOrNull('stu', row.student_id),
  labels: row.labels,
  completedAt: row.completed_at,
  createdAt: row.created_at,
  updatedAt: row.updated_at,
})
const meta = () => ({ requestId: toPublic('req', newId()), timestamp: new Date().toISOString() })
const uuidOrNull = (prefix: string, id: string | null | undefined) => (id ? fromPublic(prefix, id) : null)

@Injectable()
export class TasksService {
  constructor(private readonly database: Database) {}

  async list({ orgId }: Member, { limit, cursor, ...given }: ListTasksQuery) {
    const position = cursor === undefined ? null : readCursor(cursor)
    if (cursor !== undefined && !position) throw new BadRequestException('Invalid cursor')
    const values: unknown[] = [orgId]
    const bind = (value: unknown) => `$${values.push(value)}`
    let where = 'org_id = $1 AND deleted_at IS NULL'
    if (given.status) where += ` AND status = ${bind(given.status)}`
    if (given.priority) where += ` AND priority = ${bind(given.priority)}`
    const counted = values.slice()
    const countWhere = where
    if (position) where += ` AND (created_at, id) < (${bind(position.createdAt)}, ${bind(position.id)})`
    const page = position?.page ?? given.page ?? 1
    const offset = position ? '' : ` OFFSET ${bind((page - 1) * limit)}`
    const [found, totals] = await Promise.all([
      this.database.query<Row>(
        `SELECT ${COLUMNS} FROM tasks WHERE ${where} ORDER BY created_at DESC, id DESC LIMIT ${bind(limit + 1)}${offset}`,
        values,
      ),
      position
        ? null
        : this.database.query<{ total: number }>(
            `SELECT count(*)::int AS total FROM tasks WHERE ${countWhere}`,
            counted,
          ),
    ])
    const rows = found.rows.slice(0, limit)
    const hasMore = found.rows.length > limit
    const last = rows.at(-1)
    const nextCursor =
      hasMore && last ? writeCursor({ page: page + 1, createdAt: last.created_at.toISOString(), id: last.id }) : null
    const pagination = { page, limit, total: totals?.rows[0]?.total, hasMore, nextCursor }
    return { data: rows.map(toTask), meta: { ...meta(), ...pagination, pagination } }
  }

  async create({ orgId, userId }: Member, body: CreateTaskBody) {
    const { rows } = await this.database.query<Row>(INSERT, [
      orgId,
      newId(),
      body.title,
      body.description ?? null,
      body.priority,
      body.dueDate ?? null,
      uuidOrNull('proj', body.projectId),
      uuidOrNull('usr', body.assigneeId),
      uuidOrNull('stu', body.studentId),
      body.labels,
      userId,
    ])
    return { data: toTask(rows[0]), meta: meta() }
  }
}
