import { setTimeout as delay } from 'node:timers/promises'
import { type Homeroom, HomeroomError } from '@homeroom/sdk'
import { toPublic } from '../../src/ids.ts'
import { type Branch, REFUSED } from './school.ts'

/** One logical call of the load. Times in ms since 1970. */
export interface Call {
  branch: Branch
  kind: 'create' | 'complete' | 'refused'
  key: string
  title: string
  run(client: Homeroom): Promise<{ data: object; replayed: boolean }>
  sentAt: number
  /** The answer's, or that of the replay; Infinity until then. */
  answeredAt: number
  answer: object | null
  /** Statuses of the errors that it ended with, one for each time that it was made; null where no answer came. */
  failures: (number | null)[]
}

export interface ScheduledPost {
  branch: Branch
  id: string
}

const PAUSE_MS = 40
const POST_EVERY_MS = 400
/** How many of the calls are given up when their connection breaks: their outcome is known to nobody. */
const GIVE_UP = 0.5

/** People at work: each does one thing after the other, whatever becomes of the server. */
export class Load {
  readonly calls: Call[] = []
  readonly posts: ScheduledPost[] = []
  #stopping = false
  #running: Promise<unknown> = Promise.resolve()

  start(branches: readonly Branch[], people: number): void {
    this.#stopping = false
    const loops = branches.flatMap((branch) => [
      this.#schedule(branch),
      ...Array.from({ length: people }, () => this.#work(branch)),
    ])
    this.#running = Promise.all(loops)
  }

  /** Ends once every call has ended. */
  async stop(): Promise<void> {
    this.#stopping = true
    await this.#running
  }

  async #work(branch: Branch): Promise<void> {
    while (!this.#stopping) {
      const made = await this.#call(branch, 'create', (title, client, key) =>
        client.tasks.create({ title, assigneeId: toPublic('usr', branch.teacher.userId) }, { idempotencyKey: key }),
      )
      const id = (made.answer as { id: string } | null)?.id
      if (id)
        await this.#call(branch, 'complete', (_, client, key) => client.tasks.complete(id, { idempotencyKey: key }))
      if (Math.random() < 0.3)
        await this.#call(branch, 'refused', (title, client, key) =>
          client.tasks.create({ title }, { idempotencyKey: key, maxRetries: 0 }),
        )
      await delay(Math.random() * PAUSE_MS)
    }
  }

  async #call(
    branch: Branch,
    kind: Call['kind'],
    run: (title: string, client: Homeroom, key: string) => ReturnType<Call['run']>,
  ): Promise<Call> {
    const key = `kill-${crypto.randomUUID()}`
    const title = `${kind === 'refused' ? REFUSED : 'Trip'} ${key}`
    const again = (client: Homeroom) => run(title, client, key)
    const call: Call = {
      branch,
      kind,
      key,
      title,
      run: again,
      sentAt: Date.now(),
      answeredAt: Number.POSITIVE_INFINITY,
      answer: null,
      failures: [],
    }
    this.calls.push(call)
    await attempt(call, branch.client(Math.random() < GIVE_UP ? { maxRetries: 0 } : {}))
    // Who has given up comes back a little later, as after an error page.
    if (call.failures.length > 0) await delay(200)
    return call
  }

  /** Announcements that fall due all the time. */
  async #schedule(branch: Branch): Promise<void> {
    while (!this.#stopping) {
      const due = new Date(Date.now() + 1_000).toISOString()
      const values = { kind: 'announcement', status: 'scheduled', scheduled_for: due, author_id: branch.admin.userId }
      this.posts.push({ branch, id: await branch.feed.post(values) })
      await delay(POST_EVERY_MS)
    }
  }
}

/** Runs a call, or runs it again, and notes how it ended. */
export async function attempt(call: Call, client: Homeroom): Promise<{ replayed: boolean; data: object } | null> {
  try {
    const result = await call.run(client)
    call.answer ??= result.data
    call.answeredAt = Math.min(call.answeredAt, Date.now())
    return result
  } catch (error) {
    if (!(error instanceof HomeroomError)) throw error
    call.failures.push(error.status)
    return null
  }
}
