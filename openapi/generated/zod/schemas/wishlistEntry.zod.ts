// Generated from openapi/openapi.yaml. Do not edit.
import * as zod from 'zod';
import { WishlistProduct } from './wishlistProduct.zod.ts';





export const WishlistEntry = zod.strictObject({
  "product_id": zod.string().min(1).describe('The product.'),
  "variantId": zod.string().min(1).optional().describe('The variant, where the wish names one.'),
  "product": WishlistProduct
}).describe('A wish: a product, or one variant of it.');

export type WishlistEntry = zod.input<typeof WishlistEntry>;
export type WishlistEntryOutput = zod.output<typeof WishlistEntry>;
