import type { Catalogue } from './catalogue.ts'
import type { Document, Schema } from './document.ts'

/** `TaskCreatedEvent` for `task.created`. */
export const eventSchemaName = (type: string): string =>
  `${type.replace(/(?:^|[._])([a-z])/g, (_, letter: string) => letter.toUpperCase())}Event`

/** Events that webhooks are sent, in the catalogue's order. */
export const deliveredEvents = ({ events }: Catalogue) =>
  Object.entries(events).filter(([, { delivered }]) => delivered)

/**
 * Adds the document's `webhooks`: for each event of the catalogue that is delivered, the schema `Event` with its own `type` and
 * the public schema of its object.
 */
export function addWebhooks(document: Document, catalogue: Catalogue): Document {
  const schemas = document.components?.schemas
  const event = schemas?.Event
  if (!schemas || !event?.properties) return document
  const webhooks: Document['webhooks'] = {}
  for (const [type, { meaning, schema }] of deliveredEvents(catalogue)) {
    const name = eventSchemaName(type)
    if (schemas[name] || schemas[`${name}Data`]) throw new Error(`${type}: there is a schema ${name} already`)
    schemas[name] = eventSchema(event, type, meaning)
    schemas[`${name}Data`] = dataSchema(schemas.EventData as Schema, schema)
    webhooks[type] = { post: delivery(type, meaning) }
  }
  return { ...document, webhooks }
}

const ref = (name: string): Schema => ({ $ref: `#/components/schemas/${name}` })

const eventSchema = (event: Schema, type: string, description: string): Schema => ({
  ...event,
  description,
  properties: {
    ...event.properties,
    type: { type: 'string', const: type, examples: [type] },
    data: ref(`${eventSchemaName(type)}Data`),
  },
})

const dataSchema = (data: Schema, object: string): Schema => ({
  ...data,
  properties: { ...data.properties, object: ref(object) },
})

const delivery = (type: string, meaning: string) => ({
  operationId: `webhook.${type}`,
  summary: meaning,
  description:
    'Answer with any 2xx within 10 seconds. Anything else is tried again, up to eight times within 28 hours.',
  security: [],
  parameters: [
    {
      name: 'Service-Signature',
      in: 'header',
      required: true,
      description: '`t=<unix seconds>,v1=<HMAC-SHA256 of "<t>.<body>" in hex>`; two `v1=` while a secret is rotated.',
      schema: {
        type: 'string',
        examples: ['t=1795251600,v1=976e145e85a7c33e293fe53714f9358baed228f7e473525ab771919a43f25b8a'],
      },
    },
  ],
  requestBody: { required: true, content: { 'application/json': { schema: ref(eventSchemaName(type)) } } },
  responses: { '2XX': { description: 'The event has arrived.' } },
})
