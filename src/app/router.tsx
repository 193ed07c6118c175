import { scrollTarget } from '#src/shared/lib/scroll-target.ts'
import { useEffect } from 'react'
import { createBrowserRouter, type Path, RouterProvider } from 'react-router-dom'
import { playEarlyPresses } from './early-presses.ts'
import { routes } from './routes/routes.tsx'

/** Puts a navigation on the screen; `show(true)` renders synchronously. */
type Present = (place: Path, show: (flushSync: boolean) => void) => void

/** How long the start of a navigation is hidden, in milliseconds. */
const patience = 100

type DataRouter = ReturnType<typeof createBrowserRouter>

let router: DataRouter | undefined
let present: Present = (_, show) => show(false)

/** Replaces how navigations are put on the screen, such as by a view transition. */
export function presentWith(next: Present): void {
  present = next
}

/** Created with the first screen, after the mock backend has removed its parameters from the address. */
function openRouter(): DataRouter {
  if (router !== undefined) return router
  // No route matches a line break, not even `*`.
  const place = new URL(location.href)
  place.pathname = place.pathname.replaceAll(/%0[ad]/gi, '')
  if (place.href !== location.href) history.replaceState(null, '', place)
  // With these data it does not restore the scroll position at its start: the browser does, and `restorePlace`.
  router = createBrowserRouter(routes, { basename: import.meta.env.BASE_URL, hydrationData: {} })
  const seen = new WeakMap<WeakKey, DataRouter['state']['errors']>()
  /** Whether the page failed with an error of an earlier one: the router keeps a failed load of code for good. */
  const isKeptFailure = ({ errors }: DataRouter['state']) =>
    Object.values(errors ?? {}).some((error) => {
      if (!(error instanceof Error)) return false
      const first = seen.get(error) ?? errors
      seen.set(error, first)
      return first !== errors
    })
  const subscribe = router.subscribe.bind(router)
  router.subscribe = (show) => {
    let held: ReturnType<typeof setTimeout> | undefined
    return subscribe((state, change) => {
      clearTimeout(held)
      if (isKeptFailure(state) && navigator.onLine) return location.reload()
      const pass = () =>
        present(state.location, (flushSync) => {
          scrollTarget.write(Number(state.restoreScrollPosition))
          show(state, { ...change, flushSync })
        })
      if (state.navigation.state === 'idle') pass()
      // Rendering the whole page to show that another one is loading takes longer than showing one with loaded code.
      else held = setTimeout(pass, patience)
    })
  }
  return router
}

/** `onShown` is called once the first screen is on the page. */
export function Router({ onShown }: { onShown: () => void }) {
  useEffect(() => {
    onShown()
    void playEarlyPresses()
  }, [onShown])
  return <RouterProvider router={openRouter()} />
}

/** Resolves once the code of the current screen is loaded, so that the first render shows it at once. */
export async function loadScreen(): Promise<void> {
  const opened = openRouter()
  if (!opened.state.initialized) {
    await new Promise<void>((resolve) => {
      const stop = opened.subscribe(({ initialized }) => {
        if (!initialized) return
        stop()
        resolve()
      })
    })
  }
  const failed: unknown = Object.values(opened.state.errors ?? {})[0]
  if (failed !== undefined) throw failed
  // Or its first render would scroll to the top: the person may have scrolled the prerendered page.
  opened.state.restoreScrollPosition = false
}
