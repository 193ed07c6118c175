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
  type ReviewProblems,
  reviewProblems,
} from './review-draft.ts'

/** What `useWriteReview` answers. */
export type ReviewWriting = ReturnType<typeof useWriteReview>

/** The state of a customer's own review: the draft, what is missing, why it was refused, and what was sent. */
export function useWriteReview(productId: string, onWritten: () => void) {
  const [draft, setDraft] = useState(() => keptDraft(productId))
  const [problems, setProblems] = useState<ReviewProblems>({})
  const [written, setWritten] = useState<ReviewDraft | null>(null)
  const [failure, setFailure] = useState<string>()
  const client = useQueryClient()
  const toast = useToast()
  const mutationKey = getCreateReviewMutationKey()
  // In the hook's options, so that a sent draft is removed even if the page was left before the answer.
  const { mutate } = useCreateReview({
    mutation: {
      mutationKey,
      onSuccess: () => {
        keepDraft(productId, blankDraft)
        setWritten(draft)
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
    // A message disappears once its field is filled; new ones show only on the next submit.
    const still = reviewProblems(next)
    setProblems((shown) => ({ rating: shown.rating && still.rating, comment: shown.comment && still.comment }))
  }

  /** Sends a complete draft; else shows what is missing. */
  function send() {
    if (client.isMutating({ mutationKey }) > 0) return
    const missing = reviewProblems(draft)
    setProblems(missing)
    setFailure(undefined)
    if (Object.keys(missing).length > 0) return
    mutate({ data: { productId, rating: draft.rating, comment: draft.comment.trim() } })
  }

  return { draft, problems, failure, written, write, send, pending: useIsMutating({ mutationKey }) > 0 }
}
