import { PartBoundary } from '#src/shared/ui/failed/part-boundary.tsx'
import { lazy } from 'react'
import { PagePlaceholder } from '../page-placeholder.tsx'

const NotFoundPage = lazy(() => import('../not-found-page.tsx').then((m) => ({ default: m.NotFoundPage })))

/**
 * Replaces a page whose record does not exist. Loaded on demand, so that its search box does not add to those pages.
 */
export function NotFound() {
  return (
    <PartBoundary fallback={<PagePlaceholder />}>
      <NotFoundPage />
    </PartBoundary>
  )
}
