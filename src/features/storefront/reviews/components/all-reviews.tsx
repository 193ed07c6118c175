import { paths } from '#src/shared/lib/paths.ts'
import { plural } from '#src/shared/lib/text/plural.ts'
import { averageRating, type ShopReview } from '#src/shared/shop/review.ts'
import { useAddressState, useChosen } from '#src/shared/lib/react/use-address-state.ts'
import { Button, LinkButton } from '#src/shared/ui/button/button.tsx'
import { Empty } from '#src/shared/ui/empty/empty.tsx'
import { PageLinks } from '#src/shared/ui/page-links/page-links.tsx'
import { Rating } from '#src/shared/ui/rating/rating.tsx'
import { chakra } from '@chakra-ui/react/styled-system'
import { chosenReviews, reviewFormat, writeChoice } from '../all-reviews.ts'
import { ReviewControls } from './review-controls.tsx'
import { formatDate } from '#src/shared/lib/time/dates.ts'

/** As many columns as there is room for, read line by line. */
export const ReviewGrid = chakra('ul', {
  base: {
    display: 'grid',
    gridTemplateColumns: {
      base: 'minmax(0, 1fr)',
      md: 'repeat(2, minmax(0, 1fr))',
      xl: 'repeat(3, minmax(0, 1fr))',
    },
    columnGap: { md: '8', xl: '12' },
  },
})

/** All reviews, twelve a page, filtered by stars and sorted as the address says. */
export function AllReviews({ reviews }: { reviews: readonly ShopReview[] }) {
  const [, change] = useAddressState(reviewFormat)
  const choice = useChosen(reviewFormat)
  const { shown, total, page, pages } = chosenReviews(reviews, choice)
  const average = averageRating(reviews)
  if (average === null) return <NoReviews />
  return (
    <>
      <chakra.div display="flex" flexWrap="wrap" justifyContent="space-between" gap="4" marginBottom="6">
        <chakra.p fontSize="xl">
          <Rating value={average} note={`from ${plural(reviews.length, 'review')}`} />
        </chakra.p>
        <ReviewControls reviews={reviews} choice={choice} onChange={change} />
      </chakra.div>
      <chakra.p role="status" fontSize="sm" color="fg.muted" marginBottom="4">
        {`Showing ${shown.length} of ${plural(total, 'review')}`}
      </chakra.p>
      {total === 0 && (
        <Empty
          title={choice.stars === 1 ? 'No review with 1 star' : `No review with ${choice.stars} stars`}
          action={<Button onClick={() => change({ stars: null })}>Show all reviews</Button>}
        />
      )}
      <ReviewGrid>
        {shown.map((review) => (
          <li key={review.id}>
            <ReviewQuote review={review} />
          </li>
        ))}
      </ReviewGrid>
      <PageLinks
        page={page}
        pages={pages}
        to={(to) => ({ search: writeChoice({ ...choice, page: to }).toString() })}
        label="Pages of reviews"
      />
    </>
  )
}

function NoReviews() {
  return (
    <Empty
      title="No reviews yet"
      text="Bought something from us? Tell others about it on its page."
      action={<LinkButton to={paths.products()}>See the collection</LinkButton>}
    />
  )
}

/** A review on the page of all reviews: stars, quoted text, author and date. */
function ReviewQuote({ review: { rating, comment, author, date } }: { review: ShopReview }) {
  return (
    <chakra.figure display="grid" gridTemplateColumns="minmax(0, 1fr)" gap="3" paddingBlock="7" borderTopWidth="1px">
      <Rating value={rating} />
      <chakra.blockquote fontFamily="heading" fontSize="xl" lineHeight="snug" textWrap="pretty">
        {`“${comment}”`}
      </chakra.blockquote>
      <chakra.figcaption textStyle="small" color="fg.muted">
        <chakra.span color="fg" fontWeight="medium">
          <bdi>{author}</bdi>
        </chakra.span>
        {date !== null && (
          <>
            {' · '}
            <time dateTime={date}>{formatDate(date)}</time>
          </>
        )}
      </chakra.figcaption>
    </chakra.figure>
  )
}
