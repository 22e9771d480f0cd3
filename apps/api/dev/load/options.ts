import { availableParallelism } from 'node:os'
import { parseArgs } from 'node:util'
import type { LoadSize } from './plan.ts'

/** What is wrong with how the load was asked for, or with the database: told in one line. */
export class LoadError extends Error {}

export interface LoadOptions {
  url: string
  size: LoadSize
  /** Indexes of the organizations to load: all, or those that were named. */
  indexes: number[]
  workers: number
  force: boolean
  fixtures: string
}

export const USAGE = `Usage: pnpm seed:load [--orgs 1000] [--tasks 1000000] [--seed 42]

Fills a migrated, empty database with synthetic organizations. The same numbers give the same rows.

  --orgs <n>            organizations, the first one the largest (default 1000)
  --tasks <n>           tasks in all; other tables follow (default 1000000)
  --seed <n>            another seed, other rows (default 42)
  --only <list>         load these organizations alone, by index: 0 or 3,7 or 10-19
  --workers <n>         threads, each with a connection (default: one for each core)
  --database-url <url>  the database, as a superuser or a role with BYPASSRLS (default: DATABASE_URL)
  --fixtures <file>     ids, subjects and keys to call the API with (default load-fixtures.json)
  --force               load although the database has organizations
  --help`

export function readOptions(args: string[], env: Readonly<Record<string, string | undefined>>): LoadOptions | 'help' {
  const values = parse(args)
  if (values.help) return 'help'
  const url = values['database-url'] ?? env.DATABASE_URL
  if (!url) throw new LoadError('name the database: --database-url postgres://owner:…@host/database, or DATABASE_URL')
  if (!/^postgres(ql)?:\/\//.test(url) || !URL.canParse(url)) {
    throw new LoadError('the database must be a URL that begins with postgres://')
  }
  const orgs = whole('orgs', values.orgs, 1, 100_000)
  const size = {
    orgs,
    tasks: whole('tasks', values.tasks, orgs, 100_000_000),
    seed: whole('seed', values.seed, 0, 2 ** 31),
  }
  return {
    url,
    size,
    indexes: values.only === undefined ? Array.from({ length: orgs }, (_, i) => i) : indexesOf(values.only, orgs),
    workers: whole('workers', values.workers, 1, 64),
    force: values.force,
    fixtures: values.fixtures,
  }
}

function parse(args: string[]) {
  try {
    return parseArgs({
      args,
      options: {
        orgs: { type: 'string', default: '1000' },
        tasks: { type: 'string', default: '1000000' },
        seed: { type: 'string', default: '42' },
        only: { type: 'string' },
        workers: { type: 'string', default: String(availableParallelism()) },
        'database-url': { type: 'string' },
        fixtures: { type: 'string', default: 'load-fixtures.json' },
        force: { type: 'boolean', default: false },
        help: { type: 'boolean', default: false },
      },
    }).values
  } catch (error) {
    throw new LoadError(`${(error as Error).message.split('. ')[0]}; --help tells what there is`)
  }
}

function whole(name: string, text: string, min: number, max: number): number {
  const number = /^\d{1,10}$/.test(text) ? Number(text) : Number.NaN
  if (number >= min && number <= max) return number
  throw new LoadError(`--${name} must be a whole number from ${min} to ${max}, not ${JSON.stringify(text)}`)
}

function indexesOf(list: string, orgs: number): number[] {
  const indexes = list.split(',').flatMap((part) => {
    const [, first = '', last = first] = /^(\d{1,6})(?:-(\d{1,6}))?$/.exec(part) ?? []
    const [from, to] = [Number(first || Number.NaN), Number(last || Number.NaN)]
    if (!(from <= to && to < orgs)) {
      throw new LoadError(`--only must name indexes below ${orgs}, as 0 or 3,7 or 10-19, not ${JSON.stringify(list)}`)
    }
    return Array.from({ length: to - from + 1 }, (_, i) => from + i)
  })
  return [...new Set(indexes)].sort((a, b) => a - b)
}
