import { addressParameters } from '#mocks/page/address-parameters.ts'
import { awaitPanelKey } from '#mocks/page/await-panel-key.ts'
import { CacheProvider } from '@emotion/react'
import { type ReactNode, startTransition } from 'react'
import { createRoot, hydrateRoot, type Root } from 'react-dom/client'
import { RouterProvider } from 'react-router-dom'
import { App } from './app/app.tsx'
import { appForBackend } from './app/app-for-backend.ts'
import { hideComposedKeys } from './app/composed-keys.ts'
import { readFilledFields } from './app/filled-fields.ts'
import { followReleases } from './app/new-release.ts'
import { fillCache, removePageData, readPageData } from './app/page-data.ts'
import { rootOptions } from './app/root-options.ts'
import { openRouter } from './app/router.tsx'
import { routesWith } from './app/routes/routes.tsx'
import { playEarlyInput } from '#src/app/start/play-early-input.ts'
import { delayCalls } from './shared/api/http.ts'
import { createQueryClient } from './shared/api/query-client.ts'
import { refetch } from './shared/api/refetch.ts'
import { setNow, setPrerenderedAt } from './shared/lib/time/now.ts'
import { atFirstSign, whenIdle } from './shared/lib/time/when-idle.ts'
import { beginPrerendered } from './shared/ui/loading/loading-overlay.tsx'
import { styleCache } from './shared/ui/theme/style-cache.ts'

followReleases()
readFilledFields()
hideComposedKeys()
const root = document.querySelector<HTMLElement>('#root') ?? document.body.appendChild(document.createElement('div'))
const queryClient = createQueryClient()
const routes = routesWith(queryClient)
const page = readPageData(root)
const hydrated = Promise.withResolvers<void>()
// Newer answers would differ from HTML that is not hydrated yet.
if (page) delayCalls(() => hydrated.promise)
else hydrated.resolve()

function shown(): void {
  removePageData()
  void playEarlyInput()
}

const app = (screen: ReactNode) => (
  <CacheProvider value={styleCache}>
    <App queryClient={queryClient} onShown={shown} onHydrated={hydrated.resolve}>
      {screen}
    </App>
  </CacheProvider>
)

let drawn: Root | undefined

/** Renders a screen in several tasks, so that the page can react in between. */
function draw(screen: ReactNode, isWhole = true): void {
  startTransition(() => {
    if (page && isWhole && drawn === undefined) drawn = hydrateRoot(root, app(screen), rootOptions)
    else (drawn ??= createRoot(root, rootOptions)).render(app(screen))
  })
}

async function show(): Promise<void> {
  if (page) {
    setPrerenderedAt(new Date(page.at))
    beginPrerendered(page.answers.length > 0)
    // Answers from build time show until the live host has answered again.
    fillCache(queryClient, page, import.meta.env.VITE_API_MODE === 'live' ? 0 : Date.now())
  }
  const router = await openRouter(routes)
  // Without the code of the page its HTML is replaced by what failed.
  draw(<RouterProvider router={router} />, router.state.initialized)
}

atFirstSign(() => {
  // Without this code links load their page when they are pressed.
  import('./app/preload-links.ts').then(({ preloadLinks }) => preloadLinks(routes)).catch(() => undefined)
})

// The setting is a literal at build time, so a live build drops this branch.
if (import.meta.env.VITE_API_MODE !== 'live') {
  let started: Promise<void> | undefined
  const startBackend = () => (started ??= import('#mocks/browser.ts').then(({ start }) => start(shop)).then(follow))
  const shop = { ...appForBackend(queryClient, page !== undefined), isKeyPressed: awaitPanelKey() }
  const follow = (backend: { now: () => Date; showsSeededShop: boolean }) => {
    setNow(() => backend.now())
    // Another tab has changed the shop since the prerendered page was shown.
    if (page && !backend.showsSeededShop) refetch(queryClient, false)
  }
  const failed = (reason: unknown) =>
    import('./app/pages/no-backend-page.tsx').then(({ NoBackendPage }) => draw(<NoBackendPage reason={reason} />))
  delayCalls(() => Promise.all([hydrated.promise, startBackend()]))
  if (page) {
    setNow(() => new Date(page.at))
    whenIdle(() => startBackend().catch(failed))
  }
  // These parameters change the session or the shop, so the first render waits for the backend.
  const given = new URLSearchParams(location.search)
  const mustWait = addressParameters.some((name) => given.has(name))
  if (!mustWait) void show()
  if (!page) startBackend().then(() => mustWait && void show(), failed)
} else void show()
