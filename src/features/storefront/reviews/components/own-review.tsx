import { Rating } from '#src/shared/ui/rating.tsx'
import { chakra } from '@chakra-ui/react/styled-system'
import { useEffect, useRef } from 'react'
import { useWriteReview } from '../use-write-review.ts'
import { ReviewForm } from './review-form.tsx'

export const OwnHeading = chakra('h3', { base: { textStyle: 'h3', marginBottom: '4', outline: 'none' } })

interface OwnReviewProps {
  productId: string
  onWritten: () => void
}

/** The form to write a review; once it is sent, the review itself. */
export function OwnReview({ productId, onWritten }: OwnReviewProps) {
  const { written, ...form } = useWriteReview(productId, onWritten)
  const heading = useRef<HTMLHeadingElement>(null)
  // The button that had the focus is gone with the form.
  useEffect(() => {
    if (written !== null) heading.current?.focus({ preventScroll: true })
  }, [written])

  return (
    <>
      <OwnHeading ref={heading} tabIndex={-1}>
        {written === null ? 'Write a review' : 'Your review'}
      </OwnHeading>
      {written === null ? (
        <ReviewForm {...form} />
      ) : (
        <>
          <Rating value={written.rating} />
          <chakra.p marginTop="2.5" whiteSpace="pre-line" overflowWrap="anywhere">
            {written.comment}
          </chakra.p>
        </>
      )}
    </>
  )
}
