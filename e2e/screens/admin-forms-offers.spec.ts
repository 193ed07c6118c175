import type { Page } from '@playwright/test'
import { failCalls } from '../support/calls.ts'
import { expect, test } from '../support/fixtures.ts'

/** Deletes a record, as another tab or a colleague would; resolves to the status. */
const deleteElsewhere = (page: Page, path: string) =>
  page.evaluate(async (to) => {
    const headers = { Authorization: `Bearer ${localStorage.getItem('token')}` }
    return (await fetch(to, { method: 'DELETE', headers })).status
  }, path)

test.describe('sales', () => {
  test.use({ expectedConsole: [/Failed to create the sale|status of 400/] })

  test(
    'a refused sale keeps what was typed and shows each message at its field',
    { tag: '@slow' },
    async ({ page, shop }) => {
      const { heal } = await failCalls(page, 'POST /v1/sales$')
      await shop.open('/admin/new-sale', { role: 'admin' })
      await page.getByRole('button', { name: 'Create sale' }).click()
      for (const text of ['Please enter a name', 'Please enter a start date', 'Please enter an end date'])
        await expect(page.getByText(text)).toBeVisible()
      await page.getByLabel('Name').fill('New Year Edit')
      await page.getByLabel('Start date').fill('2027-01-09')
      await page.getByLabel('End date').fill('2027-01-08')
      await page.getByRole('button', { name: 'Create sale' }).click()
      await expect(page.getByRole('main').getByRole('alert')).toHaveText('Out of order.')
      await expect(page.getByRole('main').getByText('Out of order.')).toBeInViewport()
      await heal()
      await page.getByRole('button', { name: 'Create sale' }).click()
      await expect(page.getByLabel('End date')).toHaveAccessibleDescription('It must end after it starts.')
      await expect(page.getByLabel('End date')).toBeFocused()
      await expect(page.getByLabel('Name')).toHaveValue('New Year Edit')
    },
  )

  test.describe('with a product that is deleted in the meantime', () => {
    test.use({ expectedConsole: [/Failed to create the|could not be added|status of 404/] })

    test(
      'it is named in the new sale and refused by a running one; the rest stays',
      { tag: '@slow' },
      async ({ page, shop }) => {
        await shop.open('/admin/new-sale', { role: 'admin' })
        await page.getByLabel('Name').fill('New Year Edit')
        await page.getByLabel('Start date').fill('2027-01-01')
        await page.getByLabel('End date').fill('2027-01-08')
        for (const sku of ['SUV-RNG-0001', 'SUV-ANK-0001']) {
          await page.getByRole('combobox', { name: 'Add a product' }).fill(sku)
          await expect(page.getByRole('option', { name: sku })).toBeVisible()
          await page.keyboard.press('Enter')
          await expect(page.getByLabel('Discount percent').last()).toBeFocused()
          await page.keyboard.type('5')
        }
        expect(await deleteElsewhere(page, '/v1/products/prod-9')).toBe(204)
        await page.keyboard.press('Control+s')
        await expect(page.getByRole('main').getByRole('alert')).toHaveText(
          'A product below was deleted in the meantime, in another tab or by a colleague. Remove it, then create the sale. Everything else is still here.',
        )
        const anklet = page.getByRole('listitem', { name: 'Payal Bell Anklet' })
        await expect(anklet).toContainText('Deleted in the meantime: it cannot be in the sale.')
        await expect(page.getByText('it cannot be in the sale')).toHaveCount(1)
        await page.getByRole('button', { name: 'Remove Payal Bell Anklet from the sale' }).click()
        await page.keyboard.press('Control+s')
        await expect(page.getByText('Sale created successfully!')).toBeVisible()

        await shop.go('/admin/sales?open=sale-1')
        const form = page.getByRole('form', { name: /^Add a product to/ })
        await form.getByRole('combobox').fill('SUV-RNG-0001')
        await form.getByRole('option').click()
        await form.getByLabel('Discount percent').fill('5')
        expect(await deleteElsewhere(page, '/v1/products/prod-1')).toBe(204)
        await page.keyboard.press('Enter')
        await expect(form.getByRole('alert')).toHaveText(
          'This product or its sale was deleted in the meantime, in another tab or by a colleague.',
        )
        await expect(form.getByRole('combobox')).toHaveValue(/SUV-RNG-0001/)
        await expect(form.getByLabel('Discount percent')).toHaveValue('5')
      },
    )
  })
})
