/** `pnpm -s dev:login <persona> [--key]`: a credential for the running product, as one line of JSON. */
import { toPublic } from '../src/ids.ts'
import { findPersona, keyOf, PERSONAS } from './demo/personas.ts'
import { isAlive } from './processes.ts'
import { RUNNING, type Running, State } from './state.ts'
import { credentialOf } from './welcome.ts'

const names = process.argv.slice(2).filter((argument) => argument !== '--key')
const wantsKey = process.argv.includes('--key')

const named = findPersona(names[0] ?? '')
if (!named || names.length !== 1) fail(usage(names))
const persona = wantsKey ? keyOf(named) : named
if (!persona) fail(`${named.name} has no key.`)

const running = await new State(process.env).read<Running>(RUNNING)
if (!running || !isAlive(running.pid)) fail('Homeroom is not running: start it with npx -y pnpm@12 start')
if (!running.demo) fail('The running Homeroom has no demo school: its database has organizations of its own.')

try {
  const token = await credentialOf(persona, running)
  const [orgId, userId] = [toPublic('org', persona.orgId), toPublic('usr', persona.userId)]
  console.log(JSON.stringify({ baseUrl: running.baseUrl, token, orgId, userId }))
} catch (error) {
  fail(`No token for ${persona.name}: ${(error as Error).message}`)
}

function usage(given: string[]): string {
  const lines = PERSONAS.map(({ name, about }) => `  ${name.padEnd(26)}${about}`)
  const wrong = given.length === 1 ? `There is no persona ${JSON.stringify(given[0])}.\n` : ''
  return `${wrong}Usage: npx -y pnpm@12 -s dev:login <persona> [--key]\n${lines.join('\n')}`
}

function fail(line: string): never {
  console.error(line)
  process.exit(1)
}
