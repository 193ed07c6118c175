import type { RouteObject } from 'react-router-dom'
import { SignedInOnly } from '../guards/signed-in-only.tsx'
import type { Pages } from './page-routes.tsx'

const addressEditPage = () => import('../pages/account/address-edit-page.tsx')

export const accountRoutes = ({ page, layout }: Pages): RouteObject => ({
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
