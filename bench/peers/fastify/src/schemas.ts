const orNull = (type: string) => ({ type: [type, 'null'] })

const task = {
  type: 'object',
  properties: {
    id: { type: 'string' },
    title: { type: 'string' },
    description: orNull('string'),
    status: { type: 'string' },
    priority: { type: 'string' },
    dueDate: orNull('string'),
    projectId: orNull('string'),
    assigneeId: orNull('string'),
    studentId: orNull('string'),
    labels: { type: 'array', items: { type: 'string' } },
    completedAt: { ...orNull('string'), format: 'date-time' },
    createdAt: { type: 'string', format: 'date-time' },
    updatedAt: { type: 'string', format: 'date-time' },
  },
}
const meta = { requestId: { type: 'string' }, timestamp: { type: 'string' } }
const page = {
  page: { type: 'integer' },
  limit: { type: 'integer' },
  total: { type: 'integer' },
  hasMore: { type: 'boolean' },
  nextCursor: orNull('string'),
}

export const listResponse = {
  type: 'object',
  properties: {
    data: { type: 'array', items: task },
    meta: {
      type: 'object',
      properties: { ...meta, ...page, pagination: { type: 'object', properties: page } },
    },
  },
}
export const taskResponse = {
  type: 'object',
  properties: { data: task, meta: { type: 'object', properties: meta } },
}

const status = { type: 'string', enum: ['open', 'in_progress', 'completed'] }
const priority = { type: 'string', enum: ['low', 'normal', 'high', 'urgent'] }
const date = { type: ['string', 'null'], format: 'date' }
const idOf = (prefix: string) => ({ type: ['string', 'null'], pattern: `^${prefix}_[0-7][0-9a-hjkmnp-tv-z]{25}$` })

export const listQuery = {
  type: 'object',
  additionalProperties: false,
  properties: {
    status,
    priority,
    page: { type: 'integer', minimum: 1 },
    limit: { type: 'integer', minimum: 1, maximum: 100, default: 20 },
    cursor: { type: 'string', minLength: 1, maxLength: 2000 },
  },
}
export const createBody = {
  type: 'object',
  additionalProperties: false,
  required: ['title'],
  properties: {
    title: { type: 'string', minLength: 1, maxLength: 200 },
    description: { type: ['string', 'null'], maxLength: 10_000 },
    priority: { ...priority, default: 'normal' },
    dueDate: date,
    projectId: idOf('proj'),
    assigneeId: idOf('usr'),
    studentId: idOf('stu'),
    labels: { type: 'array', maxItems: 20, items: { type: 'string', minLength: 1, maxLength: 40 }, default: [] },
  },
}
