import { spawnSync } from 'node:child_process'
import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { releaseFaults } from './release-check.ts'

let folder: string
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'homeroom-release-'))
})
afterAll(() => rm(folder, { recursive: true }))

const ready = {
  name: '@homeroom/sdk',
  version: '1.2.0',
  license: 'Apache-2.0',
  repository: { type: 'git', url: 'git+https://git.example/school/homeroom.git', directory: 'packages/sdk' },
}
const tagged = {
  GITHUB_SERVER_URL: 'https://git.example',
  GITHUB_REPOSITORY: 'school/homeroom',
  GITHUB_REF_TYPE: 'tag',
  GITHUB_REF_NAME: '@homeroom/sdk@1.2.0',
}
const write = (manifest: object) => writeFile(join(folder, 'package.json'), JSON.stringify(manifest))
beforeEach(async () => {
  await write(ready)
  await writeFile(join(folder, 'LICENSE'), 'The text.')
  await writeFile(join(folder, 'CHANGELOG.md'), '# @homeroom/sdk\n\n## 1.2.0\n\n### Minor Changes\n')
})

test('with all of it set there is nothing to say', () => {
  expect(releaseFaults(folder, tagged)).toEqual([])
  expect(releaseFaults(folder, {})).toEqual([])
})

test.each<[string, object, RegExp]>([
  ['no licence', { license: undefined }, /^license is not set/],
  ['a licence that forbids all use', { license: 'UNLICENSED' }, /^license is UNLICENSED: nobody may use/],
  ['no repository', { repository: undefined }, /set it to git\+https:\/\/git\.example\/school\/homeroom\.git, and/],
  [
    'another repository',
    { repository: { ...ready.repository, url: 'git+https://git.example/a/b.git' } },
    /a\/b\.git, but/,
  ],
  ['no directory', { repository: { url: ready.repository.url } }, /^repository\.directory is not packages\/sdk/],
  [
    'another version',
    { version: '1.1.0' },
    /^the tag is @homeroom\/sdk@1\.2\.0, but package\.json says @homeroom\/sdk@1\.1\.0/,
  ],
])('%s is said', async (_, change, line) => {
  await write({ ...ready, ...change })
  expect(releaseFaults(folder, tagged)[0]).toMatch(line)
})

test('a licence without its text, and a version that the changelog does not tell of, are said', async () => {
  await rm(join(folder, 'LICENSE'))
  await writeFile(join(folder, 'CHANGELOG.md'), '# @homeroom/sdk\n\n## 1.1.0\n')
  expect(releaseFaults(folder, tagged)).toEqual([
    expect.stringMatching(/^there is no LICENSE/),
    expect.stringMatching(/^CHANGELOG\.md does not tell of 1\.2\.0/),
  ])
})

test('the command fails with each line, or says that all is ready', async () => {
  const script = fileURLToPath(new URL('release-check.ts', import.meta.url))
  const command = () =>
    spawnSync(process.execPath, [script, folder], { encoding: 'utf8', env: { ...process.env, ...tagged } })
  expect(command()).toMatchObject({ status: 0, stdout: 'Ready to release.\n', stderr: '' })
  await write({ ...ready, license: 'UNLICENSED', repository: undefined })
  const { status, stderr } = command()
  expect(status).toBe(1)
  expect(stderr.split('\n').filter(Boolean)).toEqual([
    expect.stringMatching(/^packages\/sdk: license is UNLICENSED/),
    expect.stringMatching(/^packages\/sdk: repository\.url is not set/),
  ])
})
