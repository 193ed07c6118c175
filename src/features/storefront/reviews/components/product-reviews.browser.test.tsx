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

test('reviews come five a page, each page asked for once, when it is opened', async () => {
  const all = [1, 2, 3, 4, 5, 6, 7].map((id) => ({ id: `${id}`, rating: 5, comment: `Review ${id}` }))
  const calls = stubHost((call) => {
    const asked = new URLSearchParams(call.split('?')[1])
    const page = Number(asked.get('page'))
    const limit = Number(asked.get('limit'))
    const pagination = { page, limit, total: all.length, totalPages: Math.ceil(all.length / limit) }
    return { data: { reviews: all.slice((page - 1) * limit, page * limit), pagination } }
  })
  const { screen, router } = await renderScreen(<ProductReviews productId="ring" />, '/products/ring', asha)
  const shown = () =>
    screen
      .getByText(/^Review \d$/)
      .elements()
      .map(({ textContent }) => textContent)
  await expect.poll(shown).toEqual([1, 2, 3, 4, 5].map((id) => `Review ${id}`))
  const pages = screen.getByRole('navigation', { name: 'Pages of reviews' })
  await userEvent.click(pages.getByRole('link', { name: 'Page 2' }))
  await expect.poll(shown).toEqual(['Review 6', 'Review 7'])
  expect(router.state.location).toMatchObject({ pathname: '/products/ring', search: '?reviews=2', hash: '#reviews' })
  expect(calls).toEqual([1, 2].map((page) => `GET /v1/reviews?productId=ring&page=${page}&limit=5`))
})
