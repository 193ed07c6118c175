// Generated from openapi/openapi.yaml. Do not edit.
import type { WishlistProduct } from './wishlistProduct.ts';

/**
 * A wish: a product, or one variant of it.
 */
export interface WishlistEntry {
  /**
     * The product.
     * @minLength 1
     */
  product_id: string;
  /**
     * The variant, if the wish is for one.
     * @minLength 1
     */
  variantId?: string;
  product: WishlistProduct;
}
