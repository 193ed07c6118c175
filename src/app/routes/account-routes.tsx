import type { ComponentType } from 'react'
import type { RouteObject } from 'react-router-dom'
import { SignedInOnly } from '../guards/signed-in-only.tsx'
import { page } from './page-route.tsx'

type AccountPages = typeof import('./account-pages.ts')

/** A page of the account. `account-pages.ts` is loaded on demand, since most visits open none of them. */
const accountPage = (path: string, load: (pages: AccountPages) => Promise<ComponentType>): RouteObject =>
  page(path, () => import('./account-pages.ts').then(load))

export const accountRoutes: RouteObject = {
  element: <SignedInOnly />,
  children: [
    {
      lazy: () => import('../layouts/account-layout.tsx').then((m) => ({ Component: m.AccountLayout })),
      children: [
        accountPage('/account', (pages) => pages.loadProfilePage()),
        accountPage('/account/personal-info', (pages) => pages.loadPersonalInfoPage()),
        accountPage('/account/address', (pages) => pages.loadAddressPage()),
        accountPage('/account/address/edit', (pages) => pages.loadAddressEditPage()),
        accountPage('/account/address/edit/:addressId', (pages) => pages.loadAddressEditPage()),
        accountPage('/account/wishlist', (pages) => pages.loadWishlistPage()),
        accountPage('/account/orders', (pages) => pages.loadOrdersPage()),
      ],
    },
  ],
}
