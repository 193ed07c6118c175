import type { Product } from '#openapi/generated/model/product.ts'
import { asha } from '#src/shared/api/session-fixture.ts'
import { plainRing, plainVariant } from '#src/shared/shop/product-fixture.ts'
import { leaveScreen, renderScreen, stubHost } from '#src/shared/ui/fixtures/screen-fixture.tsx'
import { Route, Routes } from 'react-router-dom'
import { afterEach, expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { ProductsPage } from './products-page.tsx'

afterEach(leaveScreen)

const ring = (number: number, base_price: number, colours: string[]): Product =>
  plainRing({
    id: `prod-${number}`,
    name: `Ring ${number}`,
    base_price,
    variants: colours.map((color, index) =>
      plainVariant({
        id: `var-${number}-${index}`,
        product_id: `prod-${number}`,
        color,
        size: '6',
        price_modifier: 500,
      }),
    ),
  })
/** Thirty rings, each 3,000 rupees dearer than the one before; the first comes in two colours. */
const rings = Array.from({ length: 30 }, (_, index) =>
  ring(index + 1, 3000 * index + 1500, index === 0 ? ['Rose Gold', 'Gold'] : [index % 2 === 0 ? 'Gold' : 'Pearl']),
)

/** Opens all products at 1,440 px, where the filters stand beside the list, on a host that pages them. */
async function open(address: string) {
  await page.viewport(1440, 900)
  const written: unknown[] = []
  const calls = stubHost((call, body, isSigned) => {
    if (call === 'POST /v1/cart')
      return (written.push([typeof body === 'string' && JSON.parse(body), isSigned]), { data: {} })
    if (call.endsWith('/cart')) return { data: { items: [] } }
    const [, asked] = /^GET \/v1\/products\?(.*)/.exec(call) ?? []
    if (asked === undefined) return []
    const [at, limit] = ['page', 'limit'].map((name) => Number(new URLSearchParams(asked).get(name))) as [
      number,
      number,
    ]
    const totalPages = Math.ceil(rings.length / limit)
    const pagination = { page: at, limit, total: rings.length, totalPages, currentPage: at, pages: totalPages }
    return { data: rings.slice((at - 1) * limit, at * limit), pagination }
  })
  const { screen, router } = await renderScreen(
    <Routes>
      <Route path="/products" element={<ProductsPage />} />
    </Routes>,
    address,
    asha,
  )
  const results = screen.getByRole('region', { name: 'Products', exact: true })
  const cards = results.getByRole('article')
  const names = () =>
    cards
      .getByRole('heading')
      .elements()
      .map(({ textContent }) => textContent)
  const asked = () => calls.filter((call) => call.startsWith('GET /v1/products?')).map((call) => call.split('?')[1])
  const panel = screen.getByRole('complementary', { name: 'Filters' })
  return { screen, router, results, cards, names, asked, panel, written, search: () => router.state.location.search }
}

const ringsAt = (numbers: number[]) => numbers.map((number) => `Ring ${number}`)
const upTo = (count: number) => Array.from({ length: count }, (_, index) => index + 1)

test('the server pages all products by twelve; every variant shows its name, colour, size, price, heart and button', async () => {
  const { screen, results, cards, names, asked, written, search } = await open('/products')
  await expect.poll(names).toEqual(ringsAt([1, ...upTo(12)]))
  await expect.element(screen.getByRole('heading', { level: 1 })).toHaveTextContent('All Products')
  await expect.element(screen.getByText('Showing 13 of 13 variants', { exact: true })).toBeVisible()
  expect(asked()).toEqual(['page=1&limit=12'])
  const first = cards.first()
  const shown = first.element().textContent
  for (const text of ['Ring 1', 'Rose Gold', '6', '₹2,000']) expect(shown).toContain(text)
  expect(shown, 'no decimals in a list').not.toMatch(/₹[\d,]+\.\d/)
  const link = first.getByRole('heading').getByRole('link')
  await expect.element(link).toHaveAttribute('href', '/products/prod-1?variant=var-1-0')
  await expect.element(first.getByRole('button', { name: /wishlist$/ })).toBeVisible()
  await first.getByRole('button', { name: /^Add .* to cart|^Add to Cart/i }).click()
  await expect.element(screen.getByText('Added to cart successfully')).toBeVisible()
  expect(written).toEqual([[{ productVariantId: 'var-1-0', quantity: 1 }, true]])

  await screen
    .getByRole('navigation', { name: /^Pages/ })
    .getByRole('link', { name: 'Page 2' })
    .click()
  await expect.poll(names).toEqual(ringsAt(upTo(24).slice(12)))
  expect([search(), asked().at(-1)]).toEqual(['?page=2', 'page=2&limit=12'])
  await expect.element(results, { message: 'the list begins at its top, for the keyboard too' }).toHaveFocus()
  await expect.element(results).toBeInViewport()
})

test('all filters and orders are offered, with none chosen', async () => {
  const { screen, names, panel } = await open('/products')
  await expect.poll(() => names().length).toBe(13)
  const namesOf = (title: string) =>
    panel
      .getByRole('group', { name: title, exact: true })
      .getByRole('checkbox')
      .elements()
      .map((box) => box.closest('label')?.textContent)
  const metals = ['Gold', 'Silver', 'Platinum']
  const others = ['Rose Gold', 'White Gold', 'Diamond', 'Pearl', 'Black', 'Ruby', 'Emerald', 'Sapphire', 'Solitare']
  expect(namesOf('Colour')).toEqual([...metals, ...others])
  expect(namesOf('Material')).toEqual(metals)
  expect(panel.getByRole('checkbox', { checked: true }).elements()).toEqual([])
  const sort = screen.getByRole('combobox', { name: 'Sort' })
  expect([...sort.element().querySelectorAll('option')].map(({ textContent, value }) => [textContent, value])).toEqual([
    ['Sort By', 'default'],
    ['Price: Low to High', 'price-low-high'],
    ['Price: High to Low', 'price-high-low'],
  ])
  await expect.element(sort).toHaveValue('default')
  for (const [name, value] of Object.entries({ 'Minimum price': '0', 'Maximum price': '60000' })) {
    const slider = panel.getByRole('slider', { name: `${name}, slider` })
    await expect.element(slider).toHaveAttribute('min', '0')
    await expect.element(slider).toHaveAttribute('max', '60000')
    await expect.element(slider).toHaveValue(value)
    await expect.element(panel.getByRole('spinbutton', { name })).toHaveValue(value)
  }
})

test('filters and sort cover the whole shop and live in the address', async () => {
  const { screen, names, asked, panel, search } = await open('/products')
  await expect.poll(() => names().length).toBe(13)
  const sort = screen.getByRole('combobox', { name: 'Sort' })
  const follow = (address: string, numbers: number[]) =>
    expect.poll(() => [search(), names()]).toEqual([address, ringsAt(numbers)])
  await userEvent.selectOptions(sort, 'price-low-high')
  await follow('?sort=price-low-high', [1, ...upTo(11)])
  expect(asked().slice(1)).toEqual(['page=1&limit=100'])
  await screen.getByRole('link', { name: 'Page 2' }).click()
  await follow('?sort=price-low-high&page=2', upTo(23).slice(11))

  const colours = panel.getByRole('group', { name: 'Colour', exact: true })
  await userEvent.click(colours.getByRole('checkbox', { name: 'Gold', exact: true }))
  const gold = upTo(30).filter((number) => number % 2 === 1)
  await follow('?colour=Gold&sort=price-low-high', gold.slice(0, 12))
  await userEvent.click(colours.getByRole('checkbox', { name: 'Pearl' }))
  await userEvent.fill(panel.getByRole('spinbutton', { name: 'Maximum price' }), '55000')
  await userEvent.selectOptions(sort, 'price-high-low')
  await follow('?colour=Gold&colour=Pearl&max=55000&sort=price-high-low', upTo(18).toReversed().slice(0, 12))

  await screen.getByRole('button', { name: 'Remove Colour: Pearl' }).click()
  await follow('?colour=Gold&max=55000&sort=price-high-low', gold.slice(0, 9).toReversed())
  await expect
    .element(screen.getByRole('button', { name: 'Remove Price: up to ₹55,000' }), { message: 'the next chip' })
    .toHaveFocus()
  await screen.getByRole('button', { name: 'Clear all' }).click()
  // At its right end the slider has no upper bound.
  await follow('?sort=price-high-low', upTo(30).toReversed().slice(0, 12))
})
