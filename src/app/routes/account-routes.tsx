import type { RouteObject } from 'react-router-dom'
import { SignedInOnly } from '../guards/signed-in-only.tsx'
import type { Pages } from './page-routes.tsx'

const addressEditPage = () => import('../pages/account/address-edit-page.tsx').then((m) => m.AddressEditPage)

export const accountRoutes = ({ page, layout }: Pages): RouteObject => ({
  element: <SignedInOnly />,
  children: [
    layout('account', () => import('../layouts/account-layout.tsx').then((m) => m.AccountLayout), [
      page('/account', () => import('../pages/account/account-page.tsx').then((m) => m.ProfilePage)),
      page('/account/personal-info', () =>
        import('../pages/account/personal-info-page.tsx').then((m) => m.PersonalInfoPage),
      ),
      page('/account/address', () => import('../pages/account/address-page.tsx').then((m) => m.AddressPage)),
      page('/account/address/edit', addressEditPage),
      page('/account/address/edit/:addressId', addressEditPage),
      page('/account/wishlist', () => import('../pages/account/wishlist-page.tsx').then((m) => m.WishlistPage)),
      page('/account/orders', () => import('../pages/account/orders-page.tsx').then((m) => m.OrdersPage)),
    ]),
  ],
})
