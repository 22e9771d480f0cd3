import { readdirSync, readFileSync } from 'node:fs'

/** Linux counts CPU time in ticks of 10 ms, whatever the kernel's own clock (USER_HZ). */
const TICK_US = 10_000

interface Stat {
  pid: number
  parent: number
  name: string
  /** µs of CPU of its own, and of children that have ended and been waited for. */
  own: number
  waited: number
}

/** Whether CPU time and memory can be read here: on Linux. */
export const measurable = process.platform === 'linux'

function statOf(pid: number): Stat | null {
  try {
    const text = readFileSync(`/proc/${pid}/stat`, 'utf8')
    const end = text.lastIndexOf(')')
    const fields = text.slice(end + 2).split(' ')
    const ticks = (i: number) => Number(fields[i]) * TICK_US
    return {
      pid,
      parent: Number(fields[1]),
      name: text.slice(text.indexOf('(') + 1, end),
      own: ticks(11) + ticks(12),
      waited: ticks(13) + ticks(14),
    }
  } catch {
    return null
  }
}

/** The process and everything that it started. */
function treeOf(root: number): Stat[] {
  if (!measurable) return []
  const all = readdirSync('/proc')
    .filter((name) => /^\d+$/.test(name))
    .map((name) => statOf(Number(name)))
    .filter((stat) => stat !== null)
  const children = Map.groupBy(all, ({ parent }) => parent)
  const found: Stat[] = []
  const walk = (stat: Stat | undefined) => {
    if (!stat) return
    found.push(stat)
    for (const child of children.get(stat.pid) ?? []) walk(child)
  }
  walk(all.find(({ pid }) => pid === root))
  return found
}

const sum = (stats: Stat[]): number => stats.reduce((total, { own, waited }) => total + own + waited, 0)

/** µs of CPU that a process and its children have used. */
export const cpuOf = (pid: number): number => sum(treeOf(pid))

/** µs of CPU that this process's PostgreSQL has used. */
export const postgresCpu = (): number => sum(treeOf(process.pid).filter(({ name }) => name === 'postgres'))

/** µs of CPU used by the whole machine, and by what is no part of the bench. */
export function machineCpu(): { foreign: number } {
  if (!measurable) return { foreign: 0 }
  const [, ...fields] = (readFileSync('/proc/stat', 'utf8').split('\n', 1)[0] ?? '').split(/ +/)
  const [user = 0, nice = 0, system = 0, , , irq = 0, softirq = 0, steal = 0] = fields.map(Number)
  const busy = (user + nice + system + irq + softirq + steal) * TICK_US
  return { foreign: busy - cpuOf(process.pid) }
}

/** Resident memory in MB: now, and at its highest. */
export function memoryOf(pid: number): { now: number; peak: number } {
  if (!measurable) return { now: 0, peak: 0 }
  const status = readFileSync(`/proc/${pid}/status`, 'utf8')
  const megabytes = (field: string) => Number(new RegExp(`${field}:\\s+(\\d+) kB`).exec(status)?.[1] ?? 0) / 1024
  return { now: megabytes('VmRSS'), peak: megabytes('VmHWM') }
}
