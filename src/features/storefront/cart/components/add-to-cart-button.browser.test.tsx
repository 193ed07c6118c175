import { takeUnfinished } from '#src/shared/lib/storage/unfinished.ts'
import { session } from '#src/shared/api/session.ts'
import { leaveScreen, renderScreen, stubHost } from '#src/shared/ui/fixtures/screen-fixture.tsx'
import { afterEach, expect, test } from 'vitest'
import { userEvent } from 'vitest/browser'
import { AddToCartButton } from './add-to-cart-button.tsx'

afterEach(leaveScreen)

test('a guest is told why to sign in, and the product is added afterwards', async () => {
  const calls = stubHost(() => null)
  const { screen, router } = await renderScreen(<AddToCartButton name="Aarohi Ring" variantId="var-1" />, '/products')
  session.signOut()
  await userEvent.click(screen.getByRole('button', { name: 'Add to Cart' }))
  await expect.element(screen.getByText('Please log in, and we will add it to your cart.')).toBeVisible()
  expect(router.state.location.pathname).toBe('/login')
  expect(takeUnfinished('cart line')).toEqual({ variantId: 'var-1', quantity: 1, place: 'listing' })
  expect(calls.filter((call) => call.startsWith('POST'))).toEqual([])
})
