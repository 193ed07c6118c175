import { CacheProvider } from '@emotion/react'
import { dehydrate, type QueryClient } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { prerender } from 'react-dom/static'
import {
  createStaticHandler,
  createStaticRouter,
  matchRoutes,
  type RouteObject,
  StaticRouterProvider,
} from 'react-router-dom'
import { App } from './app/app.tsx'
import { fillCache, type PageData } from './app/page-data.ts'
import { firstReads } from './app/routes/first-reads.ts'
import { routes } from './app/routes/routes.tsx'
import { type Send, sendWith } from './shared/api/http.ts'
import { createQueryClient } from './shared/api/query-client.ts'
import { prerenderFor, type SessionState } from './shared/api/session.ts'
import { setNow, setPrerenderedAt } from './shared/lib/time/now.ts'
import { setFrame } from './shared/lib/use-frame.ts'
import { beginPrerendered } from './shared/ui/loading/loading-overlay.tsx'
import { collectStyles } from './shared/ui/theme/collect-styles.ts'
import { UiProvider } from './shared/ui/theme/ui-provider.tsx'

/** A page as HTML in its parts. */
export interface Rendered {
  /** Title, descriptions and preloads. */
  head: string
  /** The content of the root element. */
  body: string
  styles: string
  data: PageData
}

/** Frames of several pages with the styles that they need together. */
export interface RenderedFrames extends Pick<Rendered, 'styles' | 'data'> {
  frames: (Pick<Rendered, 'head' | 'body'> & { path: string })[]
}

/** The two ways to render a page. */
export interface Renderer {
  render: typeof render
  renderFrame: typeof renderFrame
}

interface RenderOptions {
  /** The time that the page shows. */
  at: Date
  /** Answers the page's calls. */
  send: Send
  /** The signed-in user; nobody by default. */
  user?: NonNullable<SessionState['user']>
}

/** Thrown where the data is loaded in the browser only, which is no failure. */
const noData = Object.assign(new Error('There is no data at build time.'), { digest: 'no-data' })
const withoutData: Send = () => Promise.reject(noData)

/** More rounds than any page needs. Each round loads what depends on the answers of the last one. */
const mostRounds = 5

/**
 * Renders one address of the shop. Calls of suspense hooks are made during the render. Calls of plain query hooks,
 * which React does not wait for, are made after it, and the page is rendered again.
 * Throws what a call throws.
 */
export async function render(path: string, { at, send, user }: RenderOptions): Promise<Rendered> {
  begin({ at, user })
  sendWith(send)
  const client = queryClient()
  const styles = collectStyles()
  await load(path, client)
  const final = queryClient()
  const data = { at: at.getTime(), answers: answersOf(client) }
  fillCache(final, data, at.getTime())
  return { ...(await draw(path, final, styles)), styles: styles.own(), data }
}

/** Renders one address with skeletons in place of data. */
export async function renderFrame(path: string, options: RenderOptions): Promise<Rendered> {
  const { frames, styles, data } = await renderFrames([path], options)
  const [{ head, body } = { head: '', body: '' }] = frames
  return { head, body, styles, data }
}

/**
 * Renders addresses with skeletons in place of data. The styles include those of the data, so that the browser need not
 * make them when it arrives.
 */
export async function renderFrames(
  paths: readonly string[],
  { at, send, user }: RenderOptions,
): Promise<RenderedFrames> {
  begin({ at, user })
  const styles = collectStyles()
  const frames: RenderedFrames['frames'] = []
  for (const path of paths) {
    setFrame(true)
    sendWith(withoutData)
    frames.push({ path, ...(await draw(path, queryClient(), styles)) })
    setFrame(false)
    sendWith(send)
    await load(path, queryClient(), styles)
  }
  return { frames, styles: styles.own(), data: { at: at.getTime(), answers: [], ...(user && { user }) } }
}

/** The URLs of the calls that the page of an address makes first. */
export async function firstCalls(path: string): Promise<string[]> {
  const urls: string[] = []
  sendWith((url) => {
    urls.push(url)
    return Promise.reject(noData)
  })
  for (const { route, params } of matchRoutes(routes, path) ?? [])
    await firstReads[route.path ?? '']?.(queryClient(), params, new URLSearchParams())
  return urls
}

function begin({ at, user }: Pick<RenderOptions, 'at' | 'user'>): void {
  prerenderFor(user)
  setNow(() => at)
  setPrerenderedAt(at)
  beginPrerendered()
}

function queryClient(): QueryClient {
  const client = createQueryClient()
  client.setDefaultOptions({
    queries: { ...client.getDefaultOptions().queries, retry: false, staleTime: Infinity, gcTime: Infinity },
  })
  return client
}

/** Renders until the cache has everything that the page shows. */
async function load(path: string, client: QueryClient, styles = collectStyles()): Promise<void> {
  const cache = client.getQueryCache()
  for (let round = 0; round < mostRounds; round += 1) {
    await draw(path, client, styles)
    const missing = cache.getAll().filter(({ state, options }) => state.status === 'pending' && isAsked(options))
    await Promise.all(missing.map((query) => query.fetch()))
    const failed = cache.getAll().find(({ state }) => state.status === 'error')
    if (failed) throw failed.state.error
    if (missing.length === 0) return
  }
  throw new Error(`${path} asked for more data in each of ${mostRounds} rounds.`)
}

const isAsked = (options: object) => !('enabled' in options && options.enabled === false) && 'queryFn' in options

const answersOf = (client: QueryClient): PageData['answers'] =>
  dehydrate(client).queries.map(({ queryKey, state }) => [queryKey, state.data])

const basename = import.meta.env.BASE_URL
const handler = createStaticHandler(routes, { basename })

const addressesIn = (list: readonly RouteObject[]): string[] =>
  list.flatMap(({ path = '', children = [] }) => [path, ...addressesIn(children)])

/** Every address of the shop that names no record. */
export const fixedAddresses = addressesIn(routes).filter((path) => /^\/[^:*]*$/.test(path))

async function draw(
  path: string,
  client: QueryClient,
  styles: ReturnType<typeof collectStyles>,
): Promise<Pick<Rendered, 'head' | 'body'>> {
  const context = await handler.query(new Request(new URL(basename + path.slice(1), 'http://localhost')))
  if (context instanceof Response) throw new Error(`${path} answers with a redirect, so it cannot be prerendered.`)
  const failed = Object.values(context.errors ?? {})[0]
  if (failed) throw failed
  const html = await print(
    <CacheProvider value={styles.cache}>
      <App queryClient={client}>
        <StaticRouterProvider
          router={createStaticRouter(handler.dataRoutes, context)}
          context={context}
          hydrate={false}
        />
      </App>
    </CacheProvider>,
  )
  const [, head, body] = /<head>(.*?)<\/head><body><div id="root">(.*)<\/div><\/body><\/html>$/s.exec(html) ?? []
  if (head === undefined || body === undefined) throw new Error(`${path} was not rendered as a whole document.`)
  return { head, body }
}

/** The rules that every page needs, as a style element: the tokens and the theme's base styles. */
export async function themeStyles(): Promise<string> {
  const styles = collectStyles()
  await print(
    <CacheProvider value={styles.cache}>
      <UiProvider>{null}</UiProvider>
    </CacheProvider>,
  )
  return styles.theme()
}

/** Renders a whole document, so that React moves metadata into the head itself. */
async function print(app: ReactNode): Promise<string> {
  const { prelude } = await prerender(
    <html lang="en-IN">
      <body>
        <div id="root">{app}</div>
      </body>
    </html>,
    {
      // No streaming: every part is in its final place without a script.
      progressiveChunkSize: Infinity,
      onError: (error) => {
        if (!isNoData(error)) throw error
        return noData.digest
      },
    },
  )
  return new Response(prelude).text()
}

const isNoData = (error: unknown): boolean =>
  error === noData || (error instanceof Error && error.cause !== undefined && isNoData(error.cause))
