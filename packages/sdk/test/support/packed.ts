import { execFile } from 'node:child_process'
import { mkdtemp, readdir, realpath, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { promisify } from 'node:util'
import { buildPackage } from '../../build.ts'

export const run = promisify(execFile)

const sdk = fileURLToPath(new URL('../../', import.meta.url))

/** A consumer's folder in which the SDK is installed as npm would install it from a registry. */
export interface Consumer {
  readonly folder: string
  readonly tarball: string
  readonly remove: () => Promise<void>
}

/** Builds, packs and installs. Its dependencies are packed from ours, so that nothing is fetched. */
export async function installPacked(): Promise<Consumer> {
  const folder = await realpath(await mkdtemp(join(tmpdir(), 'homeroom-packed-')))
  const dist = join(folder, 'dist')
  await buildPackage(dist)
  const openapiFetch = await realpath(join(sdk, 'node_modules/openapi-fetch'))
  const helpers = join(openapiFetch, '../openapi-typescript-helpers')
  await run('npm', ['pack', dist, openapiFetch, helpers, '--pack-destination', folder])
  const tarballs = (await readdir(folder)).filter((name) => name.endsWith('.tgz')).map((name) => join(folder, name))
  await rm(dist, { recursive: true })
  await writeFile(join(folder, 'package.json'), '{ "private": true }')
  await run('npm', ['install', '--offline', '--no-audit', '--no-fund', ...tarballs], { cwd: folder })
  const tarball = tarballs.find((path) => path.includes('homeroom-sdk-')) as string
  return { folder, tarball, remove: () => rm(folder, { recursive: true, force: true }) }
}
