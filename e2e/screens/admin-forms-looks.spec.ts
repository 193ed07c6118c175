import { expect, test } from '../support/fixtures.ts'
import { expectGoodLooks } from '../support/looks.ts'
import { pngOf } from '../support/png.ts'

const areas = {
  'the forms that create': {
    '/admin/new-products': 'Create Product',
    '/admin/new-category': 'Create Category',
    '/admin/new-collection': 'Create Collection',
    '/admin/new-coupon': 'Create Coupon',
    '/admin/new-sale': 'Create Sale',
  },
  'the forms that update': {
    '/admin/update-category?id=cat-1': 'Update Category',
    '/admin/update-collection?id=col-1': 'Update Collection',
    '/admin/update-product?id=prod-1': 'Update Product',
    '/admin/update-product2?id=prod-1': 'Update Product',
    '/admin/update-product3?id=prod-1': 'Update Product',
  },
}

for (const [area, screens] of Object.entries(areas)) {
  test.describe(area, () => {
    // The update form without required fields sends its values, and the server refuses them.
    test.use({ expectedConsole: [/Failed to update the product|status of 400/] })

    test(
      'pass the look checks with an error, save with Ctrl+S, and ask before leaving',
      { tag: '@slow' },
      async ({ page, shop }) => {
        test.slow()
        await shop.open('/admin/orders', { role: 'admin' })
        for (const [path, heading] of Object.entries(screens)) {
          await page.setViewportSize({ width: 1440, height: 900 })
          await shop.go(path)
          await expect(page.getByRole('heading', { level: 1 })).toHaveText(heading)
          const first = page.getByRole('main').getByRole('form').getByRole('textbox').first()
          await first.fill('')
          await first.press('x')
          await first.fill('')
          await page.keyboard.press('Control+s')
          const alert = page.getByRole('alertdialog')
          if (path.startsWith('/admin/update-product2'))
            await alert.getByRole('button', { name: 'OK', exact: true }).click()
          await expect(first).toHaveAttribute('aria-invalid', 'true')
          await expect(first, path).toBeFocused()
          await expectGoodLooks(page, shop, path)

          await page.setViewportSize({ width: 1440, height: 900 })
          await first.fill('Not saved yet')
          await expect(page.getByRole('main').getByRole('status').filter({ hasText: 'Unsaved changes' })).toHaveCount(1)
          await page.getByRole('link', { name: 'Customers' }).click()
          await expect(alert, path).toContainText('What you typed here is not saved yet.')
          await alert.getByRole('button', { name: 'Discard' }).click()
          await expect(page).toHaveURL('/admin/customers')
        }
      },
    )
  })
}

test.describe('a product with pictures and variants', () => {
  test.use({ expectedConsole: [/Failed to upload a picture|status of 4\d\d/] })

  test(
    'passes the look checks in its alert, its question and after it is created',
    { tag: '@slow' },
    async ({ page, shop }) => {
      test.slow()
      await shop.open('/admin/new-products', { role: 'admin' })
      const picture = { mimeType: 'image/png', buffer: pngOf(1) }
      await page.getByLabel('Add images').setInputFiles([
        { name: 'a.png', ...picture },
        { name: 'b.png', ...picture },
        { name: 'no.png', mimeType: 'image/png', buffer: Buffer.from('no') },
      ])
      const alert = page.getByRole('alertdialog')
      await expect(alert).toContainText('Failed to upload image. Please try again.')
      expect(await shop.axe(), 'the alert').toEqual([])
      await alert.getByRole('button', { name: 'OK', exact: true }).click()
      await page.getByRole('button', { name: 'Add variant' }).click()
      await page.getByLabel('Name').fill('Meera Ring')
      await page.getByLabel('SKU').fill('LOOK-1')
      await expectGoodLooks(page, shop, 'pictures and a variant')
      await page.setViewportSize({ width: 1440, height: 900 })
      await page.getByRole('link', { name: 'Customers' }).click()
      await expect(alert).toBeVisible()
      expect(await shop.axe(), 'the question').toEqual([])
      await alert.getByRole('button', { name: 'Stay' }).click()
      await page.getByRole('button', { name: 'Remove no.png' }).click()
      await page.keyboard.press('Control+s')
      await expect(page.getByText('Product created successfully!')).toBeVisible()
      expect(await shop.axe(), 'the panel of what was saved').toEqual([])
    },
  )
})
