import type { Page } from './results.ts'

type Use<In, Out> = ((value: In) => Out | PromiseLike<Out>) | null
// biome-ignore lint/suspicious/noExplicitAny: as on the platform's Promise
type OnError<Out> = Use<any, Out>

/** Reads one page: the first as the caller asked for it, the others by cursor. */
export type ReadPage<T> = (cursor?: string) => Promise<Page<T>>

/**
 * A list. `await` it for one page, or iterate it for every item of every page.
 * Nothing is sent before one or the other happens.
 */
export class ListCall<T> implements PromiseLike<Page<T>>, AsyncIterable<T> {
  readonly #read: ReadPage<T>
  readonly #start: string | undefined
  #first: Promise<Page<T>> | undefined
  #cursor: string | null | undefined

  constructor(read: ReadPage<T>, start?: string) {
    this.#read = read
    this.#start = start
    this.#cursor = start
  }

  /**
   * Where to go on later: pass it as the `cursor` of a new list with the same filters. It moves on once the last item of
   * a page was handed out, so nothing is missed. Null at the end; undefined while still in a first page that had no cursor.
   */
  get cursor(): string | null | undefined {
    return this.#cursor
  }

  // biome-ignore lint/suspicious/noThenProperty: awaiting a list gives its first page
  then<A = Page<T>, B = never>(onPage?: Use<Page<T>, A>, onError?: OnError<B>): Promise<A | B> {
    const first = this.#readFirst().then((page) => {
      this.#cursor = nextCursor(page)
      return page
    })
    return first.then(onPage, onError)
  }

  catch<B = never>(onError?: OnError<B>): Promise<Page<T> | B> {
    return this.then(undefined, onError)
  }

  finally(onDone?: (() => void) | null): Promise<Page<T>> {
    return this.then().finally(onDone)
  }

  /** Every page in turn. */
  async *pages(): AsyncGenerator<Page<T>, void, undefined> {
    for await (const [page, next] of this.#walk()) {
      this.#cursor = next
      yield page
    }
  }

  async *[Symbol.asyncIterator](): AsyncGenerator<T, void, undefined> {
    for await (const [page, next] of this.#walk()) {
      const last = page.data.length - 1
      for (const [index, item] of page.data.entries()) {
        if (index === last) this.#cursor = next
        yield item
      }
      this.#cursor = next
    }
  }

  /** The first `count` items: `await` it for an array, or iterate it. Reads no page more than it needs. */
  take(count: number): Taken<T> {
    if (!(count >= 0)) throw new RangeError('take needs a number of items')
    return new Taken(this, count)
  }

  #readFirst(): Promise<Page<T>> {
    this.#first ??= this.#read()
    return this.#first
  }

  /** Each page with the cursor of the one after it. */
  async *#walk(): AsyncGenerator<[Page<T>, string | null], void, undefined> {
    const seen = new Set([this.#start])
    this.#cursor = this.#start
    let page = await this.#readFirst()
    for (;;) {
      const next = nextCursor(page)
      // A cursor that comes again would have us walk in a circle for ever.
      const last = next === null || seen.has(next)
      yield [page, last ? null : next]
      if (last) return
      seen.add(next)
      page = await this.#read(next)
    }
  }
}

/** The first items of a list: awaitable and iterable, as the list is. */
export class Taken<T> implements PromiseLike<T[]>, AsyncIterable<T> {
  readonly #list: AsyncIterable<T>
  readonly #count: number

  constructor(list: AsyncIterable<T>, count: number) {
    this.#list = list
    this.#count = count
  }

  // biome-ignore lint/suspicious/noThenProperty: awaiting it gives the items
  then<A = T[], B = never>(onItems?: Use<T[], A>, onError?: OnError<B>): Promise<A | B> {
    return this.#collect().then(onItems, onError)
  }

  async #collect(): Promise<T[]> {
    const items: T[] = []
    for await (const item of this) items.push(item)
    return items
  }

  async *[Symbol.asyncIterator](): AsyncGenerator<T, void, undefined> {
    if (this.#count < 1) return
    let taken = 0
    for await (const item of this.#list) {
      yield item
      taken += 1
      if (taken >= this.#count) return
    }
  }
}

const nextCursor = <T>({ pagination }: Page<T>): string | null =>
  (pagination.hasMore ? pagination.nextCursor : null) ?? null
