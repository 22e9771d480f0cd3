import { type Acceptance, readAccepted, stub } from './accepted.ts'
import { daysBetween, isDate, SUNSET_DAYS } from './dates.ts'
import { asNode, type ChangeRecord, type Entry, isNode, type Node } from './model.ts'
import { renderAll } from './render.ts'
import { type Store, sha256 } from './store.ts'

/** The stored files still say what was stored: hashes, the chain of dates, the rendered pages. */
export function storeProblems(store: Store): string[] {
  const records = store.records()
  const dates = records.map((record) => record.date)
  const orphans = store.snapshotDates().filter((date) => !dates.includes(date))
  return [
    ...records.flatMap((record, index) => recordProblems(store, record, records[index - 1] ?? null)),
    ...orphans.map((date) => `changelog/snapshots/${date}.json has no record changelog/${date}.json.`),
  ]
}

function recordProblems(store: Store, record: ChangeRecord, previous: ChangeRecord | null): string[] {
  const { date, base, head } = record
  const snapshot = store.snapshot(date)
  if (snapshot === null) return [`changelog/snapshots/${date}.json is missing.`]
  const problems: string[] = []
  if (head.date !== date) problems.push(`changelog/${date}.json is a record of ${head.date}.`)
  if (sha256(snapshot) !== head.sha256) {
    problems.push(`changelog/snapshots/${date}.json was edited: its hash is not the one in changelog/${date}.json.`)
  }
  if ((base?.date ?? null) !== (previous?.date ?? null) || (base && base.sha256 !== previous?.head.sha256)) {
    problems.push(`changelog/${date}.json does not follow the record before it.`)
  }
  return problems
}

/** Pages are rendered from records; a page that says something else was edited by hand, or not rendered again. */
export function pageProblems(store: Store): string[] {
  return [...renderAll(store.records())]
    .filter(([path, text]) => store.read(path) !== text)
    .map(([path]) => `${path} is not what its records say: run pnpm changelog.`)
}

export const missingEntries = (entries: readonly Entry[]): string[] =>
  entries.map((entry) => `The contract changed without an entry: ${entry.summary} Run pnpm changelog.`)

/** Every breaking change needs a reason, and every reason a breaking change. */
export function acceptanceProblems(records: readonly ChangeRecord[], yaml: string): string[] {
  let accepted: Acceptance[]
  try {
    accepted = readAccepted(yaml)
  } catch (error) {
    return [(error as Error).message]
  }
  const entries = records.flatMap((record) => record.entries)
  const lineOf = (entry: Entry) => accepted.find(({ change }) => change === entry.id)
  return [
    ...entries
      .filter((entry) => entry.breaking && !lineOf(entry))
      .map((entry) => `A breaking change has no reason in changelog/accepted-breaking.yaml. Add:\n${stub(entry)}`),
    ...entries
      .filter((entry) => lineOf(entry) && entry.why !== lineOf(entry)?.reason)
      .map((entry) => `The reason for ${entry.id} is not in the changelog yet: run pnpm changelog.`),
    ...accepted
      .filter(({ change }) => !entries.some((entry) => entry.id === change))
      .map(({ change }) => `accepted-breaking.yaml accepts ${change}, but no entry has this id.`),
  ]
}

/** Everything deprecated says until when it works, and gives its users at least 30 days. */
export function deprecationProblems(bundle: Node): string[] {
  return [...deprecated(bundle, '#')].flatMap(([pointer, node]) => {
    const name = typeof node.operationId === 'string' ? node.operationId : pointer
    const { 'x-sunset': sunset, 'x-deprecated-at': at } = node
    if (typeof sunset !== 'string' || !isDate(sunset)) return [`${name} is deprecated without x-sunset.`]
    if (typeof at !== 'string' || !isDate(at)) return [`${name} is deprecated without x-deprecated-at.`]
    const days = daysBetween(at, sunset)
    return days < SUNSET_DAYS
      ? [`${name} is deprecated with ${days} days until its sunset; ${SUNSET_DAYS} is the least.`]
      : []
  })
}

const DATA = ['example', 'examples', 'default', 'enum', 'const']

function* deprecated(value: unknown, pointer: string): Generator<[string, Node]> {
  if (Array.isArray(value)) {
    for (const [index, item] of value.entries()) yield* deprecated(item, `${pointer}/${index}`)
  }
  if (!isNode(value)) return
  if (value.deprecated === true) yield [pointer, value]
  for (const [key, child] of Object.entries(asNode(value))) {
    if (!DATA.includes(key)) yield* deprecated(child, `${pointer}/${key}`)
  }
}
