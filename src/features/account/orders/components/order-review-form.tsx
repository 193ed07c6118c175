import { useReviewOrderedProduct } from '#openapi/generated/client/orders-writes/orders-writes.ts'
import { logFailure } from '#src/shared/lib/log.ts'
import { SelectField, TextareaField } from '#src/shared/ui/field/field.tsx'
import { useEditForm } from '#src/shared/ui/form/use-edit-form.ts'
import { RatingInput } from '#src/shared/ui/rating/rating-input.tsx'
import { useToast } from '#src/shared/ui/toast/toasts.tsx'
import { useState } from 'react'
import { orderFailure } from '../order-failure.ts'
import type { Order, OrderItem } from '../order.ts'
import { useChosenPictures } from '../use-chosen-pictures.ts'
import { OrderFormFrame } from './order-form-frame.tsx'
import { PicturePicker } from './picture-picker.tsx'
import { SendingPictures } from './sending-pictures.tsx'
import { filled } from '#src/shared/ui/form/field-rules.ts'
import * as z from 'zod/mini'
import { reviewRefusals } from '#src/shared/shop/review.ts'

/** The review form of an order; the rating is 0 while none is chosen. */
export const orderReviewRules = z.object({
  productId: z.string(),
  rating: z.number().check(z.minimum(1, 'Please select a rating')),
  review: filled('Please write your review'),
})

type OrderReviewValues = z.infer<typeof orderReviewRules>

interface OrderReviewFormProps {
  order: Order
  /** The products that can be reviewed; at least one. */
  items: readonly (OrderItem & { productId: string })[]
  onReviewed: (productId: string) => void
  onClose: () => void
}

/** A rating, text and pictures for one product of an order. */
export function OrderReviewForm({ order, items, onReviewed, onClose }: OrderReviewFormProps) {
  const [sent, setSent] = useState(0)
  const { mutateAsync } = useReviewOrderedProduct({ request: { onSent: setSent } })
  const draft = `review:${order.id}`
  const chosen = useChosenPictures(draft)
  const toast = useToast()
  const blank: OrderReviewValues = { productId: items[0]?.productId ?? '', rating: 0, review: '' }
  const form = useEditForm<OrderReviewValues>({
    draft,
    initial: blank,
    rules: orderReviewRules,
    ...orderFailure('The review could not be sent.', 'the review was sent'),
    reworded: reviewRefusals,
    onFailed: (error) => logFailure('Failed to review the ordered product', error),
    save: async ({ productId, rating, review }) => {
      setSent(0)
      await mutateAsync({ id: productId, data: { rating, review: review.trim(), images: await chosen.ready() } })
      chosen.clear()
      return {
        resetTo: blank,
        next: () => {
          toast.success('Review submitted successfully')
          onReviewed(productId)
        },
      }
    },
  })
  const rating = form.bind('rating')
  return (
    <OrderFormFrame label="Write review" form={form} send="Submit Review" close="Close" onClose={onClose}>
      {items.length > 1 && (
        <SelectField {...form.bind('productId')} label="Which piece?">
          {items.map(({ productId, name }) => (
            <option key={productId} value={productId}>
              {name}
            </option>
          ))}
        </SelectField>
      )}
      <RatingInput
        label="Your rating"
        value={form.form.watch('rating')}
        onChange={(stars) =>
          form.form.setValue('rating', stars, { shouldDirty: true, shouldValidate: form.form.formState.isSubmitted })
        }
        error={rating.error}
      />
      <TextareaField {...form.bind('review')} label="Your review" maxLength={2000} required />
      <PicturePicker chosen={chosen} />
      {form.isPending && chosen.pictures.length > 0 && <SendingPictures sent={sent} />}
    </OrderFormFrame>
  )
}
