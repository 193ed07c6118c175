import { leaveScreen, renderScreen, stubHost } from '#src/shared/ui/fixtures/screen-fixture.tsx'
import { Route, Routes } from 'react-router-dom'
import { afterEach, expect, test } from 'vitest'
import { CategoryPage } from './category-page.tsx'
import { CollectionPage } from './collection-page.tsx'
import { SalePage } from './sale-page.tsx'

afterEach(leaveScreen)

test.each([
  ['/categories/a', 'Jewelry Collection'],
  ['/collections/a', 'Collection'],
  ['/sales/a', 'Sale'],
])('%s is named %s if the server sends no name', async (address, title) => {
  stubHost((call) => (call.endsWith('/a') ? { id: 'a', description: 'Loaded.' } : []))
  const { screen } = await renderScreen(
    <Routes>
      <Route path="/categories/:categoryId" element={<CategoryPage />} />
      <Route path="/collections/:collectionId" element={<CollectionPage />} />
      <Route path="/sales/:salesId" element={<SalePage />} />
    </Routes>,
    address,
  )
  await expect.element(screen.getByText('Loaded.')).toBeVisible()
  await expect.element(screen.getByRole('heading', { level: 1 })).toHaveTextContent(title)
})
