import type { RouteObject } from 'react-router-dom'
import { page } from './page-route.tsx'

/** The pages that everybody may see. */
export const storefrontRoutes: RouteObject[] = [
  page('/', () => import('../pages/storefront/home-page.tsx').then((m) => m.HomePage)),
  page('/products', () => import('../pages/storefront/products-page.tsx').then((m) => m.ProductsPage)),
  page('/products/:productId', () => import('../pages/storefront/product-page.tsx').then((m) => m.ProductPage)),
  page('/categories/:categoryId', () => import('../pages/storefront/category-page.tsx').then((m) => m.CategoryPage)),
  page('/collections/:collectionId', () =>
    import('../pages/storefront/collection-page.tsx').then((m) => m.CollectionPage),
  ),
  page('/sales/:salesId', () => import('../pages/storefront/sale-page.tsx').then((m) => m.SalePage)),
  page('/cart', () => import('../pages/storefront/cart-page.tsx').then((m) => m.CartPage)),
  page('/checkout', () => import('../pages/storefront/checkout-page.tsx').then((m) => m.CheckoutPage)),
  page('/reviews', () => import('../pages/storefront/reviews-page.tsx').then((m) => m.ReviewsPage)),
  page('/aboutUs', () => import('../pages/storefront/about-us-page.tsx').then((m) => m.AboutUsPage)),
  page('/arrangecallback', () =>
    import('../pages/storefront/arrange-callback-page.tsx').then((m) => m.ArrangeCallbackPage),
  ),
]
