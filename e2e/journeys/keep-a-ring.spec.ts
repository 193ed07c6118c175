import { expect, test } from '../support/fixtures.ts'

test('wishlist and cart survive a reload', { tag: '@slow' }, async ({ page, shop }) => {
  await shop.open('/login')
  await page.getByRole('textbox', { name: 'Email' }).fill('customer@shop.test')
  await page.getByLabel('Password', { exact: true }).fill('customer-pass')
  await page
    .getByRole('main')
    .getByRole('button', { name: /Sign in|Login/ })
    .click()
  await expect(page).toHaveURL(/\/$/)
  const bar = page.getByRole('banner')
  await expect(bar.getByRole('link', { name: /^Cart, \d+ items?$/ })).toBeVisible()
  const countOf = async (name: string) =>
    Number(
      /\d+/.exec(
        (await bar.getByRole('link', { name: new RegExp(`^${name}, \\d+`) }).getAttribute('aria-label')) ?? '',
      )?.[0],
    )
  const before = { cart: await countOf('Cart'), wishlist: await countOf('Wishlist') }

  await bar.getByRole('link', { name: 'Collection' }).click()
  const ring = page.getByRole('main').getByRole('listitem').filter({ hasText: 'Aarohi Solitaire Ring' }).first()
  await ring.getByRole('button', { name: /Add .* to (your )?wishlist/ }).click()
  await expect(page.getByText('Item added to your wishlist')).toBeVisible()
  await ring.getByRole('button', { name: /Add.*cart/i }).click()
  await expect(page.getByText('Added to cart successfully')).toBeVisible()

  await shop.open('/products')
  await expect.poll(() => countOf('Cart')).toBe(before.cart + 1)
  await expect.poll(() => countOf('Wishlist')).toBe(before.wishlist + 1)
  await expect(ring.getByRole('button', { name: /Remove .* from (your )?wishlist/ })).toBeVisible()

  const cart = await page.evaluate(async () => {
    const response = await fetch('/v1/cart', { headers: { Authorization: `Bearer ${localStorage.getItem('token')}` } })
    return response.json()
  })
  expect(JSON.stringify(cart)).toContain('Aarohi Solitaire Ring')
})
