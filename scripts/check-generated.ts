import { execFileSync } from 'node:child_process'
import { fileURLToPath } from 'node:url'
import { readPage, SETTINGS_PAGES } from '../apps/api/dev/generate-settings-table.ts'
import { generate, run } from './generate.ts'

const root = fileURLToPath(new URL('..', import.meta.url))
const generated = ['contract/generated', 'packages/sdk/src/generated', 'apps/api/src/db/schema.generated.ts']

/** Fails when what is committed is not what the contract, the migrations and the settings give. */
run(async () => {
  // Written by hand but for their tables: whether the rest is committed does not matter here.
  const pages = await Promise.all(SETTINGS_PAGES.map(readPage))
  await generate()
  const args = ['status', '--porcelain', '--untracked-files=all', '--', ...generated]
  const remade = await Promise.all(SETTINGS_PAGES.map(readPage))
  const stale = SETTINGS_PAGES.filter((_, i) => pages[i] !== remade[i]).map(({ path }) => ` M ${path}\n`)
  const changes = execFileSync('git', args, { cwd: root, encoding: 'utf8' }) + stale.join('')
  if (changes) {
    throw new Error(`Generated files are not up to date:\n${changes}Run \`pnpm generate\` and commit the result.`)
  }
  console.log('Generated files are up to date.')
})
