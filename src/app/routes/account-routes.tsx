import type { RouteObject } from 'react-router-dom'
import { SignedInOnly } from '../guards/signed-in-only.tsx'
import { notBuilt } from './page-route.tsx'

/** The customer's own. */
export const accountRoutes: RouteObject = {
  element: <SignedInOnly />,
  children: [
    {
      lazy: () => import('../layouts/account-layout.tsx').then((m) => ({ Component: m.AccountLayout })),
      children: [
        notBuilt('/account', 'My Profile'),
        notBuilt('/account/personal-info', 'Personal Information'),
        notBuilt('/account/address', 'Addresses'),
        notBuilt('/account/address/edit', 'Add New Address'),
        notBuilt('/account/address/edit/:addressId', 'Edit Address'),
        notBuilt('/account/wishlist', 'Wishlist'),
        notBuilt('/account/orders', 'Order History'),
      ],
    },
  ],
}
