import type { OperationName } from './load.ts'
import type { Sample } from './measure.ts'
import type { Contender } from './servers.ts'

/** One round: a sample of every server, under the same operation. */
export type Round = Record<Contender, Sample>

export interface Standing {
  coldStartMs: number[]
  idleMb: number
  loadedMb: number
}

export function median(values: readonly number[]): number {
  const sorted = values.toSorted((a, b) => a - b)
  const middle = sorted.length >> 1
  const upper = sorted[middle] ?? Number.NaN
  return sorted.length % 2 === 1 ? upper : ((sorted[middle - 1] ?? upper) + upper) / 2
}

/** The peer's value over ours in each round, and in the median: above 1 is to our favour (below, for throughput's inverse). */
function ratio(rounds: readonly Round[], of: (round: Round) => number): string {
  const values = rounds.map(of)
  const f = (n: number) => n.toFixed(2)
  return `${f(median(values))} (${f(Math.min(...values))}–${f(Math.max(...values))})`
}

const table = (rows: string[][]): string => {
  const widths = rows[0]?.map((_, i) => Math.max(...rows.map((row) => row[i]?.length ?? 0))) ?? []
  return rows
    .map((row) =>
      row.map((cell, i) => (i === 0 ? cell.padEnd(widths[i] ?? 0) : cell.padStart(widths[i] ?? 0))).join('  '),
    )
    .join('\n')
}

/** Medians of each server's rounds, and the paired ratios to ours. */
export function operationTable(operation: OperationName, rounds: readonly Round[]): string {
  const names = Object.keys(rounds[0] ?? {}) as Contender[]
  const head = ['', 'server CPU µs', 'database CPU µs', 'requests/s', 'p50 ms', 'p99 ms']
  const ratios = ['CPU: peer ÷ ours', 'requests/s: ours ÷ peer']
  const rows = names.map((name) => {
    const middle = (key: keyof Sample, digits: number) => median(rounds.map((r) => r[name][key])).toFixed(digits)
    const paired =
      name === 'homeroom'
        ? ['', '']
        : [
            ratio(rounds, (r) => r[name].cpu / r.homeroom.cpu),
            ratio(rounds, (r) => r.homeroom.throughput / r[name].throughput),
          ]
    return [
      name,
      middle('cpu', 1),
      middle('databaseCpu', 1),
      middle('throughput', 0),
      middle('p50', 2),
      middle('p99', 2),
      ...paired,
    ]
  })
  const title = operation === 'list' ? 'GET /api/v1/tasks?limit=20' : 'POST /api/v1/tasks'
  return `${title}, ${rounds.length} rounds: medians, ratios paired by round (range)\n${table([[...head, ...ratios], ...rows])}`
}

export function standingTable(standings: Record<Contender, Standing>): string {
  const rows = Object.entries(standings).map(([name, { coldStartMs, idleMb, loadedMb }]) => [
    name,
    median(coldStartMs).toFixed(0),
    idleMb.toFixed(0),
    loadedMb.toFixed(0),
  ])
  return table([['', 'cold start ms', 'idle MB', 'loaded MB'], ...rows])
}

export const noise = (rounds: readonly Round[]): string => {
  const shares = rounds.flatMap((round) => Object.values(round).map(({ foreign }) => foreign * 100))
  return `${median(shares).toFixed(0)} % of one core (at most ${Math.max(...shares).toFixed(0)} %)`
}
