import { VisuallyHidden } from '#src/shared/ui/page/layout.tsx'
import { skeletonStyle } from '#src/shared/ui/loading/skeleton.tsx'
import { chakra } from '@chakra-ui/react/styled-system'

const Root = chakra('div', {
  base: {
    '& > div': { paddingBlock: '6', borderTopWidth: '1px' },
    '& [data-skeleton]': skeletonStyle,
    '& [data-skeleton]:nth-of-type(1)': { width: '9rem', height: '1.25rem' },
    '& [data-skeleton]:nth-of-type(2)': { marginTop: '3' },
    '& [data-skeleton]:nth-of-type(3)': { marginTop: '3', width: '8rem' },
  },
})

/** Placeholder for a page of reviews. */
export function ReviewListSkeleton() {
  return (
    <Root role="status">
      <VisuallyHidden>Loading...</VisuallyHidden>
      {[0, 1, 2, 3, 4].map((index) => (
        <div key={index} aria-hidden="true">
          <span data-skeleton />
          <span data-skeleton />
          <span data-skeleton />
        </div>
      ))}
    </Root>
  )
}
