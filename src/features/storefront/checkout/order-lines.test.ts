import { orderTotal } from '#src/shared/shop/order-total.ts'
import { expect, test } from 'vitest'
import { checkoutInput, sampleLines } from './order-lines.ts'

const address = {
  full_name: 'Meera Iyer',
  phone: '9',
  address_line1: '14, Lake View Road',
  city: 'Bengaluru',
  state: 'Karnataka',
  country: 'India',
  zip_code: '560001',
}

test('the sample order adds up to its lines and the shipping', () => {
  const sum = sampleLines.reduce((all, { price, quantity }) => all + price * quantity, 0)
  expect(orderTotal(sampleLines).total).toBe(sum + 99)
})

test('sends the shown lines, the method and the address, and nothing else', () => {
  expect(checkoutInput('upi', sampleLines, address)).toEqual({
    paymentMethod: 'upi',
    items: sampleLines.map(({ variantId, quantity }) => ({ productVariantId: variantId, quantity })),
    shippingAddress: address,
  })
})
