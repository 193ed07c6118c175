import { readFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import type { Plugin, ResolvedConfig, ViteDevServer } from 'vite'
import { compiledValidators } from '#openapi/contract/compiled-validators.ts'
import { isAddress } from '#openapi/contract/is-address.ts'
import { messageOf } from '#openapi/contract/message-of.ts'
import { readContract } from '#openapi/contract/read-contract.ts'
import { addressesOf } from '../page/addresses.ts'
import { configIn, partOf, projectOf, readProject } from './read-project.ts'

/** What the app's Vite configuration may say, where there is no `kit.config.ts` in its root. */
export interface KitOptions {
  /** The OpenAPI file, from the root of the app. */
  readonly contract?: string
  /** The configuration, from the root of the app. */
  readonly config?: string
}

const asCode = (value: unknown) => JSON.stringify(value) ?? 'undefined'

const virtual = 'virtual:suvarnika-kit'
const worker = 'suvarnika-kit-worker.js'
/** What the package has for the page, beside this file. */
const forPage = join(import.meta.dirname, 'page')
const pageModule = join(forPage, 'start-page.js').replaceAll('\\', '/')

/** What is wrong in one line: where in this code it was found says nothing to who writes the app. */
function inOneLine(error: unknown): Error {
  const short = new Error(messageOf(error))
  short.stack = String(short)
  return short
}

const isModule = /\btype=(["']?)module\1/
const sourceIn = (attributes: string) => /\bsrc=(["'])(.*?)\1/.exec(attributes)?.[2]

/** The page with each of its modules after the backend: a call must not leave before somebody answers it. */
const afterBackend = (html: string) =>
  html.replaceAll(/<script\b([^>]*)>\s*<\/script>/g, (whole, attributes: string) => {
    const source = sourceIn(attributes)
    if (!isModule.test(attributes) || source === undefined || source.startsWith('/@')) return whole
    return `<script type="module">
import { started } from '${virtual}'
void started.then(() => import(${JSON.stringify(source)}))
</script>`
  })

/**
 * The backend of a contract in the page of an app, in `vite` and in `vite build --mode demo`; of any other build nothing
 * is changed.
 */
export function kit(options: KitOptions = {}): Plugin {
  let settings: ResolvedConfig
  let read: ReturnType<typeof open> | undefined
  let server: ViteDevServer | undefined

  async function open() {
    const { root } = settings
    const file = options.config ?? (options.contract === undefined ? configIn(root) : undefined)
    if (file === undefined && options.contract === undefined)
      throw new Error('kit(): name the contract, as kit({ contract: "openapi.yaml" }), or write a kit.config.ts.')
    const project =
      file === undefined ? projectOf(options, join(root, 'vite.config')) : await readProject(resolve(root, file))
    const store = await partOf(project, 'store')
    const page = await partOf(project, 'page')
    return { project, store, page, contract: await readContract(project.config.contract) }
  }
  const load = () =>
    (read ??= open().catch((error: unknown) => {
      throw inOneLine(error)
    }))

  /** The files on which the page depends. */
  async function files(): Promise<string[]> {
    const { project, contract } = await load()
    return [project.file, contract.source.file].filter((file) => !isAddress(file))
  }

  async function workerText(): Promise<string> {
    const { page, contract } = await load()
    const addresses = JSON.stringify(addressesOf(contract, page?.prefixes))
    return readFileSync(join(forPage, 'worker.js'), 'utf8').replace('["ADDRESSES"]', () => addresses)
  }

  /** Reads everything anew, and loads the page again. */
  function again(changed: string): void {
    void files()
      .catch(() => [changed])
      .then((all) => {
        if (!all.some((file) => resolve(file) === resolve(changed))) return
        read = undefined
        const module = server?.moduleGraph.getModuleById(`\0${virtual}`)
        if (module) server?.moduleGraph.invalidateModule(module)
        server?.ws.send({ type: 'full-reload' })
      })
  }

  return {
    name: 'suvarnika-kit',
    // Before Vite's own resolver, which would find the package's entry for Node.
    enforce: 'pre',
    apply: ({ build }, { command, mode, isPreview }) =>
      isPreview !== true && !build?.ssr && (mode === 'demo' || (command === 'serve' && mode === 'development')),
    config: () => ({ optimizeDeps: { exclude: ['suvarnika-kit'] } }),
    configResolved(resolved) {
      settings = resolved
      if (resolved.plugins.filter(({ name }) => name === 'suvarnika-kit').length > 1)
        throw inOneLine('kit() stands twice in the plugins of Vite: leave one, since a page has one backend.')
    },
    async buildStart() {
      if (settings.command === 'build') for (const file of await files()) this.addWatchFile(file)
    },
    configureServer(started) {
      server = started
      void files().then(
        (all) => started.watcher.add(all),
        (error: unknown) => settings.logger.error(messageOf(error)),
      )
      for (const event of ['add', 'change'] as const) started.watcher.on(event, again)
      started.middlewares.use(`${settings.base}${worker}`, (_request, response) => {
        void workerText().then(
          (text) => response.setHeader('Content-Type', 'text/javascript').end(text),
          () => response.writeHead(500).end(),
        )
      })
    },
    transformIndexHtml: { order: 'pre', handler: afterBackend },
    async resolveId(id, importer) {
      if (id === virtual) return `\0${virtual}`
      // As it is: Vite's own resolver adds a version, which would make it another module.
      if (id === pageModule) return pageModule
      // A configuration in the page throws the Problem that the backend in the page knows.
      if (id !== 'suvarnika-kit' || importer === undefined) return undefined
      const { project } = await load()
      return resolve(importer) === resolve(project.file) ? pageModule : undefined
    },
    async load(id) {
      if (id !== `\0${virtual}`) return undefined
      const { project, store, page, contract } = await load()
      // As JSON where it can be, since a configuration may import what only Node has.
      const hasCode = store?.operations ?? store?.scenarios ?? store?.errorBody
      const imported = hasCode ? `import config from ${JSON.stringify(project.file)}\n` : ''
      const loaded = hasCode ? 'typeof config.store === "function" ? config.store() : config.store' : asCode(store)
      return `${imported}import { startPage } from ${JSON.stringify(pageModule)}
const validators = ({ formats, judgedRegExp, modules }) => {
${compiledValidators(contract)}
}
export const started = startPage({
  document: JSON.parse(${JSON.stringify(JSON.stringify(contract.document))}),
  validators,
  zone: ${asCode(project.config.zone)},
  store: ${loaded},
  page: ${asCode(page)},
  base: ${JSON.stringify(settings.base)},
  worker: ${JSON.stringify(worker)},
})`
    },
    async generateBundle() {
      this.emitFile({ type: 'asset', fileName: worker, source: await workerText() })
    },
  }
}
