import { execFile } from 'node:child_process'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { promisify } from 'node:util'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { freePort } from '../dev/ports.ts'
import { Product } from './support/product.ts'

const run = promisify(execFile)
const STORY = fileURLToPath(new URL('../../../docs/examples/community-week.ts', import.meta.url))

let folder: string
let product: Product
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'homeroom-week-'))
  product = new Product({ HOMEROOM_DATA_DIR: folder, PORT: String(await freePort(0)) })
  await product.isReady()
}, 60_000)
afterAll(async () => {
  await product.stop()
  await rm(folder, { recursive: true, force: true })
})

// What it tells is true: it stops where the school answers otherwise.
test('the story of a class’s week plays in the started product', { timeout: 240_000 }, async () => {
  const { stdout } = await run(process.execPath, [STORY], { env: { ...process.env, HOMEROOM_DATA_DIR: folder } })
  const days = stdout.split('\n').map((line) => line.split(' ')[0])
  expect(days).toEqual(['Sunday', 'Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday', ''])
  expect(stdout).toContain('2 comments, 1 reaction, 1 bookmark')
  expect(stdout).toContain('3 votes, shown to nobody (false) before the end: At eight 1, At nine 2')
  expect(stdout).toContain('2 reports of one post')
  expect(stdout).toMatch(/the other one came out by itself at 20/)
  expect(stdout).toContain('in the group Rosa reads 2, and Omar, who came later, 1')
  expect(stdout).toContain('Photo Wall greets Rosa Vidal of Northfield Elementary')
})
