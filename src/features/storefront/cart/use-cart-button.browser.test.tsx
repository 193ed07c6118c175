import { useGetCart } from '#openapi/generated/client/cart/cart.ts'
import type { CartItem } from '#openapi/generated/model/cartItem.ts'
import { plainVariant } from '#src/shared/shop/product-fixture.ts'
import { leaveScreen, renderScreen, stubHost } from '#src/shared/ui/fixtures/screen-fixture.tsx'
import { afterEach, expect, test } from 'vitest'
import { cartMemory } from './cart-changes.ts'
import { cartRows } from './cart-rows.ts'
import { AddToCartButton } from './components/add-to-cart-button.tsx'

afterEach(leaveScreen)

const item: CartItem = {
  id: 'line-1',
  quantity: 1,
  unit_price: 1000,
  product_variant: { ...plainVariant(), product: { id: 'prod-1', name: 'Aarohi Ring', images: [] } },
}

function Pieces() {
  const { data } = useGetCart()
  const { changes } = cartMemory.useOwn()
  return <output>{data && `${cartRows(data.data.items, changes).length} in the cart`}</output>
}

test.each([
  ['the variant', { productVariantId: 'var-1' }],
  ['its product', { productId: 'prod-1' }],
])('a removed piece returns when %s is added, even if the answer does not name its line', async (_, piece) => {
  stubHost((call) => (call === 'POST /v1/cart' ? { status: 'success' } : { data: { items: [item] } }))
  const { screen } = await renderScreen(
    <>
      <Pieces />
      <AddToCartButton name="Aarohi Ring" piece={piece} soldOut={false} />
    </>,
  )
  await expect.element(screen.getByText('1 in the cart')).toBeVisible()
  cartMemory.change((memory) => ({ ...memory, changes: { 'line-1': 0 } }))
  await expect.element(screen.getByText('0 in the cart')).toBeVisible()
  await screen.getByRole('button', { name: 'Add to Cart' }).click()
  await expect.element(screen.getByText('1 in the cart')).toBeVisible()
})
