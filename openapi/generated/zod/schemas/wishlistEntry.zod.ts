// Generated from openapi/openapi.yaml. Do not edit.
import * as zod from 'zod';
import { WishlistProduct } from './wishlistProduct.zod.ts';





export const WishlistEntry = zod.strictObject({
  "product_id": zod.string().min(1),
  "variantId": zod.string().min(1).optional(),
  "product": WishlistProduct
});

export type WishlistEntry = zod.input<typeof WishlistEntry>;
export type WishlistEntryOutput = zod.output<typeof WishlistEntry>;
