import { getCreateReviewMutationKey, useCreateReview } from '#openapi/generated/client/reviews-writes/reviews-writes.ts'
import { Button } from '#src/shared/ui/button/button.tsx'
import { TextareaField } from '#src/shared/ui/field/field.tsx'
import { ShopFormFrame } from '#src/shared/ui/form/shop-form-frame.tsx'
import { useEditForm } from '#src/shared/ui/form/use-edit-form.ts'
import { RatingInput } from '#src/shared/ui/rating/rating-input.tsx'
import { useToast } from '#src/shared/ui/toast/toasts.tsx'
import { useIsMutating } from '@tanstack/react-query'
import { blankReview, refusalText, reviewRules, type ReviewValues } from '../review-form.ts'

interface ReviewFormProps {
  productId: string
  onWritten: (review: ReviewValues) => void
}

/** Stars and a comment to send. */
export function ReviewForm({ productId, onWritten }: ReviewFormProps) {
  const toast = useToast()
  const mutationKey = getCreateReviewMutationKey()
  const { mutateAsync } = useCreateReview({ mutation: { mutationKey } })
  // Also true for a form that was left while sending.
  const isSending = useIsMutating({ mutationKey }) > 0
  const form = useEditForm<ReviewValues>({
    draft: `product-review:${productId}`,
    initial: blankReview,
    rules: reviewRules,
    failureText: refusalText,
    hidesServerMessage: true,
    save: async ({ rating, comment }) => {
      await mutateAsync({ data: { productId, rating, comment: comment.trim() } })
      return {
        resetTo: blankReview,
        next: () => {
          toast.success('Review submitted successfully')
          onWritten({ rating, comment })
        },
      }
    },
  })
  return (
    <ShopFormFrame
      label="Write a review"
      form={form}
      signedOut={{ typed: 'Please log in to send your review', untouched: 'Please log in to write a review' }}
      actions={
        <Button type="submit" pending={form.isPending || isSending}>
          Submit Review
        </Button>
      }
    >
      <RatingInput
        label="Your rating"
        value={form.form.watch('rating')}
        onChange={(stars) =>
          form.form.setValue('rating', stars, { shouldDirty: true, shouldValidate: form.form.formState.isSubmitted })
        }
        error={form.bind('rating').error}
      />
      <TextareaField {...form.bind('comment')} label="Your review" maxLength={2000} required />
    </ShopFormFrame>
  )
}
