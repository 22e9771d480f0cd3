import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'

// Files that are not code. `pnpm build` lays them out beside the bundle as they lie here beside `src`.

/** The numbered SQL files. */
export const MIGRATIONS = new URL('../migrations/', import.meta.url)
/** Guides that response headers link to, such as `/docs/migrations/conversations`. */
export const PAGES = fileURLToPath(new URL('../pages', import.meta.url))
/** The folder that has the changelog's records in `changelog/`: the root of a checkout, or the production folder. */
export const CHANGELOG_ROOT = fileURLToPath(
  new URL(import.meta.url.endsWith('.ts') ? '../../..' : '..', import.meta.url),
)
/** The folder of Scalar's browser build: the package exports no path of it, but it stands beside the main entry. */
export const scalarFolder = (): string =>
  join(dirname(fileURLToPath(import.meta.resolve('@scalar/api-reference'))), 'browser')
