import { leaveScreen, renderScreen, stubHost } from '#src/shared/ui/fixtures/screen-fixture.tsx'
import { afterEach, expect, test } from 'vitest'
import { userEvent } from 'vitest/browser'
import { sampleHistory } from '../order.ts'
import { OrderReviewForm } from './order-review-form.tsx'

afterEach(leaveScreen)

test('a second review is refused with the shop’s message, and the text stays', async () => {
  const calls = stubHost((call) =>
    call.startsWith('POST')
      ? Response.json({ message: 'User has already reviewed this product' }, { status: 409 })
      : [],
  )
  const [order] = sampleHistory({})
  if (order === undefined) throw new Error('There is no sample order.')
  const items = [{ productId: 'prod-1', name: 'Aarohi Ring', quantity: 1, price: 1200 }]
  const { screen } = await renderScreen(
    <OrderReviewForm order={order} items={items} onReviewed={() => undefined} onClose={() => undefined} />,
  )
  await userEvent.keyboard('{Tab}{ArrowRight}{ArrowRight}{ArrowRight}')
  await userEvent.fill(screen.getByRole('textbox', { name: 'Your review' }), 'Once more.')
  await userEvent.click(screen.getByRole('button', { name: 'Submit Review' }))
  await expect.element(screen.getByText('You have already reviewed this product', { exact: true })).toBeVisible()
  await expect.element(screen.getByRole('textbox', { name: 'Your review' })).toHaveValue('Once more.')
  expect(calls.filter((call) => call.startsWith('POST'))).toHaveLength(1)
})
