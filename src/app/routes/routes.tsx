import type { QueryClient } from '@tanstack/react-query'
import type { RouteObject } from 'react-router-dom'
import { StorefrontLayout } from '../layouts/storefront-layout.tsx'
import { ErrorPage } from '../pages/error-page.tsx'
import { PagePlaceholder } from '../pages/page-placeholder.tsx'
import { Root } from '../root.tsx'
import { accountRoutes } from './account-routes.tsx'
import { adminRoutes } from './admin-routes.tsx'
import { authRoutes } from './auth-routes.tsx'
import { readLayout } from './page-reads.ts'
import { pagesWith } from './page-routes.tsx'
import { storefrontRoutes } from './storefront-routes.tsx'

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
