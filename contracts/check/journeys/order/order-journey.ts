import { addressInput } from '#contracts/exchanges/own.ts'
import { refusedChangesNothing } from '../../laws/writing-laws.ts'
import type { LawJourney } from '../journey.ts'
import { differences } from '../differences.ts'
import { expectCancelled, expectSums, figuresNow } from './figures.ts'
import { expectShown, listedOrder, order, tryOwnPrice } from './placed-orders.ts'
import { expectStock, stocked, tryAtOnce, tryTwoLines } from './stock.ts'

const cancel = { reason: 'Ordered by mistake' }

export const orderJourney: LawJourney = {
  name: 'order, and cancel the orders',
  about: [
    'checkout',
    'cancelOrder',
    'returnOrder',
    'listAllOrders',
    'searchOrders',
    'getLifetimeSales',
    'getDailySales',
  ],
  writes: true,
  leaves: true,
  async play(stage) {
    const { user } = await stage.call('getMe', 'customer', {})
    const { user: admin } = await stage.call('getMe', 'admin', {})
    const product = await stocked(stage)
    const [first, second] = product.variants
    if (!first || !second) return
    const one = await order(stage, [[first.id, 1]])
    await expectStock(stage, product.id, [2, 1])
    const many = await order(
      stage,
      [
        [first.id, 3],
        [second.id, 2],
      ],
      'customer',
      'credit',
    )
    await expectStock(stage, product.id, [5, 3])
    const others = await order(stage, [[second.id, 1]], 'admin', 'cod')
    await expectStock(stage, product.id, [5, 4])
    const [small, large] = [
      await expectShown(stage, one.body, user.email),
      await expectShown(stage, many.body, user.email),
    ]
    const foreign = await expectShown(stage, others.body, admin.email)
    if (small && large && foreign) await expectSums(stage, product, small, large, foreign)

    const figures = await figuresNow(stage)
    await stage.ask(
      'checkout',
      'customer',
      {
        body: {
          paymentMethod: 'upi',
          items: [
            { productVariantId: second.id, quantity: 1 },
            { productVariantId: first.id, quantity: 1 },
          ],
          shippingAddress: addressInput(stage),
        },
      },
      ['409'],
    )
    await tryTwoLines(stage, second.id)
    await tryAtOnce(stage, second.id)
    await stage.ask('cancelOrder', 'customer', { params: { id: others.body.orderId }, body: cancel }, ['403'])
    await stage.ask('returnOrder', 'customer', { params: { id: one.body.orderId }, body: cancel }, ['409'])
    await expectStock(stage, product.id, [5, 4], refusedChangesNothing)
    await stage.call('cancelOrder', 'customer', { params: { id: many.body.orderId }, body: cancel })
    await expectStock(stage, product.id, [2, 2])
    if (large) await expectCancelled(stage, figures, large.total_amount)
    await stage.ask('cancelOrder', 'customer', { params: { id: many.body.orderId }, body: cancel }, ['409'])
    await expectStock(stage, product.id, [2, 2], refusedChangesNothing)
    const { order: still } = await listedOrder(stage, one.body.orderId)
    if (small && still)
      stage.expect(refusedChangesNothing, (await listedOrder(stage, one.body.orderId)).step, differences(small, still))
    await stage.call('cancelOrder', 'customer', { params: { id: one.body.orderId }, body: cancel })
    if (small) await tryOwnPrice(stage, first.id, small)
    await stage.call('cancelOrder', 'admin', { params: { id: others.body.orderId }, body: cancel })
    await expectStock(stage, product.id, [1, 1])
  },
}
