import { mkdir, readFile, rm, writeFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { setTimeout as delay } from 'node:timers/promises'
import { commandOf } from './processes.ts'

/** Notes that this process uses `folder`; refuses when another living one does. */
export async function claim(folder: string): Promise<void> {
  const owner = await ownerOf(folder)
  if (owner?.alive && owner.pid !== process.pid) {
    throw new Error(`${folder} is in use by another Homeroom (process ${owner.pid}). Stop that one first.`)
  }
  await mkdir(dirname(folder), { recursive: true })
  await writeFile(claimFile(folder), `${process.pid}\n${await commandOf(process.pid)}\n`)
}

export async function release(folder: string): Promise<void> {
  await rm(claimFile(folder), { force: true })
}

/** Whether a process that was killed has left its claim. */
export async function isAbandoned(folder: string): Promise<boolean> {
  return (await ownerOf(folder))?.alive === false
}

const claimFile = (folder: string): string => `${folder}.owner`

async function ownerOf(folder: string): Promise<{ pid: number; alive: boolean } | undefined> {
  const [pid, command] = (await readFile(claimFile(folder), 'utf8').catch(() => '')).split('\n')
  if (!pid) return undefined
  return { pid: Number(pid), alive: command !== '' && (await commandOf(Number(pid))) === command }
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
