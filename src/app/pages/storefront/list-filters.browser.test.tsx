import { plainRing, plainVariant } from '#src/shared/shop/product-fixture.ts'
import { runningSale } from '#src/shared/shop/running-sale-fixture.ts'
import { leaveScreen, renderScreen, stubHost } from '#src/shared/ui/fixtures/screen-fixture.tsx'
import { Route, Routes } from 'react-router-dom'
import { afterEach, expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { CategoryPage } from './category-page.tsx'
import { CollectionPage } from './collection-page.tsx'
import { ProductsPage } from './products-page.tsx'
import { SalePage } from './sale-page.tsx'

/** Every list and its filters, in their order. */
const lists = {
  '/products': ['Price', 'Colour', 'Material'],
  '/categories/a': ['Price', 'Colour', 'Material', 'Occasion', 'Type'],
  '/collections/a': ['Price', 'Colour', 'Material'],
  '/sales/a': ['Price', 'Colour', 'Occasion', 'Type'],
} as const

type Title = (typeof lists)['/categories/a'][number]

/** For each filter a choice that keeps one of the two rings, and one that keeps none, with their addresses. */
const choices: Record<Title, { one: string; chip: string; address: string; none: string }> = {
  Price: { one: '1000', chip: 'Price: up to ₹1,000', address: '?max=1000', none: '1' },
  Colour: { one: 'Gold', chip: 'Colour: Gold', address: '?colour=Gold', none: 'Silver' },
  Material: { one: 'Gold', chip: 'Material: Gold', address: '?material=Gold', none: 'Silver' },
  Occasion: { one: 'Party', chip: 'Occasion: Party', address: '?occasion=Party', none: 'Traditional' },
  Type: { one: 'Modern', chip: 'Type: Modern', address: '?type=Modern', none: 'Ethnic' },
}

const ring = (name: string, base_price: number, color: string, product_metadata: Record<string, string>) =>
  plainRing({ id: name, name, base_price, product_metadata, variants: [plainVariant({ id: name, color })] })
const products = [
  ring('Kept', 900, 'Gold', { occasion: 'Formal, Party', type: 'modern', material_type: 'Yellow gold' }),
  ring('Other', 5000, 'Rose Gold', { occasion: 'Formal', type: 'Fusion', material_type: 'Steel' }),
]
const sale = runningSale('a')
sale.sale_products = products.map((product) => ({
  product_id: product.id,
  discount_percent: 0,
  discount_amount: 0,
  product,
}))

function answer(call: string): object {
  if (/\/(categories|collections)\/a/.test(call)) return { id: 'a', name: 'A', description: 'All.', products }
  if (call.includes('/sales/a')) return sale
  const pagination = { page: 1, limit: 12, total: 2, totalPages: 1, currentPage: 1, pages: 1 }
  return /\/products\?/.test(call) ? { data: products, pagination } : []
}

/** Opens a list at 1,440 px, where its filters stand beside it. */
async function open(address: string) {
  await page.viewport(1440, 900)
  stubHost(answer)
  const { screen, router } = await renderScreen(
    <Routes>
      <Route path="/products" element={<ProductsPage />} />
      <Route path="/categories/:categoryId" element={<CategoryPage />} />
      <Route path="/collections/:collectionId" element={<CollectionPage />} />
      <Route path="/sales/:salesId" element={<SalePage />} />
    </Routes>,
    address,
  )
  const panel = screen.getByRole('complementary', { name: 'Filters' })
  const chips = screen.getByRole('button', { name: /^Remove .*:/ })
  const cards = screen.getByRole('region', { name: 'Products' }).getByRole('article').getByRole('heading')
  const texts = (of: typeof chips) => of.elements().map(({ textContent }) => textContent)
  const state = () => [router.state.location.search, texts(cards), texts(chips)]
  const expectList = (search: string, names: string[], applied: string[]) =>
    expect.poll(state).toEqual([search, names, applied.map((chip) => `Remove ${chip}`)])
  return { screen, router, panel, expectList }
}

async function choose(panel: Awaited<ReturnType<typeof open>>['panel'], title: Title, value: string) {
  const group = panel.getByRole('group', { name: title, exact: true })
  if (title !== 'Price') return userEvent.click(group.getByRole('checkbox', { name: value, exact: true }))
  // At once: after a pause between two keys the first would apply.
  await userEvent.fill(group.getByRole('spinbutton', { name: 'Maximum price' }), value)
  await userEvent.keyboard('{Enter}')
}

const both = ['Kept', 'Other']
const all = Object.entries(lists)

afterEach(leaveScreen)

for (const [list, titles] of all)
  test(
    `${list} offers its filters in one order; each narrows, is in the address and has a chip; the chip and Back undo it`,
    { tags: list === '/products' ? [] : 'slow' },
    async () => {
      const { screen, router, panel, expectList } = await open(list)
      const legends = () => [...panel.element().querySelectorAll('legend')].map(({ textContent }) => textContent)
      await expect.poll(legends).toEqual(titles)
      await expectList('', both, [])
      for (const title of titles) {
        const { one, chip, address } = choices[title]
        await choose(panel, title, one)
        await expectList(address, ['Kept'], [chip])
        await screen.getByRole('button', { name: `Remove ${chip}` }).click()
        await expectList('', both, [])
        await router.navigate(-1)
        await expectList(address, ['Kept'], [chip])
        await router.navigate(-1)
        await expectList('', both, [])
        await expect.element(panel.getByRole('checkbox', { checked: true })).not.toBeInTheDocument()
      }
    },
  )

// One list that the server pages, and one that is filtered in the browser.
for (const list of ['/products', '/sales/a'] as const)
  test(
    `${list}: a filter without a match says so; Clear filters and Clear all undo it`,
    { tags: list === '/products' ? [] : 'slow' },
    async () => {
      const { screen, router, panel, expectList } = await open(list)
      await expectList('', both, [])
      for (const title of lists[list]) {
        await choose(panel, title, choices[title].none)
        await expect.element(screen.getByText('Nothing matches these filters')).toBeVisible()
        await screen.getByRole('button', { name: 'Clear filters' }).click()
        await expectList('', both, [])
        await router.navigate(-1)
        await expect.element(screen.getByText('Nothing matches these filters')).toBeVisible()
        await screen.getByRole('button', { name: 'Clear all' }).click()
        await expectList('', both, [])
      }
    },
  )

test.each(['/products', '/collections/a'])('%s follows a filter in its address that has no boxes', async (list) => {
  const { screen, expectList } = await open(`${list}?occasion=Party&type=Modern`)
  await expectList('?occasion=Party&type=Modern', ['Kept'], ['Occasion: Party', 'Type: Modern'])
  await screen.getByRole('button', { name: 'Remove Occasion: Party' }).click()
  await expectList('?type=Modern', ['Kept'], ['Type: Modern'])
})

test('the search has a chip too, which ends it; other lists know no search', async () => {
  const { screen, expectList } = await open('/products?q=ring')
  await expectList('?q=ring', both, ['Search: “ring”'])
  await screen.getByRole('button', { name: 'Remove Search: “ring”' }).click()
  await expectList('', both, [])
  await screen.unmount()
  const { expectList: expectOther } = await open('/categories/a?q=ring')
  await expectOther('?q=ring', both, [])
})

test('on a phone the filters open over the list; Escape, Back and the button with the count close them', async () => {
  const { screen, router, expectList } = await open('/products')
  await page.viewport(390, 844)
  await expectList('', both, [])
  const opener = screen.getByRole('button', { name: /^Filters/ })
  const over = screen.getByRole('dialog', { name: 'Filters' })
  await expect.element(opener).toBeVisible()
  expect(screen.getByRole('complementary', { name: 'Filters' }).query(), 'none beside it').toBeNull()
  for (const close of [() => userEvent.keyboard('{Escape}'), () => router.navigate(-1)]) {
    await userEvent.click(opener)
    await expect.element(over.getByRole('group', { name: 'Colour', exact: true })).toBeVisible()
    await close()
    await expect.element(over).not.toBeInTheDocument()
    expect(router.state.location).toMatchObject({ pathname: '/products', search: '' })
  }
  await userEvent.click(opener)
  await userEvent.click(over.getByRole('checkbox', { name: 'Gold', exact: true }).first())
  await userEvent.click(over.getByRole('button', { name: 'Show 1 variant' }))
  await expect.element(over).not.toBeInTheDocument()
  await expectList('?colour=Gold', ['Kept'], ['Colour: Gold'])
})
