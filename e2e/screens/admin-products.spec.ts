import { readFile } from 'node:fs/promises'
import { recordCalls } from '../support/calls.ts'
import { expect, test } from '../support/fixtures.ts'

test('the server sends ten products a page, with Previous and Next', async ({ page, shop }) => {
  const calls = recordCalls(page)
  await shop.open('/admin/products', { role: 'admin' })
  const rows = page.getByRole('table', { name: 'products' }).getByRole('row')
  await expect(rows).toHaveCount(11)
  await expect(page.getByRole('columnheader')).toHaveText(['', 'Name', 'SKU', 'Category', 'Price', 'Stock', 'Actions'])
  await expect(rows.nth(1)).toHaveAccessibleName(
    /Aarohi Solitaire Ring SUV-RNG-0001 Rings ₹48,500 36 Update Aarohi Solitaire Ring Delete Aarohi Solitaire Ring$/,
  )
  await expect(page.getByText('1–10 of 64 products')).toBeVisible()
  await expect(page.getByRole('button', { name: 'Previous' })).toBeDisabled()
  expect(calls.filter(({ to }) => to === 'GET /v1/products').map(({ query }) => query)).toEqual([
    { page: '1', limit: '10' },
  ])

  await page.getByRole('button', { name: 'Next' }).click()
  await expect(page.getByText('11–20 of 64 products')).toBeVisible()
  await expect(page).toHaveURL('/admin/products?page=2')
  expect(calls.filter(({ to }) => to === 'GET /v1/products').at(-1)?.query).toEqual({ page: '2', limit: '10' })
  await page.getByRole('button', { name: 'Previous' }).click()
  await expect(page.getByText('1–10 of 64 products')).toBeVisible()

  await shop.go('/admin/products?page=99')
  await expect(page.getByText('61–64 of 64 products')).toBeVisible()
  await expect(page.getByRole('button', { name: 'Next' })).toBeDisabled()
})

test('searches by name, SKU and price, filters by stock and sorts, all kept in the address', async ({ page, shop }) => {
  const calls = recordCalls(page)
  await shop.open('/admin/products', { role: 'admin' })
  const box = page.getByRole('searchbox', { name: 'Search by name, SKU or price' })
  const rows = page.getByRole('table').getByRole('row')
  await expect(rows).toHaveCount(11)
  for (const [text, name] of [
    ['aarohi', 'Aarohi Solitaire Ring'],
    ['SUV-CHN-0001', 'Rudra Link Chain'],
    ['₹1,69,340', 'Jhilmil Tennis Bracelet'],
  ] as const) {
    await box.fill(text)
    await expect(rows).toHaveCount(2)
    await expect(rows.nth(1)).toContainText(name)
    await expect(page.getByText('1–1 of 1 product', { exact: true })).toBeVisible()
  }
  expect(calls.some(({ to, query }) => to === 'GET /v1/products' && query.limit === '100')).toBe(true)
  expect(calls.filter(({ to }) => to.includes('search'))).toEqual([])

  await box.fill('no such piece')
  await expect(page.getByText('No products found.')).toBeVisible()
  await page.getByRole('button', { name: 'Clear search and filters' }).click()
  await expect(page.getByText('1–10 of 64 products')).toBeVisible()

  await page.getByLabel('Stock').selectOption('Low stock')
  await expect(page).toHaveURL(/stock=low/)
  await expect(rows.nth(1)).toContainText(/\d variants? low|Sold out/)

  await page.getByRole('button', { name: 'Price' }).click()
  const price = page.getByRole('columnheader', { name: 'Price' })
  await expect(price).toHaveAttribute('aria-sort', 'ascending')
  await page.getByRole('button', { name: 'Price' }).click()
  await expect(price).toHaveAttribute('aria-sort', 'descending')
  const prices = await page.getByRole('cell', { name: /₹/ }).allTextContents()
  const numbers = prices.map((text) => Number(text.replace(/\D/g, '')))
  expect(numbers).toEqual(numbers.toSorted((a, b) => b - a))

  await page
    .getByRole('link', { name: /^Update/ })
    .first()
    .click()
  await expect(page).toHaveURL(/update-product\?id=/)
  await page.goBack()
  await expect(page).toHaveURL('/admin/products?stock=low&sort=-price')
  await expect(price).toHaveAttribute('aria-sort', 'descending')
})

test('deleting asks by name, and the export has the other products of all pages', async ({ page, shop }) => {
  const calls = recordCalls(page)
  await shop.open('/admin/products', { role: 'admin' })
  const dialog = page.getByRole('alertdialog')
  await page.getByRole('button', { name: 'Delete Aarohi Solitaire Ring' }).click()
  await expect(dialog).toContainText('Delete “Aarohi Solitaire Ring”?')
  await dialog.getByRole('button', { name: 'Cancel' }).click()
  await expect(page.getByRole('button', { name: 'Delete Aarohi Solitaire Ring' })).toBeFocused()
  expect(calls.filter(({ to }) => to.startsWith('DELETE'))).toEqual([])

  await page.getByRole('button', { name: 'Delete Aarohi Solitaire Ring' }).click()
  await dialog.getByRole('button', { name: 'Delete' }).click()
  await expect(page.getByText('“Aarohi Solitaire Ring” was deleted.')).toBeVisible()
  await expect(page.getByText('1–10 of 63 products')).toBeVisible()
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused()
  expect(calls.filter(({ to }) => to.startsWith('DELETE')).map(({ to, signed }) => [to, signed])).toEqual([
    ['DELETE /v1/products/prod-1', true],
  ])

  const download = page.waitForEvent('download')
  await page.getByRole('button', { name: 'Export CSV' }).click()
  const file = await download
  expect(file.suggestedFilename()).toMatch(/^products-\d{4}-\d\d-\d\d\.csv$/)
  const text = await readFile(await file.path(), 'utf8')
  expect(text.startsWith('\uFEFFName,SKU,Category,Price,Stock\r\n')).toBe(true)
  expect(text.trimEnd().split('\r\n')).toHaveLength(1 + 63)
})
