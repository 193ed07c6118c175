// Generated from openapi/openapi.yaml. Do not edit.
import * as zod from 'zod';
import { ProductImage } from './productImage.zod.ts';
import { ProductMetadata } from './productMetadata.zod.ts';
import { Variant } from './variant.zod.ts';



export const discountedProductBasePriceMin = 0;



export const DiscountedProduct = zod.strictObject({
  "id": zod.string().min(1),
  "name": zod.string().min(1),
  "base_price": zod.number().min(discountedProductBasePriceMin),
  "images": zod.array(ProductImage),
  "variants": zod.array(Variant),
  "product_metadata": ProductMetadata
});

export type DiscountedProduct = zod.input<typeof DiscountedProduct>;
export type DiscountedProductOutput = zod.output<typeof DiscountedProduct>;
