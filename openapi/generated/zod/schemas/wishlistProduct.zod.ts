// Generated from openapi/openapi.yaml. Do not edit.
import * as zod from 'zod';
import { ProductImage } from './productImage.zod.ts';
import { Variant } from './variant.zod.ts';



export const wishlistProductPriceMin = 0;



export const WishlistProduct = zod.strictObject({
  "id": zod.string().min(1),
  "name": zod.string().min(1),
  "price": zod.number().min(wishlistProductPriceMin),
  "images": zod.array(ProductImage),
  "variants": zod.array(Variant)
});

export type WishlistProduct = zod.input<typeof WishlistProduct>;
export type WishlistProductOutput = zod.output<typeof WishlistProduct>;
