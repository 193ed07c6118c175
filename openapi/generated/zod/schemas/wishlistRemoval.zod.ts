// Generated from openapi/openapi.yaml. Do not edit.
import * as zod from 'zod';




export const WishlistRemoval = zod.strictObject({
  "productId": zod.string().min(1)
});

export type WishlistRemoval = zod.input<typeof WishlistRemoval>;
export type WishlistRemovalOutput = zod.output<typeof WishlistRemoval>;
