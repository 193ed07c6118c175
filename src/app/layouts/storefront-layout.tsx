import { useAllCollections } from '#src/shared/api/all-collections.ts'
import { LoadingOverlayProvider, useLoadingOverlay } from '#src/shared/ui/loading-overlay.tsx'
import { SkipLink } from '#src/shared/ui/skip-link.tsx'
import { chakra } from '@chakra-ui/react/styled-system'
import { useEffect } from 'react'
import { Outlet } from 'react-router-dom'
import { UnfinishedDeeds } from '../unfinished-deeds.tsx'
import { Footer } from './footer.tsx'
import { OfflineBar } from './offline-bar.tsx'
import { TopBar } from './top-bar.tsx'

/** The frame outside the back office: bar, page, footer, and the overlay of the first load. */
export function StorefrontLayout() {
  return (
    <LoadingOverlayProvider>
      <CollectionsAwaited />
      <UnfinishedDeeds />
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

const call = 'the collections call'

/** Makes the overlay wait until the collections have loaded or failed. */
function CollectionsAwaited() {
  const { register, finish } = useLoadingOverlay()
  const { isPending } = useAllCollections()
  useEffect(() => {
    register(call)
    if (!isPending) finish(call)
  }, [isPending, register, finish])
  return null
}
