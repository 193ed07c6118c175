// Generated from openapi/openapi.yaml. Do not edit.
import * as zod from 'zod';



export const productImageDisplayOrderMin = 0;



export const ProductImage = zod.strictObject({
  "id": zod.string().min(1),
  "image_url": zod.string().min(1),
  "is_primary": zod.boolean(),
  "display_order": zod.int().min(productImageDisplayOrderMin)
});

export type ProductImage = zod.input<typeof ProductImage>;
export type ProductImageOutput = zod.output<typeof ProductImage>;
