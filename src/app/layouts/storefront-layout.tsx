import { useAllCollections } from '#src/shared/api/all-collections.ts'
import { useMayFinish } from '#src/shared/api/use-unfinished.ts'
import { LoadingOverlayProvider } from '#src/shared/ui/loading/loading-overlay.tsx'
import { useLoadingOverlay } from '#src/shared/ui/loading/use-loading-overlay.ts'
import { PartBoundary } from '#src/shared/ui/failed/part-boundary.tsx'
import { SkipLink } from '#src/shared/ui/skip-link/skip-link.tsx'
import { chakra } from '@chakra-ui/react/styled-system'
import { lazy, useEffect } from 'react'
import { Outlet } from 'react-router-dom'
import { Footer } from './footer.tsx'
import { OfflineBar } from './offline-bar.tsx'
import { TopBar } from './top-bar.tsx'

const UnfinishedActions = lazy(() =>
  import('../unfinished-actions.tsx').then((m) => ({ default: m.UnfinishedActions })),
)

/** The layout of the shop and the account: bar, page, footer, and the overlay during the first load. */
export function StorefrontLayout() {
  return (
    <LoadingOverlayProvider>
      <CollectionsAwaited />
      <Unfinished />
      <SkipLink />
      <TopBar />
      <OfflineBar />
      <chakra.main id="content" tabIndex={-1} minHeight="calc(100dvh - 4rem)">
        <Outlet />
      </chakra.main>
      <Footer />
    </LoadingOverlayProvider>
  )
}

/** A component of its own, since it reads the address: the layout is not drawn again for each one. */
function Unfinished() {
  return (
    useMayFinish() && (
      <PartBoundary>
        <UnfinishedActions />
      </PartBoundary>
    )
  )
}

const call = 'the collections call'

/** Keeps the overlay until the collections have loaded or failed. */
function CollectionsAwaited() {
  const { register, finish } = useLoadingOverlay()
  const { isPending } = useAllCollections()
  useEffect(() => {
    register(call)
    if (!isPending) finish(call)
  }, [isPending, register, finish])
  return null
}
