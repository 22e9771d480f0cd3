/** `pnpm --filter @homeroom/sdk build [folder]`: the package as it is published (`dist/`), with a package.json of its own. */
import { execFile } from 'node:child_process'
import { existsSync } from 'node:fs'
import { cp, mkdir, readFile, rm, writeFile } from 'node:fs/promises'
import { basename, join, resolve } from 'node:path'
import { fileURLToPath, pathToFileURL } from 'node:url'
import { promisify } from 'node:util'
import { type OutputOptions, type Plugin, rolldown } from 'rolldown'
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
  if (existsSync(join(here, 'CHANGELOG.md'))) await cp(join(here, 'CHANGELOG.md'), join(folder, 'CHANGELOG.md'))
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

/** openapi-fetch is taken in: its CommonJS build cannot be imported as its types say. As a dependency it brings those. */
async function bundleCode(folder: string, sources: readonly string[]): Promise<void> {
  const input = Object.fromEntries(sources.map((source) => [nameOf(source), join(here, source)]))
  const bundle = await rolldown({ input, transform: { target: 'es2022' }, ...quiet })
  // Editors show the comments from the types; here they would be bytes for every page that loads us.
  const code = { comments: { jsdoc: false, legal: false } } as const
  await bundle.write({ ...output(folder, '.js', 'es'), ...code })
  await bundle.write({ ...output(folder, '.cjs', 'cjs'), ...code })
  await bundle.close()
}

/** tsc writes a declaration per module; these are bundled as the code is. */
async function bundleTypes(folder: string, sources: readonly string[]): Promise<void> {
  const loose = join(folder, '.types')
  try {
    const tsc = join(here, 'node_modules/typescript/bin/tsc')
    await promisify(execFile)(process.execPath, [tsc, '-p', join(here, 'tsconfig.build.json'), '--outDir', loose])
    const input = Object.fromEntries(sources.map((source) => [nameOf(source), join(loose, `${nameOf(source)}.d.ts`)]))
    const plugins = [dts({ dtsInput: true }), withoutComments]
    const bundle = await rolldown({ cwd: loose, input, external: /^[^./]/, plugins, ...quiet })
    await bundle.write(output(folder, '.d.cts', 'es'))
    await bundle.close()
  } finally {
    await rm(loose, { recursive: true })
  }
  // One declaration for both formats: half the bytes, and a client made by `import` is the one that `require` knows.
  for (const name of sources.map(nameOf))
    await writeFile(join(folder, `${name}.d.ts`), `export * from './${name}.cjs'\n`)
}

/** The methods' own comments say all of it, and these would be a quarter of the package. */
const withoutComments: Plugin = {
  name: 'types of raw without comments',
  transform: {
    filter: { id: /generated\/types\.d\.ts$/ },
    order: 'pre',
    handler: (text) => text.replace(/^\s*\/\*\*.*?\*\/\n/gms, ''),
  },
}

/** Our package.json without what concerns this repository alone; each subpath leads to its types and its two formats. */
function publishedManifest({ scripts: _, devDependencies: __, publishConfig: ___, ...manifest }: Manifest): object {
  const conditions = (name: string) => ({
    import: { types: `./${name}.d.ts`, default: `./${name}.js` },
    require: { types: `./${name}.d.cts`, default: `./${name}.cjs` },
  })
  const subpaths = Object.entries(manifest.exports).map(([subpath, source]) => [subpath, conditions(nameOf(source))])
  return {
    ...manifest,
    // For tools that do not read `exports`.
    main: './index.cjs',
    module: './index.js',
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
