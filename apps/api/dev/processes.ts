import { execFile } from 'node:child_process'
import { readFile } from 'node:fs/promises'
import { promisify } from 'node:util'

const run = promisify(execFile)

export function isAlive(pid: number): boolean {
  try {
    return process.kill(pid, 0)
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === 'EPERM'
  }
}

/** The command line of a living process, or ''. */
export async function commandOf(pid: number): Promise<string> {
  if (!Number.isInteger(pid) || pid <= 1) return ''
  if (process.platform !== 'linux') return ps('args=', pid)
  const text = await readFile(`/proc/${pid}/cmdline`, 'utf8').catch(() => '')
  return text.replaceAll('\0', ' ').trim()
}

async function parentOf(pid: number): Promise<number> {
  if (process.platform !== 'linux') return Number(await ps('ppid=', pid))
  const text = await readFile(`/proc/${pid}/stat`, 'utf8').catch(() => '')
  // `pid (name) state ppid …`, where the name may hold anything.
  return Number(text.slice(text.lastIndexOf(')') + 2).split(' ')[1])
}

async function ps(column: string, pid: number): Promise<string> {
  return run('ps', ['-o', column, '-p', String(pid)]).then(
    ({ stdout }) => stdout.trim(),
    () => '',
  )
}

const PACKAGE_MANAGER = /^(\S*\/)?(node(\.exe)? \S*\/)?(npm|npx|pnpm|pnpx|corepack)(-cli|\.c?js|\.exe)*( |$)/
const SHELL = /^(\S*\/)?sh -c /

/**
 * Calls back when a package manager through which this process was started has ended. Told to stop without a terminal, `npx`
 * ends without a word to what it started, so whoever wants to end with it has to look.
 */
export async function watchLaunchers(onGone: () => void): Promise<void> {
  const pids = await launchers()
  const look = async () => {
    // Not isAlive(): a process that nobody has waited for yet still has its number, but no command line.
    const commands = await Promise.all(pids.map(commandOf))
    if (commands.includes('')) onGone()
  }
  if (pids.length > 0) setInterval(look, 500).unref()
}

async function launchers(): Promise<number[]> {
  const found: number[] = []
  for (let pid = process.ppid; pid > 1; pid = await parentOf(pid)) {
    const command = await commandOf(pid)
    if (PACKAGE_MANAGER.test(command)) found.push(pid)
    else if (!SHELL.test(command)) break
  }
  return found
}
