import { execFile } from 'node:child_process'
import { createHash, randomBytes } from 'node:crypto'
import {
  chown,
  lstat,
  mkdir,
  readdir,
  readFile,
  readlink,
  realpath,
  rename,
  rm,
  stat,
  symlink,
  writeFile,
} from 'node:fs/promises'
import { basename, dirname, join } from 'node:path'
import { promisify } from 'node:util'
import { type Account, canEnter, type Programs, publicFolder } from './postgres-programs.ts'

const run = promisify(execFile)
const PASSWORD_FILE = 'homeroom.password'

export interface DataFolder {
  path: string
  password: string
}

export interface DataOptions {
  /** Whether to wait for the disk. */
  durable: boolean
  signal?: AbortSignal
  log: (line: string) => void
}

/**
 * The cluster behind `folder`, made when it is not there. As root, in a checkout that `nobody` cannot enter, `folder` is a
 * link to a folder that it can.
 */
export async function prepareData(folder: string, programs: Programs, options: DataOptions): Promise<DataFolder> {
  const { log } = options
  const path = await placeOf(folder, programs.account, log)
  await checkOwner(path, programs.account)
  const state = await inspect(path)
  if (state !== 'absent' && state !== 'sound') await setAside(path, state, log)
  if (state !== 'sound') {
    log('creating the database cluster')
    await initialise(path, programs, options)
  }
  return { path, password: await readFile(join(path, PASSWORD_FILE), 'utf8') }
}

/** Moves a folder that cannot be used out of the way, and says so: nothing is ever deleted. */
export async function setAside(path: string, reason: string, log: (line: string) => void): Promise<void> {
  const kept = `${path}.broken-${new Date().toISOString().replaceAll(/[:.]/g, '-')}`
  await rename(path, kept)
  log(`${path} ${reason}; it was kept as ${basename(kept)} and a new database is made`)
}

async function placeOf(folder: string, account: Account | undefined, log: (line: string) => void): Promise<string> {
  await mkdir(dirname(folder), { recursive: true })
  const link = await lstat(folder).catch(() => undefined)
  if (link?.isSymbolicLink()) return readlink(folder)
  const parent = await realpath(dirname(folder))
  const place = join(parent, basename(folder))
  if (!account || (await canEnter(account, parent))) return place
  if (link) await setAside(place, 'cannot be entered by the user that PostgreSQL runs as', log)
  const outside = join(await publicFolder(), `data-${createHash('sha256').update(place).digest('hex').slice(0, 12)}`)
  if (await lstat(outside).catch(() => undefined)) await setAside(outside, `lost its link ${place}`, log)
  await symlink(outside, place)
  return outside
}

async function checkOwner(path: string, account: Account | undefined): Promise<void> {
  const found = await stat(path).catch(() => undefined)
  const expected = account?.uid ?? process.getuid?.()
  if (!found?.isDirectory() || expected === undefined || found.uid === expected) return
  throw new Error(`${path} belongs to another user (uid ${found.uid}): start as that user, or move the folder away.`)
}

/** 'sound', 'absent', or what is wrong with it. */
async function inspect(path: string): Promise<string> {
  const entries = await readdir(path).catch((error): string[] | undefined => {
    if (error.code === 'ENOENT') return undefined
    if (error.code === 'ENOTDIR') return []
    throw error
  })
  if (entries === undefined) return 'absent'
  if (!entries.includes('PG_VERSION') || !entries.includes('global')) return 'is not a complete database cluster'
  if (!entries.includes(PASSWORD_FILE)) return `has lost ${PASSWORD_FILE}`
  const version = (await readFile(join(path, 'PG_VERSION'), 'utf8')).trim()
  return version === '18' ? 'sound' : `was made by PostgreSQL ${version}`
}

/** Works beside `path` and renames at the end, so that an interrupted run leaves nothing that looks complete. */
async function initialise(path: string, programs: Programs, options: DataOptions): Promise<void> {
  const partial = `${path}.new`
  await rm(partial, { recursive: true, force: true })
  await mkdir(partial, { mode: 0o700 })
  const passwordFile = `${path}.password`
  await writeFile(passwordFile, randomBytes(24).toString('base64url'), { mode: 0o600 })
  if (programs.account) {
    await chown(partial, programs.account.uid, programs.account.gid)
    await chown(passwordFile, programs.account.uid, programs.account.gid)
  }
  try {
    await runInitdb(partial, passwordFile, programs, options)
    await rename(passwordFile, join(partial, PASSWORD_FILE))
    await rename(partial, path)
  } catch (error) {
    await rm(partial, { recursive: true, force: true })
    await rm(passwordFile, { force: true })
    throw error
  }
}

async function runInitdb(
  folder: string,
  passwordFile: string,
  programs: Programs,
  options: DataOptions,
): Promise<void> {
  await run(
    programs.initdb,
    [
      ...['--pgdata', folder, '--username', 'postgres', '--pwfile', passwordFile, '--auth', 'scram-sha-256'],
      // The same order and case rules on every machine.
      ...['--encoding', 'UTF8', '--locale', 'C', '--locale-provider', 'builtin', '--builtin-locale', 'C.UTF-8'],
      ...(options.durable ? [] : ['--no-sync']),
    ],
    { ...programs.account, cwd: '/', signal: options.signal, env: { PATH: process.env.PATH, LC_ALL: 'C' } },
  )
}
