import { writeFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { parseArgs } from 'node:util'
import { against } from '@homeroom/changelog/against'
import { check, update } from '@homeroom/changelog/changelog'
import { MARKER } from '@homeroom/changelog/comment'
import { renderProposal } from '@homeroom/changelog/proposal'
import { Store } from '@homeroom/changelog/store'

const usage = `pnpm changelog                    write today's record, snapshot and pages from the contract's changes
pnpm changelog --check            fail when the stored changelog does not tell everything; writes nothing
pnpm changelog --against <ref>    the entries that the work since <ref> adds; fail on breaking changes without a reason
               --comment <file>   write them there, too, as a pull request's comment

Exit status: 0 all is well, 1 something is to be done, 2 it could not be found out.`

const options = {
  check: { type: 'boolean' },
  against: { type: 'string' },
  comment: { type: 'string' },
  help: { type: 'boolean' },
} as const

try {
  const { values } = parseArgs({ options })
  if (values.check && values.against !== undefined) throw new Error('--check or --against, not both')
  if (values.comment !== undefined && values.against === undefined) throw new Error('--comment needs --against')
  const store = new Store(fileURLToPath(new URL('..', import.meta.url)))
  const today = new Date().toISOString().slice(0, 10)
  if (values.help) console.log(usage)
  else if (values.against !== undefined) await propose(store, values.against, today, values.comment)
  else report(values.check ? await check(store, today) : await update(store, today))
} catch (error) {
  console.error((error as Error).message)
  process.exitCode = 2
}

function report({ ok, lines }: { ok: boolean; lines: readonly string[] }) {
  for (const line of lines) (ok ? console.log : console.error)(line)
  process.exitCode = ok ? 0 : 1
}

async function propose(store: Store, ref: string, today: string, file: string | undefined) {
  const proposal = await against(store, ref, today)
  if (file !== undefined) writeFileSync(file, `${MARKER}\n${renderProposal(proposal, { short: true })}`)
  console.log(renderProposal(proposal).trimEnd())
  process.exitCode = proposal.open.length > 0 ? 1 : 0
}
