import type { RouteObject } from 'react-router-dom'
import {
  readCategory,
  readCollection,
  readHome,
  readProduct,
  readProducts,
  readReviews,
  readSale,
} from './page-reads.ts'
import type { Pages } from './page-routes.tsx'

/** The pages that everybody may see. */
export const storefrontRoutes = ({ page }: Pages): RouteObject[] => [
  page('/', () => import('../pages/storefront/home-page.tsx'), readHome),
  page('/products', () => import('../pages/storefront/products-page.tsx'), readProducts),
  page('/products/:productId', () => import('../pages/storefront/product-page.tsx'), readProduct),
  page('/categories/:categoryId', () => import('../pages/storefront/category-page.tsx'), readCategory),
  page('/collections/:collectionId', () => import('../pages/storefront/collection-page.tsx'), readCollection),
  page('/sales/:salesId', () => import('../pages/storefront/sale-page.tsx'), readSale),
  page('/cart', () => import('../pages/storefront/cart-page.tsx')),
  page('/checkout', () => import('../pages/storefront/checkout-page.tsx')),
  page('/reviews', () => import('../pages/storefront/reviews-page.tsx'), readReviews),
  page('/aboutUs', () => import('../pages/storefront/about-us-page.tsx')),
  page('/arrangecallback', () => import('../pages/storefront/arrange-callback-page.tsx')),
]
