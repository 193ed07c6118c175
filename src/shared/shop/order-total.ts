import { shipping } from '#openapi/generated/samples/shipping.ts'
import { inPaise } from './paise.ts'

/** One line of a cart or an order: the price of one unit in rupees, and the price before a discount. */
export interface PricedLine {
  price: number
  was?: number | undefined
  quantity: number
}

/** An amount in rupees that every order pays beside its lines. */
export interface Charge {
  name: string
  amount: number
}

/** The total of an order, in rupees. What is shown with `decimals` adds up. */
export interface OrderTotal {
  subtotal: number
  charges: readonly Charge[]
  /** What the promo takes off, at most everything. */
  promo: number
  /** Never below 0. */
  total: number
  /** 2 if any price or sum has paise, so that all show them; else 0. */
  decimals: 0 | 2
}

/** What is added to an order placed today. */
export const usualCharges: readonly Charge[] = [{ name: 'Shipping', amount: shipping }]

/** The sum of a line in rupees, in whole paise; `each` is the price of one unit. */
export function lineTotal(each: number, quantity: number): number {
  return inPaise(inPaise(each) * quantity)
}

/**
 * Subtotal + charges − promo, in whole paise: the one rule for every cart, checkout and order. `charges` are those of
 * an order already placed.
 */
export function orderTotal(lines: readonly PricedLine[], promo = 0, charges = usualCharges): OrderTotal {
  const subtotal = sum(lines.map(({ price, quantity }) => lineTotal(price, quantity)))
  const before = sum([subtotal, ...charges.map(({ amount }) => amount)])
  const off = Math.min(promo, before)
  const shown = [...lines.flatMap(({ price, was = 0 }) => [price, was]), ...charges.map(({ amount }) => amount), off]
  return {
    subtotal,
    charges,
    promo: off,
    total: inPaise(before - off),
    decimals: shown.every((amount) => Number.isInteger(inPaise(amount))) ? 0 : 2,
  }
}

function sum(amounts: readonly number[]): number {
  return inPaise(amounts.reduce((all, amount) => all + amount, 0))
}
