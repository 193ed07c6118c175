import type { Page } from '@playwright/test'
import { expect, test } from '../support/fixtures.ts'

// So low that the form's own buttons are out of view and the save bar shows.
test.use({ viewport: { width: 1280, height: 480 } })

/** Makes a call, as another tab or a colleague would; resolves to its status. */
const elsewhere = (page: Page, method: string, path: string, body?: object) =>
  page.evaluate(
    async ([verb, to, sent]) => {
      const headers = { 'Content-Type': 'application/json', Authorization: `Bearer ${localStorage.getItem('token')}` }
      return (await fetch(to, { method: verb, headers, ...(sent && { body: sent }) })).status
    },
    [method, path, body && JSON.stringify(body)] as const,
  )
const comeBack = (page: Page) =>
  page.evaluate(() => document.dispatchEvent(new Event('visibilitychange', { bubbles: true })))

const byColleague = { name: 'Named by a colleague', description: 'Changed by a colleague' }
const areas = {
  'the three product screens say': [
    { path: '/admin/update-product?id=prod-1', call: '/v1/products/prod-1', kind: 'product', change: byColleague },
    { path: '/admin/update-product2?id=prod-2', call: '/v1/products/prod-2', kind: 'product', change: byColleague },
    { path: '/admin/update-product3?id=prod-3', call: '/v1/products/prod-3', kind: 'product', change: byColleague },
  ],
  'category and collection say': [
    {
      path: '/admin/update-category?id=cat-1',
      call: '/v1/categories/cat-1',
      kind: 'category',
      change: { ...byColleague, thumbnail: '/a' },
    },
    {
      path: '/admin/update-collection?id=col-1',
      call: '/v1/collections/col-1',
      kind: 'collection',
      change: { ...byColleague, thumbnail: '/a' },
    },
  ],
}

test.describe('two people at once', () => {
  test.use({ expectedConsole: [/Failed to (update|create) the|could not be added|status of 404/] })

  for (const [subject, screens] of Object.entries(areas)) {
    test(
      `${subject} what a colleague saved or deleted in the meantime, and keep what was typed`,
      { tag: '@slow' },
      async ({ page, shop }) => {
        const main = page.getByRole('main')
        const name = main.getByLabel('Name', { exact: true })
        const changed = main.getByText(
          'This was changed in the meantime, in another tab or by a colleague. What you typed is still here.',
        )
        for (const { path, call, kind, change } of screens) {
          if (path === screens[0]?.path) await shop.open(path, { role: 'admin' })
          else await shop.go(path)
          await expect(name, path).not.toHaveValue(/^(Named by a colleague)?$/)
          await name.fill('Typed for a while')
          expect(await elsewhere(page, 'PUT', call, change)).toBe(200)
          await comeBack(page)
          await expect(changed).toBeVisible()
          await expect(name).toHaveValue('Typed for a while')
          await expect(main.getByLabel('Description'), 'untouched').toHaveValue('Changed by a colleague')
          await expect(main.getByRole('radiogroup', { name: 'Name: which one?' })).toContainText(
            'TheirsNamed by a colleagueYoursTyped for a while',
          )
          if (path === screens[0]?.path) expect(await shop.axe()).toEqual([])
          await page.getByRole('button', { name: 'Show the newer version' }).click()
          await expect(name).toHaveValue('Named by a colleague')
          await expect(main.getByLabel('Description')).toHaveValue('Changed by a colleague')
          await expect(changed).toHaveCount(0)
          await expect(page.getByRole('button', { name: 'Undo changes' })).toHaveCount(0)

          await name.fill('Typed once more')
          expect(await elsewhere(page, 'DELETE', call)).toBe(204)
          await comeBack(page)
          const gone = `This ${kind} was deleted in the meantime, in another tab or by a colleague. What you typed is still here, but it cannot be saved.`
          await expect(main.getByRole('status').filter({ hasText: gone })).toBeVisible()
          await page.keyboard.press('Control+s')
          if (kind === 'product') {
            const alert = page.getByRole('alertdialog')
            await expect(alert).toContainText('Failed to update product.')
            await alert.getByRole('button', { name: 'OK', exact: true }).click()
          }
          await expect(main.getByRole('alert')).toHaveText(gone)
          await expect(main.getByText(gone)).toHaveCount(1)
          await expect(name).toHaveValue('Typed once more')
          await page.getByRole('button', { name: 'Undo changes' }).click()
        }
      },
    )
  }

  test(
    'a product deleted in the meantime is named in the new sale and refused by a running one; the rest stays',
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
      expect(await elsewhere(page, 'DELETE', '/v1/products/prod-9')).toBe(204)
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
      expect(await elsewhere(page, 'DELETE', '/v1/products/prod-1')).toBe(204)
      await page.keyboard.press('Enter')
      await expect(form.getByRole('alert')).toHaveText(
        'This product or its sale was deleted in the meantime, in another tab or by a colleague.',
      )
      await expect(form.getByRole('combobox')).toHaveValue(/SUV-RNG-0001/)
      await expect(form.getByLabel('Discount percent')).toHaveValue('5')
    },
  )
})

test(
  'an untouched form replaces data from the list or the cache when a newer answer arrives',
  { tag: '@slow' },
  async ({ page, shop }) => {
    await shop.open('/admin/categories', { role: 'admin' })
    const update = page.getByRole('link', { name: 'Update Rings', exact: true })
    await update.click()
    await expect(page.getByLabel('Name')).toHaveValue('Rings')
    await page.goBack()
    await expect(update).toBeVisible()
    // List and cache still have the old name.
    expect(
      await elsewhere(page, 'PUT', '/v1/categories/cat-1', { name: 'Newer rings', description: 'd', thumbnail: '/a' }),
    ).toBe(200)
    await update.click()
    await expect(page.getByLabel('Name')).toHaveValue('Newer rings')
  },
)
