/** `pnpm --filter @homeroom/sdk build [folder]`: the package as it is published (`dist/`), with a package.json of its own. */
import { execFile } from 'node:child_process'
import { existsSync } from 'node:fs'
import { cp, mkdir, readFile, rm, writeFile } from 'node:fs/promises'
import { basename, join, resolve } from 'node:path'
import { fileURLToPath, pathToFileURL } from 'node:url'
import { promisify } from 'node:util'
import { type OutputOptions, type Plugin, rolldown } from 'rolldown'
import { minifySync } from 'rolldown/utils'
import { dts } from 'rolldown-plugin-dts'

const here = fileURLToPath(new URL('.', import.meta.url))

interface Manifest {
  exports: Record<string, string>
  [field: string]: unknown
}

/** Subpath → source file: the `exports` of our own package.json, which inside this repository are the sources themselves. */
const readManifest = async (): Promise<Manifest> => JSON.parse(await readFile(join(here, 'package.json'), 'utf8'))
const nameOf = (source: string) => basename(source, '.ts')

export async function buildPackage(folder: string): Promise<void> {
  const manifest = await readManifest()
  const sources = Object.values(manifest.exports)
  await rm(folder, { recursive: true, force: true })
  await mkdir(folder, { recursive: true })
  await bundleCode(folder, sources)
  await bundleTypes(folder, sources)
  await writeFile(join(folder, 'package.json'), `${JSON.stringify(publishedManifest(manifest), null, 2)}\n`)
  await cp(join(here, 'README.md'), join(folder, 'README.md'))
  // The owner's to add: scripts/release-check.ts lets nothing out without it.
  if (existsSync(join(here, 'LICENSE'))) await cp(join(here, 'LICENSE'), join(folder, 'LICENSE'))
  await cp(join(here, 'node_modules/openapi-fetch/LICENSE'), join(folder, 'shared/openapi-fetch.LICENSE'))
}

const quiet = { logLevel: 'warn', checks: { pluginTimings: false } } as const
const output = (folder: string, extension: string, format: 'es' | 'cjs'): OutputOptions => ({
  dir: folder,
  format,
  entryFileNames: `[name]${extension}`,
  // Named by what is in them, not by a hash: two builds of one source are the same files.
  chunkFileNames: `shared/[name]${extension}`,
  minifyInternalExports: false,
})

/**
 * The same files as ES modules and as CommonJS. npm packs them by name, so that a file comes right after its twin, and costs
 * nothing where that is still in gzip's window of 32 kB: hence no file is longer, but for the contract in the mock.
 */
async function bundleCode(folder: string, sources: readonly string[]): Promise<void> {
  const input = Object.fromEntries(sources.map((source) => [nameOf(source), join(here, source)]))
  for (const [format, name] of [
    ['es', 'esm'],
    ['cjs', 'cjs'],
  ] as const) {
    // openapi-fetch is taken in: its CommonJS build cannot be imported as its types say. As a dependency it brings those.
    const plugins = [apart(/\/mock-contract\.ts$/, `../${mockContract}`, 'absolute'), squeezed]
    const bundle = await rolldown({ input, plugins, transform: { target: 'es2022' }, ...quiet })
    // Editors show the comments from the types; here they would be bytes for every page that loads us.
    const code = { comments: { jsdoc: false, legal: false }, codeSplitting: { groups: chunks } } as const
    await bundle.write({ ...output(join(folder, name), '.js', format), ...code })
    await bundle.close()
  }
  await writeFile(join(folder, 'cjs/package.json'), '{ "type": "commonjs" }\n')
  const { contract } = await import('./src/generated/mock-contract.ts')
  const text = JSON.stringify(contract).replace(/[\\']/g, '\\$&')
  await mkdir(join(folder, 'shared'), { recursive: true })
  await writeFile(join(folder, mockContract), `exports.contract = JSON.parse('${text}')\n`)
}

/** Both formats read this one, as CommonJS. */
const mockContract = 'shared/mock-contract.cjs'

const chunks = [
  { name: 'openapi-fetch', test: /openapi-fetch/ },
  { name: 'resources', test: /generated\/(apis|resources)/ },
  // A module of its own, which bundlers leave out as a whole where only the client is used.
  { name: 'error-codes', test: /generated\/error-codes/ },
]

/** What nobody steps through loses its white space, and keeps its names. The runtime stays as it is written. */
const squeezed: Plugin = {
  name: 'squeezed',
  generateBundle(_, files) {
    for (const file of Object.values(files)) {
      if (file.type === 'chunk' && /^(openapi-fetch|resources|error-codes|operations|mock)$/.test(file.name))
        file.code = minifySync(file.fileName, file.code, { compress: false, mangle: false, codegen: true }).code
    }
  },
}

/** Takes a module out of a bundle: what names it will find it at another place. */
const apart = (module: RegExp, id: string, external: 'absolute' | 'relative'): Plugin => ({
  name: `apart: ${id}`,
  resolveId: { filter: { id: module }, order: 'pre', handler: () => ({ id, external }) },
})

/** Named whole by the others, rather than by each of their hundreds of types. */
const typesApart = ['models', 'events', 'paths', 'error-codes']

/** tsc writes a declaration per module; these are bundled as the code is. */
async function bundleTypes(folder: string, sources: readonly string[]): Promise<void> {
  const loose = join(folder, '.types')
  try {
    const tsc = join(here, 'node_modules/typescript/bin/tsc')
    await promisify(execFile)(process.execPath, [tsc, '-p', join(here, 'tsconfig.build.json'), '--outDir', loose])
    const input = Object.fromEntries(sources.map((source) => [nameOf(source), join(loose, `${nameOf(source)}.d.ts`)]))
    const plugins = [
      ...typesApart.map((name) =>
        apart(new RegExp(`(generated|\\.\\.)/${name}\\.ts$`), join(loose, `shared/${name}.cjs`), 'relative'),
      ),
      dts({ dtsInput: true }),
    ]
    const bundle = await rolldown({ cwd: loose, input, external: /^[^./]/, plugins, ...quiet })
    await bundle.write(output(folder, '.d.cts', 'es'))
    await bundle.close()
    for (const name of typesApart) {
      const text = await readFile(join(loose, `generated/${name}.d.ts`), 'utf8')
      const named = text.replace(/(?<=from '\.\/\w+)\.ts(?=')/g, '.cjs')
      // Indented by tabs, as the code is: tsc's four spaces are bytes in every line.
      const indented = named.replace(/^( {4})+/gm, (spaces) => '\t'.repeat(spaces.length / 4))
      await writeFile(join(folder, `shared/${name}.d.cts`), indented)
    }
  } finally {
    await rm(loose, { recursive: true })
  }
  // One declaration for both formats: half the bytes, and a client made by `import` is the one that `require` knows.
  for (const name of sources.map(nameOf))
    await writeFile(join(folder, `${name}.d.ts`), `export * from './${name}.cjs'\n`)
}

/** Our package.json without what concerns this repository alone; each subpath leads to its types and its two formats. */
function publishedManifest({ scripts: _, devDependencies: __, publishConfig: ___, ...manifest }: Manifest): object {
  const conditions = (name: string) => ({
    import: { types: `./${name}.d.ts`, default: `./esm/${name}.js` },
    require: { types: `./${name}.d.cts`, default: `./cjs/${name}.js` },
  })
  const subpaths = Object.entries(manifest.exports).map(([subpath, source]) => [subpath, conditions(nameOf(source))])
  return {
    ...manifest,
    // For tools that do not read `exports`.
    main: './cjs/index.js',
    module: './esm/index.js',
    types: './index.d.cts',
    exports: { ...Object.fromEntries(subpaths), './package.json': './package.json' },
  }
}

if (import.meta.url === pathToFileURL(process.argv[1] ?? '').href) {
  const folder = resolve(process.argv[2] ?? join(here, 'dist'))
  const started = performance.now()
  await buildPackage(folder)
  console.log(`${folder} (${Math.round(performance.now() - started)} ms)`)
}
