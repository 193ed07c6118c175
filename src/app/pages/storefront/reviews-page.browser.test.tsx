import { leaveScreen, renderScreen, stubHost } from '#src/shared/ui/fixtures/screen-fixture.tsx'
import { afterEach, expect, test, vi } from 'vitest'
import { userEvent } from 'vitest/browser'
import { ReviewsPage } from './reviews-page.tsx'

afterEach(leaveScreen)

const broken = () => new Response(null, { status: 500 })

test('reviews that fail to load say so, are logged, and Retry loads them', async () => {
  const logged = vi.spyOn(console, 'error').mockReturnValue()
  const reviews = [{ id: '1', rating: 5, comment: 'It rings softly.' }]
  let answer: () => object = broken
  stubHost(() => answer())
  const { screen } = await renderScreen(<ReviewsPage />, '/reviews')
  const text = 'Failed to load reviews. Please try again later.'
  await expect.element(screen.getByRole('alert')).toHaveTextContent(text)
  expect(logged.mock.calls.map(([what]) => what as unknown)).toEqual([text])
  answer = () => ({ status: 'success', data: { reviews } })
  await userEvent.click(screen.getByRole('button', { name: 'Retry', exact: true }))
  await expect.element(screen.getByRole('figure').getByText('“It rings softly.”')).toBeVisible()
})

test('/reviews shows every review, twelve a page: stars, quoted comment, author', async () => {
  const reviews = Array.from({ length: 26 }, (_, index) => ({
    id: `rev-${index}`,
    rating: 5 - (index % 5),
    comment: `Comment ${index}`,
    user: { name: `Author ${index}` },
    created_at: '2026-11-01T00:00:00Z',
  }))
  const signed: boolean[] = []
  const calls = stubHost((_call, _body, isSigned) => {
    signed.push(isSigned)
    return { status: 'success', data: { reviews } }
  })
  const { screen, router } = await renderScreen(<ReviewsPage />, '/reviews')
  const figures = () =>
    screen
      .getByRole('figure')
      .elements()
      .map(({ textContent }) => textContent)
  const wanted = (rows: typeof reviews) =>
    rows.map(
      ({ rating, comment, user }) => expect.stringMatching(`${rating} out of 5.*“${comment}”.*${user.name}`) as unknown,
    )
  const caption = (text: string) => expect.element(screen.getByText(text, { exact: true })).toBeVisible()
  const search = () => router.state.location.search
  await expect.poll(figures).toEqual(wanted(reviews.slice(0, 12)))
  expect(screen.getByRole('figure').getByRole('blockquote').elements()).toHaveLength(12)
  await caption('Showing 12 of 26 reviews')
  expect([calls, signed], 'without a token').toEqual([['GET /v1/reviews/all'], [false]])

  await screen.getByRole('link', { name: 'Page 2' }).click()
  await expect.poll(figures).toEqual(wanted(reviews.slice(12, 24)))
  expect(search()).toBe('?page=2')
  const stars = screen.getByRole('combobox', { name: 'Stars' })
  await userEvent.selectOptions(stars, '5')
  await expect.poll(search, { message: 'a filter goes back to page 1' }).toBe('?stars=5')
  await expect.poll(figures).toEqual(wanted(reviews.filter(({ rating }) => rating === 5)))
  await caption('Showing 6 of 6 reviews')
  await userEvent.selectOptions(stars, '')
  await userEvent.selectOptions(screen.getByRole('combobox', { name: 'Sort' }), 'lowest')
  await expect.poll(search).toBe('?sort=lowest')
  await expect.poll(() => figures()[0]).toContain('1 out of 5')
})
