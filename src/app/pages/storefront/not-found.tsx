import { PartBoundary } from '#src/shared/ui/part-boundary.tsx'
import { lazy } from 'react'
import { PagePlaceholder } from '../page-placeholder.tsx'

const NotFoundPage = lazy(() => import('../not-found-page.tsx').then((m) => ({ default: m.NotFoundPage })))

/** In the place of a page whose record there is not. Loaded then, since its search would weigh on every such page. */
export function NotFound() {
  return (
    <PartBoundary fallback={<PagePlaceholder />}>
      <NotFoundPage />
    </PartBoundary>
  )
}
