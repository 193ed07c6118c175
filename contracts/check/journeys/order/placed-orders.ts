import { addressInput } from '#contracts/exchanges/own.ts'
import type { LawStage } from '#contracts/session/law-stage.ts'
import type { Success } from '#contracts/exchanges/stage.ts'
import type { Step } from '#contracts/judge/step.ts'
import { isObject } from '../../../judge/contract/records.ts'
import { createdIsThere, foreignFieldsHaveNoEffect } from '../../laws/writing-laws.ts'
import { expectOnce } from '../expectations.ts'

export type AdminOrder = Success<'listAllOrders'>[number]

type Payment = 'upi' | 'cod' | 'credit'

export async function listedOrder(stage: LawStage, id: string): Promise<{ step: Step; order: AdminOrder | undefined }> {
  const { step, body } = await stage.succeed('listAllOrders', 'admin', {})
  return { step, order: body.find((order) => order.id === id) }
}

/** The request for an order of these variants and quantities. */
export const orderOf = (
  stage: LawStage,
  lines: ReadonlyArray<readonly [string, number]>,
  paymentMethod: Payment = 'upi',
) => ({
  paymentMethod,
  items: lines.map(([productVariantId, quantity]) => ({ productVariantId, quantity })),
  shippingAddress: addressInput(stage),
})

export const order = (
  stage: LawStage,
  lines: ReadonlyArray<readonly [string, number]>,
  caller: 'customer' | 'admin' = 'customer',
  paymentMethod: Payment = 'upi',
) => stage.call('checkout', caller, { body: orderOf(stage, lines, paymentMethod) })

export const reason = 'Ordered by mistake'

/** Cancels an order; with other `statuses` than that of the success, it must be refused. */
export const cancel = (
  stage: LawStage,
  id: string,
  statuses?: readonly string[],
  caller: 'customer' | 'admin' = 'customer',
) => stage.ask('cancelOrder', caller, { params: { id }, body: { reason } }, statuses)

type Placed = Success<'checkout'>

/** Expects the administrator's list and search to show an order; returns it as listed. */
export async function expectShown(
  stage: LawStage,
  step: Step,
  placed: Placed,
  email: string,
): Promise<AdminOrder | undefined> {
  const listed = (step.answer.body as AdminOrder[]).find(({ id }) => id === placed.orderId)
  expectOnce(stage, createdIsThere, step, {
    id: placed.orderId,
    order_number: placed.orderNumber,
    customer_email: email,
  })
  if (!listed) return undefined
  expectOnce(stage, createdIsThere, await stage.ask('searchOrders', 'admin', { query: { q: email } }), listed)
  return listed
}

/** A price, a total or a state in the request must not count: the order costs what the same one has cost. */
export async function tryOwnPrice(stage: LawStage, variantId: string, same: AdminOrder): Promise<void> {
  const prices = { price: 1, unit_price: 1, total: 1, total_amount: 1 }
  const { items, ...rest } = orderOf(stage, [[variantId, 1]])
  const body = { ...rest, ...prices, shipment_status: 'Shipped', items: items.map((item) => ({ ...item, ...prices })) }
  const placed = await stage.ask('checkout', 'customer', { body }, ['201', '400'])
  const { orderId } = isObject(placed.answer.body) ? placed.answer.body : {}
  if (placed.answer.status !== 201 || typeof orderId !== 'string') return
  const { total_amount, shipment_status } = same
  const { step } = await listedOrder(stage, orderId)
  expectOnce(stage, foreignFieldsHaveNoEffect, step, { id: orderId, total_amount, shipment_status })
  await cancel(stage, orderId)
}
