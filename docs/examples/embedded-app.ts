// An app whose page is shown inside the school's own. Against a running `npx -y pnpm@12 start`:
//   npx -y pnpm@12 exec node docs/examples/embedded-app.ts
// It prints an address; opened in a browser, the page says where it was opened, and by whom.
import { createHmac } from 'node:crypto'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { Homeroom } from '@homeroom/sdk'

const baseUrl = process.env.HOMEROOM_URL ?? 'http://localhost:4000'
/** Shown once, when the school installed the app. The demo school's is known to everybody. */
const appSecret = process.env.HOMEROOM_APP_SECRET ?? 'hrk_app_NorthfieldLunchMenu000000000000dombh'

const PAGE = `<!doctype html>
<meta charset="utf-8">
<title>Lunch Menu</title>
<h1 id="greeting">…</h1>
<dl id="context"></dl>
<script type="module">
  // What the school's page put behind the #; it is signed, so a browser cannot make it up.
  const answer = await fetch('/context', { headers: { 'X-Init-Data': location.hash.slice(1) } })
  const { data, error } = await answer.json()
  document.querySelector('#greeting').textContent = error ? error.code : 'Hello, ' + data.user.displayName
  const facts = error ? { message: error.message } : {
    app: data.app.name,
    organization: data.organization.name,
    role: data.user.role,
    locale: data.locale,
    'opened at': data.startParam,
  }
  for (const [name, value] of Object.entries(facts)) {
    const [term, text] = [document.createElement('dt'), document.createElement('dd')]
    term.textContent = name
    text.textContent = value
    document.querySelector('#context').append(term, text)
  }
</script>`

/** The app's own server: its page, and the one question that it passes on to Homeroom. */
const server = createServer(async (req, res) => {
  if (req.url !== '/context') return void res.setHeader('Content-Type', 'text/html; charset=utf-8').end(PAGE)
  const initData = String(req.headers['x-init-data'] ?? '')
  const answer = await fetch(`${baseUrl}/api/v1/embedded/context`, { headers: { 'X-Init-Data': initData } })
  res.writeHead(answer.status, { 'Content-Type': 'application/json' }).end(await answer.text())
})
server.listen(0, '127.0.0.1', async () => {
  const { port } = server.address() as AddressInfo
  console.log(`http://127.0.0.1:${port}/#${signed(await launch())}`)
})

/** What the school's page knows when somebody opens the app: here, that a teacher does. */
async function launch(): Promise<Record<string, string>> {
  const apiKey = process.env.HOMEROOM_API_KEY ?? 'hrk_live_NorthfieldFull00000000000000000OSWgj'
  const homeroom = new Homeroom({ baseUrl, apiKey })
  const [installations, teachers, organization] = await Promise.all([
    homeroom.store.listInstalled({ status: 'active' }),
    homeroom.identity.listUsers({ role: 'teacher', limit: 1 }),
    homeroom.organization.get(),
  ])
  const app = installations.data.find(({ app }) => app.slug === (process.env.HOMEROOM_APP ?? 'lunch-menu'))
  const teacher = teachers.data[0]
  if (!app || !teacher) throw new Error('the app is not installed, or there is no teacher')
  return {
    app_id: app.appId,
    org_id: organization.data.id,
    user_id: teacher.id,
    auth_date: String(Math.floor(Date.now() / 1000)),
    start_param: 'week-47',
  }
}

/** Init data: all pairs, sorted by name, signed under a key that is derived from the app's secret. */
function signed(fields: Record<string, string>): string {
  const key = createHmac('sha256', 'WebAppData').update(appSecret).digest()
  const lines = Object.keys(fields)
    .sort()
    .map((name) => `${name}=${fields[name]}`)
  const hash = createHmac('sha256', key).update(lines.join('\n')).digest('hex')
  return new URLSearchParams({ ...fields, hash }).toString()
}
