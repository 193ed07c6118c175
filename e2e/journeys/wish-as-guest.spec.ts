import { recordCalls } from '../support/calls.ts'
import { expect, test } from '../support/fixtures.ts'
import { signIn } from '../support/sign-in.ts'

test('a guest adds a ring to the wishlist, signs in, and finds it there', { tag: '@slow' }, async ({ page, shop }) => {
  const calls = recordCalls(page)
  await shop.open('/products?colour=Platinum', { role: 'guest' })
  const card = page.getByRole('main').getByRole('article').first()
  const address = (await card.getByRole('heading').getByRole('link').getAttribute('href')) ?? ''
  const productId = /products\/([^?]+)/.exec(address)?.[1]
  await card.getByRole('button', { name: /wishlist/ }).click()
  await expect(page).toHaveURL('/login')
  expect(calls.filter(({ to }) => to.includes('wishlist'))).toEqual([])

  await signIn(page)
  await expect(page).toHaveURL('/products?colour=Platinum')
  await expect(page.getByText('Item added to your wishlist')).toBeVisible()
  await expect(card.getByRole('button', { name: /Remove .* wishlist/ })).toBeVisible()
  expect(calls.filter(({ to }) => to === 'POST /v1/wishlist').map(({ body, signed }) => ({ body, signed }))).toEqual([
    { body: { productId }, signed: true },
  ])

  const name = (await card.getByRole('link').textContent()) ?? ''
  await page
    .getByRole('banner')
    .getByRole('link', { name: /^Wishlist/ })
    .click()
  await expect(page.getByRole('main').getByText(name).first()).toBeVisible()
})
