import type { AdminOrder } from '#openapi/generated/model/adminOrder.ts'
import type { Badge } from '#src/shared/ui/badge/badge.tsx'
import type { ComponentProps } from 'react'

type Tone = ComponentProps<typeof Badge>['tone']

const payment: Record<AdminOrder['payment_status'], Tone> = { Paid: 'success', Unpaid: 'warning' }
const shipment: Record<AdminOrder['shipment_status'], Tone> = {
  Shipped: 'success',
  Pending: 'warning',
  Processing: 'accent',
}

const optionsOf = (tones: Record<string, Tone>) => Object.keys(tones).map((word) => ({ value: word, label: word }))

/** The filters of the list: every status, in the order of its table. */
export const statusFilters = { payment: optionsOf(payment), shipment: optionsOf(shipment) }

/** How long ago an order was placed, by India's days. */
export const placedFilter = [
  { value: 'today', label: 'Today' },
  { value: '7-days', label: '7 days' },
  { value: '30-days', label: '30 days' },
  { value: 'month', label: 'This month' },
]

const tones = new Map(Object.entries({ ...payment, ...shipment }).map(([word, tone]) => [word.toLowerCase(), tone]))

/** The colour of a status, in whatever case the server spells it. */
export function toneOf(status: string): Tone {
  return tones.get(status.toLowerCase()) ?? 'neutral'
}
