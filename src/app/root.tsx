import { useDroppedRows } from '#src/shared/api/dropped-rows.ts'
import { useOutdated } from '#src/shared/api/outdated.ts'
import { PartBoundary } from '#src/shared/ui/failed/part-boundary.tsx'
import { lazy, useEffect, useRef } from 'react'
import { type Location, Outlet, ScrollRestoration, useLocation } from 'react-router-dom'
import { NavigationProgress } from './navigation-progress.tsx'
import { restorePlace } from './restore-place.ts'
import { RouteAnnouncer } from './route-announcer.tsx'
import { SessionWatcher } from './session-watcher.tsx'
import { useOtherWindows } from './use-other-windows.ts'

const DataNotices = lazy(() => import('./data-notices.tsx').then((m) => ({ default: m.DataNotices })))

/** Rendered around every screen, whatever its layout. */
export function Root() {
  const dropped = useDroppedRows()
  const isOutdated = useOutdated()
  const start = useRef(useLocation())
  useOtherWindows()
  useEffect(() => {
    if (!isFirstVisit()) restorePlace(placeKey(start.current))
  }, [])

  return (
    <>
      <NavigationProgress />
      <Outlet />
      {(dropped.size > 0 || isOutdated) && (
        <PartBoundary>
          <DataNotices dropped={dropped} />
        </PartBoundary>
      )}
      <RouteAnnouncer />
      <SessionWatcher />
      <ScrollRestoration getKey={placeKey} />
    </>
  )
}

/** Whether the page was opened by a link or a typed address, not by Reload, Back or Forward. */
function isFirstVisit(): boolean {
  return performance
    .getEntriesByType('navigation')
    .some(({ type }: PerformanceEntry & { type?: string }) => type === 'navigate')
}

/** The first page after a load always has the key "default": it must not take over another page's scroll position. */
function placeKey({ key, pathname }: Location): string {
  return key === 'default' ? pathname : key
}
