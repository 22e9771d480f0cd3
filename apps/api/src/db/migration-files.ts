import { createHash } from 'node:crypto'
import { readdir, readFile } from 'node:fs/promises'

export interface Migration {
  name: string
  sql: string
  sha256: string
  /** Each is run by itself, outside of a transaction; null: the file is one transaction. */
  steps: string[] | null
}

/** First line of a file whose statements cannot run in a transaction, or must not hold their locks together. */
const ALONE = /^-- transaction: none\b/

/** Names of the numbered files, in order. */
export async function migrationNames(folder: URL): Promise<string[]> {
  return (await readdir(folder)).filter((name) => /^\d{4}-.+\.sql$/.test(name)).sort()
}

export async function readMigrations(folder: URL): Promise<Migration[]> {
  const names = await migrationNames(folder)
  return Promise.all(
    names.map(async (name) => {
      const sql = await readFile(new URL(name, folder), 'utf8')
      const sha256 = createHash('sha256').update(sql).digest('hex')
      return { name, sql, sha256, steps: ALONE.test(sql) ? statementsOf(sql) : null }
    }),
  )
}

/** Quoted text, dollar-quoted bodies and comments, none of whose semicolons ends a statement; then what does. */
const TOKENS = /'(?:[^']|'')*'|"[^"]*"|(\$\w*\$)[\s\S]*?\1|--[^\n]*|\/\*[\s\S]*?\*\/|;|[^;'"$/-]+|[\s\S]/g

export function statementsOf(sql: string): string[] {
  const statements = ['']
  for (const [token] of sql.matchAll(TOKENS)) {
    if (token === ';') statements.push('')
    else if (!token.startsWith('--') && !token.startsWith('/*')) statements[statements.length - 1] += token
  }
  return statements.map((statement) => statement.trim()).filter(Boolean)
}
