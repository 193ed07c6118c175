import { existsSync, readFileSync } from 'node:fs'
import { mkdir, writeFile } from 'node:fs/promises'
import { dirname, join, resolve } from 'node:path'
import { pathToFileURL } from 'node:url'
import { build, type Plugin, type ResolvedConfig, type Rollup } from 'vite'
import { matches } from '#src/shared/lib/text/matches.ts'
import { scriptHashes, withPolicy } from './content-policy.ts'
import { pageHtml, withContent, withSheets } from './page-html.ts'
import { robotsText, sitemapXml } from './sitemap.ts'
import type { Source } from './source.ts'
import type { IncomingMessage } from 'node:http'

type RenderModule = typeof import('#src/render.tsx')

interface PrerenderOptions {
  /** Opens the source of the pages' data. */
  open: (log: (line: string) => void) => Promise<Source>
  /** Origin of the host, for the pages' content policy; undefined for pages without one. */
  api: string | undefined
  /** The URL of the shop, for a sitemap of the source's pages; without it there is none. */
  siteUrl: string | undefined
}

/** Writes the pages of a source as HTML after the build of the app, and the fallback page for all other addresses. */
export function prerender({ open, api, siteUrl }: PrerenderOptions): Plugin {
  let config: ResolvedConfig
  let bundle: Rollup.OutputBundle | undefined
  return {
    name: 'suvarnika:prerender',
    apply: (_, { command, isPreview, isSsrBuild }) => (command === 'build' || isPreview === true) && !isSsrBuild,
    configResolved: (resolved) => {
      config = resolved
    },
    configurePreviewServer: ({ middlewares }) => {
      middlewares.use(sendFallback(resolve(config.root, config.build.outDir), config.base))
    },
    writeBundle: (_, written) => {
      bundle = written
    },
    async closeBundle() {
      // The build has failed, and says why.
      if (bundle === undefined) return
      const start = performance.now()
      const { root, base, logger } = config
      const source = await open((line) => logger.warn(line))
      const renderer = await buildRenderer(config)
      const out = resolve(root, config.build.outDir)
      const theme = await renderer.themeStyles()
      const built = readFileSync(join(out, 'index.html'), 'utf8')
      const template = withSheets(built, sheets(built, out, base)).replace('</head>', () => `${theme}</head>`)
      const guarded = (html: string) => (api === undefined ? html : withPolicy(html, api))
      const lateStart = await inlineScript(join(root, 'src/app/start/late-start.ts'))
      // For addresses without HTML of their own: the second one for servers that know no fallback.
      const overlay = await renderer.emptyPage()
      const empty = guarded(withContent(template, { ...overlay, lateStart }))
      await writeFile(join(out, fallbackFile), empty)
      for (const path of renderer.fixedAddresses) await write(join(out, path, 'index.html'), empty)

      if (siteUrl !== undefined) {
        const shop = new URL(base, siteUrl).href
        await write(join(out, 'sitemap.xml'), sitemapXml(shop, source.paths))
        const robots = join(out, 'robots.txt')
        await write(robots, robotsText(readFileSync(robots, 'utf8'), base, shop))
      }

      const gate = await inlineScript(join(root, 'src/app/start/gate.ts'))
      let count = 0
      let page = empty
      for (const path of source.paths) {
        const rendered = await source.render(renderer.render, path)
        if (rendered === undefined) continue
        const address = base.replace(/\/$/, '') + path
        const scripts = pageScripts(bundle, base, rendered.component).filter((src) => !template.includes(`"${src}"`))
        page = pageHtml(template, { path: address, rendered, cover: overlay.body, scripts, gate, lateStart })
        for (const file of filesOf(path)) await write(join(out, file), guarded(page))
        count += 1
      }
      if (api !== undefined)
        logger.info(
          `Every page brings its content policy. For one in a header: script-src 'self' ${scriptHashes(page)}`,
        )
      logger.info(`${count} pages prerendered in ${((performance.now() - start) / 1000).toFixed(1)} s`)
    },
  }
}

async function write(file: string, html: string): Promise<void> {
  await mkdir(dirname(file), { recursive: true })
  await writeFile(file, html)
}

/** `/a` is `a.html`, and also `a/index.html` for servers that need the extension. */
const filesOf = (path: string): string[] => (path === '/' ? ['index.html'] : [`${path}.html`, `${path}/index.html`])

const sheets = (template: string, out: string, base: string): string =>
  matches(template, /<link rel="stylesheet"[^>]*href="([^"]+)"/g)
    .map((href) => readFileSync(join(out, href.slice(base.length)), 'utf8').trim())
    .join('')

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

/** The URLs of the chunks of a page's component and of all that they import. Throws if no chunk has the component. */
function pageScripts(bundle: Rollup.OutputBundle, base: string, component: string): string[] {
  const chunks = Object.values(bundle).filter((file) => file.type === 'chunk')
  // The back office has pages of the same names, and none of them is prerendered.
  const pages = chunks.filter(({ facadeModuleId }) => !facadeModuleId?.includes('/pages/admin/'))
  const own = pages.find(({ exports }) => exports.includes(component))
  if (own === undefined) throw new Error(`No chunk of the build exports ${component}.`)
  const files = new Set([own.fileName])
  for (const file of files)
    for (const imported of chunks.find(({ fileName }) => fileName === file)?.imports ?? []) files.add(imported)
  return [...files].map((file) => base + file)
}

/** A module of the app with all that it imports, as the text of a script element. Must not import packages. */
async function inlineScript(file: string): Promise<string> {
  const built = await build({
    configFile: false,
    publicDir: false,
    logLevel: 'warn',
    build: { write: false, lib: { entry: file, formats: ['iife'], name: 'start' } },
  })
  const output = [built].flat().flatMap((result) => ('output' in result ? result.output : []))
  const code = output.find((part) => part.type === 'chunk')?.code
  if (code === undefined) throw new Error(`${file} could not be built.`)
  return code.trim().replaceAll('</script', '<\\/script')
}

/** The file that static servers send for addresses without a file. */
const fallbackFile = '404.html'

/** Middleware that asks for the folder's page of an address, and where there is none for the fallback page. */
const sendFallback = (folder: string, base: string) => (request: IncomingMessage, _: unknown, next: () => void) => {
  const path = decodeURIComponent(new URL(request.url ?? '/', 'http://localhost').pathname.slice(base.length))
  const isPage = request.headers.accept?.includes('text/html') && !/\.\w+$/.test(path)
  const file = [`${path}.html`, `${path.replace(/\/$/, '')}/index.html`].find((name) => existsSync(join(folder, name)))
  if (isPage && path !== '') request.url = base + (file ?? fallbackFile)
  next()
}
