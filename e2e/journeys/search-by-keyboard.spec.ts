import { recordCalls } from '../support/calls.ts'
import { expect, test } from '../support/fixtures.ts'

test(
  'with the keyboard only: from the skip link to the search, a product, the cart and the checkout',
  { tag: '@slow' },
  async ({ page, shop }) => {
    await page.setViewportSize({ width: 1440, height: 900 })
    await shop.open('/reviews', { role: 'customer' })
    await expect(page.getByRole('figure').first()).toBeVisible()
    await expect(page.locator('[inert]'), 'the overlay has gone').toHaveCount(0)
    await page.keyboard.press('Tab')
    await expect(page.getByRole('link', { name: 'Skip to content' })).toBeFocused()

    const search = page.getByRole('banner').getByRole('button', { name: 'Search' })
    for (
      let steps = 0;
      steps < 8 && !(await search.evaluate((button) => button === document.activeElement));
      steps += 1
    )
      await page.keyboard.press('Tab')
    await page.keyboard.press('Enter')
    const box = page.getByRole('combobox', { name: 'Search products' })
    await expect(box).toBeFocused()
    const calls = recordCalls(page)
    await page.keyboard.type('solitaire')
    await expect(page.getByRole('option', { name: /Aarohi Solitaire Ring/ })).toBeVisible()
    const searches = calls.filter(({ to }) => to === 'GET /v1/search/products')
    // A machine that takes 300 ms between two keys searches for the first ones as well.
    expect(searches.at(-1)?.query.q).toBe('solitaire')
    expect(searches.map(({ signed }) => signed)).not.toContain(true)
    for (let steps = 0; steps < 20; steps += 1) {
      await page.keyboard.press('ArrowDown')
      if ((await page.getByRole('option', { name: /Aarohi Solitaire Ring/ }).getAttribute('aria-selected')) === 'true')
        break
    }
    await page.keyboard.press('Enter')
    await expect(page).toHaveURL('/products/prod-1')
    const heading = page.getByRole('heading', { level: 1 })
    await expect(heading).toHaveText('Aarohi Solitaire Ring')

    const add = page.getByRole('main').getByRole('button', { name: 'Add to Cart' }).first()
    for (let steps = 0; steps < 40 && !(await add.evaluate((button) => button === document.activeElement)); steps += 1)
      await page.keyboard.press('Tab')
    await page.keyboard.press('Enter')
    await expect(page.getByText('1 item(s) added to your cart.')).toBeVisible()

    const cart = page.getByRole('banner').getByRole('link', { name: /^Cart/ })
    for (let steps = 0; steps < 60 && !(await cart.evaluate((link) => link === document.activeElement)); steps += 1)
      await page.keyboard.press('Shift+Tab')
    await page.keyboard.press('Enter')
    await expect(heading).toHaveText('Cart')
    const proceed = page.getByRole('link', { name: 'Proceed to Checkout' })
    for (let steps = 0; steps < 40 && !(await proceed.evaluate((link) => link === document.activeElement)); steps += 1)
      await page.keyboard.press('Tab')
    await page.keyboard.press('Enter')
    await expect(heading).toHaveText('Checkout')
  },
)
