import type { Review } from '#openapi/generated/model/review.ts'
import { formatDate } from '#src/shared/lib/dates.ts'
import { paths } from '#src/shared/lib/paths.ts'
import { plural } from '#src/shared/lib/plural.ts'
import { LinkButton } from '#src/shared/ui/button.tsx'
import { Empty } from '#src/shared/ui/empty.tsx'
import { Rating } from '#src/shared/ui/rating.tsx'
import { chakra } from '@chakra-ui/react/styled-system'

/** As many columns as there is room for; a quote is never torn apart. */
export const ReviewWall = chakra('ul', {
  base: { columns: { base: '1', md: '2', xl: '3' }, columnGap: { md: '8', xl: '12' } },
})

const Item = chakra('li', { base: { breakInside: 'avoid', paddingBlock: '7', borderTopWidth: '1px' } })

/** Everything that customers wrote, and how they rated it all in all. */
export function AllReviews({ reviews }: { reviews: readonly Review[] }) {
  if (reviews.length === 0) {
    return (
      <Empty
        title="No reviews yet"
        text="Whoever has bought a piece can review it on its page."
        action={<LinkButton to={paths.products()}>See the collection</LinkButton>}
      />
    )
  }
  const average = reviews.reduce((sum, { rating }) => sum + rating, 0) / reviews.length
  return (
    <>
      <chakra.p fontSize="xl" marginBottom={{ base: '8', md: '10' }}>
        <Rating value={average} note={`from ${plural(reviews.length, 'review')}`} />
      </chakra.p>
      <ReviewWall>
        {reviews.map((review) => (
          <Quote key={review.id} review={review} />
        ))}
      </ReviewWall>
    </>
  )
}

function Quote({ review: { rating, comment, user, created_at } }: { review: Review }) {
  return (
    <Item>
      <chakra.figure display="grid" gap="3">
        <Rating value={rating} />
        <chakra.blockquote fontFamily="heading" fontSize="xl" lineHeight="snug" textWrap="pretty">
          “{comment}”
        </chakra.blockquote>
        <chakra.figcaption textStyle="small" color="fg.muted">
          <chakra.span color="fg" fontWeight="medium">
            {user.name}
          </chakra.span>
          {' · '}
          <time dateTime={created_at}>{formatDate(created_at)}</time>
        </chakra.figcaption>
      </chakra.figure>
    </Item>
  )
}
