const EVERY_MS = 1_000
/** Into a file one line now and then is enough. */
const EVERY_MS_UNSEEN = 10_000

/** A line on stderr: rows, rows a second, and how long it may still take. */
export class Progress {
  readonly #expected: number
  readonly #started = performance.now()
  readonly #timer: NodeJS.Timeout
  rows = 0

  constructor(expected: number) {
    this.#expected = expected
    this.#timer = setInterval(() => this.#print(), process.stderr.isTTY ? EVERY_MS : EVERY_MS_UNSEEN)
  }

  readonly add = (rows: number): void => {
    this.rows += rows
  }

  get seconds(): number {
    return (performance.now() - this.#started) / 1_000
  }

  stop(): void {
    clearInterval(this.#timer)
    if (process.stderr.isTTY) process.stderr.write('\r\u001b[K')
  }

  #print(): void {
    const rate = this.rows / this.seconds
    const left = Math.max(0, this.#expected - this.rows) / Math.max(rate, 1)
    const text = `${grouped(this.rows)} rows, ${grouped(rate)} a second, about ${Math.ceil(left)} s left`
    process.stderr.write(process.stderr.isTTY ? `\r\u001b[K${text}` : `${text}\n`)
  }
}

export const grouped = (n: number): string => Math.round(n).toLocaleString('en-US')
