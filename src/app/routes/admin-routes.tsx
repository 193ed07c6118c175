import type { RouteObject } from 'react-router-dom'
import { AdminsOnly } from '../guards/admins-only.tsx'
import { ErrorPage } from '../pages/error-page.tsx'
import { notBuilt, page } from './page-route.tsx'

/** The back office: in chunks of its own, which the storefront never loads. */
export const adminRoutes: RouteObject = {
  element: <AdminsOnly />,
  children: [
    {
      lazy: () => import('../layouts/admin-layout.tsx').then((m) => ({ Component: m.AdminLayout })),
      children: [
        {
          errorElement: <ErrorPage />,
          children: [
            notBuilt('/admin', 'Dashboard'),
            notBuilt('/admin/new-products', 'Create Product'),
            notBuilt('/admin/products', 'Products'),
            notBuilt('/admin/categories', 'Categories'),
            notBuilt('/admin/collections', 'Collections'),
            notBuilt('/admin/orders', 'Orders'),
            notBuilt('/admin/customers', 'Customers'),
            notBuilt('/admin/new-coupon', 'Create Coupon'),
            notBuilt('/admin/new-sale', 'Create Sale'),
            notBuilt('/admin/sales', 'All Sales'),
            page('/admin/new-category', () => import('../pages/admin/new-category-page.tsx').then((m) => m.NewCategoryPage)),
            page('/admin/new-collection', () => import('../pages/admin/new-collection-page.tsx').then((m) => m.NewCollectionPage)),
            page('/admin/update-category', () => import('../pages/admin/update-category-page.tsx').then((m) => m.UpdateCategoryPage)),
            page('/admin/update-collection', () => import('../pages/admin/update-collection-page.tsx').then((m) => m.UpdateCollectionPage)),
            notBuilt('/admin/update-product', 'Update Product'),
            notBuilt('/admin/update-product2', 'Update Product: all fields'),
            notBuilt('/admin/update-product3', 'Update Product: price and SKU'),
          ],
        },
      ],
    },
  ],
}
