import { execFile } from 'node:child_process'
import { createRequire } from 'node:module'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { type Migration, readMigrations, statementsOf } from '../../src/db/migration-files.ts'
import { VERSION } from '../../src/version.ts'

const SQUAWK = join(dirname(createRequire(import.meta.url).resolve('squawk-cli/package.json')), 'js/bin/squawk')

/** Squawk's rules that are not about running versions, or that the migrator sees to. */
const NOT_OURS = [
  'prefer-bigint-over-int',
  'prefer-bigint-over-smallint',
  'prefer-robust-stmts',
  'require-lock-timeout',
  'require-statement-timeout',
]
/** Its rules against what a version that still runs may be using. The others are about locks. */
const USED = new Set(['ban-drop-column', 'ban-drop-table', 'renaming-column', 'renaming-table', 'changing-column-type'])
const USED_STILL = 'may be used by the version before; say `-- unused since <release>` once it is not'

interface Rule {
  /** About the version before, and so allowed once that no longer uses it. */
  used: boolean
  pattern: RegExp
  says: string
}
const used = (pattern: RegExp): Rule => ({ used: true, pattern, says: USED_STILL })
const locks = (pattern: RegExp, says: string): Rule => ({ used: false, pattern, says })
/** What squawk lets pass, by a statement's text. */
const MORE: readonly Rule[] = [
  used(/^DROP\s+(?!INDEX|TABLE)/i),
  used(/^ALTER\s[^;]*\b(RENAME|SET\s+SCHEMA|DROP\s+DEFAULT|ENABLE\s+TRIGGER|DISABLE)\b/i),
  used(/^REVOKE\b(?!\s+ALL\s+ON\s+FUNCTION\s+\S+\s+FROM\s+PUBLIC)/i),
  used(/^TRUNCATE\b/i),
  locks(/^(LOCK|CLUSTER|VACUUM\s+FULL|REFRESH\s+MATERIALIZED\s+VIEW(?!\s+CONCURRENTLY))\b/i, 'shuts everybody out'),
  locks(/^ALTER\s+TABLE\b[^;]*\bADD\s+COLUMN\b[^;]*\bCHECK\b/i, 'reads the whole table: ADD CONSTRAINT … NOT VALID'),
  locks(/^DO\b[\s\S]*\b(ALTER|DROP|TRUNCATE|RENAME)\b/i, 'is hidden from these rules: say it in plain SQL'),
]
/** In one transaction with others. */
const WHOLE = locks(
  /^(UPDATE|DELETE|INSERT\s+INTO\s[^;]*\bSELECT)\b/i,
  'holds its rows until the end: a file of its own',
)
/** By itself: the run after a failure comes by again. */
const STEPWISE = locks(
  /^CREATE\b(?![^;]*\b(IF\s+NOT\s+EXISTS|OR\s+REPLACE)\b)|^DROP\b(?![^;]*\bIF\s+EXISTS\b)|\bADD\s+(CONSTRAINT|(COLUMN\s+)(?!IF\b))/i,
  'cannot be run twice: IF NOT EXISTS, IF EXISTS',
)

const UNUSED_SINCE = /^-- unused since (\d+)\.(\d+)\.(\d+)\b/m

/** What in the files after `baseline` would fail a version that runs beside them, or shut its requests out; as `file: rule: why`. */
export async function violations(folder: URL, baseline: string): Promise<string[]> {
  const files = (await readMigrations(folder)).filter(({ name }) => name > baseline)
  const found = await Promise.all([
    squawk(
      folder,
      files.filter(({ steps }) => steps === null),
      ['--assume-in-transaction'],
    ),
    squawk(
      folder,
      files.filter(({ steps }) => steps !== null),
    ),
  ])
  return [...found, files.map(ownFindings)].flat(2).sort()
}

interface Report {
  file: string
  rule_name: string
  message: string
}

const OPTIONS = ['--pg-version=15', '--reporter=json', `--exclude=${NOT_OURS.join(',')}`]

async function squawk(folder: URL, files: Migration[], options: string[] = []): Promise<string[]> {
  if (files.length === 0) return []
  const paths = files.map(({ name }) => fileURLToPath(new URL(name, folder)))
  const args = [SQUAWK, ...OPTIONS, ...options, ...paths]
  const out = await new Promise<string>((resolve, reject) =>
    execFile(process.execPath, args, (error, stdout, stderr) =>
      error && !stdout.startsWith('[') ? reject(new Error(stderr || error.message)) : resolve(stdout),
    ),
  )
  const reports = JSON.parse(out) as Report[]
  return reports.flatMap(({ file, rule_name: rule, message }) => {
    const migration = files.find(({ name }) => file.endsWith(name))
    if (!migration || (USED.has(rule) && isUnused(migration))) return []
    return [`${migration.name}: ${rule}: ${USED.has(rule) ? USED_STILL : message}`]
  })
}

function ownFindings(migration: Migration): string[] {
  const { name, sql, steps } = migration
  const found = statementsOf(sql).flatMap((statement) => {
    const about = statement.split('\n')[0]?.slice(0, 60)
    const broken = [...MORE, steps === null ? WHOLE : STEPWISE].filter(
      (rule) => rule.pattern.test(statement) && !(rule.used && isUnused(migration)),
    )
    return broken.map(({ says }) => `${name}: ${about}: ${says}`)
  })
  const hidden = [...USED].filter((rule) => sql.includes(`squawk-ignore ${rule}`) || sql.includes('squawk-ignore-file'))
  return [...found, ...hidden.map((rule) => `${name}: ${rule}: cannot be ignored, it ${USED_STILL}`)]
}

/** The release that stopped using it is out, or is the one in the making. */
function isUnused({ sql }: Migration): boolean {
  const stopped = UNUSED_SINCE.exec(sql)?.slice(1).map(Number)
  if (!stopped) return false
  const current = VERSION.split('.').map(Number)
  const [a = 0, b = 0, c = 0] = stopped.map((part, i) => Math.sign((current[i] ?? 0) - part))
  return (a || b || c) >= 0
}
