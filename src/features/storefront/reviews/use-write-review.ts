import { getCreateReviewMutationKey, useCreateReview } from '#openapi/generated/client/reviews/reviews.ts'
import { serverMessage } from '#src/shared/api/api-error.ts'
import { useToast } from '#src/shared/ui/toasts.tsx'
import { useIsMutating, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import {
  blankDraft,
  failureText,
  keepDraft,
  keptDraft,
  type ReviewDraft,
  type ReviewFaults,
  reviewFaults,
} from './review-draft.ts'

/** The state of the review form: what is written, what is missing, why it was refused. Words stay until they are sent. */
export function useWriteReview(productId: string, onWritten: () => void) {
  const [draft, setDraft] = useState(() => keptDraft(productId))
  const [faults, setFaults] = useState<ReviewFaults>({})
  const [failure, setFailure] = useState<string>()
  const client = useQueryClient()
  const toast = useToast()
  const mutationKey = getCreateReviewMutationKey()
  // In the hook's own options: the sent draft must go even when the page was left before the answer.
  const { mutate } = useCreateReview({
    mutation: {
      mutationKey,
      onSuccess: () => {
        keepDraft(productId, blankDraft)
        setDraft(blankDraft)
        toast.success('Review submitted successfully')
        onWritten()
      },
      onError: (error) => setFailure(failureText(serverMessage(error))),
    },
  })

  function write(change: Partial<ReviewDraft>) {
    const next = { ...draft, ...change }
    setDraft(next)
    keepDraft(productId, next)
    setFailure(undefined)
    // What was said to be missing goes as soon as it is there; nothing new is said before the next try.
    const still = reviewFaults(next)
    setFaults((said) => ({ rating: said.rating && still.rating, comment: said.comment && still.comment }))
  }

  /** Sends what is complete; else tells what is missing. */
  function send() {
    if (client.isMutating({ mutationKey }) > 0) return
    const missing = reviewFaults(draft)
    setFaults(missing)
    setFailure(undefined)
    if (Object.keys(missing).length > 0) return
    mutate({ data: { productId, rating: draft.rating, comment: draft.comment.trim() } })
  }

  return { draft, faults, failure, write, send, pending: useIsMutating({ mutationKey }) > 0 }
}
