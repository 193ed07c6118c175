import { errorsBy } from '#src/shared/ui/form/form-rules.ts'
import { expect, test } from 'vitest'
import { blankCoupon, couponRules, couponPayload } from './coupon.ts'

const filled = {
  code: ' DIWALI5 ',
  description: 'Festive',
  start_date: '2026-12-01',
  start_time: '10:00',
  end_date: '2026-12-31',
  end_time: '23:59',
  free_shipping: true,
  max_discount: '1500.50',
  usage_limit: '',
  discount_type: 'percentage',
}

test('is sent in the shape of the call, without a limit as null', () => {
  expect(couponPayload(filled)).toEqual({
    code: 'DIWALI5',
    description: 'Festive',
    start_date: '2026-12-01T04:30:00.000Z',
    end_date: '2026-12-31T18:29:00.000Z',
    free_shipping: true,
    max_discount: 1500.5,
    usage_limit: null,
    discount_type: 'percentage',
  })
  expect(couponPayload({ ...filled, usage_limit: '25' }).usage_limit).toBe(25)
})

test('five fields are required', () => {
  expect(Object.keys(errorsBy(couponRules, blankCoupon)).toSorted()).toEqual([
    'code',
    'discount_type',
    'end_date',
    'max_discount',
    'start_date',
  ])
  expect(errorsBy(couponRules, filled)).toEqual({})
})

test('the server checks that the end is after the start', () => {
  expect(errorsBy(couponRules, { ...filled, end_date: '2026-11-01' })).toEqual({})
})

test.each([
  [{ max_discount: '-1' }, 'max_discount'],
  [{ max_discount: '1.005' }, 'max_discount'],
  [{ usage_limit: '0' }, 'usage_limit'],
  [{ usage_limit: '1.5' }, 'usage_limit'],
  [{ discount_type: 'other' }, 'discount_type'],
])('%j is refused', (wrong, field) => {
  expect(Object.keys(errorsBy(couponRules, { ...filled, ...wrong }))).toEqual([field])
})

test('a code has no spaces inside, and none that cannot be seen', () => {
  expect(errorsBy(couponRules, { ...filled, code: 'DIWALI 5' })).toHaveProperty('code')
  expect(errorsBy(couponRules, { ...filled, code: ' DIWALI5\u200B' })).toEqual({})
  expect(couponPayload({ ...filled, code: ' DIWALI5\u200B' }).code).toBe('DIWALI5')
})
