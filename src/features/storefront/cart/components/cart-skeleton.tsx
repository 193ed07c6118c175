import { Skeleton } from '#src/shared/ui/loading/skeleton.tsx'
import { SummaryCard, SummaryColumns } from '#src/shared/ui/summary-card/summary-card.tsx'
import { VisuallyHidden } from '#src/shared/ui/page/layout.tsx'
import { chakra } from '@chakra-ui/react/styled-system'
import { Line } from './cart-row-item.tsx'

/** Placeholder for the cart. */
export function CartSkeleton() {
  return (
    <chakra.output display="block">
      <VisuallyHidden>Loading...</VisuallyHidden>
      <SummaryColumns aria-hidden="true">
        <ul>
          {[0, 1, 2].map((index) => (
            <Line key={index}>
              <Skeleton height="auto" aspectRatio="1" />
              <div>
                <Skeleton width="70%" />
                <Skeleton width="45%" marginTop="3" />
                <Skeleton width="30%" marginTop="3" />
                <Skeleton width="10rem" height="2.5rem" marginTop="4" />
              </div>
            </Line>
          ))}
        </ul>
        <SummaryCard title="Order Summary">
          <Skeleton height="10rem" />
          <Skeleton height="9rem" />
          <Skeleton height="3.25rem" />
        </SummaryCard>
      </SummaryColumns>
    </chakra.output>
  )
}
