// Generated from openapi/openapi.yaml. Do not edit.
import * as zod from 'zod';

export const productImageInputImageUrlMax = 2000;

export const productImageInputDisplayOrderMin = 0;



export const ProductImageInput = zod.strictObject({
  "image_url": zod.string().min(1).max(productImageInputImageUrlMax).describe('Address of the picture, as the upload call gave it.'),
  "is_primary": zod.boolean().describe('Whether this picture stands for the product.'),
  "display_order": zod.int().min(productImageInputDisplayOrderMin).describe('Place in the gallery: 1 for the first picture, 2 for the others.')
}).describe('A picture of a product to create.');

export type ProductImageInput = zod.input<typeof ProductImageInput>;
export type ProductImageInputOutput = zod.output<typeof ProductImageInput>;
