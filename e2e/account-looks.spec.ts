import { expect, test } from './fixtures.ts'

const groups = {
  'the profile, the addresses and the wishlist': {
    '/account': 'My Profile',
    '/account/personal-info': 'Personal Information',
    '/account/address': 'Addresses',
    '/account/address/edit': 'Add New Address',
    '/account/wishlist': 'Wishlist',
  },
  'the orders and each of their views': {
    '/account/orders?order=ord-sample-2&view=tracking': 'Order History',
    '/account/orders?order=ord-sample-1&view=cancel': 'Order History',
    '/account/orders?order=ord-sample-2&view=return': 'Order History',
    '/account/orders?order=ord-sample-2&view=review': 'Order History',
  },
}

for (const [name, screens] of Object.entries(groups)) {
  test(`${name} are accessible and fit, light and dark, on a phone and a desk`, async ({ page, shop }) => {
    test.setTimeout(90_000)
    await page.emulateMedia({ reducedMotion: 'reduce' })
    let isFirst = true
    for (const [path, heading] of Object.entries(screens)) {
      await shop.open(path, isFirst ? { role: 'customer' } : {})
      isFirst = false
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(heading)
      await expect(page.getByText('Loading...')).toHaveCount(0)
      // The overlay comes with the app, which may come after the page.
      await expect(page.getByRole('progressbar')).toHaveCount(0)
      for (const width of [390, 1440]) {
        await page.setViewportSize({ width, height: 844 })
        expect(await page.evaluate(() => document.documentElement.scrollWidth), `${path} at ${width} px: no sideways scroll`).toBeLessThanOrEqual(width)
        for (const colorScheme of ['light', 'dark'] as const) {
          await page.emulateMedia({ colorScheme })
          expect(await shop.axe(), `${path} at ${width} px, ${colorScheme}`).toEqual([])
        }
      }
    }
  })
}
