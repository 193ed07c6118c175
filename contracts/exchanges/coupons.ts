import { as, contract, fault, prepared } from '#contracts/exchanges/exchange.ts'
import { lateDay } from '#contracts/exchanges/own.ts'
import type { Calls } from '#contracts/exchanges/calls.ts'

const couponInput = ({ unique }: Calls) => ({
  code: unique('CHECK'),
  description: 'Made by the contract check; never valid.',
  ...lateDay,
  free_shipping: false,
  max_discount: 1500.5,
  usage_limit: null,
  discount_type: 'percentage' as const,
})

export const coupons = contract('coupons', {
  createCoupon: {
    201: prepared('admin', async (calls) => ({ body: couponInput(calls) })),
    400: as('admin', { body: { code: '' } }),
    401: prepared('guest', async (calls) => ({ body: couponInput(calls) })),
    403: prepared('customer', async (calls) => ({ body: couponInput(calls) })),
    409: prepared('admin', async (calls) => {
      const { data } = await calls.make('searchCoupons', 'admin', {})
      // An existing coupon, since no call could delete a new one.
      return { body: { ...couponInput(calls), code: calls.pick('coupons', data).code } }
    }),
    default: fault,
  },
})
