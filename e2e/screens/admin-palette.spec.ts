import { expect, test } from '../support/fixtures.ts'

test(
  'Ctrl K opens a screen by keyboard alone, and Escape returns the focus',
  { tag: '@slow' },
  async ({ page, shop }) => {
    await shop.open('/admin/orders', { role: 'admin' })
    await page.getByRole('button', { name: 'Find' }).focus()
    await page.keyboard.press('Control+k')
    const palette = page.getByRole('dialog', { name: 'Find' })
    await expect(palette.getByRole('combobox')).toBeFocused()
    await page.keyboard.press('Escape')
    await expect(palette).toHaveCount(0)
    await expect(page.getByRole('button', { name: 'Find' })).toBeFocused()

    await page.keyboard.press('Meta+k')
    await page.keyboard.type('create coup')
    await expect(palette.getByRole('option', { name: 'Create Coupon' })).toHaveAttribute('aria-selected', 'true')
    await page.keyboard.press('Enter')
    await expect(page).toHaveURL('/admin/new-coupon')
    await expect(palette).toHaveCount(0)
  },
)

test('a found coupon opens read-only', { tag: '@slow' }, async ({ page, shop }) => {
  await shop.open('/admin', { role: 'admin' })
  await page.getByRole('button', { name: 'Find' }).click()
  const palette = page.getByRole('dialog', { name: 'Find' })
  await palette.getByRole('combobox').fill('e')
  const option = palette
    .getByRole('group', { name: /^Coupons/ })
    .getByRole('option')
    .first()
  await option.click()
  const coupon = palette.getByRole('region', { name: /^Coupon / })
  await expect(coupon.getByRole('heading')).toBeFocused()
  await expect(coupon.getByRole('term')).toHaveText([
    'Description',
    'Starts',
    'Ends',
    'Discount Type',
    'Maximum Discount',
    'Usage Limit',
    'Free Shipping',
  ])
  await expect(coupon.getByRole('textbox')).toHaveCount(0)
  await coupon.getByRole('button', { name: 'Back to the results' }).click()
  await expect(palette.getByRole('combobox')).toBeVisible()
})
