import { addressInput } from '#contracts/exchanges/own.ts'
import type { LawStage } from '#contracts/session/law-stage.ts'
import type { Success } from '#contracts/exchanges/stage.ts'
import type { Step } from '#contracts/judge/step.ts'
import { createdIsThere } from '../../laws/writing-laws.ts'
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
