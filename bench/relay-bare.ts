/** The bare loop: each body signed and sent to each receiver, one after the other for each, as order demands. */
import { readFile } from 'node:fs/promises'
import { sign } from '@homeroom/sdk/webhooks'

const [file = '', secret = '', ...urls] = process.argv.slice(2)
const bodies = (await readFile(file, 'utf8')).split('\n')

async function sendAll(url: string): Promise<void> {
  for (const body of bodies) {
    const headers = { 'content-type': 'application/json', 'service-signature': await sign(body, secret) }
    const response = await fetch(url, { method: 'POST', headers, body })
    await response.text()
    if (!response.ok) throw new Error(`${url} answered ${response.status}`)
  }
}

await (await fetch(new URL('/go', urls[0]))).text()
await Promise.all(urls.map(sendAll))
// Stays until it was asked for its CPU time, and is stopped.
setTimeout(() => {}, 60_000)
