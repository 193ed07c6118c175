import { useListWishlist } from '#openapi/generated/client/wishlist/wishlist.ts'
import { useSession } from '#src/shared/api/session.ts'
import { paths } from '#src/shared/lib/paths.ts'
import { LinkButton } from '#src/shared/ui/button/button.tsx'
import { Empty } from '#src/shared/ui/empty/empty.tsx'
import { Failed } from '#src/shared/ui/failed/failed.tsx'
import { SignedOut } from '#src/shared/ui/signed-out/signed-out.tsx'
import type { ReactNode } from 'react'
import type { WishedPiece } from '../wished-piece.ts'
import { WishlistGrid } from './wishlist-grid.tsx'
import { TileGrid, VisuallyHidden } from '#src/shared/ui/page/layout.tsx'
import { Skeleton } from '#src/shared/ui/loading/skeleton.tsx'
import { chakra } from '@chakra-ui/react/styled-system'

/** The person's wishlist; `action` is the button of each entry. Prices and stock are reloaded. */
export function Wishlist({ action }: { action: (piece: WishedPiece) => ReactNode }) {
  const { token } = useSession()
  const { data, error, refetch } = useListWishlist({ query: { enabled: token !== null, refetchOnMount: 'always' } })
  if (token === null) return <SignedOut title="Please log in to view your wishlist" />
  if (data === undefined && error !== null) {
    return (
      <Failed
        text="Failed to load your wishlist. Please try again later."
        cause={error}
        onRetry={() => void refetch()}
      />
    )
  }
  if (data === undefined) return <WishlistSkeleton />
  if (data.length > 0) return <WishlistGrid entries={data} action={action} />
  return (
    <Empty
      title="Your wishlist is empty."
      text="Press the heart on anything you like, and it is kept here."
      action={
        <LinkButton to={paths.products()} variant="outline">
          See the collection
        </LinkButton>
      }
    />
  )
}

/** Placeholder for three wishes, each with its button. */
function WishlistSkeleton() {
  return (
    <chakra.output display="block">
      <VisuallyHidden>Loading...</VisuallyHidden>
      <TileGrid columns={3} aria-hidden="true">
        {[0, 1, 2].map((tile) => (
          <li key={tile}>
            <Skeleton height="auto" aspectRatio="1" />
            {/* On a phone most names take two lines. */}
            <Skeleton height={{ base: '2.4rem', md: '1.375rem' }} width="85%" marginTop="4" />
            <Skeleton height="1.2rem" width="50%" marginTop="1" />
            <Skeleton height={{ base: '1.3rem', md: '1.6rem' }} width="35%" marginTop="1.5" />
            <Skeleton height="2.35rem" marginTop="4" />
          </li>
        ))}
      </TileGrid>
    </chakra.output>
  )
}
