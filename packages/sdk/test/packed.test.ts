import { copyFile, mkdir, readdir, readFile, stat, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { gzipSync } from 'node:zlib'
import { rolldown } from 'rolldown'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { chromium, dumpDom } from '../../../apps/api/test/support/browser.ts'
import { compilers, installCompat, program, runtimes } from './support/compat.ts'
import { type Consumer, installPacked, run } from './support/packed.ts'
import { failure, ok, page, type Step, serve } from './support/server.ts'

let consumer: Consumer
const at = (...parts: string[]) => join(consumer.folder, ...parts)

beforeAll(async () => {
  installCompat()
  consumer = await installPacked()
  const source = fileURLToPath(new URL('packed/consumer.ts', import.meta.url))
  await mkdir(at('out'))
  for (const name of ['use.mts', 'use.cts', 'use.ts']) await copyFile(source, at(name))
}, 240_000)
afterAll(() => consumer?.remove())

const options = [
  '--strict',
  '--exactOptionalPropertyTypes',
  '--target',
  'es2022',
  '--lib',
  'es2022,dom,dom.iterable',
  '--outDir',
  'out',
]
const compile = (tsc: string, ...args: string[]) =>
  run(process.execPath, [tsc, ...options, ...args], { cwd: consumer.folder }).catch(
    ({ stdout }: { stdout: string }) => {
      throw new Error(stdout)
    },
  )

describe('the tarball', () => {
  test('holds what it needs and nothing else', async () => {
    const files = await readdir(at('node_modules/@homeroom/sdk'), { recursive: true })
    const manifest = JSON.parse(await readFile(at('node_modules/@homeroom/sdk/package.json'), 'utf8'))
    const subpaths = Object.keys(manifest.exports).filter((subpath) => subpath !== './package.json')
    const names = subpaths.map((subpath) => (subpath === '.' ? 'index' : subpath.slice(2)))
    const entries = names.flatMap((name) => [`esm/${name}.js`, `cjs/${name}.js`, `${name}.d.ts`, `${name}.d.cts`])
    const others = files.filter((file) => !/\bshared\b|^(esm|cjs|LICENSE)$/.test(file))
    expect(others.sort()).toEqual([...entries, 'README.md', 'cjs/package.json', 'package.json'].sort())
    expect(manifest).not.toHaveProperty('scripts')
    expect(manifest).not.toHaveProperty('devDependencies')
  })

  test('publint and attw find nothing', async () => {
    await run(program('publint'), ['--strict', consumer.tarball])
    await run(program('attw'), [consumer.tarball, '--format', 'ascii'])
  }, 60_000)

  // What the page of a consumer loads: the client with all its operations, and whatever of the tables is used.
  test.each([
    ['the client', "import { Homeroom } from '@homeroom/sdk'; export default new Homeroom({})", 12_000],
    ['the client and typed errors', "export { Homeroom, isErrorOf } from '@homeroom/sdk'", 14_000],
    ['verifying webhooks', "export { verify } from '@homeroom/sdk/webhooks'", 2_000],
    ['the operation table', "export { operations } from '@homeroom/sdk/operations'", 6_000],
    ['the mock, contract and all', "export { createMock } from '@homeroom/sdk/mock'", 28_000],
    ['the raw client', "export { raw } from '@homeroom/sdk/raw'", 6_000],
  ])('keeps to its budget, by two bundlers: %s', async (_, code, budget) => {
    await writeFile(at('budget.mjs'), code)
    const bundle = await rolldown({ input: at('budget.mjs'), logLevel: 'warn' })
    const { output } = await bundle.generate({ format: 'es', minify: true })
    const args = [at('budget.mjs'), '--bundle', '--minify', '--format=esm']
    const { stdout } = await run(program('esbuild'), args, { maxBuffer: 4 * 1024 * 1024 })
    for (const text of [output[0].code, stdout]) expect(gzipSync(text, { level: 9 }).length).toBeLessThanOrEqual(budget)
  })

  test('is small to download, and needs one package', async () => {
    // The licence is the owner's to choose: a long one must not keep a release back.
    const licence = await readFile(at('node_modules/@homeroom/sdk/LICENSE')).catch(() => '')
    const others = licence.length > 0 ? gzipSync(licence, { level: 9 }).length : 0
    expect((await stat(consumer.tarball)).size - others).toBeLessThanOrEqual(100_000)
    const manifest = JSON.parse(await readFile(at('node_modules/@homeroom/sdk/package.json'), 'utf8'))
    expect(Object.keys(manifest.dependencies)).toEqual(['openapi-fetch'])
  })

  test('npm would publish it', async () => {
    const { stderr } = await run('npm', ['publish', consumer.tarball, '--dry-run'])
    expect(stderr).toContain('name: @homeroom/sdk')
  }, 60_000)
})

describe.each(Object.entries(compilers))('%s', (name, tsc) => {
  // The declarations of openapi-fetch itself do not pass the oldest compiler, and `raw` imports them.
  const skip = name === 'TypeScript 5.0' ? ['--skipLibCheck'] : []

  test.each<[string, string[]]>([
    ['nodenext, both formats', ['--module', 'nodenext', 'use.mts', 'use.cts']],
    ['bundler', ['--module', 'esnext', '--moduleResolution', 'bundler', 'use.ts']],
  ])('compiles a consumer: %s', async (_, args) => void (await compile(tsc, ...skip, ...args)), 60_000)

  test('finds nothing wrong in our declarations', async () => {
    const ours = (await readdir(at('node_modules/@homeroom/sdk'))).filter(
      (file) => /\.d\.c?ts$/.test(file) && (skip.length === 0 || !file.startsWith('raw')),
    )
    expect(ours.length).toBeGreaterThan(5)
    const files = ours.map((file) => `node_modules/@homeroom/sdk/${file}`)
    await compile(tsc, '--module', 'nodenext', '--noEmit', ...files)
  }, 60_000)
})

// What the newest compiler made above is what runs.
describe.each(Object.entries(runtimes))('%s', (_, [command = '', ...args]) => {
  test.each(['out/use.mjs', 'out/use.cjs'])(
    'runs %s',
    async (program) => {
      const steps: [Step, ...Step[]] = [ok(), page(['t1'], 'c1'), page(['t2'], null), failure(409, 'conflict'), ok()]
      const { baseUrl, seen } = await serve(...steps)
      const { stdout, stderr } = await run(command, [...args, at(program), baseUrl], { cwd: consumer.folder })
      expect(stderr).toBe('')
      expect(JSON.parse(stdout)).toEqual({
        id: 'task_1',
        keyed: true,
        titles: ['Trip slips', 'Trip slips'],
        code: 'conflict',
        sameClass: true,
        rawTitle: 'Trip slips',
        scopes: ['tasks:read', 'tasks:write'],
        mocked: 'Mocked',
        path: '/api/v1/tasks/{id}',
        verified: true,
      })
      expect(seen.map(({ method, url, body }) => `${method} ${url} ${body}`.trim())).toEqual([
        'POST /api/v1/tasks {"title":"Trip slips","dueDate":"2026-12-01"}',
        'GET /api/v1/tasks?status=open',
        'GET /api/v1/tasks?status=open&cursor=c1',
        'POST /api/v1/tasks/task_1/complete',
        'GET /api/v1/tasks/task_1',
      ])
    },
    30_000,
  )
})

/** The consumer's folder, the page, and under /api a task, a refusal and the way to another origin. */
function site(html: string, elsewhere: string): Step {
  return (response, request) => {
    const path = new URL(request.url, 'http://site').pathname
    if (path === '/api/v1/tasks/task_1') return ok()(response, request)
    if (path === '/api/v1/tasks/moved') return void response.writeHead(307, { location: `${elsewhere}/task` }).end()
    if (path.startsWith('/api/')) return failure(404, 'not_found')(response, request)
    if (path === '/') return void response.writeHead(200, { 'content-type': 'text/html' }).end(html)
    readFile(at(path)).then(
      (file) => response.writeHead(200, { 'content-type': 'text/javascript' }).end(file),
      () => response.writeHead(404).end(),
    )
  }
}

const anyOrigin = {
  'access-control-allow-origin': '*',
  'access-control-allow-headers': 'accept, authorization, x-org-id, x-homeroom-client',
}

// In CI a browser is installed, and a skip would hide that the SDK does not run in one.
test.skipIf(!chromium && !process.env.CI)(
  'a browser without a bundler',
  async () => {
    const imports = {
      '@homeroom/sdk': '/node_modules/@homeroom/sdk/esm/index.js',
      '@homeroom/sdk/webhooks': '/node_modules/@homeroom/sdk/esm/webhooks.js',
    }
    const html = `<script type="importmap">${JSON.stringify({ imports })}</script><p id="said">nothing</p>
<script type="module">
  import { Homeroom } from '@homeroom/sdk'
  import { sign, verify } from '@homeroom/sdk/webhooks'
  const said = []
  const homeroom = new Homeroom({ baseUrl: location.origin, token: 'user-token', orgId: 'org_1' })
  said.push((await homeroom.tasks.get('task_1')).data.title)
  said.push(await homeroom.tasks.get('task_2').catch((error) => error.code))
  said.push((await homeroom.tasks.get('moved')).data.title)
  said.push(await verify('{}', await sign('{}', 'whsec_dGVzdA=='), 'whsec_dGVzdA=='))
  try { new Homeroom({ baseUrl: location.origin, apiKey: 'hrk_live_0123456789abcdefghijABCDEFGHIJ000000' }) }
  catch (error) { said.push(error.message.includes('dangerouslyAllowBrowser')) }
  document.querySelector('#said').textContent = said.join(' | ')
</script>`
    await writeFile(at('page.html'), html)
    const other = await serve(ok(anyOrigin))
    const { baseUrl } = await serve(site(html, other.baseUrl))
    const page = await dumpDom(`${baseUrl}/`)
    expect(page).toContain('<p id="said">Trip slips | not_found | Trip slips | true | true</p>')
    const arrived = other.seen.filter(({ method }) => method === 'GET')
    expect(arrived.map(({ headers }) => headers.authorization)).toEqual([undefined])
  },
  90_000,
)
