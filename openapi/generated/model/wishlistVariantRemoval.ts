// Generated from openapi/openapi.yaml. Do not edit.

/**
 * The variant whose wish goes.
 */
export interface WishlistVariantRemoval {
  /**
     * The variant.
     * @minLength 1
     */
  variantId: string;
}
