import { useGetCart } from '#openapi/generated/client/cart/cart.ts'
import { AddToCartButton } from '#src/features/storefront/cart/components/add-to-cart-button.tsx'
import { asha } from '#src/shared/api/session-fixture.ts'
import { plainVariant } from '#src/shared/shop/product-fixture.ts'
import { leaveScreen, renderScreen, stubHost } from '#src/shared/ui/fixtures/screen-fixture.tsx'
import { afterEach, expect, test, vi } from 'vitest'
import { CartLink } from './counted-links.tsx'
import { OfflineBar } from './offline-bar.tsx'

afterEach(leaveScreen)

const product_variant = { ...plainVariant(), product: { id: 'prod-1', name: 'Ring', images: [] } }

/** The button works once the cart has been read. */
const Button = () => useGetCart().isSuccess && <AddToCartButton name="Ring" piece={{ productVariantId: 'var-1' }} />

test('without a connection the shop says so, and refuses a write without a call, with a way to retry', async () => {
  const bodies: unknown[] = []
  const items: object[] = []
  const calls = stubHost((call, body, isSigned) => {
    if (call.startsWith('POST')) {
      bodies.push([typeof body === 'string' && JSON.parse(body), isSigned])
      items.push({ id: 'line-1', quantity: 1, unit_price: 1000, product_variant })
    }
    return { data: { items } }
  })
  const { screen } = await renderScreen(
    <>
      <OfflineBar />
      <CartLink />
      <Button />
    </>,
    '/products',
    asha,
  )
  const bar = screen.getByText(
    'You are offline. You can still read what has loaded. Please make changes when you are connected again.',
    { exact: true },
  )
  const add = screen.getByRole('button', { name: 'Add to Cart', exact: true })
  await expect.element(screen.getByRole('link', { name: 'Cart, 0 items' })).toBeVisible()
  expect(bar.query()).toBeNull()
  const before = calls.length

  vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false)
  dispatchEvent(new Event('offline'))
  await expect.element(bar).toBeVisible()
  await add.click()
  await expect
    .element(screen.getByRole('alert'))
    .toHaveTextContent(
      'Failed to add to cart. Please try again.You are offline. Please try again when you are connected.',
    )
  expect(calls).toHaveLength(before)

  vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(true)
  dispatchEvent(new Event('online'))
  await expect.element(bar).not.toBeInTheDocument()
  await add.click()
  await expect.element(screen.getByText('Added to cart successfully', { exact: true })).toBeVisible()
  await expect.element(screen.getByRole('link', { name: 'Cart, 1 item' })).toBeVisible()
  expect(bodies).toEqual([[{ productVariantId: 'var-1', quantity: 1 }, true]])
})
