import { findPersona, keyOf, PERSONAS, type Persona } from './demo/personas.ts'
import { requestToken } from './identity-provider.ts'
import type { Running } from './state.ts'

/** The credential that stands for a persona at the running product. */
export async function credentialOf(persona: Persona, running: Running): Promise<string> {
  if (persona.secret) return persona.secret
  if (!running.tokenUrl) throw new Error('people sign in at the identity provider of AUTH_URL; only the keys work here')
  return requestToken(running.tokenUrl, persona.name)
}

export async function printWelcome(running: Running): Promise<void> {
  const { baseUrl, demo, tokenUrl } = running
  console.log(`
Homeroom is running. Ctrl-C stops it.

  API        ${baseUrl}/api/v1
  Reference  ${baseUrl}/docs`)
  if (!demo) return
  const usable = PERSONAS.filter((persona) => persona.secret !== undefined || tokenUrl !== null)
  const [first, ...more] = wrap(usable.map((persona) => persona.name).join(', '), 100)
  // A key is short enough to paste, and needs no organization beside it.
  const key = keyOf(findPersona('owner') as Persona) as Persona
  console.log(`  Personas   ${first}${more.map((line) => `\n             ${line}`).join('')}
             npx -y pnpm@12 -s dev:login <persona> prints its token, in JSON

Try it:

curl -s '${baseUrl}/api/v1/tasks?limit=3' \\
  -H 'Authorization: Bearer ${key.secret}'
`)
}

function wrap(text: string, width: number): string[] {
  return text.match(new RegExp(`.{1,${width}}(?:\\s|$)`, 'g'))?.map((line) => line.trim()) ?? []
}
