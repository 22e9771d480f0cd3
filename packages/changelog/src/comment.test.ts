import { execFile } from 'node:child_process'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { text } from 'node:stream/consumers'
import { fileURLToPath } from 'node:url'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { keepComment, MARKER, type PullRequest } from './comment.ts'

interface Comment {
  id: number
  issue: number
  body: string
  user: { login: string } | null
}

const BOT = 'github-actions[bot]'
const TOKENS = new Map([
  ['writer', 'write'],
  ['fork', 'read'],
])
let server: Server
let pull: PullRequest
let comments: Comment[]
let requests: string[]

beforeAll(async () => {
  server = createServer((req, res) => void answer(req, res)).listen(0, '127.0.0.1')
  await new Promise((ready) => server.once('listening', ready))
  const api = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
  pull = { api, repository: 'homeroom/homeroom', number: 7, token: 'writer' }
})
afterAll(() => new Promise((closed) => server.close(closed)))
beforeEach(() => {
  comments = []
  requests = []
})

/** GitHub's comments on issues, as its reference has them: listed by pages (`Link`), created, updated. */
async function answer(req: IncomingMessage, res: ServerResponse) {
  const url = new URL(req.url ?? '/', pull.api)
  requests.push(`${req.method} ${url.pathname}${url.search}`)
  const say = (status: number, body: unknown, headers = {}) =>
    res.writeHead(status, { 'Content-Type': 'application/json; charset=utf-8', ...headers }).end(JSON.stringify(body))
  const right = TOKENS.get(req.headers.authorization?.replace(/^Bearer /, '') ?? '')
  if (!right || !req.headers['user-agent']) return say(401, { message: 'Bad credentials' })
  const [, issue] = /^\/repos\/homeroom\/homeroom\/issues\/(\d+)\/comments$/.exec(url.pathname) ?? []
  const [, id] = /^\/repos\/homeroom\/homeroom\/issues\/comments\/(\d+)$/.exec(url.pathname) ?? []
  if (req.method === 'GET' && issue) return list(Number(issue), url, say)
  if (right !== 'write') return say(403, { message: 'Resource not accessible by integration' })
  const { body } = JSON.parse(await text(req))
  if (body.length > 65_536) return say(422, { message: 'Validation Failed', errors: [{ field: 'body' }] })
  if (req.method === 'POST' && issue) return say(201, write(Number(issue), body))
  const comment = comments.find((each) => each.id === Number(id))
  if (req.method !== 'PATCH' || !comment) return say(404, { message: 'Not Found' })
  comment.body = body
  return say(200, comment)
}

function list(issue: number, url: URL, say: (status: number, body: unknown, headers?: object) => unknown) {
  const [size, page] = [Number(url.searchParams.get('per_page') ?? 30), Number(url.searchParams.get('page') ?? 1)]
  const all = comments.filter((comment) => comment.issue === issue)
  const link = (to: number, rel: string) => {
    const target = new URL(url)
    target.searchParams.set('page', String(to))
    return `<${target}>; rel="${rel}"`
  }
  const last = Math.ceil(all.length / size)
  const links = page < last ? [link(page + 1, 'next'), link(last, 'last')] : []
  const headers = { Link: [...(page > 1 ? [link(page - 1, 'prev')] : []), ...links].join(', ') }
  return say(200, all.slice((page - 1) * size, page * size), headers)
}

function write(issue: number, body: string, login: string | null = BOT): Comment {
  const comment = { id: 1000 + comments.length, issue, body, user: login === null ? null : { login } }
  comments.push(comment)
  return comment
}

const body = (news: string) => `${MARKER}\n# What this changes in the contract\n\n${news}\n`
const bodies = () => comments.map((comment) => comment.body)

describe('keepComment', () => {
  it('writes one comment, changes it, and leaves it alone while there is nothing new', async () => {
    expect(await keepComment(pull, body('1 added.'))).toBe('created')
    expect(await keepComment(pull, body('2 added.'))).toBe('updated')
    expect(bodies()).toEqual([body('2 added.')])
    expect(await keepComment(pull, body('2 added.'))).toBe('unchanged')
    const path = '/repos/homeroom/homeroom/issues'
    expect(requests).toEqual([
      `GET ${path}/7/comments?per_page=100`,
      `POST ${path}/7/comments`,
      `GET ${path}/7/comments?per_page=100`,
      `PATCH ${path}/comments/1000`,
      `GET ${path}/7/comments?per_page=100`,
    ])
  })

  it('knows the stored text whatever line ends it has', async () => {
    write(7, body('1 added.').trim().replaceAll('\n', '\r\n'))
    expect(await keepComment(pull, body('1 added.'))).toBe('unchanged')
  })

  it('finds the comment on the third page', async () => {
    for (let n = 0; n < 250; n++) write(7, `Comment ${n}`, 'reviewer')
    write(7, body('1 added.'))
    for (let n = 0; n < 10; n++) write(7, `Comment ${n}`, 'reviewer')
    expect(await keepComment(pull, body('2 added.'))).toBe('updated')
    expect(comments[250]?.body).toBe(body('2 added.'))
    expect(requests.filter((request) => request.startsWith('GET'))).toHaveLength(3)
  })

  it('takes no comment of anybody else for its own', async () => {
    write(7, body('Look what I can do.'), 'reviewer')
    write(7, body('Of a user who is gone.'), null)
    write(7, `> ${body('A quotation.')}`)
    write(8, body('Of another pull request.'))
    const before = bodies()
    expect(await keepComment(pull, body('1 added.'))).toBe('created')
    expect(bodies()).toEqual([...before, body('1 added.')])
  })

  it('says what GitHub refused', async () => {
    await expect(keepComment({ ...pull, token: 'fork' }, body('1 added.'))).rejects.toThrow(
      'POST /repos/homeroom/homeroom/issues/7/comments was answered 403: {"message":"Resource not accessible by integration"}',
    )
    await expect(keepComment({ ...pull, token: 'wrong' }, body('1 added.'))).rejects.toThrow('answered 401')
    await expect(keepComment(pull, body('x'.repeat(70_000)))).rejects.toThrow('answered 422')
  })

  it('writes nothing that it would not find again', async () => {
    await expect(keepComment(pull, '1 added.')).rejects.toThrow(`The comment's body does not begin with ${MARKER}`)
    expect(requests).toEqual([])
  })
})

describe('node scripts/changelog-comment.ts', () => {
  const script = fileURLToPath(new URL('../../../scripts/changelog-comment.ts', import.meta.url))
  const run = (args: string[], env: Record<string, string>) =>
    new Promise<{ code: number | null; stdout: string; stderr: string }>((done) => {
      const child = execFile(process.execPath, [script, ...args], { env }, (_, stdout, stderr) =>
        done({ code: child.exitCode, stdout, stderr }),
      )
    })

  it('takes what a workflow gives it', async () => {
    const folder = mkdtempSync(join(tmpdir(), 'homeroom-test-'))
    const file = join(folder, 'comment.md')
    writeFileSync(file, body('1 added.'))
    const env = { GITHUB_API_URL: pull.api, GITHUB_REPOSITORY: pull.repository, GITHUB_TOKEN: pull.token }
    const { code, stdout } = await run([file, '--pull-request', '7'], env)
    expect({ code, stdout }).toEqual({ code: 0, stdout: 'The comment of pull request 7: created.\n' })
    expect(bodies()).toEqual([body('1 added.')])
    const { GITHUB_TOKEN: _, ...without } = env
    expect(await run([file, '--pull-request', '7'], without)).toMatchObject({
      code: 1,
      stderr: 'GITHUB_TOKEN is not set\n',
    })
    expect(await run([file], env)).toMatchObject({
      code: 1,
      stderr: expect.stringContaining('--pull-request <number>'),
    })
    rmSync(folder, { recursive: true })
  })
})
