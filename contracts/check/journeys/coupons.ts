import { expectAt } from '#contracts/session/expect-at.ts'
import type { LawStage } from '#contracts/session/law-stage.ts'
import { namedSchemas } from '../../judge/contract/openapi.ts'
import { conflictsAreRefused, createdIsThere, refusedChangesNothing } from '../laws/writing-laws.ts'
import type { LawJourney } from './journey.ts'
import { differences } from './differences.ts'

const couponInput = (stage: LawStage) => ({
  code: stage.unique('ChecK'),
  description: 'Śrī “made” by the  contract check; never valid. 💍 ₹ & <b>',
  start_date: '2099-01-01T10:30:00.000Z',
  end_date: '2099-01-02T22:45:00.000Z',
  free_shipping: true,
  max_discount: '1500.5500',
  usage_limit: 7,
  discount_type: 'fixed' as const,
})

async function found(stage: LawStage, code: string) {
  const { step, body } = await stage.succeed('searchCoupons', 'admin', { query: { q: code } })
  return { step, coupons: body.data.filter((coupon) => coupon.code.toLowerCase() === code.toLowerCase()) }
}

/** The contract's codes differ in case alone: `SAVE` and `save` are two coupons. */
async function tryOtherCase(stage: LawStage, input: ReturnType<typeof couponInput>): Promise<void> {
  if (!/case-sensitive/.test(namedSchemas.get('Coupon')?.properties?.code?.description ?? '')) return
  const code = input.code.toLowerCase()
  await stage.ask('createCoupon', 'admin', { body: { ...input, code } }, ['201'])
  const { step, coupons } = await found(stage, code)
  const got = coupons.map((coupon) => coupon.code).toSorted()
  expectAt(stage, createdIsThere, step, '$.data[*].code', { wanted: [input.code, code].toSorted(), got })
}

export const couponJourney: LawJourney = {
  name: 'create a coupon',
  about: ['createCoupon', 'searchCoupons'],
  writes: true,
  leaves: true,
  async play(stage) {
    const input = couponInput(stage)
    // A host that caches searches would keep this empty answer.
    await found(stage, input.code)
    const { step, body } = await stage.succeed('createCoupon', 'admin', { body: input })
    stage.expect(createdIsThere, step, differences({ ...input, max_discount: 1500.55 }, body.data ?? {}, ['data']))
    const { data: kept } = body
    const once = async (law: typeof createdIsThere) => {
      const { step: search, coupons } = await found(stage, input.code)
      if (coupons.length !== 1)
        stage.expect(law, search, [
          { path: '$.data', expected: `the coupon ${input.code} once`, got: `${coupons.length} times` },
        ])
      for (const coupon of coupons)
        stage.expect(law, search, differences(kept ?? { ...input, max_discount: 1500.55 }, coupon))
    }
    await once(createdIsThere)
    const again = await stage.ask('createCoupon', 'admin', { body: { ...input, description: 'Refused' } }, ['409'])
    if (again.answer.status < 300)
      stage.expect(conflictsAreRefused, again, [{ path: 'status', expected: '409', got: String(again.answer.status) }])
    await once(refusedChangesNothing)
    await tryOtherCase(stage, input)
    const backwards = { ...couponInput(stage), start_date: input.end_date, end_date: input.start_date }
    await stage.ask('createCoupon', 'admin', { body: backwards }, ['400'])
    const { step: search, coupons } = await found(stage, backwards.code)
    if (coupons.length > 0)
      stage.expect(refusedChangesNothing, search, [
        { path: '$.data', expected: 'no refused coupon', got: backwards.code },
      ])
  },
}
