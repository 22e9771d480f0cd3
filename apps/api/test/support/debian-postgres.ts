import { type ChildProcess, execFile, spawn } from 'node:child_process'
import { randomBytes } from 'node:crypto'
import { once } from 'node:events'
import { chown, mkdtemp, readdir, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { freePort } from '../../dev/ports.ts'
import { findPrograms } from '../../dev/postgres-programs.ts'
import { command } from './postgres-server.ts'
import { eventually } from './wait.ts'

const run = promisify(execFile)

/** Where the newest PostgreSQL of this machine has its programs; null: there is none. Ours from npm has no pg_dump. */
export async function postgresPrograms(): Promise<string | null> {
  const versions = await readdir('/usr/lib/postgresql').catch(() => [])
  const newest = versions.map(Number).sort((a, b) => b - a)[0]
  if (newest) return `/usr/lib/postgresql/${newest}/bin`
  console.warn('Backup and restore are skipped: there is no PostgreSQL with pg_dump on this machine.')
  return null
}

/** A whole server of one's own: roles belong to all databases of a server. */
export class Cluster {
  readonly #folder: string
  readonly #child: ChildProcess
  /** As a superuser. */
  readonly adminUrl: string

  private constructor(folder: string, child: ChildProcess, adminUrl: string) {
    this.#folder = folder
    this.#child = child
    this.adminUrl = adminUrl
  }

  static async start(programs: string): Promise<Cluster> {
    const { account } = await findPrograms()
    const folder = await mkdtemp(join(tmpdir(), 'homeroom-cluster-'))
    const [data, secret] = [join(folder, 'data'), join(folder, 'secret')]
    const password = randomBytes(12).toString('hex')
    await writeFile(secret, password)
    if (account) for (const path of [folder, secret]) await chown(path, account.uid, account.gid)
    const options = { ...account, cwd: '/', env: { PATH: process.env.PATH, LC_ALL: 'C' } }
    const settings = [
      '--username=postgres',
      `--pwfile=${secret}`,
      '--auth=scram-sha-256',
      '--encoding=UTF8',
      '--no-sync',
    ]
    await run(join(programs, 'initdb'), [...settings, data], options)
    const port = await freePort(0)
    const given = { port, listen_addresses: '127.0.0.1', unix_socket_directories: '', fsync: 'off' }
    const args = Object.entries(given).flatMap(([name, value]) => ['-c', `${name}=${value}`])
    const child = spawn(join(programs, 'postgres'), ['-D', data, ...args], { ...options, stdio: 'ignore' })
    const cluster = new Cluster(folder, child, `postgres://postgres:${password}@127.0.0.1:${port}/postgres`)
    await eventually(
      () =>
        command(cluster.adminUrl, 'SELECT 1').then(
          () => true,
          () => false,
        ),
      20_000,
    )
    return cluster
  }

  url(database: string, login?: { user: string; password: string }): string {
    const url = new URL(this.adminUrl)
    if (login) Object.assign(url, { username: login.user, password: login.password })
    return Object.assign(url, { pathname: `/${database}` }).href
  }

  /** A login that may make roles and is no superuser, as on a managed PostgreSQL, and a database that it owns. */
  async owned(database: string): Promise<string> {
    const login = { user: `owner_of_${database}`, password: 'secret' }
    await command(this.adminUrl, `CREATE ROLE ${login.user} LOGIN CREATEROLE CREATEDB PASSWORD '${login.password}'`)
    await command(this.adminUrl, `CREATE DATABASE ${database} OWNER ${login.user}`)
    return this.url(database, login)
  }

  async stop(): Promise<void> {
    const gone = once(this.#child, 'exit')
    this.#child.kill('SIGINT')
    await gone
    await rm(this.#folder, { recursive: true, force: true })
  }
}
