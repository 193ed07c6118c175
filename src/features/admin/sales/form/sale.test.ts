import { errorsBy } from '#src/shared/ui/form/form-rules.ts'
import { expect, test } from 'vitest'
import { blankSale, discountedPrice, isWithoutDiscount, saleRules, salePayload, type SaleValues } from './sale.ts'

const ring = { product_id: 'prod-1', name: 'Ring', base_price: 1000, discount_percent: '5.25', discount_amount: '' }
const filled: SaleValues = {
  ...blankSale,
  name: ' New Year ',
  description: 'A week',
  start_date: '2027-01-01',
  end_date: '2027-01-08',
  products: [ring],
}

test('is sent with ISO timestamps, and empty discounts as 0', () => {
  expect(salePayload(filled)).toEqual({
    name: 'New Year',
    description: 'A week',
    start_date: '2026-12-31T18:30:00.000Z',
    end_date: '2027-01-08T18:29:59.000Z',
    is_active: true,
    thumbnail: null,
    products: [{ product_id: 'prod-1', discount_percent: 5.25, discount_amount: 0 }],
  })
})

test('is active by default', () => {
  expect(blankSale.is_active).toBe(true)
  expect(salePayload({ ...filled, is_active: false, thumbnail: '/a.avif' })).toMatchObject({
    is_active: false,
    thumbnail: '/a.avif',
  })
})

test('name and dates are required', () => {
  expect(Object.keys(errorsBy(saleRules, blankSale))).toEqual(['name', 'start_date', 'end_date'])
  expect(errorsBy(saleRules, filled)).toEqual({})
})

test.each([
  ['9.9999', null],
  ['10', 'At most 9.9999'],
  ['9.99995', 'At most 9.9999'],
  ['1.00001', 'At most 4 decimals'],
  ['-1', 'Please enter 0 or more'],
])('a discount of %s: %s', (discount, error) => {
  const errors = errorsBy(saleRules, {
    ...filled,
    products: [{ ...ring, discount_percent: discount, discount_amount: discount }],
  })
  expect(errors).toEqual(
    error === null ? {} : { 'products.0.discount_percent': error, 'products.0.discount_amount': error },
  )
})

test('a product without a discount is noticed', () => {
  expect(isWithoutDiscount({ ...ring, discount_percent: '', discount_amount: '0' })).toBe(true)
  expect(isWithoutDiscount({ ...ring, discount_percent: '', discount_amount: '₹1' })).toBe(false)
})

test('the percentage counts where both are set, and no price falls below 0', () => {
  expect(discountedPrice({ ...ring, discount_amount: '9' })).toBe(947.5)
  expect(discountedPrice({ ...ring, discount_percent: '', discount_amount: '9' })).toBe(991)
  expect(discountedPrice({ ...ring, discount_percent: '50' }), 'a refused discount').toBe(ring.base_price)
  expect(discountedPrice({ ...ring, base_price: 5, discount_percent: '0', discount_amount: '9' })).toBe(0)
})
