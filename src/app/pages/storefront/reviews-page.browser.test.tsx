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
