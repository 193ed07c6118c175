import type { RouteObject } from 'react-router-dom'
import { StorefrontLayout } from '../layouts/storefront-layout.tsx'
import { ErrorPage } from '../pages/error-page.tsx'
import { PagePlaceholder } from '../pages/page-placeholder.tsx'
import { Root } from '../root.tsx'
import { accountRoutes } from './account-routes.tsx'
import { adminRoutes } from './admin-routes.tsx'
import { authRoutes } from './auth-routes.tsx'
import { page } from './page-route.tsx'
import { storefrontRoutes } from './storefront-routes.tsx'

/** Every address of the shop. */
export const routes: RouteObject[] = [
  {
    element: <Root />,
    errorElement: <ErrorPage />,
    HydrateFallback: PagePlaceholder,
    children: [
      {
        element: <StorefrontLayout />,
        children: [
          {
            // A screen that throws leaves the bar and the footer in place.
            errorElement: <ErrorPage />,
            children: [
              ...storefrontRoutes,
              authRoutes,
              accountRoutes,
              page('*', () => import('../pages/not-found-page.tsx').then((m) => m.NotFoundPage)),
            ],
          },
        ],
      },
      adminRoutes,
    ],
  },
]
