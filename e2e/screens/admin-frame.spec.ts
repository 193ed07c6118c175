import { expect, test } from '../support/fixtures.ts'
import { expectGoodLooks, isThorough, phone } from '../support/looks.ts'

/** All are checked by `npm run test:slow`, the first two by `npm test`: a table with pictures, and figures. */
const screens = [
  { path: '/admin/products', heading: 'Products' },
  { path: '/admin', heading: 'Dashboard' },
  { path: '/admin/orders', heading: 'Orders' },
  { path: '/admin/categories', heading: 'Categories' },
  { path: '/admin/collections', heading: 'Collections' },
  { path: '/admin/customers', heading: 'Customers' },
  { path: '/admin/sales?open=sale-1', heading: 'All Sales' },
]

test('each screen is accessible and fits, light and dark, on a phone, a tablet and a desk', async ({ page, shop }) => {
  await shop.open('/admin/products', { role: 'admin' })
  for (const { path, heading } of isThorough ? screens : screens.slice(0, 2)) {
    await shop.go(path)
    await expect(page.getByRole('heading', { level: 1, name: heading })).toBeVisible()
    await expect(page.getByRole('main').getByText('Loading...'), path).toHaveCount(0)
    for (const width of [768, 1024]) {
      await page.setViewportSize({ width, height: 844 })
      await expect
        .poll(
          () => page.evaluate(() => document.documentElement.scrollWidth),
          `${path} scrolls sideways at ${width} px`,
        )
        .toBeLessThanOrEqual(width)
    }
    await expectGoodLooks(page, shop, heading)
  }
})

test(
  'a selection and the question before its deletion are accessible and fit, light and dark',
  { tag: '@slow' },
  async ({ page, shop }) => {
    await shop.open('/admin/products?q=jhumka', { role: 'admin' })
    await page.getByRole('checkbox', { name: 'Select all on this page' }).check()
    await expectGoodLooks(page, shop, 'a selection')
    await page.getByRole('button', { name: /^Delete \d products$/ }).click()
    await expectGoodLooks(page, shop, 'the question')
  },
)

test(
  'the palette, a coupon in it and the menu of a phone are accessible and fit, light and dark',
  { tag: '@slow' },
  async ({ page, shop }) => {
    await shop.open('/admin/products?q=jhumka', { role: 'admin' })
    await page.keyboard.press('Control+k')
    const palette = page.getByRole('dialog', { name: 'Find' })
    await palette.getByRole('combobox').fill('e')
    await expect(palette.getByRole('group')).toHaveCount(6)
    await expectGoodLooks(page, shop, 'the palette')
    await palette
      .getByRole('group', { name: /^Coupons/ })
      .getByRole('option')
      .first()
      .click()
    await expectGoodLooks(page, shop, 'a coupon')
    await page.keyboard.press('Escape')
    await page.setViewportSize(phone)
    await page.getByRole('button', { name: 'Menu' }).click()
    await expectGoodLooks(page, shop, 'the menu', phone)
  },
)

test(
  'a loading list and an empty one are accessible and fit, light and dark',
  { tag: '@slow' },
  async ({ page, shop }) => {
    await shop.open('/admin/products', { role: 'admin', scenario: 'empty-shop' })
    await expect(page.getByText('No products found.')).toBeVisible()
    await expect(page.getByRole('link', { name: 'Create the first product' })).toBeVisible()
    await expectGoodLooks(page, shop, 'empty')
    await page.addInitScript(() => {
      const real = window.fetch.bind(window)
      // Longer than the test runs.
      window.fetch = (input, init) =>
        typeof input === 'string' && input.includes('/v1/products') ? new Promise(() => undefined) : real(input, init)
    })
    await shop.open('/admin/products')
    await expect(page.getByRole('main').getByText('Loading...')).toBeAttached()
    await expectGoodLooks(page, shop, 'waiting')
  },
)

test.describe('when a list fails', () => {
  test.use({ expectedConsole: [/Failed to load/] })

  test('it is accessible and fits, light and dark', { tag: '@slow' }, async ({ page, shop }) => {
    await shop.open('/admin/products', { role: 'admin', scenario: 'every-list-fails' })
    await expect(page.getByRole('button', { name: 'Retry' })).toBeVisible()
    await expectGoodLooks(page, shop, 'failed')
  })
})
