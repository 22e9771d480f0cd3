import { execFileSync } from 'node:child_process'
import { fileURLToPath } from 'node:url'
import { generate, run } from './generate.ts'

const root = fileURLToPath(new URL('..', import.meta.url))
const generated = ['contract/generated', 'packages/sdk/src/generated', 'apps/api/src/db/schema.generated.ts']

/** Fails when what is committed is not what the contract and the migrations give. */
run(async () => {
  await generate()
  const args = ['status', '--porcelain', '--untracked-files=all', '--', ...generated]
  const changes = execFileSync('git', args, { cwd: root, encoding: 'utf8' })
  if (changes) {
    throw new Error(`Generated files are not up to date:\n${changes}Run \`pnpm generate\` and commit the result.`)
  }
  console.log('Generated files are up to date.')
})
