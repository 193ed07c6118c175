import { sampleOrders } from '#openapi/generated/samples/sample-orders.ts'
import { mediaUrl } from '#src/shared/api/media.ts'
import { cityLine } from '#src/shared/shop/address.ts'
import { formatDateTime } from '#src/shared/lib/time/dates.ts'
import type { Charge } from '#src/shared/shop/order-total.ts'
import { type PaymentMethod, paymentMethodOf, paymentMethods } from '#src/shared/shop/payment-methods.ts'
import { madeUpId, type PlacedHere } from '#src/shared/shop/placed-orders.ts'

/** One line of an order; it can be reviewed only if it names its product. */
export interface OrderItem {
  productId?: string | undefined
  name: string
  /** Which of the product's variants, in words, if known. */
  variant?: string | undefined
  quantity: number
  /** Price of one unit in rupees. */
  price: number
  /** The URL of its picture, if known. */
  picture?: string | undefined
}

/** An order as the history shows it. */
export interface Order {
  id: string
  /** The number shown to the customer; date and time if the server gave none. */
  number: string
  date: string
  /** Rupees. */
  amount: number
  status: string
  /** The name of the payment method, if known. */
  payment: string | null
  items: readonly OrderItem[]
  /** What it paid beside its lines. */
  charges: readonly Charge[]
  trackingId: string | null
  shippingAddress: readonly string[]
  cancellable: boolean
  reviewable: boolean
}

/** Widens the type of the samples, which have fewer values than an order may have. */
interface Sample {
  readonly id: string
  readonly number: string
  readonly date: string
  readonly amount: number
  readonly status: string
  readonly payment: PaymentMethod
  readonly items: readonly {
    productId: string
    name: string
    variant: string
    quantity: number
    price: number
    image_url: string
  }[]
  readonly charges: readonly Charge[]
  readonly trackingId: string
  readonly shippingAddress: { street: string; city: string; state: string; pincode: string; contact: string }
  readonly cancellable: boolean
  readonly reviewable: boolean
}

const samples: readonly Sample[] = sampleOrders

/** The sample orders of every customer's history; `statusOf` holds this person's changes to them. */
export function sampleHistory(statusOf: Readonly<Record<string, string>>): Order[] {
  return samples.map(({ id, shippingAddress, items, ...sample }) => {
    const status = statusOf[id] ?? sample.status
    const { street, city, state, pincode, contact } = shippingAddress
    return {
      ...sample,
      id,
      status,
      payment: paymentMethods[sample.payment].label,
      items: items.map(({ image_url, ...item }) => ({ ...item, picture: mediaUrl(image_url) })),
      shippingAddress: [street, cityLine({ city, state, zipCode: pincode }), contact],
      cancellable: sample.cancellable && isOpen(status),
      reviewable: sample.reviewable,
    }
  })
}

/** An order placed in this browser. */
export function placedOrder({
  id,
  number,
  date,
  amount,
  status,
  payment,
  items,
  charges,
  shippingAddress: to,
}: PlacedHere): Order {
  return {
    id,
    number: number || formatDateTime(date),
    date,
    amount,
    status,
    payment: paymentName(payment),
    items,
    charges,
    trackingId: null,
    shippingAddress: [
      to.full_name,
      to.address_line1,
      to.landmark ?? '',
      cityLine({ city: to.city, state: to.state, zipCode: to.zip_code }),
      to.phone,
    ].filter(Boolean),
    cancellable: isOpen(status) && id !== madeUpId(date),
    reviewable: isStatus(status, 'delivered'),
  }
}

function paymentName(value: unknown): string | null {
  const method = paymentMethodOf(value)
  return method === undefined ? null : paymentMethods[method].label
}

/** Ignores case, since servers differ in it. */
export function isStatus(status: string, ...any: string[]): boolean {
  return any.includes(status.toLowerCase())
}

/** Whether nothing has been shipped yet. */
function isOpen(status: string): boolean {
  return isStatus(status, 'pending', 'processing')
}
