import { isDeepStrictEqual } from 'node:util'
import { type Acceptance, readAccepted, stub, withAcceptance } from './accepted.ts'
import { acceptanceProblems, deprecationProblems, missingEntries, pageProblems, storeProblems } from './check.ts'
import { compare, firstEntry } from './compare.ts'
import { contractOf } from './contract.ts'
import { byInterest, counted } from './entries.ts'
import type { ChangeRecord, Entry } from './model.ts'
import { oasdiff } from './oasdiff.ts'
import { line } from './overview.ts'
import { parseContract, type Store, sha256 } from './store.ts'

export interface Outcome {
  readonly ok: boolean
  readonly lines: readonly string[]
}

/** `pnpm changelog`: brings today's record up to date with the contract, and renders every page. */
export async function update(store: Store, today: string): Promise<Outcome> {
  const records = store.records()
  // Today's own record is replaced below, and a snapshot whose date is not over may be, too.
  const problems = storeProblems(store).filter((problem) => !problem.includes(today))
  if (problems.length > 0) return { ok: false, lines: problems }
  const newest = records.at(-1)
  if (newest && newest.date > today)
    return { ok: false, lines: [`The newest record is of ${newest.date}, after today (${today}).`] }

  const text = store.contract()
  const base = records.findLast((record) => record.date < today) ?? null
  const accepted = readAccepted(store.accepted())
  const found = base ? await changes(store, base.date, text, today) : firstEntry(contractOf(parseContract(text)))
  const lineOf = ({ id }: Entry) => accepted.find(({ change }) => change === id)
  const entries = found.map((entry) => withAcceptance(entry, lineOf(entry))).sort(byInterest)
  if (entries.length === 0) store.remove(today)
  else store.save(recordOf(entries, base, text, today), text)
  store.render()
  return { ok: true, lines: report(entries, unexplained(entries, accepted), base, today) }
}

/** `pnpm changelog --check`: whether the stored changelog tells all that the contract does. Writes nothing. */
export async function check(store: Store, today: string): Promise<Outcome> {
  const records = store.records()
  const newest = records.at(-1)
  const text = store.contract()
  if (!newest) return { ok: false, lines: ['There is no snapshot yet: run pnpm changelog.'] }
  const stored = storeProblems(store)
  const problems = [
    ...stored,
    ...pageProblems(store),
    ...acceptanceProblems(records, store.accepted()),
    ...deprecationProblems(parseContract(text)),
    // A snapshot that is not what it was says nothing about what changed since.
    ...(stored.length > 0 ? [] : missingEntries(await changes(store, newest.date, text, today))),
  ]
  if (problems.length > 0) return { ok: false, lines: problems }
  return {
    ok: true,
    lines: [`The changelog tells everything up to the contract of today (${counted(records.length, 'record')}).`],
  }
}

async function changes(store: Store, since: string, text: string, today: string): Promise<Entry[]> {
  return entriesBetween(store.snapshot(since) ?? '{}', text, today)
}

/** The lines of the changelog between the texts of two contracts. */
export async function entriesBetween(before: string, after: string, today: string): Promise<Entry[]> {
  const base = contractOf(parseContract(before))
  const head = contractOf(parseContract(after))
  // Most comparisons find nothing new, and then need no Go.
  if (isDeepStrictEqual(base.surface, head.surface)) return []
  return compare(base, head, await oasdiff(base.surface, head.surface), today)
}

function recordOf(entries: readonly Entry[], base: ChangeRecord | null, text: string, today: string): ChangeRecord {
  return {
    date: today,
    base: base?.head ?? null,
    head: { date: today, sha256: sha256(text) },
    operations: contractOf(parseContract(text)).operations.length,
    entries,
  }
}

/** A note in the contract may say why, but accepting that something breaks is a decision of its own. */
const unexplained = (entries: readonly Entry[], accepted: readonly Acceptance[]): Entry[] =>
  entries.filter(({ id, breaking }) => breaking && !accepted.some(({ change }) => change === id))

function report(
  entries: readonly Entry[],
  open: readonly Entry[],
  base: ChangeRecord | null,
  today: string,
): readonly string[] {
  if (entries.length === 0) return [`Nothing that integrators feel has changed since ${base?.date}.`]
  const asked =
    'Breaking changes need a reason. Fill in these lines in changelog/accepted-breaking.yaml, and run it again:'
  return [
    `changelog/${today}.md: ${counted(entries.length, 'change')}.`,
    ...entries.map((entry) => `- ${base ? line(entry) : entry.summary}`),
    ...(open.length > 0 ? [asked, ...open.map(stub)] : []),
  ]
}
