import { as, contract, fault, prepared } from '#contracts/exchanges/exchange.ts'
import type { Stage } from '#contracts/exchanges/stage.ts'

const couponInput = ({ unique }: Stage) => ({
  code: unique('CHECK'),
  description: 'Made by the contract check; never valid.',
  start_date: '2099-01-01T00:00:00.000Z',
  end_date: '2099-01-02T00:00:00.000Z',
  free_shipping: false,
  max_discount: 1500.5,
  usage_limit: null,
  discount_type: 'percentage' as const,
})

export const coupons = contract('coupons', {
  createCoupon: {
    201: prepared('admin', async (stage) => ({ body: couponInput(stage) })),
    400: as('admin', { body: { code: '' } }),
    401: prepared('guest', async (stage) => ({ body: couponInput(stage) })),
    403: prepared('customer', async (stage) => ({ body: couponInput(stage) })),
    409: prepared('admin', async (stage) => {
      const { data } = await stage.call('searchCoupons', 'admin', {})
      // An existing coupon, since no call could delete a new one.
      return { body: { ...couponInput(stage), code: stage.pick('coupons', data).code } }
    }),
    default: fault,
  },
})
