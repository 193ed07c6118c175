import type { Law } from '#contracts/judge/finding.ts'
import type { Journey, LawStage } from '#contracts/session/law-stage.ts'
import { namedSchemas } from '#contracts/judge/contract/openapi.ts'
import type { Json } from '#contracts/judge/contract/records.ts'
import { conflictsAreRefused, createdIsThere, refusedChangesNothing } from '../laws/writing-laws.ts'
import { expectNone, expectOnce } from './expectations.ts'

const couponInput = (stage: LawStage) => ({
  code: stage.unique('ChecK'),
  description: 'Śrī “made” by the  contract check; never valid. 💍 ₹ & <b>',
  start_date: '2099-01-01T16:00:00+05:30',
  end_date: '2099-01-02T18:45:00-04:00',
  free_shipping: true,
  max_discount: '1500.5500',
  usage_limit: 7,
  discount_type: 'fixed' as const,
})

const hasCode =
  (wanted: string) =>
  ({ code }: Json) =>
    String(code).toLowerCase() === wanted.toLowerCase()

const search = (stage: LawStage, code: string) => stage.succeed('searchCoupons', 'admin', { query: { q: code } })

/** The contract's codes differ in case alone: `SAVE` and `save` are two coupons. */
async function tryOtherCase(stage: LawStage, input: ReturnType<typeof couponInput>): Promise<void> {
  if (!/case-sensitive/.test(namedSchemas.get('Coupon')?.properties?.code?.description ?? '')) return
  const code = input.code.toLowerCase()
  await stage.ask('createCoupon', 'admin', { body: { ...input, code } }, ['201'])
  const { step, body } = await search(stage, code)
  const got = body.data.filter(hasCode(code)).map((coupon) => coupon.code)
  stage.expectSame(createdIsThere, step, '$.data[*].code', [input.code, code].toSorted(), got.toSorted())
}

export const couponJourney: Journey = {
  name: 'create a coupon',
  about: ['createCoupon', 'searchCoupons'],
  writes: true,
  leaves: true,
  async play(stage) {
    const input = couponInput(stage)
    // A host that caches searches would keep this empty answer.
    await search(stage, input.code)
    const { step, body } = await stage.succeed('createCoupon', 'admin', { body: input })
    const [start_date, end_date] = [input.start_date, input.end_date].map((date) => new Date(date).toISOString())
    const wanted = { ...input, start_date, end_date, max_discount: 1500.55 }
    if (body.data) stage.expectAt(createdIsThere, step, ['data'], wanted)
    const once = async (law: Law) =>
      expectOnce(stage, law, (await search(stage, input.code)).step, body.data ?? wanted, hasCode(input.code))
    await once(createdIsThere)
    const again = await stage.ask('createCoupon', 'admin', { body: { ...input, description: 'Refused' } }, ['409'])
    stage.expectRefused(conflictsAreRefused, again, '409')
    await once(refusedChangesNothing)
    await tryOtherCase(stage, input)
    const backwards = { ...couponInput(stage), start_date: input.end_date, end_date: input.start_date }
    await stage.ask('createCoupon', 'admin', { body: backwards }, ['400'])
    const { step: found } = await search(stage, backwards.code)
    expectNone(stage, refusedChangesNothing, found, hasCode(backwards.code), 'refused coupon')
  },
}
