import type { QueryClient } from '@tanstack/react-query'
import type { RouteObject } from 'react-router-dom'
import { StorefrontLayout } from '../layouts/storefront-layout.tsx'
import { ErrorPage } from '../pages/error-page.tsx'
import { PagePlaceholder } from '../pages/page-placeholder.tsx'
import { Root } from '../root.tsx'
import {
  readLayout,
  readCategory,
  readCollection,
  readHome,
  readProduct,
  readProducts,
  readReviews,
  readSale,
} from './page-reads.ts'
import { pagesWith, type Pages, withProps } from './page-routes.tsx'
import { AuthLayout } from '../layouts/auth-layout.tsx'
import { AdminsOnly, SignedInOnly, GuestsOnly } from '../guards/guards.tsx'

/** Every address of the shop, with the data in this cache; without one none is prefetched. */
export function routesWith(client?: QueryClient): RouteObject[] {
  const pages = pagesWith(client)
  const screens: RouteObject = {
    // A screen that throws leaves the bar and the footer in place.
    errorElement: <ErrorPage />,
    children: [
      ...storefrontRoutes(pages),
      authRoutes(pages),
      accountRoutes(pages),
      pages.page('*', () => import('../pages/not-found-page.tsx')),
    ],
  }
  return [
    {
      element: <Root />,
      errorElement: <ErrorPage />,
      HydrateFallback: PagePlaceholder,
      children: [
        pages.layout('shop', () => Promise.resolve({ StorefrontLayout }), [screens], readLayout),
        adminRoutes(pages),
      ],
    },
  ]
}

const authRoutes = ({ page }: Pages): RouteObject => ({
  element: <AuthLayout />,
  children: [
    {
      element: <GuestsOnly />,
      children: [page('/login', () => import('../pages/auth/login-page.tsx'))],
    },
    page('/register', () => import('../pages/auth/register-page.tsx')),
  ],
})

const addressEditPage = () => import('../pages/account/address-edit-page.tsx')

const accountRoutes = ({ page, layout }: Pages): RouteObject => ({
  element: <SignedInOnly />,
  children: [
    layout('account', () => import('../layouts/account-layout.tsx'), [
      page('/account', () => import('../pages/account/account-page.tsx')),
      page('/account/personal-info', () => import('../pages/account/personal-info-page.tsx')),
      page('/account/address', () => import('../pages/account/address-page.tsx')),
      page('/account/address/edit', addressEditPage),
      page('/account/address/edit/:addressId', addressEditPage),
      page('/account/wishlist', () => import('../pages/account/wishlist-page.tsx')),
      page('/account/orders', () => import('../pages/account/orders-page.tsx')),
    ]),
  ],
})

/** The pages that everybody may see. */
const storefrontRoutes = ({ page }: Pages): RouteObject[] => [
  page('/', () => import('../pages/storefront/home-page.tsx'), readHome),
  page('/products', () => import('../pages/storefront/products-page.tsx'), readProducts),
  page('/products/:productId', () => import('../pages/storefront/product-page.tsx'), readProduct),
  page('/categories/:categoryId', () => import('../pages/storefront/category-page.tsx'), readCategory),
  page('/collections/:collectionId', () => import('../pages/storefront/collection-page.tsx'), readCollection),
  page('/sales/:salesId', () => import('../pages/storefront/sale-page.tsx'), readSale),
  page('/cart', () => import('../pages/storefront/cart-page.tsx')),
  page('/checkout', () => import('../pages/storefront/checkout-page.tsx')),
  page('/reviews', () => import('../pages/storefront/reviews-page.tsx'), readReviews),
  page('/aboutUs', () => import('../pages/storefront/about-us-page.tsx')),
  page('/arrangecallback', () => import('../pages/storefront/arrange-callback-page.tsx')),
]

// Each is the page of several addresses.
const groupsPage = () => import('../pages/admin/groups-page.tsx')
const newGroupPage = () => import('../pages/admin/new-group-page.tsx')
const updateGroupPage = () => import('../pages/admin/update-group-page.tsx')
const updateProductPage = () => import('../pages/admin/update-product-page.tsx')

/** The routes of the back office. The storefront loads none of their chunks. */
const adminRoutes = ({ page, layout }: Pages): RouteObject => ({
  element: <AdminsOnly />,
  children: [
    layout('admin', () => import('../layouts/admin-layout.tsx'), [
      {
        errorElement: <ErrorPage />,
        children: [
          page('/admin', () => import('../pages/admin/dashboard-page.tsx')),
          page('/admin/new-products', () => import('../pages/admin/new-products-page.tsx')),
          page('/admin/products', () => import('../pages/admin/products-page.tsx')),
          page('/admin/categories', withProps(groupsPage, { kind: 'category' })),
          page('/admin/collections', withProps(groupsPage, { kind: 'collection' })),
          page('/admin/orders', () => import('../pages/admin/orders-page.tsx')),
          page('/admin/customers', () => import('../pages/admin/customers-page.tsx')),
          page('/admin/new-coupon', () => import('../pages/admin/new-coupon-page.tsx')),
          page('/admin/new-sale', () => import('../pages/admin/new-sale-page.tsx')),
          page('/admin/sales', () => import('../pages/admin/sales-page.tsx')),
          page('/admin/new-category', withProps(newGroupPage, { kind: 'category' })),
          page('/admin/new-collection', withProps(newGroupPage, { kind: 'collection' })),
          page('/admin/update-category', withProps(updateGroupPage, { kind: 'category' })),
          page('/admin/update-collection', withProps(updateGroupPage, { kind: 'collection' })),
          page('/admin/update-product', withProps(updateProductPage, { version: 1 })),
          page('/admin/update-product2', withProps(updateProductPage, { version: 2 })),
          page('/admin/update-product3', withProps(updateProductPage, { version: 3 })),
        ],
      },
    ]),
  ],
})
