import { spawn } from 'node:child_process'
import { cp, mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { createRequire } from 'node:module'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { type Catalogue, readCatalogue } from './catalogue.ts'
import type { Document } from './document.ts'
import { emitSdkEvents } from './emit-events.ts'
import { emitModels } from './emit-models.ts'
import { emitPaths } from './emit-paths.ts'
import { normalise } from './normalise.ts'
import { generatorInput } from './sdk-input.ts'
import { emitMockContract } from './sdk-mock.ts'
import { emitContractDate, emitErrorCodes, emitErrorCodeType, emitSdkOperations, hasMethod } from './sdk-tables.ts'

const contract = fileURLToPath(new URL('..', import.meta.url))

export interface SdkSources {
  document: Document
  catalogue: Catalogue
}

/** Writes the SDK's generated folder anew from `contract/generated`. */
export async function generateSdk(): Promise<void> {
  const [bundle, catalogue] = await Promise.all([
    readFile(join(contract, 'generated/openapi.json'), 'utf8'),
    readCatalogue(),
  ])
  await writeSdk(
    { document: JSON.parse(bundle), catalogue },
    join(contract, '../packages/sdk/src/generated'),
    join(contract, 'generated/.generator-input.json'),
  )
}

/** Empties `folder` and writes the SDK's generated files there. `inputFile` is what openapi-generator reads. */
export async function writeSdk(sources: SdkSources, folder: string, inputFile: string): Promise<void> {
  const { document, catalogue } = sources
  const operations = normalise(document)
  const methods = operations.filter(hasMethod)
  await writeFile(inputFile, JSON.stringify(generatorInput(document, operations, catalogue)))
  const files = {
    'models.ts': emitModels(document, methods),
    'events.ts': emitSdkEvents(document, methods, catalogue),
    'operations.ts': emitSdkOperations(methods),
    'error-codes.ts': emitErrorCodes(methods, catalogue),
    'errors.ts': emitErrorCodeType(catalogue),
    'mock-contract.ts': emitMockContract(document, methods, catalogue),
    'contract-date.ts': emitContractDate(document),
    'paths.ts': emitPaths(document, methods),
  }
  const output = await mkdtemp(join(tmpdir(), 'homeroom-sdk-'))
  try {
    await runGenerator(inputFile, output)
    await rm(folder, { recursive: true, force: true })
    await mkdir(folder, { recursive: true })
    for (const name of ['apis', 'resources.ts']) await cp(join(output, name), join(folder, name), { recursive: true })
    await Promise.all(Object.entries(files).map(([name, text]) => writeFile(join(folder, name), text)))
  } finally {
    await rm(output, { recursive: true })
  }
}

/** openapi-generator through its npm wrapper, which fetches the pinned jar once. Needs Java 11 or newer. */
async function runGenerator(inputFile: string, output: string): Promise<void> {
  const cli = join(
    dirname(createRequire(import.meta.url).resolve('@openapitools/openapi-generator-cli/package.json')),
    'main.js',
  )
  const args = ['--openapitools', join(contract, 'openapitools.json'), 'generate', '-i', inputFile, '-o', output]
  const layout = ['-c', join(contract, 'templates/config.yaml'), '-t', join(contract, 'templates')]
  const child = spawn(process.execPath, [cli, ...args, ...layout], { cwd: contract, stdio: ['ignore', 'pipe', 'pipe'] })
  const printed: Buffer[] = []
  child.stdout.on('data', (chunk) => printed.push(chunk))
  child.stderr.on('data', (chunk) => printed.push(chunk))
  await new Promise<void>((resolve, reject) => {
    child.on('error', reject)
    child.on('close', (code) => {
      if (code === 0) resolve()
      else reject(new Error(`openapi-generator failed (it needs Java 11 or newer):\n${Buffer.concat(printed)}`))
    })
  })
}
