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
  page('/', () => import('../pages/storefront/home-page.tsx').then((m) => m.HomePage), readHome),
  page('/products', () => import('../pages/storefront/products-page.tsx').then((m) => m.ProductsPage), readProducts),
  page(
    '/products/:productId',
    () => import('../pages/storefront/product-page.tsx').then((m) => m.ProductPage),
    readProduct,
  ),
  page(
    '/categories/:categoryId',
    () => import('../pages/storefront/category-page.tsx').then((m) => m.CategoryPage),
    readCategory,
  ),
  page(
    '/collections/:collectionId',
    () => import('../pages/storefront/collection-page.tsx').then((m) => m.CollectionPage),
    readCollection,
  ),
  page('/sales/:salesId', () => import('../pages/storefront/sale-page.tsx').then((m) => m.SalePage), readSale),
  page('/cart', () => import('../pages/storefront/cart-page.tsx').then((m) => m.CartPage)),
  page('/checkout', () => import('../pages/storefront/checkout-page.tsx').then((m) => m.CheckoutPage)),
  page('/reviews', () => import('../pages/storefront/reviews-page.tsx').then((m) => m.ReviewsPage), readReviews),
  page('/aboutUs', () => import('../pages/storefront/about-us-page.tsx').then((m) => m.AboutUsPage)),
  page('/arrangecallback', () =>
    import('../pages/storefront/arrange-callback-page.tsx').then((m) => m.ArrangeCallbackPage),
  ),
]
