import { isStatus, type Order, type OrderItem } from './order.ts'

/** The views of a selected order, of which one is open at a time. */
export type OrderView = 'tracking' | 'cancel' | 'return' | 'review'

/** The selected order and its open view. */
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

/** The label of the button that opens each view. */
export function viewName(view: OrderView): string {
  return names[view]
}

/** The views that an order offers; `reviewed` are the products that this person has already reviewed here. */
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

/** The selection in the address. */
export function readSelection(search: URLSearchParams): Selection | null {
  const orderId = search.get('order')
  const view = Object.keys(names).find((name): name is OrderView => name === search.get('view'))
  return orderId === null || view === undefined ? null : { orderId, view }
}

/** The address with that selection or without any, and with its other parameters. */
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
