import type { Catalogue } from './catalogue.ts'
import type { Document } from './document.ts'
import { header } from './emit.ts'
import { emitModel, modelNames, namesWithin, Writer } from './emit-models.ts'
import type { Operation } from './record.ts'
import { deliveredEvents, eventSchemaName } from './webhooks.ts'

/**
 * The SDK's types of webhook events: an interface per event, what only events hold, and the union of them all, told apart
 * by `type`. In a file of its own, so that those who receive no webhooks do not check it.
 */
export function emitSdkEvents(document: Document, operations: readonly Operation[], catalogue: Catalogue): string {
  const events = deliveredEvents(catalogue).map(([type]) => eventSchemaName(type))
  if (!document.webhooks)
    return `${header}\n/** This contract delivers no events. */\nexport interface WebhookEvent {\n  type: string\n}\n`
  const elsewhere = modelNames(document, operations)
  const needed = namesWithin(document, events)
  const own = [...needed].filter((name) => !elsewhere.has(name))
  const declarations = own.map((name) => emitModel(new Writer(document, true), name))
  const text = declarations.join('\n\n')
  const imported = ['Open', ...[...needed].filter((name) => elsewhere.has(name))].filter((name) =>
    new RegExp(`\\b${name}\\b`).test(text),
  )
  return `${header}import type {\n${imported
    .sort()
    .map((name) => `  ${name},`)
    .join('\n')}\n} from './models.ts'

${text}

/** Every event that this client knows, told apart by \`type\`. */
export type WebhookEvent =
${events.map((name) => `  | ${name}`).join('\n')}
`
}
