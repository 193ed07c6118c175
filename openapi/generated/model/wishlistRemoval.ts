// Generated from openapi/openapi.yaml. Do not edit.

/**
 * The product whose wishes go.
 */
export interface WishlistRemoval {
  /**
     * The product.
     * @minLength 1
     */
  productId: string;
}
