import { failCalls } from '../support/calls.ts'
import { expect, test } from '../support/fixtures.ts'
import { watchShifts } from '../support/looks.ts'

test('asks before it closes a sale with a product that is not added yet', { tag: '@slow' }, async ({ page, shop }) => {
  await shop.open('/admin/sales?open=sale-1', { role: 'admin' })
  const form = page.getByRole('form', { name: 'Add a product to Winter Wedding Edit' })
  await form.getByLabel('Discount percent').fill('7.5')
  await page.getByRole('button', { name: 'Products of Diwali Utsav' }).click()
  await page.getByRole('alertdialog', { name: 'Unsaved changes' }).getByRole('button', { name: 'Stay' }).click()
  await expect(form.getByLabel('Discount percent')).toHaveValue('7.5')
})

test('a shared link opens a sale without a layout shift', { tag: '@slow' }, async ({ page, shop }) => {
  const { shifted } = await watchShifts(page)
  await page.setViewportSize({ width: 1440, height: 900 })
  await shop.open('/admin/sales?open=sale-1', { role: 'admin' })
  await expect(
    page.getByRole('region', { name: 'Products of Winter Wedding Edit' }).getByRole('listitem').first(),
  ).toBeVisible()
  await expect(page.getByRole('form', { name: /^Add a product/ })).toBeVisible()
  // Layout shifts are reported with the next frame.
  await page.evaluate(() => new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve))))
  expect(await shifted()).toBeLessThanOrEqual(0.02)
})

test.describe('when calls fail', () => {
  test.use({ expectedConsole: [/products of a sale could not be loaded/] })

  test('the products of a sale say so, and Retry loads them', { tag: '@slow' }, async ({ page, shop }) => {
    const { heal } = await failCalls(page, 'GET /v1/sales/sale-1$')
    await shop.open('/admin/sales?open=sale-1', { role: 'admin' })
    const products = page.getByRole('region', { name: /^Products of/ })
    await expect(products.getByRole('alert')).toHaveText('Failed to load products. Please try again later.')
    await heal()
    await products.getByRole('button', { name: 'Retry' }).click()
    await expect(products.getByRole('listitem').first()).toBeVisible()
  })
})
