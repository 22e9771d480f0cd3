import { spawnSync } from 'node:child_process'

/** Whether a program that a test needs is installed here; CI installs it. */
export function installed(program: string, what: string, args = ['--version']): boolean {
  const found = spawnSync(program, args).status === 0
  if (!found) console.warn(`${what} is skipped: there is no ${program} on the PATH.`)
  return found
}
