import { expect, test } from '../support/fixtures.ts'
import { pngOf } from '../support/png.ts'

const picture = '/media/products/nose-pin--gold--diamond-800.avif'

test(
  'an empty shop gets a category, a collection and a product that shoppers find',
  { tag: '@slow' },
  async ({ page, shop }) => {
    test.slow()
    await shop.open('/admin/new-category', { role: 'admin', scenario: 'empty-shop' })
    for (const [screen, text, name] of [
      ['Create Category', 'Category created successfully!', 'Nose Pins'],
      ['Create Collection', 'Collection created successfully!', 'Gold Collection'],
    ] as const) {
      await page.getByRole('link', { name: screen }).click()
      await expect(page.getByRole('heading', { level: 1, name: screen })).toBeVisible()
      await page.getByLabel('Name').fill(name)
      await page.getByLabel('Description').fill('The first of the house.')
      await page.getByLabel('Thumbnail URL').fill(picture)
      await page.getByRole('button', { name: 'Submit' }).click()
      await expect(page.getByText(text)).toBeVisible()
    }

    await page.getByRole('link', { name: 'Create Product' }).click()
    await expect(page.getByRole('heading', { level: 1, name: 'Create Product' })).toBeVisible()
    await page.getByLabel('Name').fill('First Light Nose Pin')
    await page.getByLabel('SKU').fill('FIRST-1')
    await page.getByLabel('Description').fill('A small spark.')
    await page.getByLabel('Base price').fill('4000')
    await page.getByLabel('Category', { exact: true }).selectOption('Nose Pins')
    await page.getByLabel('Collection').selectOption('Gold Collection')
    const files = ['front.png', 'side.png', 'worn.png'].map((name, index) => ({
      name,
      mimeType: 'image/png',
      buffer: pngOf(index),
    }))
    await page.locator('input[type=file]').setInputFiles(files)
    await expect(page.getByRole('listitem', { name: /^Picture / }).getByRole('img')).toHaveCount(3)
    for (const [index, colour] of ['Gold', 'Silver'].entries()) {
      await page.getByRole('button', { name: 'Add variant' }).click()
      const variant = page.getByRole('group', { name: `Variant ${index + 1}` })
      await variant.getByLabel('Color').fill(colour)
      await variant.getByLabel('Price modifier').fill(String(index * 250))
      await variant.getByLabel('Total quantity').fill('5')
    }
    await page.getByRole('button', { name: 'Create product' }).click()
    await expect(page.getByText('Product created successfully!')).toBeVisible()

    await shop.go('/products')
    await expect(page.getByText('Showing 2 of 2 variants')).toBeVisible()
    await expect(page.getByText('₹4,250')).toBeVisible()
    await page
      .getByRole('link', { name: /First Light Nose Pin/ })
      .first()
      .click()
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('First Light Nose Pin')
    await expect(page.getByText('₹4,000.00').first()).toBeVisible()
    const shown = page.getByRole('main').locator('img[src^="/uploads/"]').first()
    await expect(shown).toBeVisible()
    await expect.poll(() => shown.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBe(8)
  },
)
