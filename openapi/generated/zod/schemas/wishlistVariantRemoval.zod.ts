// Generated from openapi/openapi.yaml. Do not edit.
import * as zod from 'zod';




export const WishlistVariantRemoval = zod.strictObject({
  "variantId": zod.string().min(1)
});

export type WishlistVariantRemoval = zod.input<typeof WishlistVariantRemoval>;
export type WishlistVariantRemovalOutput = zod.output<typeof WishlistVariantRemoval>;
