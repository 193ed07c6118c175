// Generated from openapi/openapi.yaml. Do not edit.
import * as zod from 'zod';





export const WishlistInput = zod.strictObject({
  "productId": zod.string().min(1),
  "variantId": zod.string().min(1).optional()
});

export type WishlistInput = zod.input<typeof WishlistInput>;
export type WishlistInputOutput = zod.output<typeof WishlistInput>;
