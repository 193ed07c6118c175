// Generated from openapi/openapi.yaml. Do not edit.

/**
 * The product to remove from the wishlist.
 */
export interface WishlistRemoval {
  /**
     * The product.
     * @minLength 1
     */
  productId: string;
}
