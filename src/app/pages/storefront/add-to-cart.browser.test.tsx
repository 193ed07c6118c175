import { useGetCart } from '#openapi/generated/client/cart/cart.ts'
import { cartMemory } from '#src/features/storefront/cart/cart-changes.ts'
import { plainVariant } from '#src/shared/shop/product-fixture.ts'
import { leaveScreen, renderScreen, stubHost } from '#src/shared/ui/fixtures/screen-fixture.tsx'
import { AddToCartButton } from '#src/features/storefront/cart/components/add-to-cart-button.tsx'
import { afterEach, expect, test } from 'vitest'
import { AddToCart } from './product-screen.tsx'
import { useQuantity } from '#src/features/storefront/products/components/detail/quantity-stepper.tsx'

afterEach(leaveScreen)

const product_variant = { ...plainVariant(), product: { id: 'prod-1', name: 'Aarohi Ring', images: [] } }
const items = [{ id: 'line-1', quantity: 1, unit_price: 1000, product_variant }]

/** One is left; the button appears with the cart. */
function LastPiece() {
  const { take, problem } = useQuantity(1, 'var-1')
  const { isSuccess } = useGetCart()
  return (
    <>
      {isSuccess && (
        <AddToCart variantId="var-1" soldOut={false} free={1} takeQuantity={take} onRefusal={() => undefined} />
      )}
      <p>{problem}</p>
    </>
  )
}

test('the last piece can be removed from the cart and added again, without a call', async () => {
  const calls = stubHost(() => ({ data: { items } }))
  const { screen } = await renderScreen(<LastPiece />)
  const button = screen.getByRole('button', { name: 'Add to Cart' })
  await button.click()
  await expect.element(screen.getByText('Only 1 left, and 1 of them in your cart already.')).toBeVisible()
  cartMemory.change((memory) => ({ ...memory, changes: { 'line-1': 0 } }))
  await button.click()
  await expect.element(screen.getByText('1 item(s) added to your cart.')).toBeVisible()
  expect(cartMemory.read('user-1').changes).toEqual({ 'line-1': 1 })
  expect(calls).toEqual(['GET /v1/cart'])
})

const press = (button: Element | undefined, detail: number) =>
  button?.dispatchEvent(new MouseEvent('click', { bubbles: true, detail }))

test('a double click adds one piece, also where the shop answers between its clicks', async () => {
  const calls = stubHost((call) => (call.startsWith('POST') ? { data: {} } : { data: { items: [] } }))
  const { screen } = await renderScreen(
    <>
      <AddToCartButton name="Ring" piece={{ productVariantId: 'var-1' }} />
      <AddToCartButton name="Chain" piece={{ productVariantId: 'var-2' }} />
    </>,
  )
  const [ring, chain] = screen.getByRole('button', { name: 'Add to Cart' }).elements()
  const sent = () => calls.filter((call) => call.startsWith('POST'))
  press(ring, 1)
  await expect.element(screen.getByText('Added to cart successfully')).toBeVisible()
  await expect.poll(() => ring?.getAttribute('aria-busy')).toBeNull()
  press(ring, 2)
  // What the second click would send goes out before this.
  press(chain, 1)
  await expect.poll(() => sent().length).toBeGreaterThanOrEqual(2)
  await expect.poll(() => [ring, chain].map((button) => button?.getAttribute('aria-busy'))).toEqual([null, null])
  expect(sent()).toHaveLength(2)
})
