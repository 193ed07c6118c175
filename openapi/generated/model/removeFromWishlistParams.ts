// Generated from openapi/openapi.yaml. Do not edit.

export type RemoveFromWishlistParams = {
/**
 * The product, where a proxy drops the body of a DELETE.
 * @minLength 1
 */
productId?: string;
};
