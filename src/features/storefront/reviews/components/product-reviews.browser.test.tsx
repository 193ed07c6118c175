import { asha } from '#src/shared/api/session-fixture.ts'
import { session } from '#src/shared/api/session.ts'
import { leaveScreen, renderScreen, stubHost } from '#src/shared/ui/fixtures/screen-fixture.tsx'
import { afterEach, expect, test, vi } from 'vitest'
import { userEvent } from 'vitest/browser'
import { ProductReviews } from './product-reviews.tsx'

afterEach(leaveScreen)

test('another page of reviews is shown after one that failed to load', async () => {
  vi.spyOn(console, 'error').mockReturnValue()
  stubHost((call) =>
    call.includes('page=2')
      ? new Response(null, { status: 404 })
      : { data: { reviews: [], pagination: { totalPages: 0 } } },
  )
  const { screen, router } = await renderScreen(<ProductReviews productId="ring" />, '/products/ring?reviews=2')
  await expect.element(screen.getByText('Failed to load reviews. Please try again later.')).toBeVisible()
  await router.navigate('/products/ring')
  await expect.element(screen.getByText('No reviews yet. Be the first to review this product!')).toBeVisible()
})

test('a review that an ended session refuses stays in its form, which says so, and is sent after signing in', async () => {
  let isRefused = true
  const calls = stubHost((call) => {
    if (call === 'POST /v1/reviews') return new Response('{}', { status: isRefused ? 401 : 201 })
    return { data: { reviews: [], pagination: { totalPages: 0 } } }
  })
  const { screen } = await renderScreen(<ProductReviews productId="ring" />, '/products/ring', asha)
  await userEvent.click(screen.getByRole('radio', { name: '4 stars' }), { force: true })
  await userEvent.fill(screen.getByLabelText('Your review'), 'It sings at night')
  await userEvent.click(screen.getByRole('button', { name: 'Submit Review' }))
  await expect.element(screen.getByText('Please log in to send your review')).toBeVisible()
  await expect.element(screen.getByRole('link', { name: 'Login' })).toHaveAttribute('href', '/login')
  await expect.element(screen.getByLabelText('Your review')).toHaveValue('It sings at night')
  isRefused = false
  session.signIn({ token: 'another', user: asha })
  await userEvent.click(screen.getByRole('button', { name: 'Submit Review' }))
  await expect.element(screen.getByText('Review submitted successfully')).toBeVisible()
  expect(calls.filter((call) => call === 'POST /v1/reviews')).toHaveLength(2)
})
