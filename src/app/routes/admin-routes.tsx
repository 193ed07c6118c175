import type { RouteObject } from 'react-router-dom'
import { AdminsOnly } from '../guards/admins-only.tsx'
import { ErrorPage } from '../pages/error-page.tsx'
import type { Pages } from './page-routes.tsx'

/** The routes of the back office. The storefront loads none of their chunks. */
export const adminRoutes = ({ page, layout }: Pages): RouteObject => ({
  element: <AdminsOnly />,
  children: [
    layout('admin', () => import('../layouts/admin-layout.tsx').then((m) => m.AdminLayout), [
      {
        errorElement: <ErrorPage />,
        children: [
          page('/admin', () => import('../pages/admin/dashboard-page.tsx').then((m) => m.DashboardPage)),
          page('/admin/new-products', () =>
            import('../pages/admin/new-products-page.tsx').then((m) => m.NewProductsPage),
          ),
          page('/admin/products', () => import('../pages/admin/products-page.tsx').then((m) => m.ProductsPage)),
          page('/admin/categories', () => import('../pages/admin/categories-page.tsx').then((m) => m.CategoriesPage)),
          page('/admin/collections', () =>
            import('../pages/admin/collections-page.tsx').then((m) => m.CollectionsPage),
          ),
          page('/admin/orders', () => import('../pages/admin/orders-page.tsx').then((m) => m.OrdersPage)),
          page('/admin/customers', () => import('../pages/admin/customers-page.tsx').then((m) => m.CustomersPage)),
          page('/admin/new-coupon', () => import('../pages/admin/new-coupon-page.tsx').then((m) => m.NewCouponPage)),
          page('/admin/new-sale', () => import('../pages/admin/new-sale-page.tsx').then((m) => m.NewSalePage)),
          page('/admin/sales', () => import('../pages/admin/sales-page.tsx').then((m) => m.SalesPage)),
          page('/admin/new-category', () =>
            import('../pages/admin/new-category-page.tsx').then((m) => m.NewCategoryPage),
          ),
          page('/admin/new-collection', () =>
            import('../pages/admin/new-collection-page.tsx').then((m) => m.NewCollectionPage),
          ),
          page('/admin/update-category', () =>
            import('../pages/admin/update-category-page.tsx').then((m) => m.UpdateCategoryPage),
          ),
          page('/admin/update-collection', () =>
            import('../pages/admin/update-collection-page.tsx').then((m) => m.UpdateCollectionPage),
          ),
          page('/admin/update-product', () =>
            import('../pages/admin/update-product-page.tsx').then((m) => m.UpdateProductPage),
          ),
          page('/admin/update-product2', () =>
            import('../pages/admin/update-product2-page.tsx').then((m) => m.UpdateProduct2Page),
          ),
          page('/admin/update-product3', () =>
            import('../pages/admin/update-product3-page.tsx').then((m) => m.UpdateProduct3Page),
          ),
        ],
      },
    ]),
  ],
})
