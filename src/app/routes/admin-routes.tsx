import type { ComponentType } from 'react'
import type { RouteObject } from 'react-router-dom'
import { AdminsOnly } from '../guards/admins-only.tsx'
import { ErrorPage } from '../pages/error-page.tsx'
import { page } from './page-route.tsx'

type AdminPages = typeof import('./admin-pages.ts')

/** A page of the back office. `admin-pages.ts` is loaded on demand, to keep the shop's first load small. */
const adminPage = (path: string, load: (pages: AdminPages) => Promise<ComponentType>): RouteObject =>
  page(path, () => import('./admin-pages.ts').then(load))

/** The routes of the back office. The storefront loads none of their chunks. */
export const adminRoutes: RouteObject = {
  element: <AdminsOnly />,
  children: [
    {
      lazy: () => import('../layouts/admin-layout.tsx').then((m) => ({ Component: m.AdminLayout })),
      children: [
        {
          errorElement: <ErrorPage />,
          children: [
            adminPage('/admin', (pages) => pages.loadDashboardPage()),
            adminPage('/admin/new-products', (pages) => pages.loadNewProductsPage()),
            adminPage('/admin/products', (pages) => pages.loadProductsPage()),
            adminPage('/admin/categories', (pages) => pages.loadCategoriesPage()),
            adminPage('/admin/collections', (pages) => pages.loadCollectionsPage()),
            adminPage('/admin/orders', (pages) => pages.loadOrdersPage()),
            adminPage('/admin/customers', (pages) => pages.loadCustomersPage()),
            adminPage('/admin/new-coupon', (pages) => pages.loadNewCouponPage()),
            adminPage('/admin/new-sale', (pages) => pages.loadNewSalePage()),
            adminPage('/admin/sales', (pages) => pages.loadSalesPage()),
            adminPage('/admin/new-category', (pages) => pages.loadNewCategoryPage()),
            adminPage('/admin/new-collection', (pages) => pages.loadNewCollectionPage()),
            adminPage('/admin/update-category', (pages) => pages.loadUpdateCategoryPage()),
            adminPage('/admin/update-collection', (pages) => pages.loadUpdateCollectionPage()),
            adminPage('/admin/update-product', (pages) => pages.loadUpdateProductPage()),
            adminPage('/admin/update-product2', (pages) => pages.loadUpdateProduct2Page()),
            adminPage('/admin/update-product3', (pages) => pages.loadUpdateProduct3Page()),
          ],
        },
      ],
    },
  ],
}
