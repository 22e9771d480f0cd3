import { execFile, execFileSync } from 'node:child_process'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { promisify } from 'node:util'

const PROGRAMS = ['chromium', 'chromium-browser', 'google-chrome']
/** The name of a Chromium on this machine, if there is one. */
export const chromium = PROGRAMS.find((name) => {
  try {
    execFileSync(name, ['--version'], { stdio: 'ignore' })
    return true
  } catch {
    return false
  }
})

/** A new browser with nothing of its own; every host name but this machine's address is unknown to it. */
export const browserOptions = (profile: string): string[] => [
  '--headless',
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  '--host-resolver-rules=MAP * ~NOTFOUND, EXCLUDE 127.0.0.1',
  `--user-data-dir=${profile}`,
]

/** The page as drawn. */
export async function dumpDom(url: string): Promise<string> {
  const profile = await mkdtemp(join(tmpdir(), 'homeroom-browser-'))
  const options = [...browserOptions(profile), '--virtual-time-budget=15000', '--dump-dom']
  try {
    const { stdout } = await promisify(execFile)(chromium ?? 'chromium', [...options, url], {
      maxBuffer: 64 * 1024 * 1024,
      timeout: 80_000,
    })
    return stdout
  } finally {
    await rm(profile, { recursive: true, force: true })
  }
}
