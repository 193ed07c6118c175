import { CacheProvider } from '@emotion/react'
import { dehydrate, QueryClient } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { prerender } from 'react-dom/static'
import { createStaticHandler, createStaticRouter, type RouteObject, StaticRouterProvider } from 'react-router-dom'
import { App } from './app/app.tsx'
import type { PageData } from './app/page-data.ts'
import { routesWith } from './app/routes/routes.tsx'
import { type Send, sendWith } from './shared/api/http.ts'
import { createQueryClient } from './shared/api/query-client.ts'
import { isRecord } from './shared/lib/values/is-record.ts'
import { setNow, setPrerenderedAt } from './shared/lib/time/now.ts'
import { beginPrerendered } from './shared/ui/loading/loading-overlay.tsx'
import { OverlayCover } from './shared/ui/loading/overlay-cover.tsx'
import { collectStyles } from './shared/ui/theme/collect-styles.ts'
import { UiProvider } from './shared/ui/theme/ui-provider.tsx'

/** A page as HTML in its parts. */
export interface Rendered {
  /** Title, descriptions and preloads. */
  head: string
  /** The content of the root element. */
  body: string
  styles: string
  /** The name of the page's component. */
  component: string
  data: PageData
}

interface RenderOptions {
  /** The time that the page shows. */
  at: Date
  /** Answers the page's calls; without it the page shows skeletons in place of data. */
  send?: Send
}

/** Thrown where the data is loaded in the browser only, which is no failure. */
const noData = Object.assign(new Error('There is no data at build time.'), { digest: 'no-data' })

const basename = import.meta.env.BASE_URL

/** Renders one address of the shop. Throws what a call throws, or if the page's loader leaves a call to the browser. */
export async function render(path: string, { at, send }: RenderOptions): Promise<Rendered> {
  setNow(() => at)
  setPrerenderedAt(at)
  beginPrerendered(send !== undefined)
  sendWith(send ?? (() => Promise.reject(noData)))
  const client = cacheForGood()
  const handler = createStaticHandler(routesWith(send && client), { basename })
  const context = await handler.query(new Request(new URL(basename + path.slice(1), 'http://localhost')))
  if (context instanceof Response) throw new Error(`${path} answers with a redirect, so it cannot be prerendered.`)
  const failed = Object.values(context.errors ?? {})[0]
  if (failed) throw failed
  if (send) throwFailed(client)
  const router = createStaticRouter(handler.dataRoutes, context)
  const { head, body, styles } = await print(
    <App queryClient={client}>
      <StaticRouterProvider router={router} context={context} hydrate={false} />
    </App>,
  )
  if (send) throwFailed(client)
  const queries = send ? dehydrate(client).queries : []
  const answers = queries.map(({ queryKey, state }): PageData['answers'][number] => [queryKey, state.data])
  const { handle } = context.matches.at(-1)?.route ?? {}
  const component = isRecord(handle) && typeof handle.component === 'string' ? handle.component : ''
  return { head, body, component, styles: styles.own(), data: { at: at.getTime(), answers } }
}

/** A cache whose answers neither age nor are asked for twice. A failed call ends the page, so none is logged. */
function cacheForGood(): QueryClient {
  const { queries } = createQueryClient().getDefaultOptions()
  return new QueryClient({
    defaultOptions: { queries: { ...queries, retry: false, staleTime: Infinity, gcTime: Infinity } },
  })
}

/** Throws if a call of the page has failed, or was made by nobody: hydration would find what the HTML does not have. */
function throwFailed(client: QueryClient): void {
  for (const { state, options, queryKey } of client.getQueryCache().getAll()) {
    if (state.status === 'error') throw state.error
    const isAsked = 'queryFn' in options && !('enabled' in options && options.enabled === false)
    if (state.status === 'pending' && isAsked) throw new Error(`No loader asks for ${JSON.stringify(queryKey)}.`)
  }
}

const addressesIn = (list: readonly RouteObject[]): string[] =>
  list.flatMap(({ path = '', children = [] }) => [path, ...addressesIn(children)])

/** Every address of the shop that names no record. */
export const fixedAddresses = addressesIn(routesWith()).filter((path) => /^\/[^:*]*$/.test(path))

/** The rules that every page needs, as a style element: the tokens and the theme's base styles. */
export const themeStyles = async (): Promise<string> => (await print(<UiProvider>{null}</UiProvider>)).styles.theme()

/** What an address without HTML of its own shows until the app is there: the loading overlay at its start. */
export async function emptyPage(): Promise<Pick<Rendered, 'body' | 'styles'>> {
  const { body, styles } = await print(
    <UiProvider>
      <OverlayCover percent={0} />
    </UiProvider>,
  )
  return { body, styles: styles.own() }
}

/** Renders the app in a whole document, so that React moves metadata into the head itself, and returns its parts. */
async function print(app: ReactNode) {
  const styles = collectStyles()
  const { prelude } = await prerender(
    <html lang="en-IN">
      <body>
        <div id="root">
          <CacheProvider value={styles.cache}>{app}</CacheProvider>
        </div>
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
  const html = await new Response(prelude).text()
  const [, head, body] = /<head>(.*?)<\/head><body><div id="root">(.*)<\/div><\/body><\/html>$/s.exec(html) ?? []
  if (head === undefined || body === undefined) throw new Error('The page was not rendered as a whole document.')
  return { head, body, styles }
}

const isNoData = (error: unknown): boolean =>
  error === noData || (error instanceof Error && error.cause !== undefined && isNoData(error.cause))
