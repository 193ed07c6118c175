import { existsSync, readFileSync } from 'node:fs'
import { mkdir, writeFile } from 'node:fs/promises'
import { dirname, join, relative, resolve } from 'node:path'
import { pathToFileURL } from 'node:url'
import type { Rollup } from 'vite'
import { build, type Plugin, type ResolvedConfig } from 'vite'
import { scriptHashes, withPolicy } from './content-policy.ts'
import { fallbackHtml, type FolderFrame, frameHtml, pageHtml } from './page-html.ts'
import { pageFile } from './route-files.ts'
import type { Send } from '#src/shared/api/http.ts'
import type { Source } from './source.ts'
import { administrator, isOfficeList, officeFiles } from './office.ts'

type RenderModule = typeof import('#src/render.tsx')

/** The file that static servers send for addresses without a file. */
const fallbackFile = '404.html'

interface PrerenderOptions {
  /** Opens the source of the pages' data. */
  open: (log: (line: string) => void) => Promise<Source>
  /** Sends calls to the seeded shop, as its administrator, for the styles of the frames' data. */
  seeded: () => Promise<Send>
  /** One address in the seeded shop of each kind of page that shows a record. */
  recordPaths: () => Promise<readonly string[]>
  /** Origin of the host, for the pages' content policy; undefined for pages without one. */
  api: string | undefined
}

/** Writes the pages of a source as HTML after the build of the app, and the fallback page for all other addresses. */
export function prerender({ open, seeded, recordPaths, api }: PrerenderOptions): Plugin {
  let config: ResolvedConfig
  let bundle: Rollup.OutputBundle | undefined
  return {
    name: 'suvarnika:prerender',
    apply: (_, { command, isPreview, isSsrBuild }) => (command === 'build' || isPreview === true) && !isSsrBuild,
    configResolved: (resolved) => {
      config = resolved
    },
    configurePreviewServer: ({ middlewares }) => {
      const out = resolve(config.root, config.build.outDir)
      middlewares.use((request, _, next) => {
        const path = decodeURIComponent(
          new URL(request.url ?? '/', 'http://localhost').pathname.slice(config.base.length),
        )
        const isPage = request.headers.accept?.includes('text/html') && !/\.\w+$/.test(path)
        const own = ['', '.html', '/index.html'].some(
          (end) => existsSync(join(out, `${path}${end}`)) && path + end !== '',
        )
        if (isPage && path !== '' && !own) request.url = `${config.base}${fallbackFile}`
        next()
      })
    },
    writeBundle: (_, written) => {
      bundle = written
    },
    async closeBundle() {
      // Called after a failed build too, whose error must stay the one that is shown.
      if (bundle === undefined) return
      const chunks = bundle
      const source = await open((line) => config.logger.warn(line))
      const { themeStyles, fixedAddresses, ...renderer } = await buildRenderer(config)
      const out = resolve(config.root, config.build.outDir)
      const theme = await themeStyles()
      const template = readFileSync(join(out, 'index.html'), 'utf8').replace('</head>', () => `${theme}</head>`)
      const guarded = (html: string) => (api === undefined ? html : withPolicy(html, api))
      // For servers that have no fallback for addresses without a file.
      await Promise.all(fixedAddresses.map((path) => write(join(out, path, 'index.html'), guarded(template))))
      const css = sheets(template, out, config.base)
      const start = performance.now()
      const base = config.base.replace(/\/$/, '')
      const scriptsFor = (...modules: (string | undefined)[]) =>
        scriptsOf(chunks, modules, config).filter((src) => !template.includes(`"${src}"`))
      const send = await seeded()
      // The backend in the page cannot answer before the app has started.
      const callsOf = async (path: string) => (api === undefined ? [] : renderer.firstCalls(path))
      const { frames, ...shared } = await renderer.renderFrames(await recordPaths(), { at: new Date(), send })
      const folders: FolderFrame[] = []
      for (const { path, body } of frames) {
        const id = path.slice(path.lastIndexOf('/') + 1)
        const calls = (await callsOf(path)).map((url) => url.replace(id, '{id}'))
        folders.push({ folder: base + path.slice(0, -id.length), body, scripts: scriptsFor(pageFile(path)), calls })
      }
      const fallback = fallbackHtml(template, { frames: folders, rendered: shared, css })
      await writeFile(join(out, fallbackFile), guarded(fallback))
      for (const path of fixedAddresses.filter(isOfficeList)) {
        const rendered = await renderer.renderFrame(path, { at: new Date(), send, user: administrator })
        const scripts = scriptsFor(pageFile(path), ...officeFiles)
        const html = frameHtml(template, { path: base + path, rendered, css, scripts, calls: [] })
        for (const file of filesOf(path)) await write(join(out, file), guarded(html))
      }
      let count = 0
      for (const path of source.paths) {
        const rendered = await source.render(renderer, path)
        if (rendered === undefined) continue
        const scripts = scriptsFor(pageFile(path))
        const calls = rendered.data.answers.length === 0 ? await callsOf(path) : []
        const html = guarded(pageHtml(template, { path: base + path, rendered, css, scripts, calls }))
        for (const file of filesOf(path)) await write(join(out, file), html)
        count += 1
      }
      if (api !== undefined) {
        // The fallback page has every inline script.
        const policy = `script-src 'self' ${scriptHashes(fallback)}`
        config.logger.info(`Every page brings its content policy. For one in a header: ${policy}`)
      }
      config.logger.info(`${count} pages prerendered in ${((performance.now() - start) / 1000).toFixed(1)} s`)
    },
  }
}

async function write(file: string, html: string): Promise<void> {
  await mkdir(dirname(file), { recursive: true })
  await writeFile(file, html)
}

/** `/a` is `a.html`, and also `a/index.html` for servers that need the extension. */
function filesOf(path: string): string[] {
  if (path === '/') return ['index.html']
  const name = decodeURIComponent(path.slice(1))
  return [`${name}.html`, `${name}/index.html`]
}

const sheets = (template: string, out: string, base: string): string =>
  [...template.matchAll(/<link rel="stylesheet"[^>]*href="([^"]+)"/g)]
    .map(([, href = '']) => readFileSync(join(out, href.slice(base.length)), 'utf8').trim())
    .join('')

/** The URLs of the chunks of these modules and of all their imports. */
function scriptsOf(
  bundle: Rollup.OutputBundle,
  modules: readonly (string | undefined)[],
  { root, base }: ResolvedConfig,
): string[] {
  const chunks = Object.values(bundle).filter((file) => file.type === 'chunk')
  const first = chunks.filter(
    ({ facadeModuleId }) => facadeModuleId && modules.includes(relative(root, facadeModuleId)),
  )
  const files = new Set(first.map(({ fileName }) => fileName))
  for (const file of files)
    for (const imported of chunks.find(({ fileName }) => fileName === file)?.imports ?? []) files.add(imported)
  return [...files].map((file) => base + file)
}

/** The app built for Node, in a place where it finds the packages it imports. */
async function buildRenderer({ root, mode, base, configFile }: ResolvedConfig): Promise<RenderModule> {
  const outDir = join(root, 'node_modules/.prerender', mode)
  await build({
    root,
    mode,
    base,
    ...(configFile && { configFile }),
    logLevel: 'warn',
    build: { ssr: 'src/render.tsx', outDir, emptyOutDir: true, copyPublicDir: false },
  })
  const file = join(outDir, 'render.js')
  if (!existsSync(file)) throw new Error(`The build left no ${file}.`)
  return (await import(pathToFileURL(file).href)) as RenderModule
}
