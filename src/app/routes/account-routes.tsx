import type { RouteObject } from 'react-router-dom'
import { SignedInOnly } from '../guards/signed-in-only.tsx'
import { page } from './page-route.tsx'

/** The customer's account. */
export const accountRoutes: RouteObject = {
  element: <SignedInOnly />,
  children: [
    {
      lazy: () => import('../layouts/account-layout.tsx').then((m) => ({ Component: m.AccountLayout })),
      children: [
        page('/account', () => import('../pages/account/account-page.tsx').then((m) => m.ProfilePage)),
        page('/account/personal-info', () =>
          import('../pages/account/personal-info-page.tsx').then((m) => m.PersonalInfoPage),
        ),
        page('/account/address', () => import('../pages/account/address-page.tsx').then((m) => m.AddressPage)),
        page('/account/address/edit', () =>
          import('../pages/account/address-edit-page.tsx').then((m) => m.AddressEditPage),
        ),
        page('/account/address/edit/:addressId', () =>
          import('../pages/account/address-edit-page.tsx').then((m) => m.AddressEditPage),
        ),
        page('/account/wishlist', () => import('../pages/account/wishlist-page.tsx').then((m) => m.WishlistPage)),
        page('/account/orders', () => import('../pages/account/orders-page.tsx').then((m) => m.OrdersPage)),
      ],
    },
  ],
}
