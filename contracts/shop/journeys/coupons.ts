import { operationOf } from '#contracts/shop/shop-contract.ts'
import { lateInOtherZones } from '#contracts/shop/exchanges/own.ts'
import type { Law } from '#contracts/judge/finding.ts'
import type { ShopCalls, ShopJourney } from '#contracts/shop/exchanges/calls.ts'
import { shopContract } from '#contracts/shop/shop-contract.ts'
import {
  conflictsAreRefused,
  createdIsThere,
  leftOutHasItsDefault,
  refusedChangesNothing,
} from '#contracts/check/laws/writing-laws.ts'
import { leftOut } from '#contracts/check/requests/fields.ts'
import { expectOneOfTwo } from './expectations.ts'
import type { Json } from '#openapi/contract/json.ts'

const couponInput = (calls: ShopCalls) => ({
  code: calls.unique('ChecK'),
  description: 'Śrī “made” by the  contract check; never valid. 💍 ₹ & <b>'.padEnd(990, '-and-more'),
  ...lateInOtherZones,
  free_shipping: true,
  max_discount: '1500.5500',
  usage_limit: 7,
  discount_type: 'fixed' as const,
})

const hasCode =
  (wanted: string) =>
  ({ code }: Json) =>
    String(code).toLowerCase() === wanted.toLowerCase()

const search = (calls: ShopCalls, code: string) => calls.succeed('searchCoupons', 'admin', { query: { q: code } })

/** The contract's codes differ in case alone: `SAVE` and `save` are two coupons. */
async function tryOtherCase(calls: ShopCalls, input: ReturnType<typeof couponInput>): Promise<void> {
  if (!shopContract.schemas.get('Coupon')?.properties?.code?.['x-case-sensitive']) return
  const code = input.code.toLowerCase()
  const { start_date, end_date, discount_type } = input
  const least = { code, start_date, end_date, max_discount: 9_999_999_999.75, discount_type }
  const created = await calls.succeed('createCoupon', 'admin', { body: least })
  if (created.body.data)
    calls.expectAt(leftOutHasItsDefault, created.call, ['data'], leftOut(operationOf('createCoupon')))
  const { call, body } = await search(calls, code)
  const got = body.data.filter(hasCode(code)).map((coupon) => coupon.code)
  calls.expectSame(createdIsThere, call, '$.data[*].code', [input.code, code].toSorted(), got.toSorted())
}

export const couponJourney: ShopJourney = {
  name: 'create a coupon',
  about: ['createCoupon', 'searchCoupons'],
  async make(calls) {
    const input = couponInput(calls)
    // A host that caches searches would keep this empty answer.
    await search(calls, input.code)
    const { data = { code: input.code } } = await calls.make('createCoupon', 'admin', { body: input })
    const once = async (law: Law) => {
      const found = await search(calls, input.code)
      calls.expectOnce(law, found.call, data, hasCode(input.code))
    }
    await once(createdIsThere)
    const again = await calls.ask('createCoupon', 'admin', { body: { ...input, description: 'Refused' } }, ['409'])
    calls.expectRefused(conflictsAreRefused, again, '409, since another coupon has the code')
    await once(refusedChangesNothing)
    await tryOtherCase(calls, input)
    const twice = { ...couponInput(calls), max_discount: 0 }
    await expectOneOfTwo(calls, 'createCoupon', 'admin', { body: twice })
    const backwards = { ...couponInput(calls), start_date: input.end_date, end_date: input.start_date }
    await calls.ask('createCoupon', 'admin', { body: backwards }, ['400'])
    const { call: found } = await search(calls, backwards.code)
    calls.expectNone(refusedChangesNothing, found, hasCode(backwards.code), 'refused coupon')
  },
}
