import { type Location, Outlet, ScrollRestoration } from 'react-router-dom'
import { LateScroll } from './late-scroll.tsx'
import { NavigationProgress } from './navigation-progress.tsx'
import { RouteAnnouncer } from './route-announcer.tsx'
import { SessionWatcher } from './session-watcher.tsx'

/** What goes with every screen, whatever its frame. */
export function Root() {
  return (
    <>
      <NavigationProgress />
      <Outlet />
      <RouteAnnouncer />
      <SessionWatcher />
      <ScrollRestoration getKey={placeKey} />
      <LateScroll placeKey={placeKey} />
    </>
  )
}

/** The first page after a load has no key of its own: it must not take over where another one was scrolled to. */
function placeKey({ key, pathname }: Location): string {
  return key === 'default' ? pathname : key
}
