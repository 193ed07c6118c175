import type { RouteObject } from 'react-router-dom'
import { AdminsOnly } from '../guards/admins-only.tsx'
import { ErrorPage } from '../pages/error-page.tsx'
import type { Pages } from './page-routes.tsx'

/** The routes of the back office. The storefront loads none of their chunks. */
export const adminRoutes = ({ page, layout }: Pages): RouteObject => ({
  element: <AdminsOnly />,
  children: [
    layout('admin', () => import('../layouts/admin-layout.tsx'), [
      {
        errorElement: <ErrorPage />,
        children: [
          page('/admin', () => import('../pages/admin/dashboard-page.tsx')),
          page('/admin/new-products', () => import('../pages/admin/new-products-page.tsx')),
          page('/admin/products', () => import('../pages/admin/products-page.tsx')),
          page('/admin/categories', () => import('../pages/admin/categories-page.tsx')),
          page('/admin/collections', () => import('../pages/admin/collections-page.tsx')),
          page('/admin/orders', () => import('../pages/admin/orders-page.tsx')),
          page('/admin/customers', () => import('../pages/admin/customers-page.tsx')),
          page('/admin/new-coupon', () => import('../pages/admin/new-coupon-page.tsx')),
          page('/admin/new-sale', () => import('../pages/admin/new-sale-page.tsx')),
          page('/admin/sales', () => import('../pages/admin/sales-page.tsx')),
          page('/admin/new-category', () => import('../pages/admin/new-category-page.tsx')),
          page('/admin/new-collection', () => import('../pages/admin/new-collection-page.tsx')),
          page('/admin/update-category', () => import('../pages/admin/update-category-page.tsx')),
          page('/admin/update-collection', () => import('../pages/admin/update-collection-page.tsx')),
          page('/admin/update-product', () => import('../pages/admin/update-product-page.tsx')),
          page('/admin/update-product2', () => import('../pages/admin/update-product2-page.tsx')),
          page('/admin/update-product3', () => import('../pages/admin/update-product3-page.tsx')),
        ],
      },
    ]),
  ],
})
