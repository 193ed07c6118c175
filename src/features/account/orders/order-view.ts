import { isStatus, type Order, type OrderItem } from './order.ts'

/** What can be open for the selected order: one of these, never two. */
export type OrderView = 'tracking' | 'cancel' | 'return' | 'review'

/** The selected order and what is open for it. */
export interface Selection {
  orderId: string
  view: OrderView
}

const names: Record<OrderView, string> = {
  tracking: 'Track Order',
  cancel: 'Cancel',
  return: 'Return/Replace',
  review: 'Write Review',
}

/** What the button that opens it says. */
export function viewName(view: OrderView): string {
  return names[view]
}

/** What may be opened for an order; `reviewed` are the products that this person has reviewed from here. */
export function viewsOf(order: Order, reviewed: readonly string[]): OrderView[] {
  const views: OrderView[] = ['tracking']
  if (order.cancellable) views.push('cancel')
  if (isStatus(order.status, 'delivered')) views.push('return')
  if (order.reviewable && toReview(order, reviewed).length > 0) views.push('review')
  return views
}

/** The lines that can still be reviewed. */
export function toReview({ items }: Order, reviewed: readonly string[]): (OrderItem & { productId: string })[] {
  return items.flatMap((item) => {
    const { productId } = item
    return productId === undefined || reviewed.includes(productId) ? [] : [{ ...item, productId }]
  })
}

/** The selection that the address names. */
export function readSelection(search: URLSearchParams): Selection | null {
  const orderId = search.get('order')
  const view = Object.keys(names).find((name): name is OrderView => name === search.get('view'))
  return orderId === null || view === undefined ? null : { orderId, view }
}

/** The address with that selection, or without any; all else in it stays. */
export function withSelection(search: URLSearchParams, selection: Selection | null): URLSearchParams {
  const next = new URLSearchParams(search)
  next.delete('order')
  next.delete('view')
  if (selection !== null) {
    next.set('order', selection.orderId)
    next.set('view', selection.view)
  }
  return next
}
