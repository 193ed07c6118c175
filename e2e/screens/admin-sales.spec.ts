import type { Locator } from '@playwright/test'
import { failCalls, recordCalls } from '../support/calls.ts'
import { expect, test } from '../support/fixtures.ts'
import { watchShifts } from '../support/looks.ts'

async function expectRequired(form: Locator) {
  await form.getByRole('button', { name: 'Add Product' }).click()
  await expect(form.getByText('Choose a product.')).toBeVisible()
  await expect(form.getByText('Enter the discount in percent.')).toBeVisible()
  await expect(form.getByRole('combobox')).toBeFocused()
}

test('adds a product with four decimals, refuses a discount above the cap, removes it after asking, and undoes that', async ({
  page,
  shop,
}) => {
  await shop.open('/admin/sales', { role: 'admin' })
  const calls = recordCalls(page)
  await page.getByRole('button', { name: 'Products of Winter Wedding Edit' }).click()
  const products = page.getByRole('region', { name: 'Products of Winter Wedding Edit' })
  const form = products.getByRole('form', { name: 'Add a product to Winter Wedding Edit' })
  await expectRequired(form)
  await form.getByRole('combobox', { name: 'Product' }).fill('Payal Bell')
  await expect(form.getByRole('option', { name: /Payal Bell Anklet/ })).toBeVisible()
  await page.keyboard.press('ArrowDown')
  await page.keyboard.press('Enter')
  await expect(form.getByRole('combobox')).toHaveValue('Payal Bell Anklet (SUV-ANK-0001)')
  await form.getByLabel('Discount percent').fill('10')
  await page.keyboard.press('Enter')
  await expect(form.getByText('The discount can be at most 9.9999 percent.')).toBeVisible()
  expect(calls.filter(({ to }) => to.startsWith('POST'))).toEqual([])
  await form.getByLabel('Discount percent').fill('7.5')
  await form.getByLabel('Discount percent').press('Enter')

  await expect(products.getByRole('listitem').filter({ hasText: 'Payal Bell Anklet' })).toContainText('7.5% off')
  const added = calls.filter(({ to }) => to.startsWith('POST'))
  expect(added.map(({ to, body, signed }) => [to, body, signed])).toEqual([
    ['POST /v1/sales/sale-1/add-product', { productId: 'prod-9', discountPercent: '7.5000' }, true],
  ])

  await form.getByRole('combobox').fill('Payal Bell')
  await expect(form.getByRole('option', { name: /Payal Bell Anklet/ })).toContainText('In the sale')
  await form.getByRole('combobox').fill('')

  await products.getByRole('button', { name: 'Remove Payal Bell Anklet' }).click()
  const dialog = page.getByRole('alertdialog')
  await expect(dialog).toContainText('Are you sure you want to remove this product?')
  await dialog.getByRole('button', { name: 'Remove' }).click()
  // A toast stays as long as the pointer is over it.
  await page.getByText('“Payal Bell Anklet” was removed from the sale.').hover()
  await expect(products.getByText('Payal Bell Anklet')).toHaveCount(0)
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused()
  expect(calls.filter(({ to }) => to.startsWith('DELETE')).map(({ to, body, signed }) => [to, body, signed])).toEqual([
    ['DELETE /v1/sales/sale-1/remove-product/prod-9', null, true],
  ])

  calls.length = 0
  await page.getByRole('button', { name: 'Undo' }).click()
  await expect(page.getByText('“Payal Bell Anklet” is back in the sale.')).toBeVisible()
  await expect(products.getByRole('listitem').filter({ hasText: 'Payal Bell Anklet' })).toContainText('7.5% off')
  expect(calls.filter(({ to }) => !to.startsWith('GET')).map(({ to, body }) => [to, body])).toEqual([
    ['POST /v1/sales/sale-1/add-product', { productId: 'prod-9', discountPercent: '7.5000' }],
  ])
})

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
  test.use({ expectedConsole: [/Failed to load sales|could not be removed|products of a sale could not be loaded/] })

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
