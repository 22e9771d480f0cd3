import type { Catalogue } from '../../../../contract/generate/catalogue.ts'
import type { Document } from '../../../../contract/generate/document.ts'

/** A small contract with what the real one will only grow into: nested names, deprecations, required queries, variants. */
const ref = (name: string) => ({ $ref: `#/components/schemas/${name}` })
const answer = (envelope: string) => ({ description: 'OK', content: { 'application/json': { schema: ref(envelope) } } })
const body = (schema: string, required = true) => ({
  required,
  content: { 'application/json': { schema: ref(schema) } },
})
const query = (name: string, schema: object, required = false) => ({
  name,
  in: 'query',
  required,
  description: `By ${name}.`,
  schema,
})
const path = (name: string) => ({ name, in: 'path', required: true, schema: { type: 'string' } })
const key = { name: 'Idempotency-Key', in: 'header', schema: { type: 'string' } }
const paging = [
  query('page', { type: 'integer' }),
  query('limit', { type: 'integer', default: 20 }),
  query('cursor', { type: 'string' }),
]

const operation = (operationId: string, more: object) => ({
  operationId,
  tags: [operationId.slice(0, operationId.lastIndexOf('.'))],
  summary: `Does ${operationId}`,
  description: 'Says nothing of */ comments.',
  security: [{ userToken: ['attendance:mark'] }, { apiKey: ['academic:write'] }],
  ...more,
})
const envelope = (data: object, meta = 'Meta') => ({
  type: 'object',
  required: ['data', 'meta'],
  properties: { data, meta: ref(meta) },
})
const record = {
  type: 'object',
  required: ['id', 'status', 'kind', 'closedOn', 'counts', 'entry'],
  properties: {
    id: ref('RecordId'),
    status: ref('Status'),
    kind: { type: 'string', enum: ['day', 'lesson'] },
    closedOn: ref('DayOrNull'),
    counts: { type: 'object', additionalProperties: { type: 'integer' } },
    entry: ref('Entry'),
    'odd-name': { type: 'array', items: { type: ['string', 'null'] } },
  },
}

export const school = {
  openapi: '3.1.0',
  info: { title: 'School', version: '1.0.0', 'x-contract-date': '2030-05-01' },
  tags: [
    { name: 'academic.attendance', description: 'Who was there.' },
    { name: 'academic.terms', description: 'The year’s parts.' },
    { name: 'feedPolls', description: 'Questions.' },
  ],
  paths: {
    '/api/v1/attendance': {
      get: operation('academic.attendance.list', {
        parameters: [query('date', ref('Day'), true), query('status', ref('Status')), ...paging],
        responses: { 200: answer('RecordListEnvelope') },
      }),
      post: operation('academic.attendance.mark', {
        parameters: [key, query('dryRun', { type: 'boolean' })],
        requestBody: body('Mark'),
        responses: { 201: answer('RecordEnvelope') },
        'x-relationship': [{ rule: 'R-CHILD', from: 'body.studentId' }],
        'x-errors': [{ code: 'conflict', reasons: ['term_closed'] }],
      }),
    },
    '/api/v1/terms/{termId}/days/{day}': {
      parameters: [path('termId'), path('day')],
      get: operation('academic.terms.getDay', {
        'x-alias': 'day',
        parameters: [query('zone', { type: 'string' })],
        responses: { 200: answer('RecordEnvelope') },
        deprecated: true,
        'x-deprecated-at': '2030-01-01',
        'x-sunset': '2030-06-01',
        'x-docs': '/docs/migrations/days',
        'x-replacement': 'academic.attendance.list',
      }),
      put: operation('academic.terms.closeDay', {
        parameters: [key],
        requestBody: body('Close', false),
        responses: { 200: answer('RecordEnvelope') },
        security: [{ userToken: [] }],
        'x-authenticated-reason': 'own day',
      }),
    },
    '/api/v1/polls/{id}': {
      delete: operation('feedPolls.delete', {
        parameters: [path('id'), key],
        responses: { 200: answer('RecordEnvelope') },
      }),
    },
    '/health/live': {
      get: operation('system.live', {
        security: [],
        'x-public-reason': 'probe',
        responses: { 200: answer('RecordEnvelope') },
      }),
    },
    '/api/v1/old': {
      get: operation('retired.old', {
        security: [],
        'x-public-reason': 'gone',
        deprecated: true,
        'x-retired': true,
        'x-deprecated-at': '2029-01-01',
        'x-sunset': '2029-02-01',
        'x-docs': '/docs/old',
        responses: { 410: answer('RecordEnvelope') },
      }),
    },
  },
  components: {
    securitySchemes: { userToken: { type: 'http', scheme: 'bearer' }, apiKey: { type: 'http', scheme: 'bearer' } },
    schemas: {
      RecordId: { type: 'string', description: 'Begins `att_`.' },
      Day: { type: 'string', format: 'date' },
      DayOrNull: { type: ['string', 'null'], format: 'date' },
      Status: { type: 'string', enum: ['present', 'absent'] },
      Record: record,
      Entry: { oneOf: [ref('Arrival'), ref('Absence')] },
      Arrival: {
        type: 'object',
        required: ['type', 'at'],
        properties: { type: { type: 'string', const: 'arrival' }, at: { type: 'string' } },
      },
      Absence: {
        type: 'object',
        required: ['type', 'why'],
        properties: { type: { type: 'string', const: 'absence' }, why: { type: ['string', 'null'] } },
      },
      Mark: {
        type: 'object',
        required: ['studentId', 'status'],
        properties: {
          studentId: { type: 'string' },
          status: ref('Status'),
          shade: { type: 'string', enum: ['light', 'dark'], default: 'light' },
        },
      },
      Close: { type: 'object', properties: { on: ref('DayOrNull') } },
      Meta: { type: 'object', required: ['requestId'], properties: { requestId: { type: 'string' } } },
      ListMeta: { type: 'object', required: ['pagination'], properties: { pagination: ref('Pagination') } },
      Pagination: {
        type: 'object',
        required: ['hasMore', 'nextCursor'],
        properties: { hasMore: { type: 'boolean' }, nextCursor: { type: ['string', 'null'] } },
      },
      RecordEnvelope: envelope(ref('Record')),
      RecordListEnvelope: envelope({ type: 'array', items: ref('Record') }, 'ListMeta'),
      Unreached: { type: 'object', properties: { never: { type: 'string' } } },
    },
  },
} as unknown as Document

export const catalogue = {
  roles: {},
  permissions: {},
  scopes: {},
  events: {},
  errors: {
    conflict: { status: 409, meaning: '' },
    not_found: { status: 404, meaning: '' },
    unknown_error: { status: 0, meaning: '' },
  },
  commonErrors: {
    all: ['not_found'],
    mutations: ['idempotency_conflict'],
    lists: ['invalid_cursor'],
    childData: ['RELATIONSHIP_REQUIRED'],
  },
} as unknown as Catalogue
