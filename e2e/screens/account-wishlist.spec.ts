import { failCalls, recordCalls } from '../support/calls.ts'
import { expect, test } from '../support/fixtures.ts'
import { signOutElsewhere } from '../support/sign-in.ts'

test('a wish is removed and restored, and its product goes into the cart', async ({ page, shop }) => {
  const calls = recordCalls(page)
  await shop.open('/account/wishlist', { role: 'customer' })
  const wishes = page.getByRole('list', { name: 'Wishlist' }).getByRole('listitem')
  await expect(wishes).toHaveCount(3)
  const name = (await wishes.first().getByRole('heading').textContent()) ?? ''
  await expect(wishes.first()).toContainText(/₹[\d,]+/)

  await wishes.first().getByRole('button', { name: 'Add to Cart' }).click()
  await expect(page.getByText('Added to cart successfully', { exact: true })).toBeVisible()
  const added = calls.filter(({ to }) => to === 'POST /v1/cart')
  const productId = (await wishes.first().getByRole('heading').getByRole('link').getAttribute('href'))?.replace(
    '/products/',
    '',
  )
  expect(added).toEqual([{ to: 'POST /v1/cart', query: {}, signed: true, body: { productId, quantity: 1 } }])

  await wishes
    .first()
    .getByRole('button', { name: `Remove ${name} from wishlist` })
    .click()
  await expect(page.getByText('Item removed from your wishlist', { exact: true })).toBeVisible()
  await expect(wishes).toHaveCount(2)
  expect(calls.filter(({ to }) => to.startsWith('DELETE'))).toEqual([
    { to: 'DELETE /v1/wishlist', query: {}, signed: true, body: { productId } },
  ])
  await page.getByRole('button', { name: 'Undo' }).click()
  await expect(page.getByText('Item added to your wishlist', { exact: true })).toBeVisible()
  await expect(wishes).toHaveCount(3)
  expect(calls.filter(({ to }) => to === 'POST /v1/wishlist')).toEqual([
    { to: 'POST /v1/wishlist', query: {}, signed: true, body: { productId } },
  ])
  await expect(wishes.filter({ hasText: name })).toHaveCount(1)

  for (const left of [2, 1]) {
    await wishes
      .first()
      .getByRole('button', { name: /^Remove/ })
      .click()
    await expect(wishes).toHaveCount(left)
    await expect(page.getByRole('heading', { level: 1 })).toBeFocused()
  }
  await wishes
    .first()
    .getByRole('button', { name: /^Remove/ })
    .press('Enter')
  await expect(page.getByText('Your wishlist is empty.', { exact: true })).toBeVisible()
})

test(
  'a failed removal or a failed move to the cart keeps the wish and says so',
  { tag: '@slow' },
  async ({ page, shop }) => {
    await failCalls(page, '^(DELETE|POST) /v1/(wishlist|cart)')
    await shop.open('/account/wishlist', { role: 'customer', scenario: 'last-piece' })
    const first = page.getByRole('list', { name: 'Wishlist' }).getByRole('listitem').first()
    await expect(first.getByText('Only 1 left')).toBeVisible()
    await first.getByRole('button', { name: /^Remove/ }).click()
    await expect(page.getByText('Failed to update wishlist. Please try again.', { exact: true })).toBeVisible()
    await expect(first.getByRole('button', { name: /^Remove/ })).toBeVisible()
    await first.getByRole('button', { name: 'Add to Cart' }).click()
    await expect(page.getByText('Failed to add to cart. Please try again.', { exact: true })).toBeVisible()
  },
)

test(
  'a sold-out product cannot be added, and signing out empties the wishlist',
  { tag: '@slow' },
  async ({ page, shop }) => {
    await shop.open('/account/wishlist', { role: 'customer', scenario: 'sold-out' })
    const first = page.getByRole('list', { name: 'Wishlist' }).getByRole('listitem').first()
    await expect(first.getByText('Sold out')).toBeVisible()
    await expect(first.getByRole('button', { name: 'Add to Cart' })).toBeDisabled()
    await signOutElsewhere(page)
    await expect(page.getByText('Please log in to view your wishlist')).toBeVisible()
  },
)

test.use({ expectedConsole: /status of 404/ })
