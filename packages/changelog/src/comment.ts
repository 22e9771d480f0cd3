/** Where the comment goes, and by whose right. */
export interface PullRequest {
  /** GitHub's API, e.g. `https://api.github.com`. */
  readonly api: string
  /** `owner/name` */
  readonly repository: string
  readonly number: number
  readonly token: string
}

/** Begins the comment's body, unseen by readers: by it the next run finds the comment again. */
export const MARKER = '<!-- homeroom:changelog -->'

/** Who comments with a workflow's own token. A comment of somebody else that copies the marker is left alone. */
const AUTHOR = 'github-actions[bot]'

interface Comment {
  readonly id: number
  readonly body?: string
  readonly user: { readonly login: string } | null
}

/** Brings the one comment about the changelog up to date, or writes it. */
export async function keepComment(pull: PullRequest, body: string): Promise<'created' | 'updated' | 'unchanged'> {
  if (!body.startsWith(MARKER)) throw new Error(`The comment's body does not begin with ${MARKER}`)
  const issues = `${pull.api}/repos/${pull.repository}/issues`
  const comment = await find(pull, `${issues}/${pull.number}/comments?per_page=100`)
  if (!comment) {
    await call(pull, 'POST', `${issues}/${pull.number}/comments`, { body })
    return 'created'
  }
  if (sameText(comment.body, body)) return 'unchanged'
  await call(pull, 'PATCH', `${issues}/comments/${comment.id}`, { body })
  return 'updated'
}

async function find(pull: PullRequest, firstPage: string): Promise<Comment | null> {
  for (let page: string | null = firstPage; page; ) {
    const answer: Response = await call(pull, 'GET', page)
    const comments = (await answer.json()) as Comment[]
    const ours = comments.find(({ body, user }) => user?.login === AUTHOR && body?.startsWith(MARKER))
    if (ours) return ours
    page = /<([^>]+)>;\s*rel="next"/.exec(answer.headers.get('link') ?? '')?.[1] ?? null
  }
  return null
}

/** GitHub stores line ends as they come, and some of its pages send CRLF. */
const sameText = (stored = '', text: string): boolean => stored.replaceAll('\r\n', '\n').trim() === text.trim()

async function call({ token }: PullRequest, method: string, url: string, body?: object): Promise<Response> {
  const answer = await fetch(url, {
    method,
    headers: {
      Accept: 'application/vnd.github+json',
      Authorization: `Bearer ${token}`,
      'Content-Type': 'application/json',
      'User-Agent': 'homeroom-changelog',
      'X-GitHub-Api-Version': '2022-11-28',
    },
    body: body ? JSON.stringify(body) : null,
    signal: AbortSignal.timeout(30_000),
  })
  if (answer.ok) return answer
  const said = (await answer.text()).slice(0, 500)
  throw new Error(`${method} ${new URL(url).pathname} was answered ${answer.status}: ${said}`)
}
