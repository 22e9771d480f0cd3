import { type ChildProcess, execFileSync, spawn } from 'node:child_process'
import { availableParallelism } from 'node:os'

const running = new Set<ChildProcess>()

const taskset = ((): boolean => {
  try {
    execFileSync('taskset', ['-V'], { stdio: 'ignore' })
    return availableParallelism() >= 2
  } catch {
    return false
  }
})()

/** Servers have core 0; this process, and with it PostgreSQL and the load, core 1. */
export const pinned = taskset
export function pinSelf(): void {
  if (taskset) execFileSync('taskset', ['-a', '-c', '-p', '1', String(process.pid)], { stdio: 'ignore' })
}

/** Starts `node`, on core 0 unless others are named; it ends with this process, however that ends. */
export function startNode(args: string[], env: NodeJS.ProcessEnv, cores = '0'): ChildProcess {
  const command = [process.execPath, ...args]
  const [file = '', ...rest] = taskset ? ['taskset', '-c', cores, ...command] : command
  const child = spawn(file, rest, { env, stdio: ['ignore', 'ignore', 'pipe'] })
  running.add(child)
  child.once('close', () => running.delete(child))
  // The guard reads a pipe whose other end is ours: it reads its end when we are gone, killed even.
  const guard = spawn('/bin/sh', ['-c', `read -r _; kill ${child.pid}`], { stdio: ['pipe', 'ignore', 'ignore'] })
  guard.on('error', () => {})
  child.once('close', () => guard.kill('SIGKILL'))
  return child
}

export async function stop(child: ChildProcess): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null) return
  const closed = new Promise((resolve) => child.once('close', resolve))
  const timer = setTimeout(() => child.kill('SIGKILL'), 10_000)
  child.kill('SIGTERM')
  await closed
  clearTimeout(timer)
}

export const stopAll = (): Promise<unknown> => Promise.all([...running].map(stop))
