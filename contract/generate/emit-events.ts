import type { Catalogue } from './catalogue.ts'
import type { Document, Schema } from './document.ts'
import { header } from './emit.ts'
import { besideModels, docComment, modelNames, Writer } from './emit-models.ts'
import type { Operation } from './record.ts'
import { deliveredEvents, eventSchemaName } from './webhooks.ts'

/**
 * The SDK's types of webhook events: an interface per event, what only events hold, and the union of them all, told apart
 * by `type`. In a file of its own, so that those who receive no webhooks do not check it.
 */
export function emitSdkEvents(document: Document, operations: readonly Operation[], catalogue: Catalogue): string {
  if (!document.webhooks)
    return `${header}\n/** This contract delivers no events. */\nexport interface WebhookEvent {\n  type: string\n}\n`
  const events = deliveredEvents(catalogue).map(([type, { meaning, schema }]) => ({
    name: eventSchemaName(type),
    type,
    meaning,
    schema,
  }))
  const own = events.map(
    ({ name, type, meaning, schema }) =>
      `${docComment([meaning], '')}export interface ${name} extends EventOf<'${type}', ${schema}> {}`,
  )
  const frame = eventFrame(document)
  const used = [...events.map(({ schema }) => schema), ...frame.names]
  const models = new Set(modelNames(document, operations).keys())
  const { imports, text } = besideModels(document, used, models, used)
  return `${header}${imports}
${[frame.text, text, ...own].join('\n\n')}

/** Every event that this client knows, told apart by \`type\`. */
export type WebhookEvent =
${events.map(({ name }) => `  | ${name}`).join('\n')}
`
}

/** What all events are, but for their type and their object: `addWebhooks` has made each of them so. */
function eventFrame(document: Document) {
  const writer = new Writer(document, true)
  const rest = ({ properties = {}, required }: Schema, ...names: string[]) => ({
    properties: Object.fromEntries(Object.entries(properties).filter(([name]) => !names.includes(name))),
    required,
  })
  const facts = rest(writer.named('Event'), 'type', 'data')
  const data = rest(writer.named('EventData'), 'object')
  const parts = [...Object.values(facts.properties), ...Object.values(data.properties)]
  const names = JSON.stringify(parts).matchAll(/#\/components\/schemas\/(\w+)/g)
  return {
    names: [...new Set([...names].map(([, name]) => name as string))],
    text: `interface EventFacts ${writer.fields(facts, '')}

interface EventDetails ${writer.fields(data, '')}

export interface EventData<Subject> extends EventDetails {
  object: Subject
}

/** One kind of event. */
export interface EventOf<Type extends string, Subject> extends EventFacts {
  type: Type
  data: EventData<Subject>
}`,
  }
}
