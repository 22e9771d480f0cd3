import { mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import openapiTypescript, { astToString } from 'openapi-typescript'
import { checkCatalogue, readCatalogue } from './catalogue.ts'
import type { Document } from './document.ts'
import { emitAccess, emitErrors, emitEvents, emitOperations, header } from './emit.ts'
import { normalise } from './normalise.ts'
import { redocly } from './redocly.ts'
import { addWebhooks } from './webhooks.ts'

const generated = new URL('../generated/', import.meta.url)

/** Our house rules and redocly's own, over the hand-written files. */
export const lint = () => redocly('lint', 'homeroom', '--format=stylish')

/** The hand-written files as one document, with the webhooks that the catalogue of events makes. */
export async function bundle(): Promise<Document> {
  const folder = await mkdtemp(join(tmpdir(), 'homeroom-contract-'))
  try {
    const file = join(folder, 'openapi.json')
    await redocly('bundle', 'homeroom', '--output', file)
    return addWebhooks(JSON.parse(await readFile(file, 'utf8')), await readCatalogue())
  } finally {
    await rm(folder, { recursive: true })
  }
}

/** TypeScript types of the document. A default does not make a request's field mandatory. */
export async function types(document: Document): Promise<string> {
  const input = structuredClone(document) as unknown as Parameters<typeof openapiTypescript>[0]
  return header + astToString(await openapiTypescript(input, { defaultNonNullable: false, silent: true }))
}

/** What the server, the SDK templates and the changelog read, by file name. */
export async function tables(document: Document): Promise<Record<string, string>> {
  const operations = normalise(document)
  const catalogue = await readCatalogue()
  checkCatalogue(catalogue, operations, document)
  return {
    'operations.ts': emitOperations(operations),
    'access.ts': emitAccess(catalogue),
    'errors.ts': emitErrors(catalogue),
    'events.ts': emitEvents(catalogue),
  }
}

/** Empties `contract/generated` and writes it anew. */
export async function writeGenerated(document: Document, files: Record<string, string>) {
  await rm(generated, { recursive: true, force: true })
  await mkdir(generated)
  const all = { 'openapi.json': `${JSON.stringify(document, null, 2)}\n`, ...files }
  await Promise.all(Object.entries(all).map(([name, text]) => writeFile(new URL(name, generated), text)))
}
