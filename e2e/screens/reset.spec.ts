import type { Page } from '@playwright/test'
import { expect, test } from '../support/fixtures.ts'

/** The shop's keys in session and local storage. */
const remembered = (page: Page) =>
  page.evaluate(() =>
    [localStorage, sessionStorage]
      .flatMap((storage) => Object.keys(storage))
      .filter((key) => key.startsWith('shop:'))
      .toSorted(),
  )

test(
  'after a reset, or with another seed, no data of the old shop is left in storage',
  { tag: '@slow' },
  async ({ page, shop }) => {
    const main = page.getByRole('main')
    const bar = page.getByRole('banner')
    await shop.open('/products/prod-1', { role: 'customer' })
    await main.getByRole('textbox', { name: 'Your review' }).fill('So far')
    await bar.getByRole('link', { name: 'Cart, 2 items' }).click()
    await main
      .getByRole('button', { name: /^Remove/ })
      .first()
      .click()
    // The link below moves until the line has disappeared.
    await expect(main.getByRole('button', { name: /^Remove/ })).toHaveCount(1)
    await main.getByRole('link', { name: 'Proceed to Checkout' }).click()
    await page.getByRole('radio', { name: 'UPI' }).check()
    await page.getByRole('button', { name: 'Place Order' }).click()
    await expect(page.getByText('Order Placed Successfully!')).toBeVisible()
    await shop.open('/account/orders?order=ord-sample-1&view=cancel')
    await page.getByRole('radio', { name: 'Changed my mind' }).check()
    await page.getByRole('button', { name: 'Cancel Order' }).click()
    const cancelled = main.getByRole('article', { name: 'Order SUV-2026-S0001' }).getByText('Cancelled')
    const placed = main.getByRole('region', { name: 'Placed on this device' }).getByRole('article')
    await expect(cancelled).toBeVisible()
    await expect(placed).toHaveCount(1)
    await expect(bar.getByRole('link', { name: 'Cart, 1 item' })).toBeVisible()
    expect(await remembered(page)).toEqual([
      'shop:cart',
      'shop:draft:product-review:prod-1',
      'shop:orders',
      'shop:placed-orders',
      'shop:recently-viewed',
    ])

    await page.evaluate(() => window.kit?.reset())
    await expect(cancelled).toHaveCount(0)
    await expect(placed).toHaveCount(0)
    await expect(bar.getByRole('link', { name: 'Cart, 2 items' })).toBeVisible()
    await expect(bar.getByRole('link', { name: 'Profile' }), 'the session stays').toBeVisible()
    expect(await remembered(page)).toEqual([])

    await shop.open('/products/prod-2')
    expect(await remembered(page)).toEqual(['shop:recently-viewed'])
    await shop.open('/cart', { seed: 7, role: 'customer' })
    expect(await remembered(page)).toEqual([])
  },
)
