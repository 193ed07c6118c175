// Generated from openapi/openapi.yaml. Do not edit.

export type RemoveVariantFromWishlistParams = {
/**
 * The variant, where a proxy drops the body of a DELETE.
 * @minLength 1
 */
variantId?: string;
};
