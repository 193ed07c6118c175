import type { Page } from '@playwright/test'
import { expect, test, withMotion } from '../support/fixtures.ts'

test.use(withMotion)

/** Keeps the scripts from arriving until the returned function is called. */
async function holdScripts(page: Page): Promise<() => void> {
  const arrived = Promise.withResolvers<undefined>()
  await page.route('**/assets/*.js', async (route) => {
    await arrived.promise
    await route.continue()
  })
  return () => arrived.resolve(undefined)
}

const cart = (page: Page) => page.getByRole('link', { name: /^Cart, \d/ })

test.describe('a signed-in customer who presses before the scripts have loaded', () => {
  test('has one more thing in the cart after Add to Cart on /products', { tag: '@slow' }, async ({ page, shop }) => {
    await shop.open('/aboutUs', { role: 'customer' })
    await expect(cart(page)).toBeVisible()
    const count = async () => Number(/\d+/.exec((await cart(page).getAttribute('aria-label')) ?? '')?.[0])
    const before = await count()
    const release = await holdScripts(page)
    await page.goto('/products')
    await page.getByRole('button', { name: 'Add to Cart' }).first().click()
    release()
    await expect(page.locator('#page-data')).toHaveCount(0)
    await expect.poll(count).toBe(before + 1)
    await expect(page).toHaveURL('/products')
  })

  test('keeps a product by its heart', { tag: '@slow' }, async ({ page, shop }) => {
    await shop.open('/aboutUs', { role: 'customer' })
    const release = await holdScripts(page)
    await page.goto('/products/prod-5')
    const heart = page
      .getByRole('main')
      .getByRole('button', { name: /wishlist/i })
      .first()
    const name = (await heart.getAttribute('aria-label')) ?? ''
    await heart.click()
    release()
    await expect(heart).not.toHaveAttribute('aria-label', name)
    await expect(page).toHaveURL('/products/prod-5')
  })
})

test(
  'a guest who presses Add to Cart before the scripts have loaded is asked to sign in',
  { tag: '@slow' },
  async ({ page, shop: _watched }) => {
    const release = await holdScripts(page)
    await page.goto('/products')
    await page.getByRole('button', { name: 'Add to Cart' }).first().click()
    release()
    await expect(page).toHaveURL('/login')
  },
)

test.describe('when the scripts fail to load', () => {
  test.use({ expectedConsole: /Failed to load resource/ })

  test(
    'the page says so, lets presses through, and tries again at the next one',
    { tag: '@slow' },
    async ({ page, shop: _watched }) => {
      await page.route('**/assets/*.js', (route) => route.abort())
      await page.goto('/products/prod-1')
      await page.getByRole('button', { name: 'One more' }).click()
      const line = page.getByRole('alert').filter({ hasText: 'Part of the shop did not load.' })
      await expect(line.getByRole('button', { name: 'Reload' })).toBeVisible()
      await page.getByRole('link', { name: 'Skip to content' }).focus()
      await page.unroute('**/assets/*.js')
      await page.getByRole('main').click({ position: { x: 5, y: 5 } })
      await expect(page.locator('#page-data')).toHaveCount(0)
      await expect(line).toHaveCount(0)
      await page.getByRole('button', { name: 'One more' }).click()
      await expect(page.getByRole('spinbutton', { name: 'Quantity' })).toHaveValue('2')
    },
  )

  for (const path of ['/admin/products', '/nowhere'])
    test(
      `so does ${path}, which is the loading overlay until then`,
      { tag: '@slow' },
      async ({ page, shop: _watched }) => {
        await page.route('**/assets/*.js', (route) => route.abort())
        await page.goto(path)
        await expect(page.getByRole('alert').getByRole('button', { name: 'Reload' })).toBeVisible()
        await page.unroute('**/assets/*.js')
        await page.getByText('Loading... 0%').click()
        await expect(page.getByRole('main').getByRole('heading', { level: 1 })).toBeVisible()
        await expect(page.getByText('Part of the shop did not load.')).toHaveCount(0)
      },
    )
})
