/** `node scripts/release-check.ts [folder]`: what a release of the SDK still lacks, line by line; fails while there is any. */
import { existsSync, readFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { fileURLToPath, pathToFileURL } from 'node:url'

/** What GitHub says of the run that releases. Elsewhere nothing of it is set. */
type Surroundings = Partial<
  Record<'GITHUB_SERVER_URL' | 'GITHUB_REPOSITORY' | 'GITHUB_REF_TYPE' | 'GITHUB_REF_NAME', string>
>

/** `folder` is the SDK's. */
export function releaseFaults(folder: string, run: Surroundings): string[] {
  const manifest = JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8'))
  return [
    ...licenceFaults(folder, manifest),
    ...repositoryFaults(manifest, run),
    ...versionFaults(folder, manifest, run),
  ]
}

function licenceFaults(folder: string, { license }: { license?: string }): string[] {
  const faults: string[] = []
  if (!license || license === 'UNLICENSED')
    faults.push(
      `license is ${license ?? 'not set'}: nobody may use what would be published; set an SPDX name, such as Apache-2.0`,
    )
  if (!existsSync(join(folder, 'LICENSE')))
    faults.push('there is no LICENSE beside package.json: add the text of the licence')
  return faults
}

interface Repository {
  readonly url?: string
  readonly directory?: string
}

/** The registry takes a provenance only from the repository that the package names. */
function repositoryFaults({ repository }: { repository?: Repository }, run: Surroundings): string[] {
  const wanted = run.GITHUB_REPOSITORY && `git+${run.GITHUB_SERVER_URL}/${run.GITHUB_REPOSITORY}.git`
  if (!repository?.url)
    return [
      `repository.url is not set: set it to ${wanted ?? "this repository's address, git+https://….git"}, and repository.directory to packages/sdk`,
    ]
  const faults: string[] = []
  if (wanted && repository.url !== wanted)
    faults.push(`repository.url is ${repository.url}, but this runs in ${wanted}`)
  if (repository.directory !== 'packages/sdk')
    faults.push('repository.directory is not packages/sdk: links of the README lead nowhere')
  return faults
}

function versionFaults(
  folder: string,
  { name, version }: { name: string; version: string },
  run: Surroundings,
): string[] {
  if (run.GITHUB_REF_TYPE !== 'tag') return []
  const faults: string[] = []
  if (run.GITHUB_REF_NAME !== `${name}@${version}`)
    faults.push(`the tag is ${run.GITHUB_REF_NAME}, but package.json says ${name}@${version}`)
  const changelog = join(folder, 'CHANGELOG.md')
  if (!existsSync(changelog) || !readFileSync(changelog, 'utf8').includes(`\n## ${version}\n`))
    faults.push(
      `CHANGELOG.md does not tell of ${version}: run \`npx -y pnpm@12 exec changeset version\` before the tag`,
    )
  return faults
}

if (import.meta.url === pathToFileURL(process.argv[1] ?? '').href) {
  const folder = resolve(process.argv[2] ?? fileURLToPath(new URL('../packages/sdk', import.meta.url)))
  const faults = releaseFaults(folder, process.env)
  for (const fault of faults) console.error(`packages/sdk: ${fault}`)
  console.log(
    faults.length === 0
      ? 'Ready to release.'
      : 'Not released. See docs/guides/releasing-the-sdk.md, «Once, before the first release».',
  )
  process.exitCode = faults.length === 0 ? 0 : 1
}
