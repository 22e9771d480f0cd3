import { execFileSync } from 'node:child_process'
import { readFile } from 'node:fs/promises'
import { fileURLToPath } from 'node:url'
import { SETTINGS_PAGE } from '../apps/api/dev/generate-settings-table.ts'
import { generate, run } from './generate.ts'

const root = fileURLToPath(new URL('..', import.meta.url))
const generated = ['contract/generated', 'packages/sdk/src/generated', 'apps/api/src/db/schema.generated.ts']

/** Fails when what is committed is not what the contract, the migrations and the settings give. */
run(async () => {
  // Written by hand but for its table: whether the rest is committed does not matter here.
  const page = await readFile(SETTINGS_PAGE, 'utf8')
  await generate()
  const args = ['status', '--porcelain', '--untracked-files=all', '--', ...generated]
  const table = page === (await readFile(SETTINGS_PAGE, 'utf8')) ? '' : ' M docs/operations.md\n'
  const changes = execFileSync('git', args, { cwd: root, encoding: 'utf8' }) + table
  if (changes) {
    throw new Error(`Generated files are not up to date:\n${changes}Run \`pnpm generate\` and commit the result.`)
  }
  console.log('Generated files are up to date.')
})
