import { plainRing, plainVariant } from '#src/shared/shop/product-fixture.ts'
import { leaveScreen, renderScreen, stubHost } from '#src/shared/ui/fixtures/screen-fixture.tsx'
import { Route, Routes } from 'react-router-dom'
import { afterEach, expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { CategoryPage } from './category-page.tsx'
import { CollectionPage } from './collection-page.tsx'

afterEach(leaveScreen)

const rings = Array.from({ length: 14 }, (_, index) => `ring-${index + 1}`)
const products = rings.map((id) => plainRing({ id, name: id, variants: [plainVariant({ id })] }))

test.each([
  ['/categories/a', 'Rings', 'Jewelry Collection'],
  ['/collections/a', 'Gold Collection', null],
])('%s has the loaded name, no filter yet, and pages of twelve without a call', async (address, name, eyebrow) => {
  await page.viewport(1440, 900)
  const calls = stubHost((call) => (call.endsWith(address) ? { id: 'a', name, description: 'All.', products } : []))
  const { screen, router } = await renderScreen(
    <Routes>
      <Route path="/categories/:categoryId" element={<CategoryPage />} />
      <Route path="/collections/:collectionId" element={<CollectionPage />} />
    </Routes>,
    address,
  )
  const cards = screen.getByRole('region', { name: 'Products' }).getByRole('article').getByRole('heading')
  const names = () => cards.elements().map(({ textContent }) => textContent)
  await expect.poll(names).toEqual(rings.slice(0, 12))
  await expect.element(screen.getByRole('heading', { level: 1 })).toHaveTextContent(name)
  if (eyebrow !== null) await expect.element(screen.getByText(eyebrow, { exact: true })).toBeVisible()
  await expect.element(screen.getByText('Showing 12 of 14 variants', { exact: true })).toBeVisible()
  const filters = screen.getByRole('complementary', { name: 'Filters' })
  expect(filters.getByRole('checkbox').elements().length).toBeGreaterThan(0)
  expect(filters.getByRole('checkbox', { checked: true }).elements()).toEqual([])
  expect(calls.filter((call) => call.includes(address))).toEqual([`GET /v1${address}`])

  const before = calls.length
  await userEvent.click(screen.getByRole('navigation', { name: /^Pages/ }).getByRole('link', { name: 'Page 2' }))
  await expect.poll(names).toEqual(rings.slice(12))
  expect(router.state.location).toMatchObject({ pathname: address, search: '?page=2' })
  expect(calls).toHaveLength(before)
})
