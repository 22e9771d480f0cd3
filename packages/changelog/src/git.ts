import { execFile } from 'node:child_process'
import { promisify } from 'node:util'

const run = promisify(execFile)

/** Where a change began: a commit of this checkout. */
export interface Commit {
  readonly sha: string
  /** For people: the first seven digits. */
  readonly short: string
}

/**
 * The commit at which the checked-out work left `ref`. What `ref` has gained since then is not this change's doing, and
 * would be told backwards: a field that main gained, as removed here.
 */
export async function startingPoint(root: string, ref: string): Promise<Commit> {
  await requireCheckout(root)
  const commit = await line(root, 'rev-parse', '--verify', '--quiet', '--end-of-options', `${ref}^{commit}`)
  if (!commit) throw new Error(await unknownRef(root, ref))
  const sha = await line(root, 'merge-base', commit, 'HEAD')
  if (!sha) throw new Error(await unrelated(root, ref))
  return { sha, short: sha.slice(0, 7) }
}

/** The text of a file at a commit, its path relative to `root`; null where that commit has no such file. */
export async function fileAt(root: string, { sha }: Commit, path: string): Promise<string | null> {
  const { ok, out } = await git(root, 'show', `${sha}:./${path}`)
  if (ok) return out
  const listed = await git(root, 'ls-tree', '--name-only', sha, '--', path)
  if (listed.ok && listed.out === '') return null
  throw new Error(`git show ${sha}:${path} failed: ${out}`)
}

async function requireCheckout(root: string) {
  const { ok, out } = await git(root, 'rev-parse', '--is-inside-work-tree')
  if (!ok) throw new Error(`--against compares with a commit, and this is not a git checkout: ${out}`)
}

async function unknownRef(root: string, ref: string): Promise<string> {
  const what = `There is no commit \`${ref}\` in this checkout`
  return (await isShallow(root))
    ? `${what}, which is a shallow clone. Fetch its history: git fetch --unshallow origin`
    : `${what}. A branch of the remote is named like \`origin/main\`, and has to be fetched: git fetch origin`
}

async function unrelated(root: string, ref: string): Promise<string> {
  return (await isShallow(root))
    ? `This shallow clone does not reach back to where the work left \`${ref}\`. Fetch its history: git fetch --unshallow origin`
    : `\`${ref}\` and the checked-out commit have no history in common.`
}

const isShallow = async (root: string): Promise<boolean> =>
  (await line(root, 'rev-parse', '--is-shallow-repository')) === 'true'

async function line(root: string, ...args: string[]): Promise<string | null> {
  const { ok, out } = await git(root, ...args)
  return ok ? out.trim() : null
}

/** `out` is what it said: on failure, the last line about it. */
async function git(root: string, ...args: string[]): Promise<{ ok: boolean; out: string }> {
  try {
    const { stdout } = await run('git', args, { cwd: root, maxBuffer: 256 * 1024 * 1024 })
    return { ok: true, out: stdout }
  } catch (error) {
    const { code, stderr, message } = error as NodeJS.ErrnoException & { stderr?: string }
    if (code === 'ENOENT') throw new Error('--against needs git on the PATH; there is none.')
    return { ok: false, out: stderr?.trim().split('\n').at(-1) || message }
  }
}
