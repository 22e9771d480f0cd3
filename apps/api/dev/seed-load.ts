/** `pnpm seed:load`: fills an empty database with synthetic organizations, for measuring. */
import { writeFile } from 'node:fs/promises'
import { fixturesOf } from './load/fixtures.ts'
import { load } from './load/load.ts'
import { LoadError, readOptions, USAGE } from './load/options.ts'
import { grouped } from './load/progress.ts'

try {
  const options = readOptions(process.argv.slice(2), process.env)
  if (options === 'help') console.log(USAGE)
  else {
    const { rows, seconds, plans } = await load(options)
    await writeFile(options.fixtures, `${JSON.stringify(fixturesOf(options.size, plans), null, 2)}\n`)
    console.error(
      `Loaded ${grouped(rows)} rows of ${plans.length} organizations in ${Math.round(seconds)} s; samples are in ${options.fixtures}.`,
    )
  }
} catch (error) {
  if (!(error instanceof LoadError)) throw error
  console.error(error.message)
  process.exitCode = 1
}
