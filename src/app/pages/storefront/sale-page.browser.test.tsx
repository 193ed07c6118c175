import { asha } from '#src/shared/api/session-fixture.ts'
import { plainRing, plainVariant } from '#src/shared/shop/product-fixture.ts'
import { runningSale } from '#src/shared/shop/running-sale-fixture.ts'
import { leaveScreen, renderScreen, stubHost } from '#src/shared/ui/fixtures/screen-fixture.tsx'
import { Route, Routes } from 'react-router-dom'
import { afterEach, expect, test } from 'vitest'
import { type Locator, page } from 'vitest/browser'
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

const inTwoColours = (number: number) => {
  const id = `prod-${number}`
  const variants = ['Gold', 'Silver'].map((color) => plainVariant({ id: `${id}-${color}`, product_id: id, color }))
  return plainRing({ id, name: `Ring ${number}`, base_price: 305_250, variants })
}
const filters = {
  Price: [],
  Colour: ['Gold', 'Silver'],
  Occasion: ['Party', 'Formal', 'Traditional'],
  Type: ['Modern', 'Ethnic'],
}

const texts = (found: Locator) => found.elements().map(({ textContent }) => textContent)

test('a sale shows its title, its own filters, all unticked, three columns and ten variants a page', async () => {
  const sale_products = Array.from({ length: 17 }, (_, index) => inTwoColours(index + 1)).map((product) => ({
    product_id: product.id,
    discount_percent: 7.5,
    discount_amount: 0,
    product,
  }))
  const sale = { ...runningSale('prod-1'), name: 'Winter Wedding Edit', description: 'A gentler price.', sale_products }
  const signed: boolean[] = []
  stubHost((call, _body, isSigned) => {
    if (call === 'GET /v1/sales/sale-1') signed.push(isSigned)
    return call.endsWith('/sales') ? [sale] : call.includes('/sales/') ? sale : []
  })
  await page.viewport(1440, 900)
  const element = <Route path="/sales/:salesId" element={<SalePage />} />
  const { screen } = await renderScreen(<Routes>{element}</Routes>, '/sales/sale-1', asha)
  const cards = screen.getByRole('article')
  await expect.poll(() => cards.elements()).toHaveLength(10)
  await expect.poll(() => document.title).toBe('Winter Wedding Edit · Suvarnika')
  await expect.element(screen.getByRole('heading', { level: 1 })).toHaveTextContent('Winter Wedding Edit')
  await expect.element(screen.getByText('A gentler price.')).toBeVisible()
  expect(new Set(signed), 'asked for without a token').toEqual(new Set([false]))

  const panel = screen.getByRole('complementary', { name: 'Filters' })
  const legends = [...panel.element().querySelectorAll('legend')].map(({ textContent }) => textContent)
  expect(legends).toEqual(Object.keys(filters))
  for (const [name, boxes] of Object.entries(filters))
    for (const box of boxes)
      await expect.element(panel.getByRole('group', { name }).getByRole('checkbox', { name: box })).not.toBeChecked()
  expect(panel.getByRole('checkbox').elements()).toHaveLength(7)
  await expect.element(panel.getByRole('spinbutton', { name: 'Minimum price' })).toHaveValue('0')
  await expect.element(panel.getByRole('spinbutton', { name: 'Maximum price' })).toHaveValue('60000')
  const sorts = screen.getByRole('combobox', { name: 'Sort' }).getByRole('option')
  expect(texts(sorts)).toEqual(['Sort By', 'Price: Low to High', 'Price: High to Low'])

  await expect.element(screen.getByText('Showing 10 of 34 variants')).toBeVisible()
  await expect
    .element(screen.getByRole('navigation', { name: /page/i }).getByRole('link', { name: /4$/ }))
    .toBeVisible()
  const lefts = cards.elements().map((card) => Math.round(card.getBoundingClientRect().left))
  expect(new Set(lefts).size).toBe(3)
  expect(cards.first().element().querySelector('s')?.textContent).toContain('₹3,05,250')
  await expect.element(cards.first()).toMatchTextContent(/₹2,82,356.*7.5% off|7.5% off.*₹2,82,356/)
  const hearts = screen.getByRole('button', { name: /wishlist$/ }).elements()
  expect(new Set(hearts.map((heart) => heart.ariaLabel)).size, 'each heart names its variant').toBe(10)
})
