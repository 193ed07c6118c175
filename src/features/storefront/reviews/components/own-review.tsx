import { Rating } from '#src/shared/ui/rating/rating.tsx'
import { chakra } from '@chakra-ui/react/styled-system'
import { useEffect, useRef, useState } from 'react'
import type { ReviewValues } from '../review-form.ts'
import { OwnHeading } from './own-heading.tsx'
import { ReviewForm } from './review-form.tsx'

interface OwnReviewProps {
  productId: string
  onWritten: () => void
}

/** The form to write a review; once it is sent, the review itself. */
export function OwnReview({ productId, onWritten }: OwnReviewProps) {
  const [written, setWritten] = useState<ReviewValues>()
  const heading = useRef<HTMLHeadingElement>(null)
  // The focused button has disappeared with the form.
  useEffect(() => {
    if (written !== undefined) heading.current?.focus({ preventScroll: true })
  }, [written])

  function show(review: ReviewValues) {
    setWritten(review)
    onWritten()
  }

  return (
    <>
      <OwnHeading ref={heading} tabIndex={-1}>
        {written === undefined ? 'Write a review' : 'Your review'}
      </OwnHeading>
      {written === undefined ? (
        <ReviewForm productId={productId} onWritten={show} />
      ) : (
        <>
          <Rating value={written.rating} />
          <chakra.p dir="auto" marginTop="2.5" whiteSpace="pre-line">
            {written.comment}
          </chakra.p>
        </>
      )}
    </>
  )
}
