import { mkdir, readFile, rm, writeFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { setTimeout as delay } from 'node:timers/promises'
import { commandOf } from './processes.ts'

/** Notes that this process uses `folder`; refuses when another living one does. */
export async function claim(folder: string): Promise<void> {
  const file = `${folder}.owner`
  const [pid, command] = (await readFile(file, 'utf8').catch(() => '')).split('\n')
  const owner = Number(pid)
  if (owner !== process.pid && command && (await commandOf(owner)) === command) {
    throw new Error(`${folder} is in use by another Homeroom (process ${owner}). Stop that one first.`)
  }
  await mkdir(dirname(folder), { recursive: true })
  await writeFile(file, `${process.pid}\n${await commandOf(process.pid)}\n`)
}

export async function release(folder: string): Promise<void> {
  await rm(`${folder}.owner`, { force: true })
}

/**
 * Makes way for a new server on the cluster at `path`, which nobody living has claimed: after a power cut or `kill -9` there
 * may be a `postmaster.pid` whose process is gone, or a server that outlived its owner.
 */
export async function endPredecessor(path: string, log: (line: string) => void): Promise<void> {
  const lock = join(path, 'postmaster.pid')
  const pid = Number((await readFile(lock, 'utf8').catch(() => '')).split('\n')[0])
  if (!pid) return
  if (!(await serves(pid, path))) {
    // The number may belong to another program by now, which PostgreSQL cannot know: it would refuse to start.
    await rm(lock, { force: true })
    return
  }
  log('stopping the database server of a run that was killed')
  // Its guard may be doing just that.
  if (await ends(pid, path, 2_000)) return
  process.kill(pid, 'SIGINT')
  if (!(await ends(pid, path, 10_000))) throw new Error(`PostgreSQL (process ${pid}) in ${path} does not stop.`)
}

async function ends(pid: number, path: string, patience: number): Promise<boolean> {
  for (const until = Date.now() + patience; Date.now() < until; await delay(50)) {
    if (!(await serves(pid, path))) return true
  }
  return false
}

async function serves(pid: number, path: string): Promise<boolean> {
  return (await commandOf(pid)).includes(path)
}
