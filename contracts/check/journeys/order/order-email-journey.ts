import { ownVariant } from '#contracts/exchanges/own.ts'
import type { Success } from '#contracts/exchanges/stage.ts'
import { updateChangesWhatWasSent } from '../../laws/writing-laws.ts'
import { ownAccount } from '../account/own-account.ts'
import { expectNone, expectOnce } from '../expectations.ts'
import type { LawJourney } from '../journey.ts'
import { orderOf, reason } from './placed-orders.ts'

export const orderEmailJourney: LawJourney = {
  name: 'an order of somebody whose address changes',
  about: ['checkout', 'updateMe', 'listAllOrders', 'searchOrders'],
  writes: true,
  leaves: true,
  async play(stage) {
    const { session, email } = await ownAccount(stage)
    const { token } = session
    const { variant } = await ownVariant(stage)
    const placed = await stage.ask('checkout', 'customer', { body: orderOf(stage, [[variant.id, 1]]) }, ['201'], token)
    if (!placed.sound) return
    const { orderId: id } = placed.answer.body as Success<'checkout'>
    const changed = `${stage.unique('moved')}@example.com`.toLowerCase()
    await stage.ask('updateMe', 'customer', { body: { email: changed } }, ['200'], token)
    const search = (q: string) => stage.ask('searchOrders', 'admin', { query: { q } })
    for (const step of [await stage.ask('listAllOrders', 'admin', {}), await search(changed)])
      expectOnce(stage, updateChangesWhatWasSent, step, { id, customer_email: changed })
    const found = await search(email)
    expectNone(stage, updateChangesWhatWasSent, found, (order) => order.id === id, 'order by the old address')
    await stage.ask('cancelOrder', 'customer', { params: { id }, body: { reason } }, ['200'], token)
  },
}
