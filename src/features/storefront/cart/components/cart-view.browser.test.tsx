import { useGetCart } from '#openapi/generated/client/cart/cart.ts'
import type { CartItem } from '#openapi/generated/model/cartItem.ts'
import { asha } from '#src/shared/api/session-fixture.ts'
import { now, setNow } from '#src/shared/lib/time/now.ts'
import { runningSale } from '#src/shared/shop/running-sale-fixture.ts'
import { plainVariant } from '#src/shared/shop/product-fixture.ts'
import { leaveScreen, renderScreen, stubHost } from '#src/shared/ui/fixtures/screen-fixture.tsx'
import { afterEach, expect, onTestFinished, test } from 'vitest'
import { userEvent } from 'vitest/browser'
import { CartView } from './cart-view.tsx'

afterEach(leaveScreen)

const item: CartItem = {
  id: 'a',
  quantity: 2,
  unit_price: 1080,
  product_variant: {
    ...plainVariant({ id: 'var-a', size: '12', price_modifier: 200 }),
    product: { id: 'prod-1', name: 'Aarohi Ring', images: [] },
  },
}

test('a line in a running sale has its usual price, struck through, and the name of the sale', async () => {
  stubHost((call) => (call.endsWith('/sales') ? [runningSale('prod-1')] : runningSale('prod-1')))
  const { screen } = await renderScreen(<CartView items={[item]} />)
  await expect.element(screen.getByText('· Winter Sale')).toBeVisible()
  const text = screen.getByRole('listitem').element().textContent
  expect(text).toContain('Before: ₹1,200Now: ₹1,080 each')
  expect(text).toContain('Line total Before: ₹2,400Now: ₹2,160')
})

test('Proceed to Checkout waits until every line can be ordered', async () => {
  stubHost(() => [])
  const soldOut = {
    ...item,
    id: 'b',
    product_variant: {
      ...item.product_variant,
      inventory: { total_quantity: 2, reserved_quantity: 2, minimum_stock_alert: 0 },
    },
  }
  const { screen } = await renderScreen(<CartView items={[item, soldOut]} />)
  const held = screen.getByRole('button', { name: 'Proceed to Checkout' })
  await expect.element(held).toBeDisabled()
  await expect
    .element(held)
    .toHaveAccessibleDescription(
      'Not everything in your cart can be ordered. What is sold out does not count in the total; remove it.',
    )
  await expect.element(screen.getByText(/^2.pieces, total ₹2,259$/)).toBeInTheDocument()
  await userEvent.click(screen.getByRole('button', { name: /^Remove/ }).nth(1))
  await expect.element(screen.getByRole('link', { name: 'Proceed to Checkout' })).toHaveAttribute('href', '/checkout')
})

test('what is short counts in the total, and the reason says to choose fewer', async () => {
  stubHost(() => [])
  const short = { ...item, product_variant: { ...item.product_variant, inventory: plainVariant({}, 1).inventory } }
  const { screen } = await renderScreen(<CartView items={[short]} />)
  await expect
    .element(screen.getByRole('button', { name: 'Proceed to Checkout' }))
    .toHaveAccessibleDescription(
      'Not everything in your cart can be ordered. Choose fewer of what is short; until then the total counts all of it.',
    )
  await expect.element(screen.getByText(/^2.pieces, total ₹2,259$/)).toBeInTheDocument()
})

test('one price with paise shows them everywhere, so that the lines add up to the subtotal', async () => {
  stubHost(() => [])
  const lines = [
    { ...item, quantity: 1, unit_price: 282_356 },
    { ...item, id: 'b', quantity: 3, unit_price: 156_639.75 },
  ]
  const { screen } = await renderScreen(<CartView items={lines} />)
  await expect.element(screen.getByText('₹1,56,639.75 each')).toBeVisible()
  await expect.element(screen.getByText('Line total ₹4,69,919.25')).toBeVisible()
  await expect.element(screen.getByText('Line total ₹2,82,356.00')).toBeVisible()
  const sums = screen.getByRole('definition').elements()
  expect(sums.map(({ textContent }) => textContent)).toEqual(['₹7,52,275.25', '₹99.00', '₹7,52,374.25'])
})

test('a cart of 5,000 lines shows a hundred at a time and counts them all', { tags: 'slow' }, async () => {
  stubHost(() => [])
  const items = Array.from({ length: 5000 }, (_, index) => ({ ...item, id: `item-${index}` }))
  const { screen } = await renderScreen(<CartView items={items} />)
  await expect.element(screen.getByText(/^10,000.pieces, total/)).toBeInTheDocument()
  expect(screen.getByRole('listitem').elements()).toHaveLength(100)
  await userEvent.click(screen.getByRole('button', { name: 'Show 100 more of 4,900' }))
  expect(screen.getByRole('listitem').elements()).toHaveLength(200)
})

function LoadedCart() {
  const { data } = useGetCart()
  return data && <CartView items={data.data.items} />
}

test('a cart that is open while a sale ends has the usual prices at once, and says why', async () => {
  onTestFinished(() => setNow(() => new Date()))
  let unitPrice = 1080
  const calls = stubHost((call) => {
    if (call.endsWith('/cart')) return { data: { items: [{ ...item, unit_price: unitPrice }] } }
    return call.endsWith('/sales') ? [runningSale('prod-1')] : runningSale('prod-1')
  })
  const { screen } = await renderScreen(<LoadedCart />, '/', asha)
  await expect.element(screen.getByText('· Winter Sale')).toBeVisible()
  expect(calls.filter((call) => call.endsWith('/cart'))).toHaveLength(1)
  unitPrice = 1200
  const over = new Date(now().getTime() + 61 * 60_000)
  setNow(() => over)
  await expect.element(screen.getByText('A sale has begun or ended: prices in your cart have changed.')).toBeVisible()
  await expect.poll(() => screen.getByRole('listitem').element().textContent).toContain('₹1,200 each')
  await expect.element(screen.getByText('· Winter Sale')).not.toBeInTheDocument()
})

test('a piece that leaves the open cart since it was deleted is told by name', async () => {
  let items = [item]
  stubHost((call) => (call.endsWith('/cart') ? { data: { items } } : []))
  const { screen } = await renderScreen(<LoadedCart />, '/', asha)
  await expect.element(screen.getByRole('listitem').filter({ hasText: 'Aarohi Ring' })).toBeVisible()
  items = []
  document.dispatchEvent(new Event('visibilitychange', { bubbles: true }))
  await expect.element(screen.getByText('Aarohi Ring is no longer in your cart.')).toBeVisible()
  await expect.element(screen.getByText('Your cart is empty')).toBeVisible()
})

test('only the exact code FLAT50 works; it outlives the screen, is never sent, and can be removed', async () => {
  const said: unknown[] = []
  const calls = stubHost((_call, body) => {
    said.push(body)
    return []
  })
  const { screen, router } = await renderScreen(<CartView items={[item]} />, '/cart', asha)
  const code = screen.getByRole('textbox', { name: 'Promo code', exact: true })
  const sums = () =>
    screen
      .getByRole('definition')
      .elements()
      .map(({ textContent }) => textContent)
  await expect.element(screen.getByText(/your order is placed without it/)).toBeVisible()
  await userEvent.fill(code, 'flat50')
  await userEvent.keyboard('{Enter}')
  await expect.element(code).toHaveAccessibleDescription(/codes are case-sensitive/)
  await expect.element(code).toHaveFocus()
  expect(sums()).toEqual(['₹2,160', '₹99', '₹2,259'])

  await userEvent.fill(code, 'FLAT50')
  await userEvent.click(screen.getByRole('button', { name: 'Apply', exact: true }))
  await expect.element(screen.getByRole('button', { name: 'Remove FLAT50' })).toHaveFocus()
  expect(sums()).toEqual(['₹2,160', '₹99', '−₹200', '₹2,059'])
  await screen.unmount()

  const { screen: again } = await renderScreen(<CartView items={[item]} />, '/cart', asha)
  await userEvent.click(again.getByRole('button', { name: 'Remove FLAT50' }))
  await expect.element(again.getByRole('textbox', { name: 'Promo code', exact: true })).toHaveFocus()
  expect(again.getByText('−₹200').elements()).toEqual([])
  expect(JSON.stringify([calls, said])).not.toMatch(/flat50/i)
  await expect
    .element(again.getByRole('link', { name: 'Proceed to Checkout', exact: true }))
    .toHaveAttribute('href', '/checkout')
  expect(router.state.location.pathname).toBe('/cart')
})
