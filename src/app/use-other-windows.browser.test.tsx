import { useListCollections } from '#openapi/generated/client/collections/collections.ts'
import { CartLink } from '#src/app/layouts/counted-links.tsx'
import { AddToCartButton } from '#src/features/storefront/cart/components/add-to-cart-button.tsx'
import { asha } from '#src/shared/api/session-fixture.ts'
import { plainVariant } from '#src/shared/shop/product-fixture.ts'
import { leaveScreen, renderScreen, stubHost } from '#src/shared/ui/fixtures/screen-fixture.tsx'
import { afterEach, expect, onTestFinished, test, vi } from 'vitest'
import { userEvent } from 'vitest/browser'
import { useOtherWindows } from './use-other-windows.ts'

afterEach(leaveScreen)

const line = {
  id: 'item-1',
  quantity: 2,
  unit_price: 1500,
  product_variant: { ...plainVariant({ id: 'var-1' }), product: { id: 'prod-1', name: 'Ring', images: [] } },
}
/** Another window of this browser, which hears of each write and may tell of its own. */
function otherWindow() {
  const channel = new BroadcastChannel('suvarnika writes')
  let heard = 0
  channel.addEventListener('message', () => {
    heard += 1
  })
  onTestFinished(() => channel.close())
  // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a channel has no target
  return { heard: () => heard, write: () => channel.postMessage(null) }
}

function Shop() {
  useOtherWindows()
  const { data } = useListCollections({ page: 1 })
  return (
    <>
      <p>{data?.data[0]?.name}</p>
      <CartLink />
      <AddToCartButton name="Ring" piece={{ productVariantId: 'var-1' }} />
    </>
  )
}

test('the count of the cart and what is public follow what another window of this browser does', async () => {
  let items: unknown[] = []
  let name = 'Rings'
  stubHost((call) =>
    call.endsWith('/cart') ? { data: { items } } : { data: [{ id: 'col-1', name, thumbnail: null }] },
  )
  const { screen } = await renderScreen(<Shop />, '/', asha)
  await expect.element(screen.getByRole('link', { name: 'Cart, 0 items' })).toBeVisible()
  await expect.element(screen.getByText('Rings')).toBeVisible()
  items = [line]
  name = 'Last rings'
  otherWindow().write()
  await expect.element(screen.getByRole('link', { name: 'Cart, 2 items' })).toBeVisible()
  await expect.element(screen.getByText('Last rings')).toBeVisible()
})

test('a hidden window loads nothing until it is looked at', async () => {
  const calls = stubHost((call) => (call.endsWith('/cart') ? { data: { items: [] } } : { data: [] }))
  const { screen } = await renderScreen(<Shop />, '/', asha)
  await expect.element(screen.getByRole('link', { name: 'Cart, 0 items' })).toBeVisible()
  const before = calls.length
  const state = vi.spyOn(document, 'visibilityState', 'get').mockReturnValue('hidden')
  onTestFinished(() => state.mockRestore())
  const third = otherWindow()
  otherWindow().write()
  await expect.poll(third.heard).toBe(1)
  expect(calls.slice(before)).toEqual([])
  state.mockReturnValue('visible')
  document.dispatchEvent(new Event('visibilitychange', { bubbles: true }))
  await expect.poll(() => calls.slice(before).toSorted()).toEqual(['GET /v1/cart', 'GET /v1/collections?page=1'])
})

test('a write is told to the other windows, and not to this one', async () => {
  const other = otherWindow()
  const calls = stubHost((call) => (call.startsWith('POST') ? { data: {} } : { data: { items: [line] } }))
  const { screen } = await renderScreen(<Shop />, '/', asha)
  await expect.element(screen.getByRole('link', { name: 'Cart, 2 items' })).toBeVisible()
  expect(other.heard()).toBe(0)
  await userEvent.click(screen.getByRole('button', { name: 'Add to Cart' }))
  await expect.element(screen.getByText('Added to cart successfully')).toBeVisible()
  await expect.poll(other.heard).toBe(1)
  expect(calls.filter((call) => call === 'GET /v1/cart')).toHaveLength(2)
})
