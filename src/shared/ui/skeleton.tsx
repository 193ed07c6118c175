import { chakra } from '@chakra-ui/react/styled-system'
import { TileGrid, VisuallyHidden } from './layout.tsx'

/** A placeholder block in the size of the content. */
export const Skeleton = chakra(
  'span',
  {
    base: {
      display: 'block',
      width: 'full',
      height: '1em',
      borderRadius: 'sm',
      bg: 'bg.muted',
      // Still for the first two seconds: frames drawn while a page starts take processor time from its scripts.
      animation: 'shimmer 1.8s ease-in-out 2s infinite',
    },
  },
  { defaultProps: { 'aria-hidden': true, 'data-skeleton': true } },
)

/** Placeholder for a product tile, with or without its button. */
export function ProductCardSkeleton({ action = false }: { action?: boolean }) {
  return (
    <chakra.div aria-hidden="true">
      <Skeleton height="auto" aspectRatio="1" />
      <Skeleton height={{ base: '1rem', md: '1.25rem' }} width="75%" marginTop="4" />
      <Skeleton height="1rem" width="50%" marginTop="2.5" />
      <Skeleton height="1.25rem" width="35%" marginTop="2.5" />
      {action && <Skeleton height="9" marginTop="4" />}
    </chakra.div>
  )
}

/** Placeholder for a grid of product tiles. */
export function GridSkeleton({
  count,
  columns = 4,
  action = false,
}: {
  count: number
  columns?: 3 | 4
  action?: boolean
}) {
  return (
    <chakra.output display="block">
      <VisuallyHidden>Loading...</VisuallyHidden>
      <TileGrid columns={columns} aria-hidden="true">
        {Array.from({ length: count }, (_, index) => (
          <li key={index}>
            <ProductCardSkeleton action={action} />
          </li>
        ))}
      </TileGrid>
    </chakra.output>
  )
}
