import { createHash } from 'node:crypto'
import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import type { ChangeRecord, Node } from './model.ts'
import { renderAll } from './render.ts'

/** The bundled contract, in the repository. */
export const CONTRACT = 'contract/generated/openapi.json'

const RECORD = /^(\d{4}-\d{2}-\d{2})\.json$/

/** The files of one checkout: the contract of today, and all that the changelog keeps. */
export class Store {
  readonly root: string

  constructor(root: string) {
    this.root = root
  }

  /** Today's contract, as `pnpm generate` wrote it. */
  contract(): string {
    const text = this.read(CONTRACT)
    if (text === null) throw new Error(`There is no ${CONTRACT}: run pnpm generate first.`)
    return text
  }

  /** Stored records, the oldest first. */
  records(): ChangeRecord[] {
    return this.#dates('changelog').map((date) => JSON.parse(readFileSync(this.#record(date), 'utf8')))
  }

  snapshotDates(): string[] {
    return this.#dates('changelog/snapshots')
  }

  snapshot(date: string): string | null {
    return this.read(`changelog/snapshots/${date}.json`)
  }

  accepted(): string {
    return this.read('changelog/accepted-breaking.yaml') ?? ''
  }

  read(path: string): string | null {
    return existsSync(this.#path(path)) ? readFileSync(this.#path(path), 'utf8') : null
  }

  save(record: ChangeRecord, contract: string) {
    this.#write(`changelog/snapshots/${record.date}.json`, contract)
    this.#write(`changelog/${record.date}.json`, `${JSON.stringify(record, null, 2)}\n`)
  }

  remove(date: string) {
    for (const path of [`changelog/snapshots/${date}.json`, `changelog/${date}.json`, `changelog/${date}.md`]) {
      rmSync(this.#path(path), { force: true })
    }
  }

  /** Writes every page from the stored records. */
  render() {
    for (const [path, text] of renderAll(this.records())) this.#write(path, text)
  }

  #dates(folder: string): string[] {
    if (!existsSync(this.#path(folder))) return []
    return readdirSync(this.#path(folder))
      .flatMap((name) => RECORD.exec(name)?.[1] ?? [])
      .sort()
  }

  #record(date: string): string {
    return this.#path(`changelog/${date}.json`)
  }

  #write(path: string, text: string) {
    mkdirSync(dirname(this.#path(path)), { recursive: true })
    writeFileSync(this.#path(path), text)
  }

  #path(path: string): string {
    return join(this.root, path)
  }
}

export const sha256 = (text: string): string => createHash('sha256').update(text).digest('hex')

export const parseContract = (text: string): Node => JSON.parse(text)
