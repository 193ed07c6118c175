import { expect, test } from '../support/fixtures.ts'

test('a sale created in the back office shows its price to shoppers', async ({ page, shop }) => {
  test.slow()
  await shop.open('/admin/sales', { role: 'admin', at: '2026-12-24T10:00' })
  await page.getByRole('link', { name: 'Create Sale' }).first().click()
  await expect(page.getByRole('heading', { level: 1, name: 'Create Sale' })).toBeVisible()
  await page.getByLabel('Name').fill('Year End Edit')
  await page.getByLabel('Description').fill('The last days of the year.')
  await page.getByLabel('Start date').fill('2026-12-20')
  await page.getByLabel('End date').fill('2026-12-31')
  await page.getByRole('combobox', { name: 'Add a product' }).fill('SUV-RNG-0001')
  await expect(page.getByRole('option')).toHaveCount(1)
  await page.keyboard.press('Enter')
  await page.getByRole('listitem', { name: 'Aarohi Solitaire Ring' }).getByLabel('Discount percent').fill('5')
  await page.keyboard.press('Control+s')
  await expect(page.getByText('Sale created successfully!')).toBeVisible()

  await page.getByRole('link', { name: 'All sales' }).click()
  const row = page.getByRole('row', { name: /Year End Edit/ })
  await expect(row).toContainText('Running')
  await row.getByRole('link', { name: 'View Year End Edit' }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Year End Edit')
  await expect(page.getByText('The last days of the year.').first()).toBeVisible()
  // ₹48,500 less 5 %.
  await expect(page.getByText('₹46,075').first()).toBeVisible()
  await expect(page.getByText('₹48,500').first()).toBeVisible()
})
