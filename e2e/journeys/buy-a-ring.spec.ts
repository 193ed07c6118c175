import type { CheckoutInputPaymentMethod } from '#openapi/generated/model/checkoutInputPaymentMethod.ts'
import { paymentMethods } from '#src/shared/shop/payment-methods.ts'
import { entriesOf } from '#src/shared/lib/values/entries-of.ts'
import { recordCalls } from '../support/calls.ts'
import { expect, test } from '../support/fixtures.ts'

const payments: Record<CheckoutInputPaymentMethod, string> = { credit: 'Credit Card', cod: 'COD', upi: 'UPI' }

test(
  'a ring goes into the cart, and an order is placed with each payment method',
  { tag: '@slow' },
  async ({ page, shop }) => {
    test.slow()
    const calls = recordCalls(page)
    const main = page.getByRole('main')
    await shop.open('/products/prod-1', { role: 'customer' })
    await main.getByRole('button', { name: 'Add to Cart' }).first().click()
    await expect(page.getByText('1 item(s) added to your cart.')).toBeVisible()

    for (const [sent, label] of entriesOf(payments)) {
      await page.getByRole('banner').getByRole('link', { name: /^Cart/ }).click()
      await expect(main.getByRole('listitem').filter({ hasText: 'Aarohi Solitaire Ring' })).toBeVisible()
      await main.getByRole('link', { name: 'Proceed to Checkout' }).click()
      await page.getByRole('radio', { name: label }).check()
      if (paymentMethods[sent].asks === 'card') {
        await page.getByLabel('Card number').fill('4000123412341234')
        await page.getByLabel('Expiry (MM/YY)').fill('0130')
        await page.getByLabel('CVV').fill('8642')
      }
      await expect(main.getByText('14, Lake View Road')).toBeVisible()
      await page.getByRole('button', { name: 'Place Order' }).click()
      await expect(page.getByText('Order Placed Successfully!')).toBeVisible()
      await page.getByRole('link', { name: 'Continue Shopping' }).click()
      await expect(page).toHaveURL('/')
    }
    const orders = calls.filter(({ to }) => to === 'POST /api/checkout')
    expect(orders.map(({ body }) => (body as { paymentMethod: string }).paymentMethod)).toEqual(Object.keys(payments))
    expect(JSON.stringify(calls)).not.toMatch(/4000123412341234|4000 1234|8642/)

    await page.getByRole('banner').getByRole('link', { name: 'Profile' }).click()
    await page.getByRole('link', { name: 'Orders', exact: true }).click()
    await expect(main.getByRole('heading', { name: 'Placed on this device' })).toBeVisible()
    await expect(main.getByText(/SUV-2026-\d{5}/).first()).toBeVisible()
  },
)
