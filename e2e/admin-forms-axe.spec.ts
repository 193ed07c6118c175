import { expect, test } from './fixtures.ts'

const screens = {
  '/admin/new-products': 'Create Product',
  '/admin/new-category': 'Create Category',
  '/admin/new-collection': 'Create Collection',
  '/admin/new-coupon': 'Create Coupon',
  '/admin/new-sale': 'Create Sale',
  '/admin/update-category?id=cat-1': 'Update Category',
  '/admin/update-collection?id=col-1': 'Update Collection',
  '/admin/update-product?id=prod-1': 'Update Product',
  '/admin/update-product2?id=prod-1': 'Update Product',
  '/admin/update-product3?id=prod-1': 'Update Product',
}

// The screen that requires nothing sends what it has, and is refused.
test.use({ expectedConsole: [/Failed to update the product|status of 400/] })

for (const [path, heading] of Object.entries(screens)) {
  test(`${path} breaks no rule, light and dark, wide and narrow, with a fault`, async ({ page, shop }) => {
    test.slow()
    await page.emulateMedia({ reducedMotion: 'reduce', colorScheme: 'light' })
    await shop.open(path, { role: 'admin' })
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(heading)
    const first = page.getByRole('main').locator('form').getByRole('textbox').first()
    await expect(first).toBeVisible()
    await first.fill('')
    await first.press('x')
    await first.fill('')
    await page.keyboard.press('Control+s')
    for (const colorScheme of ['light', 'dark'] as const) {
      for (const width of [1440, 390]) {
        await page.emulateMedia({ colorScheme })
        await page.setViewportSize({ width, height: 844 })
        expect(await shop.axe(), `${colorScheme} at ${width}`).toEqual([])
        expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth), 'nothing is wider than the screen').toBeLessThanOrEqual(0)
      }
    }
  })
}
