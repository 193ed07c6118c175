import { Link, useLocation } from 'react-router-dom'
import { withoutCampaign } from '#src/shared/lib/campaign.ts'
import { formatNumber } from '#src/shared/lib/text/numbers.ts'
import { plural } from '#src/shared/lib/text/plural.ts'
import { Rating } from '#src/shared/ui/rating/rating.tsx'
import type { KnownRating } from '../../json-ld.ts'

/** The average rating beside the name, linked to the reviews. */
export function ProductRating({ rating }: { rating: KnownRating | null }) {
  const { search } = useLocation()
  if (rating === null) return null
  return (
    <Link to={{ search: withoutCampaign(search).toString(), hash: '#reviews' }}>
      <Rating value={rating.average} note={`(${noteOf(rating)})`} />
    </Link>
  )
}

function noteOf({ read, count }: KnownRating): string {
  if (count === read) return plural(count, 'review')
  return count === null ? `newest ${read} reviews` : `newest ${read} of ${formatNumber(count)} reviews`
}
