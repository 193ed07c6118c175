import { useGetCart } from '#openapi/generated/client/cart/cart.ts'
import { cartMemory } from '#src/features/storefront/cart/cart-changes.ts'
import { plainVariant } from '#src/shared/shop/product-fixture.ts'
import { leaveScreen, renderScreen, stubHost } from '#src/shared/ui/fixtures/screen-fixture.tsx'
import { AddToCartButton } from '#src/features/storefront/cart/components/add-to-cart-button.tsx'
import { afterEach, expect, test } from 'vitest'
import type { Locator } from 'vitest/browser'
import { CartLink } from '../../layouts/counted-links.tsx'
import { CartPage } from './cart-page.tsx'
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

test('the cart counts what was added before its first answer had come', async () => {
  const early = Promise.withResolvers<object>()
  const carts = [early.promise, { data: { items } }]
  stubHost((call) => (call.startsWith('POST') ? { data: {} } : (carts.shift() ?? {})))
  const { screen } = await renderScreen(
    <>
      <CartLink />
      <AddToCartButton piece={{ productVariantId: 'var-1' }} />
    </>,
  )
  await screen.getByRole('button', { name: 'Add to Cart' }).click()
  await expect.element(screen.getByText('Added to cart successfully')).toBeVisible()
  early.resolve({ data: { items: [] } })
  await expect.element(screen.getByRole('link', { name: 'Cart, 1 item' })).toBeVisible()
})

const stud = {
  ...items[0],
  id: 'line-2',
  quantity: 2,
  unit_price: 500,
  product_variant: {
    ...plainVariant({ id: 'var-2' }),
    product: { id: 'prod-2', name: 'Noor Stud', images: [] },
  },
}
const cart = (
  <>
    <CartLink />
    <main>
      <CartPage />
    </main>
  </>
)
const texts = (found: Locator) => found.elements().map(({ textContent }) => textContent)

test('lines come from the server; quantity, removal and Undo only change this tab', async () => {
  const calls = stubHost((call) => (call === 'GET /v1/cart' ? { data: { items: [...items, stud] } } : []))
  const first = await renderScreen(cart, '/cart')
  const { screen } = first
  const names = () => texts(screen.getByRole('heading', { level: 3 }))
  await expect.poll(names).toEqual(['Aarohi Ring', 'Noor Stud'])
  expect(texts(screen.getByRole('definition'))).toEqual(['₹2,000', '₹99', '₹2,099'])
  const quantity = screen.getByRole('combobox', { name: 'Quantity of Noor Stud' })
  expect(texts(quantity.getByRole('option'))).toEqual(['1', '2', '3', '4', '5'])
  await quantity.selectOptions('3')
  const total = screen.getByRole('region', { name: 'Order Summary' }).getByRole('status')
  await expect.element(total.filter({ hasText: 'total' })).toMatchTextContent('4 pieces, total ₹2,599')
  await expect.element(screen.getByText('₹500 each')).toBeVisible()
  await expect.element(screen.getByRole('link', { name: 'Cart, 4 items' })).toBeVisible()

  const remove = (name: string) =>
    screen
      .getByRole('listitem')
      .filter({ hasText: name })
      .getByRole('button', { name: /^Remove/ })
  await remove('Aarohi').click()
  await expect.poll(names).toEqual(['Noor Stud'])
  await expect.element(remove('Noor')).toHaveFocus()
  await screen.getByRole('button', { name: 'Undo' }).click()
  await expect.poll(names).toEqual(['Aarohi Ring', 'Noor Stud'])
  await remove('Aarohi').click()
  await expect.poll(names).toEqual(['Noor Stud'])
  await screen.unmount()

  const { screen: again } = await renderScreen(cart, '/cart')
  await expect.element(again.getByRole('combobox', { name: 'Quantity of Noor Stud' })).toHaveValue('3')
  expect(texts(again.getByRole('heading', { level: 3 }))).toEqual(['Noor Stud'])
  await again.getByRole('button', { name: /^Remove/ }).click()
  await expect.element(again.getByText('Your cart is empty', { exact: true })).toBeVisible()
  await expect.element(again.getByRole('heading', { level: 1 })).toHaveFocus()
  const onwards = again.getByRole('link', { name: 'Continue Shopping', exact: true })
  await expect.element(onwards).toHaveAttribute('href', '/products')
  expect(calls.filter((call) => !call.startsWith('GET'))).toEqual([])
})
