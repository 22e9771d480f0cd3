import { fileURLToPath } from 'node:url'
import { parseArgs } from 'node:util'
import { check, update } from './changelog/changelog.ts'
import { Store } from './changelog/store.ts'

const usage = `pnpm changelog            write today's record, snapshot and pages from the contract's changes
pnpm changelog --check    fail when the stored changelog does not tell everything; writes nothing`

try {
  const { values } = parseArgs({ options: { check: { type: 'boolean' }, help: { type: 'boolean' } } })
  if (values.help) {
    console.log(usage)
  } else {
    const store = new Store(fileURLToPath(new URL('..', import.meta.url)))
    const today = new Date().toISOString().slice(0, 10)
    const { ok, lines } = values.check ? await check(store, today) : await update(store, today)
    for (const line of lines) (ok ? console.log : console.error)(line)
    process.exitCode = ok ? 0 : 1
  }
} catch (error) {
  console.error((error as Error).message)
  process.exitCode = 1
}
