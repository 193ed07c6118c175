import type { Page } from '@playwright/test'
import { areas } from '../support/addresses.ts'
import { expect, test } from './fixtures.ts'
import { signIn } from './journeys.ts'

/** Addresses whose ids exist in the examples, and the missing id of screens that edit an item. */
const addresses: Readonly<Record<string, string>> = {
  '/collections/col-1': '/collections/col-4',
  '/admin/update-category': '/admin/update-category?id=cat-1',
  '/admin/update-collection': '/admin/update-collection?id=col-4',
  '/admin/update-product': '/admin/update-product?id=prod-1',
  '/admin/update-product2': '/admin/update-product2?id=prod-1',
  '/admin/update-product3': '/admin/update-product3?id=prod-1',
}

/**
 * Texts of a screen without data. Some are expected: no host knows best sellers or the orders of this browser, and a
 * new sale has no products.
 */
const missing =
  /Failed to|could not be shown|^No (?!orders yet|best sellers|products yet: they)[\w ]+ (yet|found|match)|is empty/i

const brokenPictures = (page: Page) =>
  page
    .getByRole('img')
    .evaluateAll((all) =>
      all.flatMap((img) =>
        img instanceof HTMLImageElement && img.complete && img.naturalWidth === 0 ? [img.src] : [],
      ),
    )

for (const [role, routes] of Object.entries(areas)) {
  test(`every screen of the ${role} shows the examples`, async ({ page, person, host }) => {
    if (role === 'customer' || role === 'admin') await signIn(person, role)
    for (const [path, heading] of Object.entries(routes)) {
      await page.goto(host.origin + (addresses[path] ?? path))
      const main = page.getByRole('main')
      const name = path === '/collections/col-1' ? 'Gold Collection' : heading
      await expect(main.getByRole('heading', { level: 1 }), path).toHaveText(name)
      await expect(page.getByRole('progressbar', { name: /Loading/ }), path).toHaveCount(0)
      await expect(main.getByText(/Loading/).filter({ visible: true }), path).toHaveCount(0)
      await expect(main.getByText(missing), path).toHaveCount(0)
      expect(await brokenPictures(page), path).toEqual([])
    }
  })
}
