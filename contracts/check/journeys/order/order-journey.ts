import { refusedChangesNothing } from '../../laws/writing-laws.ts'
import { expectOnce } from '../expectations.ts'
import type { LawJourney } from '../journey.ts'
import { expectCancelled, expectSums, figuresNow } from './figures.ts'
import { cancel, expectShown, listedOrder, order, orderOf, tryOwnPrice } from './placed-orders.ts'
import { expectStock, stocked, tryAtOnce, tryTwoLines } from './stock.ts'

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
    const [first, second] = product.variants.map(({ id }) => id)
    if (first === undefined || second === undefined) return
    const one = await order(stage, [[first, 1]])
    await expectStock(stage, product.id, [2, 1])
    const many = await order(
      stage,
      [
        [first, 3],
        [second, 2],
      ],
      'customer',
      'credit',
    )
    await expectStock(stage, product.id, [5, 3])
    const others = await order(stage, [[second, 1]], 'admin', 'cod')
    await expectStock(stage, product.id, [5, 4])
    const { step } = await stage.succeed('listAllOrders', 'admin', {})
    const small = await expectShown(stage, step, one, user.email)
    const large = await expectShown(stage, step, many, user.email)
    const foreign = await expectShown(stage, step, others, admin.email)
    if (small && large && foreign) expectSums(stage, step, product, small, large, foreign)

    const figures = await figuresNow(stage)
    const tooMany = orderOf(stage, [
      [second, 1],
      [first, 1],
    ])
    await stage.ask('checkout', 'customer', { body: tooMany }, ['409'])
    await expectStock(stage, product.id, [5, 4], refusedChangesNothing)
    await tryTwoLines(stage, second)
    await tryAtOnce(stage, second)
    await cancel(stage, others.orderId, ['403'])
    await stage.ask('returnOrder', 'customer', { params: { id: one.orderId }, body: { reason: 'Too small' } }, ['409'])
    await expectStock(stage, product.id, [5, 4], refusedChangesNothing)
    await cancel(stage, many.orderId)
    await expectStock(stage, product.id, [2, 2])
    if (large) await expectCancelled(stage, figures, large.total_amount)
    await cancel(stage, many.orderId, ['409'])
    await expectStock(stage, product.id, [2, 2], refusedChangesNothing)
    if (small) expectOnce(stage, refusedChangesNothing, (await listedOrder(stage, one.orderId)).step, small)
    await cancel(stage, one.orderId)
    if (small) await tryOwnPrice(stage, first, small)
    await cancel(stage, others.orderId, undefined, 'admin')
    await expectStock(stage, product.id, [1, 1])
  },
}
