import { addressInput } from '#contracts/exchanges/own.ts'
import type { LawStage } from '#contracts/session/law-stage.ts'
import type { Success } from '#contracts/exchanges/stage.ts'
import type { Step } from '#contracts/judge/step.ts'
import { isObject } from '../../../judge/contract/records.ts'
import { createdIsThere, foreignFieldsHaveNoEffect } from '../../laws/writing-laws.ts'
import { differences } from '../differences.ts'

export type AdminOrder = Success<'listAllOrders'>[number]

export async function listedOrder(stage: LawStage, id: string): Promise<{ step: Step; order: AdminOrder | undefined }> {
  const { step, body } = await stage.succeed('listAllOrders', 'admin', {})
  return { step, order: body.find((order) => order.id === id) }
}

export const order = (
  stage: LawStage,
  lines: ReadonlyArray<readonly [string, number]>,
  caller: 'customer' | 'admin' = 'customer',
  paymentMethod: 'upi' | 'cod' | 'credit' = 'upi',
) =>
  stage.succeed('checkout', caller, {
    body: {
      paymentMethod,
      items: lines.map(([productVariantId, quantity]) => ({ productVariantId, quantity })),
      shippingAddress: addressInput(stage),
    },
  })

export async function expectShown(
  stage: LawStage,
  placed: Awaited<ReturnType<typeof order>>['body'],
  email: string,
): Promise<AdminOrder | undefined> {
  const { step, order: listed } = await listedOrder(stage, placed.orderId)
  if (!listed) {
    stage.expect(createdIsThere, step, [
      { path: '$', expected: `the order ${placed.orderNumber}`, got: 'it is not listed' },
    ])
    return undefined
  }
  stage.expect(
    createdIsThere,
    step,
    differences({ order_number: placed.orderNumber, customer_email: email }, listed, []),
  )
  const found = await stage.succeed('searchOrders', 'admin', { query: { q: email } })
  const same = found.body.data.find(({ id }) => id === placed.orderId)
  if (!same)
    stage.expect(createdIsThere, found.step, [
      { path: '$.data', expected: `the order ${placed.orderNumber} first`, got: 'it is not on the first page' },
    ])
  else stage.expect(createdIsThere, found.step, differences(listed, same))
  return listed
}

/** A price, a total or a state in the request must not count: the order costs what the same one has cost. */
export async function tryOwnPrice(stage: LawStage, productVariantId: string, same: AdminOrder): Promise<void> {
  const [prices, state] = [{ price: 1, unit_price: 1, total: 1, total_amount: 1 }, { shipment_status: 'Shipped' }]
  const items = [{ productVariantId, quantity: 1, ...prices }]
  const body = { paymentMethod: 'upi', items, shippingAddress: addressInput(stage), ...prices, ...state }
  const placed = await stage.ask('checkout', 'customer', { body }, ['201', '400'])
  const { orderId } = isObject(placed.answer.body) ? placed.answer.body : {}
  if (placed.answer.status !== 201 || typeof orderId !== 'string') return
  const { step, order: listed } = await listedOrder(stage, orderId)
  const { total_amount, shipment_status } = same
  if (listed) stage.expect(foreignFieldsHaveNoEffect, step, differences({ total_amount, shipment_status }, listed))
  await stage.call('cancelOrder', 'customer', { params: { id: orderId }, body: { reason: 'Ordered by mistake' } })
}
