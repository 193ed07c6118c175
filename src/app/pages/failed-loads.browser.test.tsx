import { asha } from '#src/shared/api/session-fixture.ts'
import { leaveScreen, renderScreen, stubHost } from '#src/shared/ui/fixtures/screen-fixture.tsx'
import type { ReactNode } from 'react'
import { Route, Routes } from 'react-router-dom'
import { afterEach, expect, test, vi } from 'vitest'
import { ProfilePage } from './account/account-page.tsx'
import { AddressPage } from './account/address-page.tsx'
import { PersonalInfoPage } from './account/personal-info-page.tsx'
import { CategoryPage } from './storefront/category-page.tsx'
import { CollectionPage } from './storefront/collection-page.tsx'
import { ProductPage } from './storefront/product-page.tsx'
import { ProductsPage } from './storefront/products-page.tsx'
import { SalePage } from './storefront/sale-page.tsx'

afterEach(leaveScreen)

const products = 'Failed to load products. Please try again later.'

test.each<[path: string, page: ReactNode, text: string]>([
  ['/products', <ProductsPage key="products" />, products],
  ['/products/:productId', <ProductPage key="product" />, 'Failed to load product. Please try again later.'],
  ['/categories/:categoryId', <CategoryPage key="category" />, 'Failed to load category. Please try again later.'],
  ['/collections/:collectionId', <CollectionPage key="collection" />, products],
  ['/sales/:salesId', <SalePage key="sale" />, products],
  ['/account', <ProfilePage key="account" />, 'Error loading profile. Please try again later.'],
  ['/account/personal-info', <PersonalInfoPage key="info" />, 'Failed to fetch user data'],
  ['/account/address', <AddressPage key="address" />, 'Failed to fetch addresses'],
])('%s says what did not load, and offers Retry', async (path, page, text) => {
  vi.spyOn(console, 'error').mockReturnValue()
  // A profile that the host refuses says so in other words.
  stubHost(() =>
    path === '/account' ? Promise.reject(new TypeError('Failed to fetch')) : new Response(null, { status: 500 }),
  )
  const { screen } = await renderScreen(
    <Routes>
      <Route path={path} element={page} />
    </Routes>,
    path.replace(/:\w+/, 'a'),
    asha,
  )
  await expect.element(screen.getByRole('alert').getByText(text, { exact: true })).toBeVisible()
  await expect.element(screen.getByRole('button', { name: 'Retry', exact: true }).first()).toBeVisible()
})
