import { execFile } from 'node:child_process'
import { mkdtemp, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { promisify } from 'node:util'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { freePort } from '../dev/ports.ts'
import { Product } from './support/product.ts'

const run = promisify(execFile)
const root = fileURLToPath(new URL('../../../', import.meta.url))

let folder: string
let product: Product

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'homeroom-readme-'))
  product = new Product({ HOMEROOM_DATA_DIR: folder, PORT: String(await freePort(0)) })
  await product.isReady()
}, 60_000)
afterAll(async () => {
  await product.stop()
  await rm(folder, { recursive: true, force: true })
})

test('the README’s first call by curl works as pasted', async () => {
  const readme = await readFile(join(root, 'README.md'), 'utf8')
  const curl = /```sh\n(curl [^`]+)```/.exec(readme)?.[1] ?? ''
  const { stdout } = await run('/bin/sh', ['-c', curl.replace('http://localhost:4000', product.baseUrl)])
  expect(JSON.parse(stdout).data).toHaveLength(3)
})

test('the first call by the SDK runs against the started product', { timeout: 30_000 }, async () => {
  const script = join(root, 'docs/examples/first-call.ts')
  const { stdout } = await run(process.execPath, [script], { env: { ...process.env, HOMEROOM_URL: product.baseUrl } })
  expect(stdout).toMatch(/created task_\w+ under the key \S+/)
  expect(stdout).toMatch(/\d\d open tasks, walked page by page/)
  expect(stdout).toContain('a second time is refused: conflict')
  expect(stdout).toMatch(/\d+ requests in 30 days; \d+ left in this minute/)
})

test('the story of a school year plays in the started product', { timeout: 180_000 }, async () => {
  const script = join(root, 'docs/examples/school-year.ts')
  const { stdout } = await run(process.execPath, [script], { env: { ...process.env, HOMEROOM_DATA_DIR: folder } })
  expect(stdout).toMatch(/the clocks change on [\d-]+: UTC[+-]\d\d:00, UTC/)
  expect(stdout).toContain('attempt 2, late; a third one is refused')
  expect(stdout).toContain('1 created, 1 corrected')
  expect(stdout).toContain('300 grades in one call; with one score too high, none of them')
  expect(stdout).toContain('the family sees 1 of these grades')
})
