import { readAccepted, withAcceptance } from './accepted.ts'
import { entriesBetween } from './changelog.ts'
import { contractOf } from './contract.ts'
import { byInterest } from './entries.ts'
import { type Commit, fileAt, startingPoint } from './git.ts'
import type { ChangeRecord, Entry } from './model.ts'
import { CONTRACT, parseContract, type Store } from './store.ts'

/** What the checked-out work would add to the changelog of `ref`. */
export interface Proposal {
  readonly ref: string
  readonly commit: Commit
  readonly entries: readonly Entry[]
  /** Breaking changes that nobody has accepted with a reason, by the ids under which the record has them. */
  readonly open: readonly Entry[]
  /** The contract's text is not what it was, even if nobody feels it. */
  readonly touched: boolean
  /** Operations of the contract as it is now. */
  readonly operations: number
}

/** `pnpm changelog --against <ref>`. Writes nothing. */
export async function against(store: Store, ref: string, today: string): Promise<Proposal> {
  const commit = await startingPoint(store.root, ref)
  const before = await fileAt(store.root, commit, CONTRACT)
  if (before === null)
    throw new Error(`\`${ref}\` (${commit.short}) has no ${CONTRACT}: there is nothing to compare with.`)
  const after = store.contract()
  const accepted = readAccepted(store.accepted())
  const found = await entriesBetween(before, after, today)
  const fresh = (await freshRecords(store, commit)).flatMap((record) => record.entries)
  const judged = found.map((entry) => {
    const named = [entry, ...fresh.filter((stored) => covers(stored, entry))]
    return { entry, named, line: accepted.find(({ change }) => named.some(({ id }) => id === change)) }
  })
  return {
    ref,
    commit,
    entries: judged.map(({ entry, line }) => withAcceptance(entry, line)).sort(byInterest),
    open: judged.filter(({ entry, line }) => entry.breaking && !line).map(({ named }) => named.at(-1) as Entry),
    touched: before !== after,
    operations: contractOf(parseContract(after)).operations.length,
  }
}

/** Records that this work wrote; the earlier ones are never touched, so the first untouched one ends the search. */
async function freshRecords(store: Store, commit: Commit): Promise<ChangeRecord[]> {
  const fresh: ChangeRecord[] = []
  for (const record of store.records().toReversed()) {
    const path = `changelog/${record.date}.json`
    if ((await fileAt(store.root, commit, path)) === store.read(path)) break
    fresh.push(record)
  }
  return fresh
}

/**
 * Whether a stored entry tells of the same change, in these operations and perhaps in more: the changes of one day are
 * joined in its record, and have another id there than alone.
 */
function covers(stored: Entry, entry: Entry): boolean {
  const operations = new Set(stored.operations.map(({ method, path }) => `${method} ${path}`))
  const findings = new Set(stored.findings.map(({ id, fingerprint }) => `${id} ${fingerprint}`))
  return (
    entry.operations.every(({ method, path }) => operations.has(`${method} ${path}`)) &&
    entry.webhooks.every((name) => stored.webhooks.includes(name)) &&
    // The sentence of several operations may differ from that of one; what oasdiff found does not.
    (stored.summary === entry.summary ||
      (entry.findings.length > 0 &&
        entry.findings.every(({ id, fingerprint }) => findings.has(`${id} ${fingerprint}`))))
  )
}
