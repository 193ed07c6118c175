/**
 * `npm run build:kit`: writes the package `suvarnika-kit` into `dist-kit/`, or the folder that is named. What it needs at
 * run time are the packages that its code imports, with the versions of this project.
 */
import { spawnSync } from 'node:child_process'
import { copyFileSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { isBuiltin } from 'node:module'
import { tmpdir } from 'node:os'
import { dirname, join, relative, resolve } from 'node:path'
import { build, type Plugin, type Rollup } from 'vite'
import root from '../../package.json' with { type: 'json' }

// In a test it is another, for which the panel would be built with React's own tools for development.
process.env.NODE_ENV = 'production'

const here = import.meta.dirname
const project = join(here, '../..')
const folder = resolve(process.argv[2] ?? join(project, 'dist-kit'))

/** A text in which the commands are called by the name of the package. */
const withOwnCommands = (text: string) =>
  text.replaceAll(
    /npm run (?:--silent )?(\$\{command\}|(?:serve|check|diff|record|mcp)\b)( \[?)?(?:-- )?/g,
    'npx suvarnika $1$2',
  )

const ownCommands: Plugin = {
  name: 'suvarnika-kit:commands',
  transform: (code, id) => (/\/(?:mocks|contracts)\//.test(id) ? withOwnCommands(code) : undefined),
}

/** The page of the contract, whose package would bring one that reports each installation: its files lie in the package. */
const referenceFiles = [
  'swagger-ui-bundle.js',
  'swagger-ui.css',
  'favicon-32x32.png',
  'swagger-ui-bundle.js.LICENSE.txt',
  'LICENSE',
  'NOTICE',
]
const ownReference: Plugin = {
  name: 'suvarnika-kit:reference',
  transform: (code, id) =>
    id.endsWith('/mocks/http/reference.ts')
      ? code.replace(/dirname\(createRequire\(.*?\)\.resolve\(.*?\)\)/, '`${import.meta.dirname}/reference`')
      : undefined,
}

const shared = {
  configFile: false,
  root: project,
  logLevel: 'warn',
  publicDir: false,
} as const

/** What runs in Node: each import of a package stays. */
async function buildForNode(): Promise<Rollup.OutputChunk[]> {
  const names = ['kit', 'node', 'vite', 'commands']
  const { output } = (await build({
    ...shared,
    plugins: [ownCommands, ownReference],
    build: {
      ssr: true,
      target: 'node20',
      outDir: folder,
      emptyOutDir: true,
      rolldownOptions: {
        input: Object.fromEntries(names.map((name) => [name, join(here, `${name}.ts`)])),
        output: { entryFileNames: '[name].js', chunkFileNames: '[name]-[hash].js' },
      },
    },
  })) as Rollup.RollupOutput
  return output.filter((each) => each.type === 'chunk')
}

/** What runs in the page of an app, with all that it needs: an app may have other versions of the same packages. */
async function buildForPage(): Promise<void> {
  const isOnlyForNode = /\/node_modules\/(?:ajv\/dist\/(?:2020|core|standalone)|yaml)\/|^node:/
  await build({
    ...shared,
    define: { 'process.env.NODE_ENV': '"production"' },
    resolve: { alias: { 'tough-cookie': join(project, 'mocks/stand-ins/no-cookies.ts') } },
    build: {
      outDir: join(folder, 'page'),
      assetsInlineLimit: 0,
      license: { fileName: 'licenses.md' },
      lib: { entry: join(here, 'page.ts'), formats: ['es'], fileName: () => 'start-page.js' },
      rolldownOptions: { treeshake: { moduleSideEffects: (id) => !isOnlyForNode.test(id) } },
    },
  })
  const file = (path: string) => readFileSync(join(project, path), 'utf8')
  const worker = file('mocks/page/worker/shop-worker.js')
    .replace(/(answered = )\[.*?\]/, '$1["ADDRESSES"]')
    .replace("importScripts('mockServiceWorker.js')", () => file('node_modules/msw/lib/mockServiceWorker.js'))
  writeFileSync(join(folder, 'page/worker.js'), worker)
}

const packageOf = (id: string) =>
  id
    .split('/')
    .slice(0, id.startsWith('@') ? 2 : 1)
    .join('/')

/** The packages that the chunks import, and those that are found as files. Throws for one that this project does not name. */
function dependenciesOf(chunks: readonly Rollup.OutputChunk[]): Record<string, string> {
  const own = new Set(chunks.map(({ fileName }) => fileName))
  const imported = chunks.flatMap(({ imports, dynamicImports, code }) => [
    ...[...imports, ...dynamicImports].filter((each) => !own.has(each) && !isBuiltin(each) && !each.startsWith('.')),
    ...Array.from(code.matchAll(/\.resolve\(["']([^"'.]+)/g), ([, name = '']) => name),
  ])
  const versions: Readonly<Record<string, string>> = { ...root.devDependencies, ...root.dependencies }
  const names = [...new Set(imported.map(packageOf))].filter((name) => name !== 'vite').toSorted()
  return Object.fromEntries(
    names.map((name) => {
      const version = versions[name]
      if (version === undefined) throw new Error(`package.json does not name ${name}, which the package imports.`)
      return [name, version]
    }),
  )
}

/** The types of the entries, with the files that they need. */
function writeTypes(): void {
  const all = mkdtempSync(join(tmpdir(), 'kit-types-'))
  const tscFile = join(project, 'node_modules/typescript/bin/tsc')
  const tsc = spawnSync(process.execPath, [tscFile, '--project', here, '--outDir', all], {
    encoding: 'utf8',
  })
  if (tsc.status !== 0) throw new Error(tsc.stdout)
  const written = new Set<string>()
  const write = (file: string) => {
    if (written.has(file)) return
    written.add(file)
    const text = readFileSync(join(all, file), 'utf8').replaceAll(
      /(['"])(#|\.\.?\/)([^'"]+)\.ts\1/g,
      (_, quote, kind, path) => {
        const to = kind === '#' ? String(path) : join(dirname(file), `${kind}${path}`)
        write(`${to}.d.ts`)
        const from = relative(dirname(file), to)
        return `${quote}${from.startsWith('.') ? from : `./${from}`}.js${quote}`
      },
    )
    mkdirSync(join(folder, 'types', dirname(file)), { recursive: true })
    writeFileSync(join(folder, 'types', file), text)
  }
  for (const name of ['kit', 'node', 'vite']) write(`contracts/package/${name}.d.ts`)
  rmSync(all, { recursive: true })
}

const entry = (name: string) => ({ types: `./types/contracts/package/${name}.d.ts`, default: `./${name}.js` })

const chunks = await buildForNode()
await buildForPage()
for (const file of ['contracts/check/reporters/html.css'])
  copyFileSync(join(project, file), join(folder, file.split('/').at(-1) ?? ''))
mkdirSync(join(folder, 'reference'))
for (const file of referenceFiles)
  copyFileSync(join(project, 'node_modules/swagger-ui-dist', file), join(folder, 'reference', file))
writeTypes()
/** The page for strangers, whose links lead to other pages of this project. */
const readme = withOwnCommands(readFileSync(join(project, 'docs/any-api.md'), 'utf8'))
  .replace(/^In this repository.*\n\n/m, '')
  .replaceAll(/!\[.*?\]\(.*?\)\n*/g, '')
  .replaceAll(/\[([^\]]+)\]\([^)]*\)/g, '$1')
writeFileSync(join(folder, 'README.md'), readme)
writeFileSync(join(folder, 'commands.js'), `#!/usr/bin/env node\n${readFileSync(join(folder, 'commands.js'), 'utf8')}`)
const manifest = {
  name: 'suvarnika-kit',
  version: root.version,
  description:
    'From an OpenAPI file: a backend with a memory, in the page of your app and over HTTP, and a check of any host.',
  type: 'module',
  engines: { node: '>=20.11' },
  bin: { suvarnika: './commands.js' },
  exports: { '.': entry('kit'), './node': entry('node'), './vite': entry('vite'), './package.json': './package.json' },
  dependencies: dependenciesOf(chunks),
  peerDependencies: { vite: '>=6' },
  peerDependenciesMeta: { vite: { optional: true } },
}
writeFileSync(join(folder, 'package.json'), `${JSON.stringify(manifest, null, 2)}\n`)
process.stdout.write(
  `${folder}: ${readdirSync(folder, { recursive: true }).length} files, ${Object.keys(manifest.dependencies).length} dependencies\n`,
)
