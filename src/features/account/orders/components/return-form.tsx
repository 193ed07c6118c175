import { useReturnOrder } from '#openapi/generated/client/orders-writes/orders-writes.ts'
import { logFailure } from '#src/shared/lib/log.ts'
import { useEditForm } from '#src/shared/ui/form/use-edit-form.ts'
import { useToast } from '#src/shared/ui/toast/toasts.tsx'
import { useState } from 'react'
import { orderFailure } from '../order-failure.ts'
import type { Order } from '../order.ts'
import { noReason, reasonRules, type ReasonValues, returnReasons, sentReason } from '../reasons.ts'
import { useChosenPictures } from '../use-chosen-pictures.ts'
import { OrderFormFrame } from './order-form-frame.tsx'
import { PicturePicker } from './picture-picker.tsx'
import { ReasonFields } from './reason-fields.tsx'
import { SendingPictures } from './sending-pictures.tsx'

interface ReturnFormProps {
  order: Order
  onReturned: () => void
  onClose: () => void
}

/** Requests the return of a delivered order, with a reason and pictures. */
export function ReturnForm({ order, onReturned, onClose }: ReturnFormProps) {
  const [sent, setSent] = useState(0)
  const { mutateAsync } = useReturnOrder({ request: { onSent: setSent } })
  const draft = `return:${order.id}`
  const chosen = useChosenPictures(draft)
  const toast = useToast()
  const form = useEditForm<ReasonValues>({
    draft,
    initial: noReason,
    rules: reasonRules,
    ...orderFailure('The return could not be requested.', 'the return was requested'),
    onFailed: (error) => logFailure('Failed to return the order', error),
    save: async (values) => {
      setSent(0)
      await mutateAsync({ id: order.id, data: { reason: sentReason(values), images: await chosen.ready() } })
      chosen.clear()
      return {
        resetTo: noReason,
        next: () => {
          toast.success('Return requested')
          onReturned()
        },
      }
    },
  })
  return (
    <OrderFormFrame label="Return order" form={form} send="Request Return" close="Cancel" onClose={onClose}>
      <ReasonFields legend="Why are you returning it?" reasons={returnReasons} form={form} />
      <PicturePicker chosen={chosen} />
      {form.isPending && chosen.pictures.length > 0 && <SendingPictures sent={sent} />}
    </OrderFormFrame>
  )
}
