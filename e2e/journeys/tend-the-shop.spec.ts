import type { Page } from '@playwright/test'
import { expect, test } from '../support/fixtures.ts'
import { pngOf } from '../support/png.ts'
import { signIn } from '../support/sign-in.ts'

async function fillCoupon(page: Page, code: string): Promise<void> {
  await page.getByLabel('Code').fill(code)
  await page.getByLabel('Discount type').selectOption('Percentage')
  await page.getByLabel('Maximum discount').fill('500')
  await page.getByLabel('Start date').fill('2026-12-01')
  await page.getByLabel('End date').fill('2026-12-31')
  await page.keyboard.press('Control+s')
}

test.describe('a code that is taken', () => {
  test.use({ expectedConsole: [/Failed to create coupon|status of 409/] })

  test(
    'a coupon is created and found, and its code is refused the second time',
    { tag: '@slow' },
    async ({ page, shop }) => {
      await shop.open('/admin/new-coupon', { role: 'admin' })
      await fillCoupon(page, 'TWICE26')
      await expect(page.getByText('Coupon created successfully!')).toBeVisible()

      await page.keyboard.press('Control+k')
      await page.getByRole('combobox', { name: /^Find/ }).fill('TWICE26')
      await page
        .getByRole('group', { name: 'Coupons' })
        .getByRole('option', { name: /TWICE26/ })
        .click()
      await expect(page.getByRole('region', { name: 'Coupon TWICE26' })).toContainText('₹500.00')
      await page.keyboard.press('Escape')

      await fillCoupon(page, 'TWICE26')
      await expect(page.getByText('Coupon code is already taken')).toBeVisible()
      await expect(page.getByLabel('Code')).toHaveValue('TWICE26')
      await fillCoupon(page, 'TWICE27')
      await expect(page.getByText('Coupon created successfully!')).toBeVisible()
    },
  )
})

test('a customer is found from any screen, by keyboard alone', { tag: '@slow' }, async ({ page, shop }) => {
  await shop.open('/admin/new-sale', { role: 'admin' })
  await expect(page.getByLabel('Name')).toBeVisible()
  await page.keyboard.press('Control+k')
  await expect(page.getByRole('combobox', { name: /^Find/ })).toBeFocused()
  await page.keyboard.type('customer@shop')
  const customers = page.getByRole('group', { name: 'Customers' }).getByRole('option')
  await expect(customers).toHaveCount(1)
  await expect(customers).toHaveAttribute('aria-selected', 'true')
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL('/admin/customers?q=customer%40shop.test')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Customers')
  await expect(page.getByRole('table', { name: 'customers' }).getByRole('row')).toHaveCount(2)
  await expect(page.getByRole('cell', { name: 'customer@shop.test' })).toBeVisible()
})

test.describe('a session that ends', () => {
  test.use({ expectedConsole: [/status of 401|Failed to/] })

  test('during a long form it loses nothing', { tag: '@slow' }, async ({ page, shop }) => {
    test.slow()
    await shop.open('/admin/new-products', { role: 'admin' })
    await page.getByLabel('Name').fill('Long Typed Ring')
    await page.getByLabel('SKU').fill('LONG-1')
    await page.getByLabel('Base price').fill('4000')
    await page.getByLabel('Category', { exact: true }).selectOption('Rings')
    await page.getByLabel('Gemstone details').fill('One small diamond')
    await page
      .locator('input[type=file]')
      .setInputFiles(
        ['front.png', 'side.png'].map((name, index) => ({ name, mimeType: 'image/png', buffer: pngOf(index) })),
      )
    await expect(page.getByRole('listitem', { name: /^Picture / }).getByRole('img')).toHaveCount(2)
    for (const [index, colour] of ['Gold', 'Silver'].entries()) {
      await page.getByRole('button', { name: 'Add variant' }).click()
      await page
        .getByRole('group', { name: `Variant ${index + 1}` })
        .getByLabel('Color')
        .fill(colour)
    }
    // Like an expired token: the server refuses it, and local storage is unchanged.
    await page.evaluate(() => localStorage.setItem('token', 'ran-out'))
    await page.getByRole('button', { name: 'Create product' }).click()

    await expect(page).toHaveURL('/login')
    await signIn(page, 'admin@shop.test', 'admin-pass')
    await expect(page).toHaveURL('/admin/new-products')
    await expect(page.getByText('Here is what you had typed before.')).toBeVisible()
    await expect(page.getByLabel('Name')).toHaveValue('Long Typed Ring')
    await expect(page.getByLabel('Category', { exact: true }).locator('option:checked')).toHaveText('Rings')
    await expect(page.getByLabel('Gemstone details')).toHaveValue('One small diamond')
    await expect(page.getByRole('listitem', { name: /^Picture / }).getByRole('img')).toHaveCount(2)
    await expect(page.getByRole('group', { name: 'Variant 2' }).getByLabel('Color')).toHaveValue('Silver')
    await page.getByRole('button', { name: 'Create product' }).click()
    await expect(page.getByText('Product created successfully!')).toBeVisible()
  })
})
