import { execFile, spawnSync } from 'node:child_process'
import { cp, mkdtemp, readdir, readFile, rm, symlink, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { promisify } from 'node:util'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { normalise } from '../../../contract/generate/normalise.ts'
import { writeSdk } from '../../../contract/generate/sdk.ts'
import { generatorInput } from '../../../contract/generate/sdk-input.ts'
import { catalogue, school } from './generator/school.ts'

const sdk = fileURLToPath(new URL('..', import.meta.url))
const run = promisify(execFile)
const hasJava = spawnSync('java', ['-version']).status === 0
if (!hasJava) console.warn('The generator tests need Java 11 or newer: skipped')

// In CI a skip would hide a broken generator: there they run, and fail without Java.
describe.skipIf(!hasJava && !process.env.CI)('an SDK generated from a small contract', () => {
  let folder: string
  const text = (name: string) => readFile(join(folder, 'src/generated', name), 'utf8')

  beforeAll(async () => {
    folder = await mkdtemp(join(tmpdir(), 'homeroom-generator-'))
    await cp(join(sdk, 'src'), join(folder, 'src'), { recursive: true })
    await cp(join(sdk, 'test/generator/usage.ts'), join(folder, 'usage.ts'))
    await symlink(join(sdk, 'node_modules'), join(folder, 'node_modules'))
    await writeFile(join(folder, 'package.json'), '{ "type": "module" }')
    const config = {
      extends: join(sdk, 'tsconfig.json'),
      compilerOptions: { typeRoots: [join(sdk, '../../node_modules/@types')] },
      include: ['src', 'usage.ts'],
    }
    await writeFile(join(folder, 'tsconfig.json'), JSON.stringify(config))
    const sources = { document: school, catalogue }
    await writeSdk(sources, join(folder, 'src/generated'), join(folder, 'input.json'))
  }, 60_000)
  afterAll(() => rm(folder, { recursive: true, force: true }))

  test('holds the classes and tables of this contract and nothing of the last', async () => {
    const files = await readdir(join(folder, 'src/generated'), { recursive: true })
    expect(files.sort()).toEqual([
      'apis',
      'apis/academic-attendance.ts',
      'apis/academic-terms.ts',
      'apis/feed-polls.ts',
      'contract-date.ts',
      'error-codes.ts',
      'errors.ts',
      'events.ts',
      'mock-contract.ts',
      'models.ts',
      'operations.ts',
      'paths.ts',
      'resources.ts',
    ])
    for (const name of files.filter((file) => file.endsWith('.ts'))) {
      expect(await text(name)).toMatch(/^\/\/ @generated from contract\/openapi\.yaml\. Do not edit\.\n/)
    }
  })

  test('type-checks, and refuses what it should', async () => {
    const tsc = join(sdk, 'node_modules/.bin/tsc')
    const { stdout } = await run(tsc, ['-p', folder]).catch((error: { stdout: string }) => error)
    expect(stdout).toBe('')
  }, 30_000)

  test('calls what the contract says, nested names included', async () => {
    const { stdout } = await run(process.execPath, [join(folder, 'usage.ts')])
    const { sent, keyed, operations } = JSON.parse(stdout)
    expect(sent).toEqual([
      'POST /api/v1/attendance {"studentId":"stu_1","status":"present"}',
      'POST /api/v1/attendance?dryRun=true {"studentId":"stu_1","status":"present"}',
      'GET /api/v1/attendance?date=2030-05-01&status=absent',
      'GET /api/v1/terms/term_1/days/2030-05-01?zone=UTC',
      'GET /api/v1/terms/term_1/days/2030-05-02',
      'PUT /api/v1/terms/term_1/days/2030-05-03',
      'PUT /api/v1/terms/term_1/days/2030-05-04 {"on":null}',
      'DELETE /api/v1/polls/poll_1',
      'not_found',
    ])
    expect(keyed).toBe(true)
    expect(Object.keys(operations)).toEqual([
      'academic.attendance.list',
      'academic.attendance.mark',
      'academic.terms.getDay',
      'academic.terms.closeDay',
      'feedPolls.delete',
    ])
    expect(operations['academic.attendance.mark'].errors).toEqual([
      'not_found',
      'unknown_error',
      'idempotency_conflict',
      'RELATIONSHIP_REQUIRED',
      'conflict',
    ])
    expect(operations['academic.terms.getDay'].deprecated).toEqual({
      at: '2030-01-01',
      sunset: '2030-06-01',
      docs: '/docs/migrations/days',
    })
  })

  test('documents every method', async () => {
    const attendance = await text('apis/academic-attendance.ts')
    expect(attendance).toContain('/** Who was there. */\nexport class AcademicAttendanceResource')
    expect(attendance).toContain(`  /**
   * Does academic.attendance.mark.
   *
   * Says nothing of *\\/ comments.
   *
   * Permission \`attendance:mark\`; API-key scope \`academic:write\`.
   * Error codes: \`conflict\` (term_closed), \`RELATIONSHIP_REQUIRED\`, and those of every call.
   */`)
    const terms = await text('apis/academic-terms.ts')
    expect(terms).toContain(
      '@deprecated since 2030-01-01, may be gone after 2030-06-01. Use academic.attendance.list. See /docs/migrations/days',
    )
    expect(terms).toContain('Open to every active member; not open to API keys.')
    expect(terms).toMatch(/Open to every active member.*?\n {3}\* The same as `getDay`\.\n {3}\*\/\n {2}day\(/s)
  })

  test('has only the models that calls reach', async () => {
    const models = await text('models.ts')
    expect(models).not.toMatch(/Unreached|Envelope|DayOrNull/)
    expect(models).toContain("  /** Default `\"light\"`. */\n  shade?: 'light' | 'dark' | undefined\n")
    expect(models).toContain('  status: Open<Status>\n')
    expect(models).toContain('  closedOn: Day | null\n')
  })
})

describe('generatorInput', () => {
  const input = (change: (document: typeof school) => void) => {
    const document = structuredClone(school)
    change(document)
    return () => generatorInput(document, normalise(document), catalogue)
  }
  const move = (from: string, id: string) => (document: typeof school) => {
    const item = document.paths[from] as { delete: { operationId: string; tags: string[] } }
    Object.assign(item.delete, { operationId: id, tags: [id.slice(0, id.lastIndexOf('.'))] })
  }

  test('refuses a name that would be both a resource and a namespace', () => {
    expect(input(move('/api/v1/polls/{id}', 'academic.delete'))).toThrow(
      'academic cannot have both operations and further names in it',
    )
  })

  test('leaves the document as it was', () => {
    const before = JSON.stringify(school)
    generatorInput(school, normalise(school), catalogue)
    expect(JSON.stringify(school)).toBe(before)
  })
})
