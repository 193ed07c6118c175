/** The back office's pages, each in its own chunk. This module is loaded with the first of them. */
export const loadDashboardPage = () => import('../pages/admin/dashboard-page.tsx').then((m) => m.DashboardPage)
export const loadNewProductsPage = () => import('../pages/admin/new-products-page.tsx').then((m) => m.NewProductsPage)
export const loadProductsPage = () => import('../pages/admin/products-page.tsx').then((m) => m.ProductsPage)
export const loadCategoriesPage = () => import('../pages/admin/categories-page.tsx').then((m) => m.CategoriesPage)
export const loadCollectionsPage = () => import('../pages/admin/collections-page.tsx').then((m) => m.CollectionsPage)
export const loadOrdersPage = () => import('../pages/admin/orders-page.tsx').then((m) => m.OrdersPage)
export const loadCustomersPage = () => import('../pages/admin/customers-page.tsx').then((m) => m.CustomersPage)
export const loadNewCouponPage = () => import('../pages/admin/new-coupon-page.tsx').then((m) => m.NewCouponPage)
export const loadNewSalePage = () => import('../pages/admin/new-sale-page.tsx').then((m) => m.NewSalePage)
export const loadSalesPage = () => import('../pages/admin/sales-page.tsx').then((m) => m.SalesPage)
export const loadNewCategoryPage = () => import('../pages/admin/new-category-page.tsx').then((m) => m.NewCategoryPage)
export const loadNewCollectionPage = () =>
  import('../pages/admin/new-collection-page.tsx').then((m) => m.NewCollectionPage)
export const loadUpdateCategoryPage = () =>
  import('../pages/admin/update-category-page.tsx').then((m) => m.UpdateCategoryPage)
export const loadUpdateCollectionPage = () =>
  import('../pages/admin/update-collection-page.tsx').then((m) => m.UpdateCollectionPage)
export const loadUpdateProductPage = () =>
  import('../pages/admin/update-product-page.tsx').then((m) => m.UpdateProductPage)
export const loadUpdateProduct2Page = () =>
  import('../pages/admin/update-product2-page.tsx').then((m) => m.UpdateProduct2Page)
export const loadUpdateProduct3Page = () =>
  import('../pages/admin/update-product3-page.tsx').then((m) => m.UpdateProduct3Page)
