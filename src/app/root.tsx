import { useDroppedRows } from '#src/shared/api/dropped-rows.ts'
import { PartBoundary } from '#src/shared/ui/failed/part-boundary.tsx'
import { lazy } from 'react'
import { type Location, Outlet, ScrollRestoration } from 'react-router-dom'
import { NavigationProgress } from './navigation-progress.tsx'
import { RouteAnnouncer } from './route-announcer.tsx'
import { SessionWatcher } from './session-watcher.tsx'

const DroppedRows = lazy(() => import('./dropped-rows.tsx').then((m) => ({ default: m.DroppedRows })))

/** Rendered around every screen, whatever its layout. */
export function Root() {
  const dropped = useDroppedRows()

  return (
    <>
      <NavigationProgress />
      <Outlet />
      {dropped.size > 0 && (
        <PartBoundary>
          <DroppedRows dropped={dropped} />
        </PartBoundary>
      )}
      <RouteAnnouncer />
      <SessionWatcher />
      <ScrollRestoration getKey={placeKey} />
    </>
  )
}

/** The first page after a load always has the key "default": it must not take over another page's scroll position. */
function placeKey({ key, pathname }: Location): string {
  return key === 'default' ? pathname : key
}
