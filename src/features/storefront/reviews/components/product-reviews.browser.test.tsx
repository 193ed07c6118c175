import { leaveScreen, renderScreen, stubHost } from '#src/shared/ui/fixtures/screen-fixture.tsx'
import { afterEach, expect, test, vi } from 'vitest'
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
