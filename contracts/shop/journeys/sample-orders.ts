import { sampleOrders } from '#openapi/generated/samples/sample-orders.ts'
import type { ShopJourney } from '#contracts/shop/exchanges/calls.ts'

/** The contract's sample orders belong to every account, and are kept apart from those that were placed. */
export const sampleOrderJourney: ShopJourney = {
  name: 'return each sample order, twice',
  about: ['returnOrder'],
  async make(calls) {
    if (!calls.mayRemain('returnOrder')) return
    for (const { id } of sampleOrders) {
      const input = { params: { id }, body: { reason: 'Wrong Size' } }
      // An earlier run may have returned it, and a host need not have these orders, or ids of their form.
      const { answer } = await calls.ask('returnOrder', 'customer', input, ['200', '400', '404', '409'])
      if (answer.status === 200) await calls.ask('returnOrder', 'customer', input, ['409'])
    }
  },
}
