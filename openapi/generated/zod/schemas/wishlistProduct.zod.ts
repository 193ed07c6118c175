// Generated from openapi/openapi.yaml. Do not edit.
import * as zod from 'zod';
import { ProductImage } from './productImage.zod.ts';
import { Variant } from './variant.zod.ts';



export const wishlistProductPriceMin = 0;



export const WishlistProduct = zod.strictObject({
  "id": zod.string().min(1).describe('Identifier.'),
  "name": zod.string().min(1).describe('Name.'),
  "price": zod.number().min(wishlistProductPriceMin).describe('Rupees: the base price with the first variant\'s modifier.'),
  "images": zod.array(ProductImage).describe('Pictures.'),
  "variants": zod.array(Variant).describe('Variants.')
}).describe('The wished product in short.');

export type WishlistProduct = zod.input<typeof WishlistProduct>;
export type WishlistProductOutput = zod.output<typeof WishlistProduct>;
