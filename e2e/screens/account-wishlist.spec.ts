import { failCalls } from '../support/calls.ts'
import { expect, test } from '../support/fixtures.ts'
import { signOutElsewhere } from '../support/sign-in.ts'

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
