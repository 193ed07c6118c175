// Generated from openapi/openapi.yaml. Do not edit.

/**
 * A wish to keep.
 */
export interface WishlistInput {
  /**
     * The product.
     * @minLength 1
     */
  productId: string;
  /**
     * The variant, where the wish names one.
     * @minLength 1
     */
  variantId?: string;
}
