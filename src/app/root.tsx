import { ScrollRestoration, Outlet } from 'react-router-dom'
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
      <ScrollRestoration />
    </>
  )
}
