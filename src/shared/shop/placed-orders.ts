import type { AddressInput } from '#openapi/generated/model/addressInput.ts'
import { isRecord } from '../lib/values/is-record.ts'
import { storedByPerson } from '../api/stored-by-person.ts'
import { type Charge, orderTotal } from './order-total.ts'

/** An order placed in this browser, since the API has no call that lists a customer's orders. */
export interface PlacedHere {
  /** The backend's id, for cancelling, or `madeUpId`. */
  id: string
  number: string
  /** When, as an RFC 3339 timestamp. */
  date: string
  /** Rupees, as shown at the checkout. */
  amount: number
  status: string
  /** Orders kept before it was have none. */
  payment?: string
  items: { name: string; variant?: string; quantity: number; price: number; productId?: string; picture?: string }[]
  /** What it paid beside its lines. */
  charges: readonly Charge[]
  shippingAddress: AddressInput
}

/** The id of an order whose answer had none, by which the server finds nothing. */
export const madeUpId = (date: string): string => `placed-${date}`

const most = 50

/** Whether it can be shown: texts and numbers, and nothing within it. */
const isFlat = (value: unknown): boolean =>
  isRecord(value) && Object.values(value).every((field) => typeof field !== 'object')

function isItem(value: unknown): boolean {
  const { name, quantity, price }: Record<string, unknown> = isRecord(value) ? value : {}
  return isFlat(value) && typeof name === 'string' && typeof quantity === 'number' && typeof price === 'number'
}

function isCharge(value: unknown): boolean {
  const { name, amount }: Record<string, unknown> = isRecord(value) ? value : {}
  return typeof name === 'string' && typeof amount === 'number'
}

/** Orders kept before their charges were: nothing but shipping was ever added to them. */
function withCharges(order: Omit<PlacedHere, 'charges'> & Partial<PlacedHere>): PlacedHere {
  if (order.charges !== undefined) return { ...order, charges: order.charges }
  const rest = orderTotal([...order.items, { price: -order.amount, quantity: 1 }], 0, []).subtotal
  return { ...order, charges: rest < 0 ? [{ name: 'Shipping', amount: -rest }] : [] }
}

function isPlaced(value: unknown): value is Parameters<typeof withCharges>[0] {
  if (!isRecord(value)) return false
  const {
    id,
    number,
    date,
    amount,
    status,
    items,
    charges = [],
    shippingAddress,
  }: Partial<Record<keyof PlacedHere, unknown>> = value
  const isWorded = [id, number, date, status].every((word) => typeof word === 'string')
  return (
    isWorded &&
    typeof amount === 'number' &&
    Array.isArray(items) &&
    items.every(isItem) &&
    Array.isArray(charges) &&
    charges.every(isCharge) &&
    isFlat(shippingAddress)
  )
}

export const placedOrders = storedByPerson<readonly PlacedHere[]>({
  key: 'shop:placed-orders',
  area: 'local',
  blank: [],
  valid: (value) => (Array.isArray(value) ? value.filter(isPlaced).map(withCharges) : undefined),
})

/** Stores an order that has just been placed, newest first; by the signed-in person unless another is named. */
export function rememberPlaced(order: PlacedHere, owner?: string): void {
  placedOrders.change((own) => [order, ...own.filter(({ id }) => id !== order.id)].slice(0, most), owner)
}

/** Updates the status of an order. */
export function changePlaced(id: string, status: string): void {
  placedOrders.change((own) => own.map((order) => (order.id === id ? { ...order, status } : order)))
}
