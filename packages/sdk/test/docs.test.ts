import { mkdir, mkdtemp, readdir, readFile, rm, symlink, writeFile } from 'node:fs/promises'
import { join, relative } from 'node:path'
import { fileURLToPath } from 'node:url'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { errorCodes } from '../src/generated/error-codes.ts'
import { run } from './support/packed.ts'

// Every ```ts block that shows the SDK is a program: it is compiled, and run against the mock.
const sdk = fileURLToPath(new URL('..', import.meta.url))
const root = join(sdk, '../..')
const folder = join(root, 'docs/sdk')
const pages = [join(root, 'README.md'), join(sdk, 'README.md'), join(root, 'docs/guides/webhooks.md')]
for (const name of await readdir(folder)) if (name.endsWith('.md')) pages.push(join(folder, name))

interface Block {
  readonly page: string
  readonly line: number
  readonly code: string
}
const blocksOf = (page: string, text: string): Block[] =>
  [...text.matchAll(/^```ts\n(.*?)^```$/gms)].map(({ index, 1: code = '' }) => ({
    page: relative(root, page),
    line: text.slice(0, index).split('\n').length + 1,
    code,
  }))
const blocks = (await Promise.all(pages.map(async (page) => blocksOf(page, await readFile(page, 'utf8'))))).flat()

// What the pages take for granted: a client, and the service behind it.
const setting = `import { createMock as __createMock } from '@homeroom/sdk/mock'
import { Homeroom as __Homeroom } from '@homeroom/sdk'
const __mock = __createMock()
globalThis.fetch = __mock.fetch
const baseUrl = 'https://homeroom.test'
const apiKey = 'hrk_live_0123456789abcdefghijABCDEFGHIJ000000'
const orgId = undefined
const homeroom = new __Homeroom({ baseUrl, apiKey, retryBaseMs: 1 })
`
const declared = ['baseUrl', 'apiKey', 'orgId', 'homeroom']

/** A block of its own module; what it declares itself is left out of the setting. */
function programOf({ code }: Block): string {
  const given = setting
    .split('\n')
    .filter(
      (line) => !declared.some((name) => line.startsWith(`const ${name} `) && new RegExp(`const ${name} `).test(code)),
    )
  return `${given.join('\n')}\n${code}\nvoid [__mock]\nexport {}\n`
}

let work: string
beforeAll(async () => {
  work = await mkdtemp(join(sdk, '.docs-'))
  await mkdir(join(work, 'node_modules/@homeroom'), { recursive: true })
  await symlink(sdk, join(work, 'node_modules/@homeroom/sdk'))
  await writeFile(join(work, 'package.json'), '{ "type": "module" }')
  await writeFile(
    join(work, 'tsconfig.json'),
    JSON.stringify({ extends: '../tsconfig.json', compilerOptions: { noUnusedLocals: false }, include: ['*.ts'] }),
  )
  await Promise.all(blocks.map((block, index) => writeFile(join(work, `block-${index}.ts`), programOf(block))))
})
afterAll(() => rm(work, { recursive: true, force: true }))

test('every topic has a page, and every page code', () => {
  const withCode = new Set(blocks.map(({ page }) => page))
  expect([...withCode].sort()).toEqual(
    [
      'README.md',
      'docs/guides/webhooks.md',
      'docs/sdk/deprecations.md',
      'docs/sdk/errors.md',
      'docs/sdk/pagination.md',
      'docs/sdk/retries.md',
      'docs/sdk/testing.md',
      'docs/sdk/tracing.md',
      'docs/sdk/webhooks.md',
      'packages/sdk/README.md',
    ].sort(),
  )
})

test('the page of errors lists the codes of every call', async () => {
  const text = await readFile(join(folder, 'errors.md'), 'utf8')
  const all = Object.values<readonly string[]>(errorCodes)
  const [first = [], ...others] = all
  for (const code of first.filter((one) => others.every((codes) => codes.includes(one)))) {
    expect(text).toContain(`\`${code}\``)
  }
})

test('all blocks compile', async () => {
  const tsc = join(sdk, 'node_modules/typescript/bin/tsc')
  const { stdout } = await run(process.execPath, [tsc, '-p', work]).catch((error: { stdout: string }) => error)
  const named = stdout.replace(/block-(\d+)\.ts\((\d+),/g, (_, index) => {
    const { page, line } = blocks[Number(index)] as Block
    return `${page}, the block of line ${line} (`
  })
  expect(named).toBe('')
}, 60_000)

describe('each block runs', () => {
  test.each(blocks.map(({ page, line }, index) => [page, line, index] as const))(
    '%s, line %i',
    async (_, __, index) => {
      await run(process.execPath, [join(work, `block-${index}.ts`)], { timeout: 20_000 })
    },
    30_000,
  )
})
