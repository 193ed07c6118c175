import { useSession } from '#src/shared/api/session.ts'
import { paths } from '#src/shared/lib/paths.ts'
import { rememberPlace } from '#src/shared/lib/return-path.ts'
import { inlineLink } from '#src/shared/ui/page/layout.tsx'
import { Loading } from '#src/shared/ui/loading/loading.tsx'
import { Section } from '#src/shared/ui/page/section.tsx'
import { useSignedInRoom } from '#src/shared/ui/theme/use-signed-in-room.ts'
import { Skeleton } from '#src/shared/ui/loading/skeleton.tsx'
import { chakra } from '@chakra-ui/react/styled-system'
import { lazy, useState } from 'react'
import { Link, useLocation, useNavigate, useSearchParams } from 'react-router-dom'
import { reviewPage, reviewPageAddress, reviewsId } from '../review-page.ts'
import { OwnHeading } from './own-heading.tsx'
import { ReviewListSkeleton } from './review-list-skeleton.tsx'
import { ReviewList } from './review-list.tsx'

/** Loaded only for signed-in people, together with the form library. */
const OwnReview = lazy(() => import('./own-review.tsx').then((m) => ({ default: m.OwnReview })))

const Columns = chakra('div', {
  base: {
    display: 'grid',
    gap: { base: '10', lg: '16' },
    gridTemplateColumns: { base: 'minmax(0, 1fr)', lg: 'minmax(0, 22rem) minmax(0, 1fr)' },
    alignItems: 'start',
  },
})

/** The reviews of a product, and the form to write one. */
export function ProductReviews({ productId }: { productId: string }) {
  const { token, user } = useSession()
  const [writer, setWriter] = useState(user?.id)
  // The form of a person whose session has ended keeps what they typed.
  if (user !== null && user.id !== writer) setWriter(user.id)
  const navigate = useNavigate()
  const [search] = useSearchParams()
  const showNewest = () =>
    void navigate({ search: reviewPageAddress(search, 1).search }, { replace: true, preventScrollReset: true })

  return (
    <div id={reviewsId}>
      <Section title="Customer Reviews" inside>
        <Columns>
          <div>
            {token === null && writer === undefined ? (
              <SignInFirst />
            ) : (
              <Loading fallback={<OwnReviewSkeleton />} error="The form could not be loaded. Please try again.">
                <OwnReview key={`${writer} ${productId}`} productId={productId} onWritten={showNewest} />
              </Loading>
            )}
          </div>
          <Loading
            fallback={<ReviewListSkeleton />}
            error="Failed to load reviews. Please try again later."
            resetKeys={[productId, reviewPage(search)]}
          >
            <ReviewList productId={productId} />
          </Loading>
        </Columns>
      </Section>
    </div>
  )
}

/** Of the empty form below its heading. */
const formHeight = '18.375rem'

function OwnReviewSkeleton() {
  return (
    <div>
      <OwnHeading>Write a review</OwnHeading>
      <Skeleton height={formHeight} />
    </div>
  )
}

const SignInLink = chakra(Link, inlineLink)

function SignInFirst() {
  const location = useLocation()
  const room = useSignedInRoom({ minHeight: formHeight })
  return (
    <>
      <OwnHeading>Write a review</OwnHeading>
      <chakra.p color="fg.muted" css={room}>
        <SignInLink to={paths.login()} state={rememberPlace({ ...location, hash: `#${reviewsId}` })}>
          Sign in
        </SignInLink>{' '}
        to share what you think of it.
      </chakra.p>
    </>
  )
}
