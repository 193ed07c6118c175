// Generated from openapi/openapi.yaml. Do not edit.
import * as zod from 'zod';



export const productImageDisplayOrderMin = 0;



export const ProductImage = zod.strictObject({
  "id": zod.string().min(1).describe('Identifier.'),
  "image_url": zod.string().min(1).describe('Address of the picture, root-relative or absolute.'),
  "is_primary": zod.boolean().describe('Whether this picture stands for the product.'),
  "display_order": zod.int().min(productImageDisplayOrderMin).describe('Place in the gallery, lowest first.')
}).describe('One picture of a product.');

export type ProductImage = zod.input<typeof ProductImage>;
export type ProductImageOutput = zod.output<typeof ProductImage>;
