import { chakra } from '@chakra-ui/react/styled-system'
import { TileGrid, VisuallyHidden } from '../page/layout.tsx'
import type { StyleObject } from '../theme/style-props.ts'

/** The look of a placeholder block, for parents that style many of them at once. */
export const skeletonStyle: StyleObject = {
  display: 'block',
  width: 'full',
  height: '1em',
  borderRadius: 'sm',
  bg: 'bg.muted',
  // Still for the first two seconds: frames drawn while a page starts take processor time from its scripts.
  animation: 'shimmer 1.8s ease-in-out 2s infinite',
}

/** A placeholder block in the size of the content. */
export const Skeleton = chakra(
  'span',
  { base: skeletonStyle },
  { defaultProps: { 'aria-hidden': true, 'data-skeleton': true } },
)

const Tile = chakra('div', {
  base: {
    '& > span': skeletonStyle,
    '& > :nth-of-type(1)': { height: 'auto', aspectRatio: '1' },
    '& > :nth-of-type(2)': { height: { base: '1rem', md: '1.25rem' }, width: '75%', marginTop: '4' },
    '& > :nth-of-type(3)': { height: '1rem', width: '50%', marginTop: '2.5' },
    '& > :nth-of-type(4)': { height: '1.25rem', width: '35%', marginTop: '2.5' },
    '& > :nth-of-type(5)': { height: '9', marginTop: '4' },
  },
})

/** Placeholder for a product tile, with or without its button. */
export function ProductCardSkeleton({ action = false }: { action?: boolean }) {
  return (
    <Tile aria-hidden="true">
      <span data-skeleton />
      <span data-skeleton />
      <span data-skeleton />
      <span data-skeleton />
      {action && <span data-skeleton />}
    </Tile>
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
