import { useCancelOrder } from '#openapi/generated/client/orders-writes/orders-writes.ts'
import { logFailure } from '#src/shared/lib/log.ts'
import { useEditForm } from '#src/shared/ui/form/use-edit-form.ts'
import { useToast } from '#src/shared/ui/toast/toasts.tsx'
import { orderFailure } from '../order-failure.ts'
import type { Order } from '../order.ts'
import { cancelReasons, noReason, reasonRules, type ReasonValues, sentReason } from '../reasons.ts'
import { OrderFormFrame } from './order-form-frame.tsx'
import { ReasonFields } from './reason-fields.tsx'

interface CancelFormProps {
  order: Order
  onCancelled: () => void
  onClose: () => void
}

/** Cancels an order, with a reason. */
export function CancelForm({ order, onCancelled, onClose }: CancelFormProps) {
  const { mutateAsync } = useCancelOrder()
  const toast = useToast()
  const form = useEditForm<ReasonValues>({
    draft: `cancel:${order.id}`,
    initial: noReason,
    rules: reasonRules,
    ...orderFailure('The order could not be cancelled.', 'the order was cancelled'),
    onFailed: (error) => logFailure('Failed to cancel the order', error),
    save: async (values) => {
      await mutateAsync({ id: order.id, data: { reason: sentReason(values) } })
      return {
        resetTo: noReason,
        next: () => {
          toast.success('Order cancelled')
          onCancelled()
        },
      }
    },
  })
  return (
    <OrderFormFrame label="Cancel order" form={form} send="Cancel Order" isDanger close="Keep Order" onClose={onClose}>
      <ReasonFields legend="Why are you cancelling?" reasons={cancelReasons} form={form} />
    </OrderFormFrame>
  )
}
