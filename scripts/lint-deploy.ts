/** `pnpm lint:deploy`: what of apps/api/deploy cannot be run here is held against its schema. Needs Python 3.10 or newer. */
import { spawnSync } from 'node:child_process'
import { mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { run } from './generate.ts'

const root = fileURLToPath(new URL('..', import.meta.url))
const deploy = join(root, 'apps/api/deploy')
const environment = join(root, 'tools/.venv')

interface Linter {
  program: string
  args: string[]
  files: string[]
  /** Something that it must not accept: a linter that says yes to everything would go unnoticed. */
  broken: string
}

/** The oldest Kubernetes that we promise, and the newest that is known. */
const KUBERNETES = ['1.30', '1.37']

const linters = async (): Promise<Linter[]> => {
  const manifests = (await readdir(join(deploy, 'kubernetes'))).map((name) => join(deploy, 'kubernetes', name))
  return [
    {
      program: 'hadolint',
      args: [],
      files: [join(deploy, 'Dockerfile')],
      broken: 'FROM node\nRUN cd /tmp && sudo ls\n',
    },
    {
      program: 'check-jsonschema',
      args: ['--builtin-schema', 'vendor.compose-spec'],
      files: [join(deploy, 'compose.yaml')],
      broken: 'services: { api: { image: homeroom, readonly: true } }\n',
    },
    ...KUBERNETES.map((version) => ({
      program: 'kubernetes-validate',
      args: ['--quiet', '--strict', '--kubernetes-version', version],
      files: manifests,
      broken:
        'apiVersion: v1\nkind: Service\nmetadata: { name: a }\nspec: { ports: [{ port: http, targetport: 80 }] }\n',
    })),
  ]
}

run(async () => {
  await install()
  const folder = await mkdtemp(join(tmpdir(), 'homeroom-lint-'))
  try {
    for (const linter of await linters()) await lint(linter, folder)
  } finally {
    await rm(folder, { recursive: true })
  }
})

async function lint({ program, args, files, broken }: Linter, folder: string): Promise<void> {
  const sample = join(folder, program === 'hadolint' ? 'Dockerfile' : 'broken.yaml')
  await writeFile(sample, broken)
  const call = (paths: string[]) => execute(join(environment, 'bin', program), [...args, ...paths])
  if (call([sample]).status === 0) throw new Error(`${program} ${args.join(' ')} accepts what is broken`)
  const { status, said } = call(files)
  if (status !== 0) throw new Error(`${program} ${args.join(' ')} objects:\n${said}`)
  console.log(`${program} ${args.join(' ')}: ${files.length} ${files.length === 1 ? 'file' : 'files'}`)
}

/** Makes tools/.venv as requirements.txt has it, once. */
async function install(): Promise<void> {
  const requirements = join(root, 'tools/requirements.txt')
  const mark = join(environment, 'requirements.txt')
  const wanted = await readFile(requirements, 'utf8')
  if ((await readFile(mark, 'utf8').catch(() => '')) === wanted) return
  await rm(environment, { recursive: true, force: true })
  must(execute('python3', ['-m', 'venv', environment]), 'Python 3 with its module venv is needed')
  const pip = join(environment, 'bin/pip')
  must(
    execute(pip, ['install', '--quiet', '--no-deps', '--only-binary', ':all:', '-r', requirements]),
    'the linters cannot be installed',
  )
  await writeFile(mark, wanted)
}

function must({ status, said }: ReturnType<typeof execute>, what: string): void {
  if (status !== 0) throw new Error(`${what}:\n${said}`)
}

function execute(program: string, args: string[]): { status: number | null; said: string } {
  const { status, stdout, stderr, error } = spawnSync(program, args, { cwd: root, encoding: 'utf8' })
  return { status, said: `${stdout ?? ''}${stderr ?? ''}${error?.message ?? ''}` }
}
