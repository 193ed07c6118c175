// Generated from openapi/openapi.yaml. Do not edit.

/**
 * The variant to remove from the wishlist.
 */
export interface WishlistVariantRemoval {
  /**
     * The variant.
     * @minLength 1
     */
  variantId: string;
}
