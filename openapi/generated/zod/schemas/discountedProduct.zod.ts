// Generated from openapi/openapi.yaml. Do not edit.
import * as zod from 'zod';
import { ProductImage } from './productImage.zod.ts';
import { ProductMetadata } from './productMetadata.zod.ts';
import { Variant } from './variant.zod.ts';



export const discountedProductBasePriceMin = 0;



export const DiscountedProduct = zod.strictObject({
  "id": zod.string().min(1).describe('Identifier.'),
  "name": zod.string().min(1).describe('Name.'),
  "base_price": zod.number().min(discountedProductBasePriceMin).describe('Rupees, before the discount and the modifier of a variant.'),
  "images": zod.array(ProductImage).describe('Pictures.'),
  "variants": zod.array(Variant).describe('Variants with their inventory.'),
  "product_metadata": ProductMetadata
}).describe('A product on sale in short.');

export type DiscountedProduct = zod.input<typeof DiscountedProduct>;
export type DiscountedProductOutput = zod.output<typeof DiscountedProduct>;
