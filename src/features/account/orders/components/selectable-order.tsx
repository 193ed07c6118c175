import type { Order } from '../order.ts'
import { type OrderView, type Selection, toReview, viewsOf } from '../order-view.ts'
import { CancelForm } from './cancel-form.tsx'
import { OrderCard } from './order-card.tsx'
import { OrderReviewForm } from './order-review-form.tsx'
import { ReturnForm } from './return-form.tsx'
import { Tracking } from './tracking.tsx'

interface SelectableOrderProps {
  order: Order
  selection: Selection | null
  onSelect: (selection: Selection | null) => void
  onStatus: (status: string) => void
  reviewed: readonly string[]
  onReviewed: (productId: string) => void
}

/** An order with the view that is open for it, if it is the selected one. */
export function SelectableOrder({ order, selection, onSelect, onStatus, reviewed, onReviewed }: SelectableOrderProps) {
  const views = viewsOf(order, reviewed)
  // The view in the address may no longer be allowed.
  const opened = selection?.orderId === order.id && views.includes(selection.view) ? selection.view : null
  const close = () => onSelect(null)

  function become(status: string) {
    onStatus(status)
    close()
  }

  function viewOf(view: OrderView) {
    switch (view) {
      case 'tracking':
        return <Tracking order={order} />
      case 'cancel':
        return <CancelForm order={order} onCancelled={() => become('Cancelled')} onClose={close} />
      case 'return':
        return <ReturnForm order={order} onReturned={() => become('Return requested')} onClose={close} />
      case 'review':
        return (
          <OrderReviewForm
            order={order}
            items={toReview(order, reviewed)}
            onReviewed={(productId) => {
              onReviewed(productId)
              close()
            }}
            onClose={close}
          />
        )
    }
  }

  return (
    <OrderCard
      order={order}
      views={views}
      opened={opened}
      onOpen={(view) => onSelect(view === null ? null : { orderId: order.id, view })}
    >
      {opened !== null && viewOf(opened)}
    </OrderCard>
  )
}
