import { exchangesOf, prepared } from './exchange.ts'
import { lateDay } from './own.ts'
import type { ShopCalls } from './calls.ts'

const couponInput = ({ unique }: ShopCalls) => ({
  code: unique('CHECK'),
  description: 'Made by the contract check; never valid.',
  ...lateDay,
  free_shipping: false,
  max_discount: 1500.5,
  usage_limit: null,
  discount_type: 'percentage' as const,
})

export const coupons = exchangesOf('coupons', {
  createCoupon: {
    201: prepared('admin', async (calls) => ({ body: couponInput(calls) })),
    409: prepared('admin', async (calls) => {
      const { data } = await calls.make('searchCoupons', 'admin', {})
      // An existing coupon, since no call could delete a new one.
      return { body: { ...couponInput(calls), code: calls.pick('coupons', data).code } }
    }),
  },
})
