import { asha } from '#src/shared/api/session-fixture.ts'
import { plainRing, plainVariant } from '#src/shared/shop/product-fixture.ts'
import { runningSale } from '#src/shared/shop/running-sale-fixture.ts'
import { leaveScreen, renderScreen, stubHost } from '#src/shared/ui/fixtures/screen-fixture.tsx'
import { Route, Routes } from 'react-router-dom'
import { afterEach, expect, test } from 'vitest'
import { SalePage } from './sale-page.tsx'

afterEach(leaveScreen)

test('a heart adds the variant with both ids, and removes it at the address of the product; Add to Cart adds one', async () => {
  const product = plainRing({ variants: [plainVariant(), plainVariant({ id: 'var-2', color: 'Silver' })] })
  const sale = runningSale(product.id)
  sale.sale_products = [{ product_id: product.id, discount_percent: 10, discount_amount: 0, product }]
  const sent: [call: string, body: unknown][] = []
  let wishes: object[] = []
  stubHost((call, body) => {
    if (call.endsWith('/sales')) return [sale]
    if (call.includes('/sales/')) return sale
    if (call.startsWith('GET')) return call.endsWith('/cart') ? { data: { items: [] } } : wishes
    sent.push([call, typeof body === 'string' ? JSON.parse(body) : body])
    if (call.endsWith('/cart')) return { data: { items: [] } }
    const wish = { product_id: product.id, variantId: 'var-2', product: { ...product, price: 1000 } }
    wishes = call.startsWith('POST') ? [wish] : []
    return call.startsWith('POST') ? wish : new Response(null, { status: 204 })
  })
  const { screen } = await renderScreen(
    <Routes>
      <Route path="/sales/:salesId" element={<SalePage />} />
    </Routes>,
    '/sales/sale-1',
    asha,
  )
  const card = screen.getByRole('article').filter({ hasText: 'Silver' })
  await card.getByRole('button', { name: /^Add .* wishlist$/ }).click()
  await expect.element(screen.getByText('Item added to your wishlist')).toBeVisible()
  await card.getByRole('button', { name: /^Remove .* wishlist$/ }).click()
  await expect.element(screen.getByText('Item removed from your wishlist')).toBeVisible()
  await card.getByRole('button', { name: 'Add to Cart' }).click()
  await expect.element(screen.getByText('Added to cart successfully')).toBeVisible()
  expect(sent).toEqual([
    ['POST /v1/wishlist', { productId: 'prod-1', variantId: 'var-2' }],
    ['DELETE /v1/wishlist/prod-1', { variantId: 'var-2' }],
    ['POST /v1/cart', { productVariantId: 'var-2', quantity: 1 }],
  ])
})
