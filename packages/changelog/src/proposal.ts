import { stub } from './accepted.ts'
import type { Proposal } from './against.ts'
import { counted } from './entries.ts'
import { countKinds } from './overview.ts'
import { renderEntries } from './render.ts'

/** GitHub takes 65,536 characters for a comment. */
const ROOM = { entries: 40_000, stubs: 20_000 }
const UNLIMITED = { entries: Number.POSITIVE_INFINITY, stubs: Number.POSITIVE_INFINITY }

/** The proposal in Markdown: all of it, or as much as a comment holds. */
export function renderProposal(proposal: Proposal, { short = false } = {}): string {
  const { entries, open, operations, commit, ref } = proposal
  const room = short ? ROOM : UNLIMITED
  const rest = (n: number) => `… and ${n} more: \`pnpm changelog --against ${ref}\` prints them all.`
  const told = fitting(renderEntries({ base: { date: commit.short, sha256: '' }, operations, entries }), room.entries)
  const asked = fitting(open.map(stub), room.stubs)
  const blocks = [
    '# What this changes in the contract',
    verdict(proposal),
    ...told,
    ...(told.length < entries.length ? [rest(entries.length - told.length)] : []),
    ...(open.length > 0 ? [request(asked)] : []),
    ...(asked.length < open.length ? [rest(open.length - asked.length)] : []),
  ]
  return `${blocks.join('\n\n')}\n`
}

function verdict({ ref, commit, entries, open, touched }: Proposal): string {
  const since = `\`${ref}\` (${commit.short})`
  if (!touched) return `No contract change: it is the same as at ${since}.`
  if (entries.length === 0) {
    return `Words only: nothing that callers or receivers of webhooks feel has changed since ${since}.`
  }
  const told = `${countKinds(entries)}. Compared with ${since}.`
  if (open.length === 0) return told
  return `${told}\n\n**${counted(open.length, 'breaking change')} without a reason: see «To be accepted».**`
}

const request = (stubs: readonly string[]): string => `## To be accepted

Breaking changes need a reason. Run \`pnpm changelog\`, fill in these lines in \`changelog/accepted-breaking.yaml\`, and run it again:

\`\`\`yaml
${stubs.join('\n')}
\`\`\``

/** The first blocks, as many as there is room for. */
function fitting(blocks: readonly string[], room: number): readonly string[] {
  let left = room
  const end = blocks.findIndex((block) => {
    left -= block.length + 2
    return left < 0
  })
  return end < 0 ? blocks : blocks.slice(0, end)
}
