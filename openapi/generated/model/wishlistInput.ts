// Generated from openapi/openapi.yaml. Do not edit.

/**
 * A wish to add.
 */
export interface WishlistInput {
  /**
     * The product.
     * @minLength 1
     */
  productId: string;
  /**
     * The variant, if the wish is for one.
     * @minLength 1
     */
  variantId?: string;
}
