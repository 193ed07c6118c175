import { recordCalls } from '../calls.ts'
import { expect, test } from '../fixtures.ts'

test.use({ expectedConsole: [/status of 409/] })

test('a product can be reviewed once; a second review is refused politely', async ({ page, shop }) => {
  await shop.open('/products/prod-3', { role: 'customer', scenario: 'new-customer' })
  const form = page.getByRole('form', { name: 'Write a review' })
  const calls = recordCalls(page)
  const write = async (stars: string, words: string) => {
    await form.getByRole('radio', { name: stars }).check({ force: true })
    await form.getByLabel('Your review').fill(words)
    await form.getByRole('button', { name: 'Submit Review' }).click()
  }

  await form.getByRole('button', { name: 'Submit Review' }).click()
  await expect(form).toContainText('Please select a rating')
  expect(calls.filter(({ to }) => to === 'POST /v1/reviews')).toEqual([])

  await write('4 stars', 'It sits well, and it is lighter than it looks.')
  await expect(page.getByText('Review submitted successfully')).toBeVisible()
  await expect(
    page.getByRole('main').getByRole('listitem').filter({ hasText: 'It sits well, and it is lighter than it looks.' }),
  ).toBeVisible()

  // After a reload the shop does not know yet that this customer has written one.
  await shop.open('/products/prod-3')
  await write('1 star', 'Changed my mind.')
  await expect(page.getByText('You have already reviewed this product').first()).toBeVisible()
  await expect(form.getByLabel('Your review')).toHaveValue('Changed my mind.')
  expect(calls.filter(({ to }) => to === 'POST /v1/reviews').map(({ body }) => body)).toEqual([
    { productId: 'prod-3', rating: 4, comment: 'It sits well, and it is lighter than it looks.' },
    { productId: 'prod-3', rating: 1, comment: 'Changed my mind.' },
  ])
})
