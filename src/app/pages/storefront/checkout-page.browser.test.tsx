import type { CartItem } from '#openapi/generated/model/cartItem.ts'
import { createQueryClient } from '#src/shared/api/query-client.ts'
import { session } from '#src/shared/api/session.ts'
import { asha } from '#src/shared/api/session-fixture.ts'
import { env } from '#src/shared/lib/env.ts'
import { passTime } from '#src/shared/lib/time/pass-time-fixture.ts'
import { plainVariant } from '#src/shared/shop/product-fixture.ts'
import { createMemoryRouter, RouterProvider } from 'react-router-dom'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { userEvent } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import { Providers } from '../../providers.tsx'
import { CartPage } from './cart-page.tsx'
import { CheckoutPage } from './checkout-page.tsx'

const home = {
  id: 'addr-1',
  fullName: 'Asha Rao',
  addressLine1: '4, Temple Street',
  city: 'Mysuru',
  state: 'Karnataka',
  zipCode: '570001',
  country: 'India',
  mobile: '98',
  isDefault: true,
}

const line = (id: string, name: string, price: number, quantity: number): CartItem => ({
  id,
  quantity,
  unit_price: price,
  product_variant: {
    ...plainVariant({ id: `var-${id}`, product_id: `prod-${id}`, size: '12' }),
    product: { id: `prod-${id}`, name, images: [] },
  },
})

let items: CartItem[]
let isCartBroken: boolean
let placed: unknown[]

/** A server for the calls of cart and checkout. */
function host(url: string, { body, method }: RequestInit): Response {
  const call = `${method} ${url}`
  if (call === 'GET /v1/cart')
    return isCartBroken ? new Response(null, { status: 500 }) : Response.json({ status: 'success', data: { items } })
  if (call === 'GET /v1/users/me') return Response.json({ user: { ...asha, addresses: [home] } })
  if (call === 'GET /v1/sales') return Response.json([])
  if (call !== 'POST /api/checkout') throw new Error(`Nobody asks for ${call}.`)
  placed.push(typeof body === 'string' ? JSON.parse(body) : body)
  return Response.json({ orderId: 'order-9', orderNumber: 'SUV-2026-00009' }, { status: 201 })
}

beforeEach(() => {
  items = [
    line('ring', 'Aarohi Ring', 1500, 2),
    line('bangle', 'Sargam Bangle', 900, 1),
    line('stud', 'Noor Stud', 50, 7),
  ]
  isCartBroken = false
  placed = []
  env.checkoutSummary = 'cart'
  session.signIn({ token: 'a-token', user: asha })
  vi.stubGlobal('fetch', (url: string, init: RequestInit) => Promise.resolve(host(url, init)))
})
afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
  env.checkoutSummary = 'sample'
  localStorage.clear()
  sessionStorage.clear()
  dispatchEvent(new StorageEvent('storage'))
})

/** The cart with this tab's changes: three bangles, no studs, and a promo code. */
function changeCart() {
  sessionStorage.setItem(
    'shop:cart',
    JSON.stringify({ [asha.id]: { changes: { bangle: 3, stud: 0 }, promo: 'FLAT50' } }),
  )
}

async function open(path = '/checkout') {
  const routes = [
    { path: '/', element: <h1>Home</h1> },
    { path: '/cart', element: <CartPage /> },
    { path: '/checkout', element: <CheckoutPage /> },
    { path: '/login', element: <h1>Login</h1> },
  ]
  const router = createMemoryRouter(routes, { initialEntries: [path] })
  const screen = await render(
    <Providers queryClient={createQueryClient()}>
      <RouterProvider router={router} />
    </Providers>,
  )
  return { screen, router }
}

test('in a cart build the checkout sums up this tab’s cart without the promo and orders exactly that', async () => {
  changeCart()
  const { screen, router } = await open()
  const summary = screen.getByRole('region', { name: 'Order Summary' })
  await expect.element(summary.getByText('The pieces in your cart.')).toBeVisible()
  expect(
    summary
      .getByRole('listitem')
      .elements()
      .map((item) => item.textContent),
  ).toEqual(['Aarohi RingGold · Size 122 pieces₹3,000', 'Sargam BangleGold · Size 123 pieces₹2,700'])
  expect(
    summary
      .getByRole('definition')
      .elements()
      .map((sum) => sum.textContent),
  ).toEqual(['₹5,700', '₹99', '₹5,799'])
  await expect.element(summary.getByText('Promo codes from the cart do not apply here.')).toBeVisible()

  await userEvent.click(screen.getByRole('radio', { name: 'UPI' }))
  await expect.element(screen.getByText('4, Temple Street')).toBeVisible()
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
  screen
    .getByRole('button', { name: 'Place Order' })
    .element()
    .dispatchEvent(new MouseEvent('click', { bubbles: true }))
  // Not `expect.element`, which advances the clock by more than a tick. The focus and the 2 s start together.
  while (document.activeElement?.textContent !== 'Order Placed Successfully!') await passTime(0)
  expect(screen.getByText('Your order number is SUV-2026-00009.').elements()).toHaveLength(1)
  expect(placed).toEqual([
    {
      paymentMethod: 'upi',
      items: [
        { productVariantId: 'var-ring', quantity: 2 },
        { productVariantId: 'var-bangle', quantity: 3 },
      ],
      shippingAddress: expect.objectContaining({
        full_name: 'Asha Rao',
        address_line1: '4, Temple Street',
        zip_code: '570001',
      }) as unknown,
    },
  ])
  await passTime(1999)
  expect(router.state.location.pathname, 'not before 2 s').toBe('/checkout')
  await passTime(1)
  expect(router.state.location.pathname).toBe('/')
  vi.useRealTimers()

  await router.navigate('/cart')
  await expect.element(screen.getByText('Your cart is empty')).toBeVisible()
  await router.navigate('/checkout')
  await expect.element(screen.getByText('Your cart is empty')).toBeVisible()
})

test('in a cart build an empty cart links to the shop and cannot be ordered', async () => {
  items = []
  const { screen } = await open()
  await expect.element(screen.getByText('Your cart is empty')).toBeVisible()
  await expect.element(screen.getByRole('link', { name: 'Continue Shopping' })).toHaveAttribute('href', '/products')
  expect(screen.getByRole('button', { name: 'Place Order' }).elements()).toEqual([])
})

test('in a cart build a cart that fails to load says so, and Retry loads it', async () => {
  isCartBroken = true
  const logged = vi.spyOn(console, 'error').mockReturnValue()
  const { screen } = await open()
  await expect.element(screen.getByRole('alert')).toHaveTextContent('Failed to load your cart. Please try again later.')
  expect(logged).toHaveBeenCalledOnce()
  logged.mockRestore()
  isCartBroken = false
  await userEvent.click(screen.getByRole('button', { name: 'Retry' }))
  await expect.element(screen.getByRole('region', { name: 'Order Summary' }).getByText('₹4,250')).toBeVisible()
})

test('in the default build the checkout orders the sample, whatever is in the cart', async () => {
  env.checkoutSummary = 'sample'
  changeCart()
  const { screen } = await open()
  const order = screen.getByRole('region', { name: 'Sample order' })
  await expect.element(order.getByText('Aarohi Solitaire Ring')).toBeVisible()
  await expect.element(order.getByText(/sample prices.* The shop books them at its present prices\.$/)).toBeVisible()
  expect(screen.getByText('Sargam Bangle').elements()).toEqual([])
})
