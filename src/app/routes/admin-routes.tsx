import type { RouteObject } from 'react-router-dom'
import { AdminsOnly } from '../guards/admins-only.tsx'
import { ErrorPage } from '../pages/error-page.tsx'
import { type Pages, withProps } from './page-routes.tsx'

// Each is the page of several addresses.
const groupsPage = () => import('../pages/admin/groups-page.tsx')
const newGroupPage = () => import('../pages/admin/new-group-page.tsx')
const updateGroupPage = () => import('../pages/admin/update-group-page.tsx')
const updateProductPage = () => import('../pages/admin/update-product-page.tsx')

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
          page('/admin/categories', withProps(groupsPage, { kind: 'category' })),
          page('/admin/collections', withProps(groupsPage, { kind: 'collection' })),
          page('/admin/orders', () => import('../pages/admin/orders-page.tsx')),
          page('/admin/customers', () => import('../pages/admin/customers-page.tsx')),
          page('/admin/new-coupon', () => import('../pages/admin/new-coupon-page.tsx')),
          page('/admin/new-sale', () => import('../pages/admin/new-sale-page.tsx')),
          page('/admin/sales', () => import('../pages/admin/sales-page.tsx')),
          page('/admin/new-category', withProps(newGroupPage, { kind: 'category' })),
          page('/admin/new-collection', withProps(newGroupPage, { kind: 'collection' })),
          page('/admin/update-category', withProps(updateGroupPage, { kind: 'category' })),
          page('/admin/update-collection', withProps(updateGroupPage, { kind: 'collection' })),
          page('/admin/update-product', withProps(updateProductPage, { version: 1 })),
          page('/admin/update-product2', withProps(updateProductPage, { version: 2 })),
          page('/admin/update-product3', withProps(updateProductPage, { version: 3 })),
        ],
      },
    ]),
  ],
})
