import { addressParameters } from '#mocks/page/address-parameters.ts'
import { CacheProvider } from '@emotion/react'
import { type JSX, startTransition } from 'react'
// Before the app's other files: in this order the libraries' chunk compresses best.
import { createRoot, hydrateRoot, type Root, type RootOptions } from './app/react-dom.ts'
import { App } from './app/app.tsx'
import { followReleases } from './app/new-release.ts'
import { discardPage, fillCache, pageTaken, takePage } from './app/page-data.ts'
import { loadScreen, Router } from './app/router.tsx'
import { delayCalls } from './shared/api/http.ts'
import { createQueryClient } from './shared/api/query-client.ts'
import { refetch } from './shared/api/refetch.ts'
import { env } from './shared/lib/env.ts'
import { forgetShop, shopMemory } from './shared/lib/storage/shop-memory.ts'
import { isRecord } from './shared/lib/values/is-record.ts'
import { logFailure } from './shared/lib/log.ts'
import { nextTask } from './shared/lib/next-task.ts'
import { prerenderFor } from './shared/api/session.ts'
import { untilHydrated } from './shared/lib/hydration.ts'
import { setFrame } from './shared/lib/use-frame.ts'
import { setNow, setPrerenderedAt } from './shared/lib/time/now.ts'
import { atFirstSign, whenIdle } from './shared/lib/time/when-idle.ts'
import { beginPrerendered } from './shared/ui/loading/loading-overlay.tsx'
import { styleCache } from './shared/ui/theme/style-cache.ts'

followReleases()
const root = document.getElementById('root')
if (root === null) throw new Error('index.html has no element #root.')
const place = root
const isLive = import.meta.env.VITE_API_MODE === 'live'
const queryClient = createQueryClient()
const page = takePage(place)
/** For whom the frame was made, if the page is one. */
const framedFor = page?.user
const hasAnswers = page !== undefined && !framedFor
// A query selects other filters than those of a frame.
const isHydratable = !framedFor || !location.search
// Error boundaries show render errors; this logs each in one line.
const options: RootOptions = {
  onCaughtError: (error) => logFailure('A part of the page failed.', error),
  onRecoverableError: (error) => {
    // A page that was prerendered without data is filled here, which is no error.
    const hasNoData = isRecord(error) && error.digest === 'no-data'
    if (!hasNoData) logFailure('A part of the page was drawn again.', error)
  },
}

atFirstSign(() => {
  import('./app/next-page.ts').then(
    ({ prepareNextPage }) => prepareNextPage(queryClient),
    // Without this code navigation works as in an older browser.
    () => undefined,
  )
})

let drawn: Root | undefined
/** While the page is being hydrated. */
let hydrated: Promise<unknown> | undefined

/** Calls wait for the hydration, then each is sent in its own task. */
async function untilTurn(): Promise<void> {
  if (hydrated === undefined) return
  await hydrated
  hydrated = undefined
  await nextTask()
}

function shown(): void {
  pageTaken()
  place.inert = false
}

const app = (screen = <Router onShown={shown} />) => (
  <CacheProvider value={styleCache}>
    <App queryClient={queryClient}>{screen}</App>
  </CacheProvider>
)

/** Renders a screen without prerendered HTML, or in place of the current one. */
function draw(screen?: JSX.Element): void {
  // A prerendered frame stays until the first commit replaces it.
  if (drawn === undefined && !framedFor) discardPage(place)
  place.inert = false
  // Rendered in several tasks, as during hydration.
  startTransition(() => {
    drawn ??= createRoot(place, options)
    drawn.render(app(screen))
  })
}

/** Hydrates the prerendered page, if there is one, in several tasks, so that the page can react in between. */
async function show(): Promise<void> {
  if (page === undefined) return draw()
  // Each step of the start is its own task, so that the page can react to a press in between.
  await nextTask()
  beginPrerendered()
  setPrerenderedAt(new Date(page.at))
  setFrame(page.answers.length === 0)
  // Answers from build time show until the live host has answered again.
  fillCache(queryClient, page, isLive ? 0 : Date.now())
  await nextTask()
  try {
    await loadScreen()
  } catch {
    // The screen is then rendered from scratch and shows what failed.
    return draw()
  }
  if (!isHydratable) return draw()
  prerenderFor(framedFor)
  // The calls of a frame begin after its hydration anyway.
  if (!framedFor) hydrated = untilHydrated()
  startTransition(() => {
    drawn = hydrateRoot(place, app(), options)
  })
}

// The setting is a literal at build time, so a live build drops this branch.
if (import.meta.env.VITE_API_MODE !== 'live') {
  let started: Promise<void> | undefined
  const startBackend = () =>
    (started ??= import('#mocks/browser.ts')
      .then(({ start }) =>
        start({
          ...(env.apiUrl !== '' && { apiOrigin: env.apiUrl }),
          isMixed: env.apiMode === 'mixed',
          onRestart: () => {
            forgetShop()
            refetch(queryClient, true)
          },
          refetch: (afresh) => refetch(queryClient, afresh),
          memory: shopMemory,
        }),
      )
      .then((backend) => {
        setNow(() => backend.now())
        // Another tab has changed the shop since the prerendered page was shown.
        if (hasAnswers && !backend.showsSeededShop) refetch(queryClient, false)
      }))
  const failed = (reason: unknown) =>
    import('./app/pages/no-backend-page.tsx').then(({ NoBackendPage }) => draw(<NoBackendPage reason={reason} />))
  delayCalls(async () => {
    await untilTurn()
    await startBackend()
  })

  if (hasAnswers) {
    const { at } = page
    setNow(() => new Date(at))
    void show()
    whenIdle(() => startBackend().catch(failed))
  } else {
    // These parameters change the session or the shop, so the first render waits for the backend; otherwise only calls
    // wait.
    const given = new URLSearchParams(location.search)
    const mustWait = addressParameters.some((name) => given.has(name))
    if (!mustWait) void show()
    startBackend().then(() => mustWait && void show(), failed)
  }
} else {
  delayCalls(untilTurn)
  void show()
}
