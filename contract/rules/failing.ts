const text = { type: 'string', maxLength: 9, examples: ['x'] }
const ref = (name: string) => ({ $ref: `#/components/schemas/${name}` })
const content = (schema: object) => ({ 'application/json': { schema } })
/** A further field of the example's Task, which has three. */
const inTask = (name: string, schema: object) => ({
  [`schemas.Task.properties.${name}`]: schema,
  'schemas.Task.required.3': name,
})
const inCreate = (name: string, schema: object) => ({ [`schemas.TaskCreate.properties.${name}`]: schema })
const title = (schema: object) => ({ 'schemas.Task.properties.title': schema })

/** Rule → ways to break it → what to change in the sound example, by path; undefined removes. */
export const failing: Record<string, Record<string, Record<string, unknown>>> = {
  'operation-names': {
    'an operationId without a dot': { 'list.operationId': 'listTasks' },
    'a tag that is not the resource': { 'list.tags': ['projects'] },
  },
  'described-operations': {
    'no summary': { 'list.summary': undefined },
    'an empty description': { 'list.description': ' ' },
  },
  'one-permission': {
    'two permissions': { 'list.security': [{ userToken: ['tasks:read', 'tasks:list'] }] },
    'two scopes': { 'list.security': [{ userToken: ['tasks:read'] }, { apiKey: ['tasks:read', 'tasks:write'] }] },
    'no permission, and no reason why': { 'list.security': [{ userToken: [] }] },
    'public, and no reason why': { 'list.security': [] },
    'no security': { 'list.security': undefined },
    'an unknown scheme': { 'list.security': [{ basic: ['tasks:read'] }] },
  },
  'extension-shapes': {
    'a relationship that is a text': { 'list.x-relationship': ['R-TASK'] },
    'a consent without its place': { 'create.x-consent': [{ type: 'data_processing' }] },
    'an event with a strange key': { 'create.x-events': [{ name: 'task.created', if: 'new' }] },
    'an error that is a text': { 'create.x-errors': ['conflict'] },
    'a misspelt extension': { 'create.x-evnets': [] },
  },
  'success-envelope': {
    'no 2xx': { 'list.responses.200': undefined },
    'an inline schema': { 'list.responses.200.content': content({ type: 'object' }) },
    'a resource without envelope': { 'create.responses.201.content': content(ref('Task')) },
    'inline data': { 'schemas.TaskEnvelope.properties.data': text },
  },
  'declared-errors': {
    'no default response': { 'list.responses.default': undefined },
    'another error schema': { 'list.responses.default.content': content(ref('Task')) },
    'no x-errors': { 'list.x-errors': undefined },
    'an unknown code': { 'list.x-errors': [{ code: 'gone_fishing' }] },
  },
  'rate-limit-headers': {
    'a success without one': { 'list.responses.200.headers.X-RateLimit-Reset': undefined },
    'errors without any': { 'list.responses.default.headers': undefined },
  },
  'idempotency-key': { 'a mutation without it': { 'create.parameters': [] } },
  'list-paging': { 'a list without cursor': { 'list.parameters.2.name': 'after' } },
  'no-internal-fields': {
    'a column in a response': inTask('orgId', ref('TaskId')),
    'the same in snake_case': inTask('deleted_at', text),
    'deep inside a response': {
      'schemas.Note': {
        type: 'object',
        additionalProperties: false,
        required: ['source'],
        properties: { source: text },
      },
      ...inTask('notes', { type: 'array', items: ref('Note') }),
    },
    'a column in a request': inCreate('createdById', ref('TaskId')),
    'a phone number that is not write-only': inCreate('phone', text),
    'a phone number that is read': inTask('phone', { ...text, writeOnly: true }),
  },
  'prefixed-ids': {
    'a free id': inTask('projectId', text),
    'a free id behind a name': { 'schemas.Name': text, ...title(ref('Name')), ...inTask('projectId', ref('Name')) },
    'a list of free ids': inTask('projectIds', { type: 'array', items: text }),
    'a pattern without prefix': { 'schemas.TaskId.pattern': '^[0-9]{26}$' },
    'a free path parameter': { 'update.parameters.1.schema': text },
  },
  'bounded-inputs': {
    'a text without end': inCreate('title', { type: 'string', examples: ['x'] }),
    'a pattern without end': inCreate('title', { type: 'string', pattern: '^[a-z]+$', examples: ['x'] }),
    'a pattern without anchors': inCreate('title', { type: 'string', pattern: '[a-z]', examples: ['x'] }),
    'a nullable text without end': inCreate('title', { type: ['string', 'null'], examples: ['x'] }),
    'a number without end': inCreate('size', { type: 'integer', examples: [1] }),
    'a list without end': inCreate('labels', { type: 'array', items: text }),
    'a map without end': inCreate('labels', { type: 'object', additionalProperties: text, examples: [{}] }),
    'a parameter without end': { 'list.parameters.0.schema.maximum': undefined },
  },
  'closed-bodies': {
    'a body that takes anything': { 'schemas.TaskCreate.additionalProperties': undefined },
    'an object in a body that takes anything': {
      'schemas.Note': { type: 'object', properties: { text } },
      ...inCreate('note', ref('Note')),
    },
  },
  'closed-responses': {
    'a response that may hold anything': { 'schemas.Task.additionalProperties': undefined },
    'a field that may be left out': { 'schemas.Task.required': ['id', 'title'] },
  },
  'updates-not-empty': { 'an update of nothing': { 'schemas.TaskUpdate.minProperties': undefined } },
  examples: {
    'a field without': { 'schemas.Task.properties.title.examples': undefined },
    'a parameter without': { 'list.parameters.0.schema.examples': undefined },
    'a named schema without': { 'schemas.TaskId.examples': undefined },
  },
  'schema-names': { Error: { 'schemas.Error': text, ...title(ref('Error')) } },
  'typed-constants': { 'a const alone': title({ const: 'x', examples: ['x'] }) },
  'one-type': { 'text or number': title({ type: ['string', 'integer'], examples: ['x'] }) },
  'named-variants': { 'an inline variant': title({ oneOf: [text, { type: 'null', examples: [null] }] }) },
  'no-tuples': { 'a pair': title({ type: 'array', prefixItems: [text, text], examples: [['x', 'x']] }) },
  'no-discriminated-all-of': {
    'a discriminator in a part': {
      'schemas.Note': { type: 'object', discriminator: { propertyName: 'kind' }, properties: { kind: text } },
      'schemas.Meta.allOf': [ref('Note')],
    },
  },
  'uniform-maps': {
    'fields and free names': { 'schemas.Note': { type: 'object', properties: { text }, additionalProperties: text } },
  },
  'named-objects': {
    'an object in a response': title({
      type: 'object',
      additionalProperties: false,
      required: ['text'],
      properties: { text },
    }),
    'an object in a list of a response': title({
      type: 'array',
      items: { type: 'object', additionalProperties: false, required: ['text'], properties: { text } },
    }),
  },
  'no-required-read-only': { 'a read-only field': { 'schemas.TaskCreate.properties.title.readOnly': true } },
}
