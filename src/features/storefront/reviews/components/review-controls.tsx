import type { ShopReview } from '#src/shared/shop/review.ts'
import { Select } from '#src/shared/ui/field/control.tsx'
import { Row } from '#src/shared/ui/page/layout.tsx'
import { chakra } from '@chakra-ui/react/styled-system'
import type { ComponentProps } from 'react'
import { type ReviewChoice, reviewOrders } from '../all-reviews.ts'

interface ReviewControlsProps {
  reviews: readonly ShopReview[]
  choice: ReviewChoice
  onChange: (patch: Partial<ReviewChoice>) => void
}

/** Filters by stars and sorts. */
export function ReviewControls({ reviews, choice, onChange }: ReviewControlsProps) {
  const count = (stars: number) => reviews.filter(({ rating }) => rating === stars).length
  return (
    <Row>
      <Choice
        aria-label="Stars"
        value={choice.stars ?? ''}
        onChange={({ target }) => onChange({ stars: Number(target.value) || null })}
      >
        <option value="">{`All stars (${reviews.length})`}</option>
        {[5, 4, 3, 2, 1].map((stars) => (
          <option key={stars} value={stars}>
            {`${stars === 1 ? '1 star' : `${stars} stars`} (${count(stars)})`}
          </option>
        ))}
      </Choice>
      <Choice
        aria-label="Sort"
        value={choice.order}
        onChange={({ target }) =>
          onChange({ order: reviewOrders.find(({ value }) => value === target.value)?.value ?? 'newest' })
        }
      >
        {reviewOrders.map(({ value, label }) => (
          <option key={value} value={value}>
            {label}
          </option>
        ))}
      </Choice>
    </Row>
  )
}

function Choice(props: ComponentProps<typeof Select>) {
  return (
    <chakra.div flex={{ base: '1 1 9rem', sm: '0 0 11rem' }}>
      <Select minHeight="11" fontSize={{ base: 'md', md: 'sm' }} {...props} />
    </chakra.div>
  )
}
