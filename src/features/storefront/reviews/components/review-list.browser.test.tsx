import { UiProvider } from '#src/shared/ui/theme/ui-provider.tsx'
import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { Suspense } from 'react'
import { MemoryRouter } from 'react-router-dom'
import { afterEach, expect, test, vi } from 'vitest'
import { render } from 'vitest-browser-react'
import { ReviewList } from './review-list.tsx'

afterEach(() => void vi.restoreAllMocks())

async function list(data: unknown, search = '') {
  vi.spyOn(window, 'fetch').mockImplementation(() => Promise.resolve(Response.json({ data })))
  return render(
    <UiProvider>
      <QueryClientProvider client={new QueryClient()}>
        <MemoryRouter initialEntries={[`/products/ring${search}`]}>
          <Suspense>
            <ReviewList productId="ring" />
          </Suspense>
        </MemoryRouter>
      </QueryClientProvider>
    </UiProvider>,
  )
}

test('an empty list says so, even if the server sends only the number of pages', async () => {
  const screen = await list({ reviews: [], pagination: { totalPages: 0 } })
  await expect.element(screen.getByText('No reviews yet. Be the first to review this product!')).toBeVisible()
})

test('a page beyond the last one links to the first', async () => {
  const screen = await list({ reviews: [], pagination: { totalPages: 2 } }, '?reviews=9')
  await expect.element(screen.getByText('There is no page 9')).toBeVisible()
  await expect
    .element(screen.getByRole('link', { name: 'To the first page' }))
    .toHaveAttribute('href', '/products/ring#reviews')
})

test('a review without an author or a date is listed', async () => {
  const screen = await list({ reviews: [{ id: 'r', rating: 5, comment: 'Fine', user: null, created_at: null }] })
  await expect.element(screen.getByRole('listitem')).toHaveTextContent('5 out of 5FineA customer')
})

test('a review in Urdu reads from the right, and its author does not turn the line of the date around', async () => {
  const screen = await list({
    reviews: [
      { id: 'r', rating: 5, comment: 'بہت خوبصورت!', user: { name: 'آمنہ' }, created_at: '2026-11-16T05:00:00Z' },
    ],
  })
  await expect.element(screen.getByText('بہت خوبصورت!')).toHaveAttribute('dir', 'auto')
  const author = screen.getByText('آمنہ', { exact: true })
  const date = screen.getByText('16 Nov 2026')
  const leftOf = (part: typeof author) => part.element().getBoundingClientRect().left
  expect(leftOf(author)).toBeLessThan(leftOf(date))
})
