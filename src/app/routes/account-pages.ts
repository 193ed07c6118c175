/** The account's pages, each in its own chunk. This module is loaded with the first of them. */
export const loadProfilePage = () => import('../pages/account/account-page.tsx').then((m) => m.ProfilePage)
export const loadPersonalInfoPage = () =>
  import('../pages/account/personal-info-page.tsx').then((m) => m.PersonalInfoPage)
export const loadAddressPage = () => import('../pages/account/address-page.tsx').then((m) => m.AddressPage)
export const loadAddressEditPage = () => import('../pages/account/address-edit-page.tsx').then((m) => m.AddressEditPage)
export const loadWishlistPage = () => import('../pages/account/wishlist-page.tsx').then((m) => m.WishlistPage)
export const loadOrdersPage = () => import('../pages/account/orders-page.tsx').then((m) => m.OrdersPage)
