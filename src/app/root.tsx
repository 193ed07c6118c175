import { type Location, Outlet, ScrollRestoration } from 'react-router-dom'
import { LateScroll } from './late-scroll.tsx'
import { NavigationProgress } from './navigation-progress.tsx'
import { RouteAnnouncer } from './route-announcer.tsx'
import { SessionWatcher } from './session-watcher.tsx'

/** Rendered with every screen, in every frame. */
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

/** The first page after a load always has the key "default": it must not take over another page's scroll position. */
function placeKey({ key, pathname }: Location): string {
  return key === 'default' ? pathname : key
}
