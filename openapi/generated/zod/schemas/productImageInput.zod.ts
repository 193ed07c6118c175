// Generated from openapi/openapi.yaml. Do not edit.
import * as zod from 'zod';

export const productImageInputImageUrlMax = 2000;

export const productImageInputDisplayOrderMin = 0;



export const ProductImageInput = zod.strictObject({
  "image_url": zod.string().min(1).max(productImageInputImageUrlMax),
  "is_primary": zod.boolean(),
  "display_order": zod.int().min(productImageInputDisplayOrderMin)
});

export type ProductImageInput = zod.input<typeof ProductImageInput>;
export type ProductImageInputOutput = zod.output<typeof ProductImageInput>;
