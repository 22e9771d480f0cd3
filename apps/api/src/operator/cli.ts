/** `pnpm homeroom <command>`: what an operator does to organizations, apps and routes. `--help` says all. */
import { readFile } from 'node:fs/promises'
import { Command, InvalidArgumentError, Option } from 'commander'
import type { Kysely } from 'kysely'
import type { DB } from '../db/schema.generated.ts'
import type { MasterKey } from '../secrets.ts'
import { ConfigError } from '../settings/kinds.ts'
import { read } from '../settings/settings.ts'
import { type AppManifest, listApps, publishApp, setAppSuspended } from './apps.ts'
import { citusPlan } from './citus.ts'
import { listDead, replayDead } from './deliveries.ts'
import { listSealed, reseal } from './keys.ts'
import { OperatorError, openAsOwner } from './operator-database.ts'
import {
  createOrganization,
  listOrganizations,
  type Requests,
  setConsentPolicy,
  setQuota,
  setStatus,
} from './organizations.ts'
import { callersOfRetired, retiredRoutes } from './routes.ts'
import { table } from './table.ts'

const program = new Command('homeroom')
  .description('Runs a Homeroom installation: organizations, apps, retired routes.')
  .option('--json', 'print JSON instead of a table')
  .addOption(new Option('--database-url <url>', 'the database, as its owner (not homeroom_app)').env('MIGRATE_URL'))
  .showHelpAfterError('Add --help for what there is.')

const tableOf = (answer: object): string => table(Array.isArray(answer) ? answer : [answer])
type Answer = string | object | readonly object[]

/** Opens the database, does the work, prints what it answers. */
function command(
  name: string,
  about: string,
  work: (db: Kysely<DB>, args: string[], options: Options) => Promise<Answer>,
) {
  const made = program.command(name).description(about)
  return made.action(async () => {
    const { databaseUrl, json } = program.opts<{ databaseUrl?: string; json?: boolean }>()
    if (!databaseUrl) throw new OperatorError('Name the database with --database-url or MIGRATE_URL, as its owner.')
    const db = openAsOwner(databaseUrl)
    try {
      const answer = await work(db, made.args, made.opts())
      console.log(json ? JSON.stringify(answer) : typeof answer === 'string' ? answer : tableOf(answer))
    } finally {
      await db.destroy()
    }
  })
}
// biome-ignore lint/suspicious/noExplicitAny: commander's own type of a command's options
type Options = any

const limit = (text: string): Requests => {
  if (text === 'unlimited') return text
  const requests = Number(text)
  if (!Number.isSafeInteger(requests) || requests < 0) throw new InvalidArgumentError('A whole number, or unlimited.')
  return requests
}
const ORGANIZATION = '<organization>'

command('org:create', 'make an organization and its first owner', (db, _args, options) =>
  createOrganization(db, { ...options, ownerEmail: options.owner }),
)
  .requiredOption('--slug <slug>', 'short name for URLs; never changes')
  .requiredOption('--name <name>')
  .requiredOption('--owner <e-mail>', 'who signs in with this address is its owner')
  .option('--kind <kind>', 'school, district, preschool or program', 'school')
  .option('--timezone <zone>', 'IANA name', 'UTC')
  .option('--locale <locale>', 'BCP 47 tag', 'en-US')
  .option('--quota <requests>', 'requests a month, or unlimited', limit, 1_000_000)
command('org:list', 'list all organizations', listOrganizations)
command('org:suspend', 'refuse everybody of an organization, keep its rows', (db, [named = '']) =>
  setStatus(db, named, 'suspended'),
).argument(ORGANIZATION, 'slug or id')
command('org:reactivate', 'end a suspension', (db, [named = '']) => setStatus(db, named, 'active')).argument(
  ORGANIZATION,
  'slug or id',
)
command('org:delete', 'end an organization for good', (db, [named = ''], { yes }) => {
  if (!yes) throw new OperatorError(`A deleted organization cannot be brought back. Add --yes to delete ${named}.`)
  return setStatus(db, named, 'deleted')
})
  .argument(ORGANIZATION, 'slug or id')
  .option('--yes', 'without this, nothing happens')
command('org:quota', 'set the monthly quota', (db, [named = ''], options) => setQuota(db, named, options))
  .argument(ORGANIZATION, 'slug or id')
  .option('--limit <requests>', 'requests a month, or unlimited', limit)
  .addOption(new Option('--mode <mode>', 'what happens over it').choices(['warn', 'block']))
command('org:consent-policy', 'set the policy version that new consents name', (db, [named = '', version = '']) =>
  setConsentPolicy(db, named, version),
)
  .argument(ORGANIZATION, 'slug or id')
  .argument('<version>', 'e.g. 2026-08')

command('app:publish', 'put an app, or its new version, into the store', async (db, [file = '']) =>
  publishApp(db, await manifestOf(file)),
).argument('<file>', 'JSON with the fields of an App')
command('app:list', 'list the catalogue', listApps)
command('app:suspend', 'take an app out of the store and refuse its keys', (db, [slug = '']) =>
  setAppSuspended(db, slug, true),
).argument('<slug>')
command('app:reactivate', 'end an app’s suspension', (db, [slug = '']) => setAppSuspended(db, slug, false)).argument(
  '<slug>',
)

command('citus:plan', 'print the SQL that spreads the database over a Citus cluster', (db) => citusPlan(db))

const encryptionKeys = () =>
  new Option('--encryption-keys <keys>', 'as the servers have them, the current one first').env('ENCRYPTION_KEYS')
command('keys:list', 'tell under which keys what is sealed', (db) => listSealed(db))
command('keys:reseal', 'seal anew, under the first key, what older keys have sealed', (db, _args, options) =>
  reseal(db, masterKeysOf(options.encryptionKeys)),
).addOption(encryptionKeys().makeOptionMandatory())

function masterKeysOf(given: string): MasterKey[] {
  try {
    return read({ ENCRYPTION_KEYS: given }, 'ENCRYPTION_KEYS')
  } catch (error) {
    throw error instanceof ConfigError ? new OperatorError(error.message) : error
  }
}

const sinceOf = (text: string): string => {
  const at = Date.parse(text)
  if (Number.isNaN(at)) throw new InvalidArgumentError('A date or time, e.g. 2026-11-21.')
  return new Date(at).toISOString()
}
const ofDeliveries = (made: Command) =>
  made
    .option('--organization <organization>', 'slug or id; all without it')
    .option('--endpoint <id>', 'one webhook endpoint (whe_…)')
    .option('--since <time>', 'only what ended then or later', sinceOf)
ofDeliveries(
  command('deliveries:dead', 'list webhook deliveries that were given up', (db, _args, options) =>
    listDead(db, options),
  ),
)
ofDeliveries(
  command('deliveries:replay', 'deliver them once more, to endpoints that are enabled', (db, _args, options) =>
    replayDead(db, options),
  ),
)
command('routes:retired', 'tell which deprecated and retired routes are still called, and which may go', (db) =>
  retiredRoutes(db),
)
command('routes:callers', 'tell which organizations and keys call them', (db) => callersOfRetired(db))

async function manifestOf(file: string): Promise<AppManifest> {
  const text = await readFile(file, 'utf8').catch(() => {
    throw new OperatorError(`${file} cannot be read.`)
  })
  try {
    return JSON.parse(text)
  } catch (error) {
    throw new OperatorError(`${file} is not JSON: ${(error as Error).message}`)
  }
}

/** Runs one command line; answers the exit status. */
export async function runOperator(args: readonly string[]): Promise<number> {
  try {
    await program.parseAsync(args, { from: 'user' })
    return 0
  } catch (error) {
    const { message, code } = error as Error & { code?: string }
    console.error(error instanceof OperatorError ? message : `Failed: ${message || code}`)
    return 1
  }
}
