import { recordCalls } from '../support/calls.ts'
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

test(
  'finds products, customers, orders, categories and coupons with the search calls',
  { tag: '@slow' },
  async ({ page, shop }) => {
    const calls = recordCalls(page)
    await shop.open('/admin', { role: 'admin' })
    const palette = page.getByRole('dialog', { name: 'Find' })
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    const find = async (text: string) => {
      await expect(palette).toHaveCount(0)
      await page.keyboard.press('Control+k')
      await palette.getByRole('combobox').fill(text)
    }

    await find('customer@shop')
    await expect(palette.getByRole('group', { name: 'Customers' }).getByRole('option')).toHaveCount(1)
    await expect(palette.getByRole('group', { name: 'Orders' }).getByRole('option').first()).toContainText(
      'customer@shop.test',
    )
    const searched = calls.filter(({ to }) => to.includes('search')).toSorted((a, b) => a.to.localeCompare(b.to))
    expect(searched.map(({ to, query, signed }) => [to, query, signed])).toEqual(
      ['admin/categories', 'admin/coupons', 'admin/customers', 'admin/orders', 'products'].map((kind) => [
        `GET /v1/search/${kind}`,
        { q: 'customer@shop', page: '1', filters: '{}' },
        // The search of products is public.
        kind !== 'products',
      ]),
    )
    await palette.getByRole('group', { name: 'Customers' }).getByRole('option').click()
    await expect(page).toHaveURL('/admin/customers?q=customer%40shop.test')
    await expect(page.getByRole('table', { name: 'customers' }).getByRole('row')).toHaveCount(2)

    await find('jhumkas')
    await palette.getByRole('option', { name: /Earrings/ }).click()
    await expect(page).toHaveURL('/admin/update-category?id=cat-2')

    await find('SUV-ANK-0001')
    await palette.getByRole('group', { name: 'Products' }).getByRole('option').click()
    await expect(page).toHaveURL('/admin/update-product?id=prod-9')
    await expect(page.getByRole('textbox', { name: 'Name' })).toHaveValue('Payal Bell Anklet')
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
