import { Button } from '#src/shared/ui/button.tsx'
import { TextareaField } from '#src/shared/ui/field.tsx'
import { Stack } from '#src/shared/ui/layout.tsx'
import { RatingInput } from '#src/shared/ui/rating-input.tsx'
import { chakra } from '@chakra-ui/react/styled-system'
import { useEffect, useRef } from 'react'
import { useWriteReview } from '../use-write-review.ts'

interface ReviewFormProps {
  productId: string
  onWritten: () => void
}

/** Stars and words of one's own. */
export function ReviewForm({ productId, onWritten }: ReviewFormProps) {
  const { draft, faults, failure, write, send, pending } = useWriteReview(productId, onWritten)
  const form = useRef<HTMLFormElement>(null)
  const hasTried = useRef(false)

  // After a try the first field at fault takes the focus; while the person writes it stays where it is.
  useEffect(() => {
    if (!hasTried.current) return
    hasTried.current = false
    if (!faults.rating && !faults.comment) return
    form.current
      ?.querySelector<HTMLElement>('[role=radiogroup][aria-invalid=true] input, textarea[aria-invalid=true]')
      ?.focus()
  }, [faults])

  return (
    <form
      ref={form}
      noValidate
      aria-label="Write a review"
      onSubmit={(event) => {
        event.preventDefault()
        hasTried.current = true
        send()
      }}
    >
      <Stack gap="4">
        <RatingInput
          label="Your rating"
          value={draft.rating}
          onChange={(rating) => write({ rating })}
          error={faults.rating}
        />
        <TextareaField
          label="Your review"
          value={draft.comment}
          onChange={(event) => write({ comment: event.target.value })}
          maxLength={2000}
          required
          error={faults.comment}
        />
        {failure !== undefined && (
          <chakra.p role="alert" color="error.fg" fontSize="sm">
            {failure}
          </chakra.p>
        )}
        <Button type="submit" pending={pending} alignSelf="start">
          Submit Review
        </Button>
      </Stack>
    </form>
  )
}
