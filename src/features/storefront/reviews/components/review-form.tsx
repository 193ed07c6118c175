import { Button } from '#src/shared/ui/button.tsx'
import { TextareaField } from '#src/shared/ui/field.tsx'
import { Stack } from '#src/shared/ui/layout.tsx'
import { RatingInput } from '#src/shared/ui/rating-input.tsx'
import { chakra } from '@chakra-ui/react/styled-system'
import { useEffect, useRef } from 'react'
import type { ReviewWriting } from '../use-write-review.ts'

/** Stars and a comment to send. */
export function ReviewForm({ draft, problems, failure, write, send, pending }: Omit<ReviewWriting, 'written'>) {
  const form = useRef<HTMLFormElement>(null)
  const hasTried = useRef(false)

  // After a submit the first invalid field takes the focus; while typing it stays.
  useEffect(() => {
    if (!hasTried.current) return
    hasTried.current = false
    if (!problems.rating && !problems.comment) return
    form.current
      ?.querySelector<HTMLElement>('[role=radiogroup][aria-invalid=true] input, textarea[aria-invalid=true]')
      ?.focus()
  }, [problems])

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
          error={problems.rating}
        />
        <TextareaField
          label="Your review"
          value={draft.comment}
          onChange={(event) => write({ comment: event.target.value })}
          maxLength={2000}
          required
          error={problems.comment}
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
