import { readFileSync } from 'node:fs'
import { parseArgs } from 'node:util'
import { keepComment } from '@homeroom/changelog/comment'

const usage = `node scripts/changelog-comment.ts <file> --pull-request <number>

Keeps the one comment of a pull request about the changelog: <file> is what pnpm changelog --against wrote by --comment.
Takes GITHUB_TOKEN, GITHUB_REPOSITORY and GITHUB_API_URL from the environment, as a workflow has them.`

try {
  const options = { 'pull-request': { type: 'string' }, help: { type: 'boolean' } } as const
  const { values, positionals } = parseArgs({ options, allowPositionals: true })
  const [file, ...more] = positionals
  const number = Number(values['pull-request'])
  if (values.help) console.log(usage)
  else if (!file || more.length > 0 || !Number.isInteger(number)) throw new Error(usage)
  else {
    const { GITHUB_API_URL: api = 'https://api.github.com' } = process.env
    const pull = { api, repository: needed('GITHUB_REPOSITORY'), token: needed('GITHUB_TOKEN'), number }
    console.log(`The comment of pull request ${number}: ${await keepComment(pull, readFileSync(file, 'utf8'))}.`)
  }
} catch (error) {
  console.error((error as Error).message)
  process.exitCode = 1
}

function needed(name: string): string {
  const value = process.env[name]
  if (!value) throw new Error(`${name} is not set`)
  return value
}
